// Pages of rows load this file after themselves. See docs/decisions.md, "Withdrawn pages are hidden once they have loaded".
const { pathname } = location;
// Once React has taken over, it asks for the whole row.
const data = document.getElementById("page-data")?.textContent;
if (data) void isWithdrawn(data).then((is) => is && location.pathname === pathname && hide());

/** Whether visitors can no longer read the row that the page shows. Without an answer, the page stays. */
async function isWithdrawn(pageData: string): Promise<boolean> {
	try {
		const [[[table], row]] = JSON.parse(pageData).queries;
		const address: string = import.meta.env.VITE_SUPABASE_URL;
		const key: string = import.meta.env.VITE_SUPABASE_ANON_KEY;
		// As in key-headers.ts. An import would be another file for every page of a row.
		const headers = { apikey: key, ...(key.split(".").length === 3 ? { Authorization: `Bearer ${key}` } : {}) };
		const answer = await fetch(`${address.replace(/\/$/, "")}/rest/v1/${table}?select=id&id=eq.${(row.post ?? row).id}`, {
			headers,
			credentials: "omit",
		});
		const rows: unknown = answer.ok ? await answer.json() : null;
		return Array.isArray(rows) && rows.length === 0;
	} catch {
		return false;
	}
}

/** Removes the texts from sight and from the head. React then finds out what the address shows now, and replaces all of it. */
function hide(): void {
	for (const part of document.querySelectorAll<HTMLElement>("main > *")) part.style.visibility = "hidden";
	document.title = document.querySelector<HTMLMetaElement>("meta[property='og:site_name']")?.content ?? "";
	for (const tag of document.head.querySelectorAll("[data-prerendered]:not(title)")) tag.remove();
	const robots = document.createElement("meta");
	robots.name = "robots";
	robots.content = "noindex";
	robots.dataset.prerendered = "";
	document.head.append(robots);
	// React starts at the visitor's first input.
	dispatchEvent(new PointerEvent("pointermove"));
}

export {};
