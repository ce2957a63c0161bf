import { rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { ownPost, sampleTitle } from "../e2e/support/samples.ts";
import { KEY, type WebDriverPage, waitFor } from "./webdriver.ts";
import { expect, hydrated, open, signIn, test } from "./webkit-journey.ts";

const unique = (words: string) => `${words} ${crypto.randomUUID().slice(0, 8)}`;
const reaches = (window: WebDriverPage, pattern: RegExp) => expect.poll(() => window.path()).toMatch(pattern);
/** Name of the element that has the focus. */
const focused = (window: WebDriverPage) =>
	window.run<string>(
		"const { activeElement: one } = document; return (one?.id || one?.getAttribute('aria-label') || one?.textContent || '').trim()",
	);

/** Subjects of the relay's inbox. */
async function subjects(site = ""): Promise<string[]> {
	const { messages } = await (await fetch(`${site}/dev/mail/messages.json`)).json();
	return messages.map(({ subject }: { subject: string }) => subject);
}

/** Fills in a contact form. The relay takes a form that is sent within two seconds for spam. */
async function writeMessage(window: WebDriverPage, within: string, subject: string): Promise<void> {
	const first = Date.now();
	const message = { "First name": "Asha", "Last name": "Rao", Email: "asha.rao@example.com", "Phone number": "+91 98765 43210" };
	for (const [label, text] of Object.entries(message)) await window.type(label, text, { within });
	await window.type("Subject", subject, { within });
	await window.type("Message", "We run 300 vans in Pune and need live dispatch.", { within });
	await expect.poll(() => Date.now() - first).toBeGreaterThan(2500);
	await window.press("Send message", { within });
}

test.describe("visitor", () => {
	test("opens the menu on a narrow screen, which keeps the focus inside and returns it on Esc", async ({ window }) => {
		await window.resize(447, 900);
		await open(window, "/");
		await window.press("Open menu");
		await window.see("FAQ", { within: "dialog[open]", kind: "a" });
		for (let step = 0; step < 12; step += 1) await window.keys(KEY.tab);
		expect(
			await window.run("const { activeElement: one } = document; return one === document.body || one.closest('dialog') !== null"),
		).toBe(true);
		expect(await window.run("return getComputedStyle(document.documentElement).overflow")).toBe("hidden");
		await window.keys(KEY.escape);
		await expect.poll(() => window.run("return document.querySelectorAll('dialog[open]').length")).toBe(0);
		expect(await focused(window)).toBe("Open menu");
	});

	test("opens one service and one answer at a time", async ({ window }) => {
		await open(window, "/");
		for (const part of ["#services", "#faq"]) {
			const names = await window.run<string[]>(
				`return [...document.querySelectorAll('${part} summary')].slice(0, 2).map((one) => one.textContent.replace(/\\s+/g, ' ').trim())`,
			);
			for (const name of names) await window.press(name, { within: part, kind: "summary" });
			const opened = () =>
				window.run(`return [...document.querySelectorAll('${part} details')].flatMap((one, at) => one.open ? [at] : [])`);
			await expect.poll(opened).toEqual([1]);
		}
		await window.press("Learn More", { within: "#services details[open]", partly: true });
		await reaches(window, /^\/saas$/);
	});

	test("filters the portfolio, goes back, opens a case study and its gallery", async ({ window }) => {
		const title = sampleTitle("control-tower-delivery-riders");
		await open(window, "/portfolio");
		await window.press("AI Calling Agency", { within: "main", partly: true, kind: "button, [role=button]" });
		await reaches(window, /\?service=ai-calling$/);
		const groups = () => window.run("return [...document.querySelectorAll('main h3')].filter((one) => one.checkVisibility()).length");
		await expect.poll(groups).toBe(1);
		await window.back();
		await expect.poll(groups).toBeGreaterThan(1);
		await window.press(title, { kind: "a", partly: true });
		await window.see(title, { kind: "h1" });
		await window.press("(full size)", { kind: "a", partly: true });
		await window.see("1 / ", { within: "[role=dialog]", partly: true });
		await window.keys(KEY.right);
		await window.see("2 / ", { within: "[role=dialog]", partly: true });
		await window.keys(KEY.escape);
		await expect.poll(() => window.run("return document.querySelectorAll('[role=dialog]').length")).toBe(0);
		expect(await focused(window)).toMatch(/\(full size\)$/);
	});

	test("sends the contact form, whose message arrives once", async ({ window, baseURL }) => {
		const subject = unique("A dispatch board");
		await open(window, "/contact");
		await writeMessage(window, "main form", subject);
		await reaches(window, /^\/thank-you$/);
		expect((await subjects(baseURL)).filter((one) => one === subject)).toHaveLength(1);
	});

	test("names the missing fields of an empty form", async ({ window }) => {
		await open(window, "/contact");
		await window.press("Send message", { within: "main form" });
		await window.see("Email is required", { partly: true });
		expect(await focused(window)).not.toBe("");
	});

	test("sends a lead from the dialog, which closes on Esc before", async ({ window, baseURL }) => {
		await open(window, "/");
		await window.press("Schedule Consultation", { partly: true });
		await window.see("Start a project", { partly: true });
		await window.keys(KEY.escape);
		await expect.poll(() => window.run("return document.querySelectorAll('dialog[open]').length")).toBe(0);
		await window.press("Schedule Consultation", { partly: true });
		const subject = unique("A consultation");
		await window.fill("Subject", subject, { within: "dialog[open]" });
		await writeMessage(window, "dialog[open]", " soon");
		await reaches(window, /^\/thank-you$/);
		expect((await subjects(baseURL)).filter((one) => one === `${subject} soon`)).toHaveLength(1);
	});

	test("asks the chat and leaves an address", async ({ window, baseURL }) => {
		const question = unique("Do you build cold-store sensors");
		await open(window, "/");
		await window.press("Open chat", { partly: true });
		const first = Date.now();
		await window.type("", question, { within: "#chat-panel", kind: "input, textarea", partly: true });
		await window.keys(KEY.enter);
		await window.type("Your email", "kiran@example.com", { within: "#chat-panel" });
		await expect.poll(() => Date.now() - first).toBeGreaterThan(2500);
		await window.press("Send to the team");
		await window.see("Sent to the team", { partly: true, kind: "p" });
		expect((await subjects(baseURL)).filter((one) => one.includes(question))).toHaveLength(1);
	});

	test("keeps the dark theme over a reload and returns to the system's", async ({ window }) => {
		const dark = () => window.run("return getComputedStyle(document.body).colorScheme === 'dark'");
		await open(window, "/");
		// The page grows while its last part hydrates, so a click on a busy machine would land beside the button.
		await window.see("Dark theme");
		await waitFor("a hydrated footer", () =>
			window.run("return document.querySelector('footer').closest('[data-island]').dataset.hydrated === ''"),
		);
		await window.press("Dark theme");
		await expect.poll(dark).toBe(true);
		await window.reload();
		await hydrated(window);
		await expect.poll(dark).toBe(true);
		await window.press("System theme");
		await expect.poll(dark).toBe(false);
	});

	test("finds a post by search, follows its table of contents and returns to its place in the list", async ({ window }) => {
		await open(window, "/blogs");
		const { slug, title } = ownPost();
		const [word = ""] = title.split(/\W+/).sort((one, other) => other.length - one.length);
		await window.type("Search", word, { kind: "input", partly: true });
		await expect.poll(() => window.path()).toContain(word);
		await window.press(title, { partly: true, within: "main", kind: "a" });
		await reaches(window, new RegExp(`^/blog/${slug}`));
		await hydrated(window);
		const [name] = await window.run<string[]>(
			"return [...document.querySelectorAll('nav[aria-labelledby] ol a')].map((one) => one.textContent)",
		);
		await window.press(name ?? "", { within: "nav[aria-labelledby]" });
		await reaches(window, /#/);
		await expect
			.poll(() => window.run("return document.querySelector(location.hash).getBoundingClientRect().top < innerHeight / 2"))
			.toBe(true);
	});

	test("returns to the same place of a page on Back", async ({ window }) => {
		await open(window, "/portfolio");
		await window.run("addEventListener('click', () => (sessionStorage.place = scrollY), { capture: true })");
		await window.press(sampleTitle("control-tower-delivery-riders"), { kind: "a", partly: true });
		await reaches(window, /^\/case-study\//);
		await expect.poll(() => window.run("return scrollY")).toBe(0);
		expect(await window.run<number>("return Number(sessionStorage.place)")).toBeGreaterThan(200);
		await window.back();
		await reaches(window, /^\/portfolio$/);
		await expect.poll(() => window.run<number>("return Math.abs(scrollY - Number(sessionStorage.place))")).toBeLessThan(3);
	});
});

test.describe("administrator", () => {
	test("signs in, edits a project and sees it on the public page", async ({ window }) => {
		await signIn(window);
		await window.goto("/admin/portfolio");
		await window.press("Edit ", { kind: "main a[aria-label]", within: "table", partly: true });
		const client = unique("Dockline");
		await window.fill("Client", client);
		await window.press("Update Portfolio");
		await window.see("Portfolio updated", { partly: true });
		await window.see(client, { within: "table", partly: true });
	});

	test("writes a post in the editor and reads it on its page", async ({ window }) => {
		const title = unique("What a queue hides");
		await signIn(window);
		await window.goto("/admin/blogs/new");
		await window.type("Title", title);
		await window.type("Author name", "Leela Nair");
		await window.press("Content", { kind: "[contenteditable=true]" });
		await window.keys(..."## Where it waits", KEY.enter, ..."In front of the **slowest** door.");
		await window.press("Create Blog Post");
		await window.see("Blog post created", { partly: true });
		await window.goto(`/blog/${title.toLowerCase().replace(/ /g, "-")}`);
		await window.see(title, { kind: "h1" });
		await window.see("Where it waits", { kind: "h2", partly: true });
		await window.see("slowest", { kind: "#post-body strong" });
	});

	test("uploads a picture, which the library shows", async ({ window }) => {
		const name = unique("shelf");
		const file = join(tmpdir(), `${name}.png`);
		writeFileSync(
			file,
			await sharp({ create: { width: 900, height: 600, channels: 3, background: "#0e7490" } })
				.png()
				.toBuffer(),
		);
		try {
			await signIn(window);
			await window.goto("/admin/pictures");
			await window.see("Pictures", { kind: "h1" });
			await window.upload("main", file);
			await window.see(`${name}.png`, { within: "[aria-label='Uploaded pictures']", partly: true });
			await waitFor("a loaded picture", () =>
				window.run("return document.querySelector('[aria-label=\"Uploaded pictures\"] img')?.naturalWidth > 0"),
			);
		} finally {
			rmSync(file);
		}
	});
});
