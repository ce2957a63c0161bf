import { prerender } from "react-dom/static";
import { MemoryRouter } from "react-router-dom";
import { describe, expect, test } from "vitest";
import { site } from "@/content/site";
import { ContactSection } from "./contact-section";

// No document here: this is how the prerenderer sees a page.
async function html(props: Parameters<typeof ContactSection>[0]): Promise<string> {
	const page = (
		<MemoryRouter>
			<ContactSection {...props} />
		</MemoryRouter>
	);
	const { prelude } = await prerender(page, { progressiveChunkSize: Number.POSITIVE_INFINITY });
	return new Response(prelude).text();
}
const heading = { title: "Write to us.", lead: "Three facts help." };

describe("the contact section as HTML", () => {
	test("the three ways are plain links, and whoever has no scripts is told to use them instead of the form", async () => {
		const page = await html({});
		for (const href of [`mailto:${site.email}`, site.phone.href, site.whatsapp.href]) expect(page).toContain(`href="${href}"`);
		expect(page).toMatch(/<noscript>.*needs JavaScript.*mailto:.*<\/noscript>/);
	});

	test("where it is the whole page the form is there to be typed into from the beginning", async () => {
		const page = await html({ heading });
		expect(page).toMatch(/<form [^>]*method="post"/);
		expect(page.match(/<(input|textarea) /g)).toHaveLength(7);
	});

	test("far down another page the form's markup is left to the scripts that it needs", async () => {
		expect(await html({})).not.toContain("<form");
	});
});
