import { PostgrestClient } from "@supabase/postgrest-js";
import type { Rows } from "@/data/backup/columns";
import { planRestore } from "@/data/backup/restore-plan";

interface Behavior {
	before?: (request: number) => void;
	restore?: "answers" | "loses the answer" | "loses the request";
}

export function storedDatabase(rows: Rows, behavior: Behavior = {}) {
	const asked: string[] = [];
	const database = { rows, turn: 1 };
	const state = () => ({ projects: database.rows.projects.length, blogs: database.rows.blogs.length, state: `state ${database.turn}` });
	const page = (url: URL) => {
		if (url.pathname.endsWith("/redirects")) return [];
		const list = url.pathname.endsWith("/portfolios") ? database.rows.projects : database.rows.blogs;
		const after = (url.searchParams.get("id") ?? "").replace("gt.", "");
		const limit = Math.min(1000, Number(url.searchParams.get("limit")));
		const sorted = [...list].sort((one, other) => (one.id < other.id ? -1 : 1));
		return sorted.filter(({ id }) => id > after).slice(0, limit);
	};
	const write = (body: unknown) => {
		if (behavior.restore === "loses the request") throw new TypeError("Failed to fetch");
		const { backup } = JSON.parse(String(body));
		const plan = planRestore(database.rows, backup, "replace");
		database.rows = backup;
		database.turn += 1;
		if (behavior.restore === "loses the answer") throw new TypeError("Failed to fetch");
		const counts = ({ added, changed, removed, unchanged }: (typeof plan)["projects"]) => ({
			added: added.length,
			changed: changed.length,
			removed: removed.length,
			unchanged,
		});
		return { projects: counts(plan.projects), blogs: counts(plan.blogs) };
	};
	const fetch = async (input: RequestInfo | URL, init?: RequestInit) => {
		const url = new URL(String(input));
		asked.push(`${init?.method} ${url.pathname.replace("/rest/v1/", "")}`);
		behavior.before?.(asked.length);
		const path = url.pathname.replace("/rest/v1/", "");
		const answer = path === "rpc/content_state" ? state() : path === "rpc/restore_backup" ? write(init?.body) : page(url);
		return new Response(JSON.stringify(answer), { headers: { "content-type": "application/json" } });
	};
	const touch = (): void => {
		database.turn += 1;
	};
	return { touch, rest: new PostgrestClient("https://project.example.com/rest/v1", { fetch }), asked, database };
}
