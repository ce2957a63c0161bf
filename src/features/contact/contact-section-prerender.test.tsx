import { prerender } from "react-dom/static";
import { MemoryRouter } from "react-router-dom";
import { describe, expect, test } from "vitest";
import { site } from "@/content/site";
import { ContactSection } from "./contact-section";

// Like the prerenderer, this test has no document.
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

describe("the prerendered contact section", () => {
	test("has three plain links and points visitors without scripts to them", async () => {
		const page = await html({});
		for (const href of [`mailto:${site.email}`, site.phone.href, site.whatsapp.href]) expect(page).toContain(`href="${href}"`);
		expect(page).toMatch(/<noscript>.*needs JavaScript.*mailto:.*tel:.*<\/noscript>/);
	});

	test.each([{}, { heading }])("has a form with its fields and a line for lost scripts with %o", async (props) => {
		const page = await html(props);
		expect(page).toMatch(/class="lost-form">.*mailto:.*tel:/);
		expect(page).toMatch(/<form [^>]*method="post"/);
		expect(page.match(/<(input|textarea) /g)).toHaveLength(7);
	});
});
