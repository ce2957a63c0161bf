// @vitest-environment jsdom
import { readFileSync } from "node:fs";
import { QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, render } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { PostFieldsPreview, ProjectPreview } from "../../src/app/previews/form-previews";
import { makeBackup, serializeBackup } from "../../src/data/backup/backup-file";
import { readBackup } from "../../src/data/backup/read-backup";
import { createEmptyPost } from "../../src/data/posts/input-mapper";
import { postInputSchema } from "../../src/data/posts/input-schema";
import { emptyProject } from "../../src/data/projects/input-mapper";
import { projectInputSchema } from "../../src/data/projects/input-schema";
import { queryClient } from "../../src/data/query-client";
import { contactSchema } from "../../src/features/contact/contact-schema";
import { cleanForStorage } from "../../src/shared/lib/rich-text/clean-for-storage";
import { post, project } from "../support/data/backup-fixture";
import { literalInputs } from "../support/database/hostile-inputs";
import { stubEnvironment } from "../support/environment";
import { createFixture, MAILBOX, relayBody, relayCall } from "../support/mail-relay";
import { harmIn } from "./harm";
import { type Count, hostileTable, type Outcomes, TEXTS, textsOf, written } from "./hostile-table";

const NOW = new Date("2026-11-25T10:00:00Z");
const found: Outcomes = {};

function note(category: string, place: "form" | "preview" | "backup" | "relay", results: boolean[], leftOver = 0): void {
	const count: Count = { tried: results.length, accepted: results.filter((isAccepted) => isAccepted).length, leftOver };
	found[category] = { ...found[category], [place]: count };
}

beforeAll(() => Promise.all([import("../../src/app/routes/case-study"), import("../../src/app/routes/blog-post")]));
beforeEach(() => {
	vi.stubGlobal("fetch", async () => new Response("[]"));
	stubEnvironment({ VITE_CONTACT_MAILBOX: MAILBOX });
	for (const level of ["error", "warn"] as const) vi.spyOn(console, level).mockImplementation(() => {});
});
afterEach(() => {
	cleanup();
	queryClient.clear();
});

const goodContact = {
	firstName: "Ada",
	lastName: "Lovelace",
	email: "ada@example.com",
	phone: "+447911123456",
	subject: "A project",
	message: "We plan two ports.",
};
const goodProject = { ...emptyProject, title: "A camera", serviceId: "iot", description: "Counts." };
const goodPost = { ...createEmptyPost(NOW), title: "A queue", content: "<p>Words.</p>", author: { name: "Ada", avatar: "", bio: "" } };

test("the forms take harmless values", () => {
	expect(contactSchema.safeParse(goodContact).success).toBe(true);
	expect(projectInputSchema.safeParse(goodProject).success).toBe(true);
	expect(postInputSchema.safeParse(goodPost).success).toBe(true);
});

test.each(TEXTS)("the contact form and the editors take %s as text or refuse it", (category) => {
	const results = textsOf(category).map((text) => {
		if (category === "url-field") return projectInputSchema.safeParse({ ...goodProject, liveUrl: text }).success;
		if (category === "html-content") return postInputSchema.safeParse({ ...goodPost, content: text }).success;
		if (category === "contact-relay")
			return contactSchema.safeParse({ ...goodContact, ...(text.includes("@b") ? { email: text } : { subject: text }) }).success;
		const sent = contactSchema.safeParse({ ...goodContact, message: `We read: ${text}.` });
		if (sent.success) expect(sent.data.message).toBe(`We read: ${text}.`);
		return sent.success && projectInputSchema.safeParse({ ...goodProject, title: text }).success;
	});
	const kept = category === "html-content" ? textsOf(category).filter((_text, index) => results[index]) : [];
	const stored = kept.map((text) => harmIn(cleanForStorage(window, text)));
	note(category, "form", results, stored.flat().length);
});

const inAdmin = (content: React.ReactNode) => (
	<QueryClientProvider client={queryClient}>
		<MemoryRouter>{content}</MemoryRouter>
	</QueryClientProvider>
);

test.each(TEXTS)("the preview of the editors shows %s without anything that runs", async (category) => {
	const harm: string[] = [];
	const texts = textsOf(category).filter((text) => text.length <= 4000);
	for (const text of texts) {
		const address = category === "url-field" ? text : "";
		const title = address === "" && category !== "html-content" && text.trim() !== "" ? text : "A title";
		const content = category === "html-content" ? text : "<p>Words.</p>";
		const { container } = render(
			inAdmin(
				<>
					<PostFieldsPreview fields={{ ...goodPost, title, content, featuredImage: address }} />
					<ProjectPreview fields={{ ...goodProject, title, description: title, liveUrl: address, image: address }} />
				</>,
			),
		);
		await act(() => vi.dynamicImportSettled());
		expect(container.querySelectorAll("h1")).toHaveLength(2);
		harm.push(...harmIn(container.innerHTML));
		cleanup();
	}
	note(
		category,
		"preview",
		texts.map(() => true),
		harm.length,
	);
});

const isRead = (text: string) =>
	readBackup(text, NOW).then(
		() => true,
		() => false,
	);

test.each(TEXTS)("a backup keeps %s as written or is refused as a whole", async (category) => {
	const results = textsOf(category).map(async (text) => {
		const rows = {
			projects: category === "html-content" ? [] : [project(1, category === "url-field" ? { link: text } : { title: text })],
			blogs: category === "html-content" ? [post(1, { content: text })] : [],
		};
		return isRead(serializeBackup(await makeBackup(rows, NOW)));
	});
	note(category, "backup", await Promise.all(results));
});

test("a backup file of the corpus is refused, and pollutes nothing", async () => {
	const files = literalInputs("backup-and-storage").filter(({ inject }) => inject.includes("backup file upload"));
	note("backup-and-storage", "backup", await Promise.all(files.map(({ payload }) => isRead(String(payload)))));
	expect(Reflect.get({}, "polluted")).toBeUndefined();
});

test.each(TEXTS)("the relay stores and mails %s to the mailbox only, on one line each, or refuses it", async (category) => {
	const results: boolean[] = [];
	let stray = 0;
	for (const text of textsOf(category)) {
		const { relay, leads, mails } = createFixture();
		const body = `Name: ${text}\nEmail: ada@example.com\nPhone: ${text}\nMessage: ${text}`;
		const { status } = await relay(relayCall(relayBody({ subject: text, body })));
		const isStored = status === 200 && leads.length === 1;
		expect(isStored || (status >= 400 && status < 500 && leads.length === 0)).toBe(true);
		results.push(isStored);
		stray += mails.filter(({ to, subject }) => to !== MAILBOX || /[\r\n\0\u0085\u2028\u2029]/.test(subject)).length;
	}
	note(category, "relay", results, stray);
});

afterAll(() => {
	const own = Object.fromEntries(Object.keys(found).map((category) => [category, { ...written[category], ...found[category] }]));
	if (process.env.UPDATE_TABLE) console.info(JSON.stringify(own, null, "\t"));
	expect(own).toEqual(Object.fromEntries(Object.keys(found).map((category) => [category, written[category]])));
});

test("docs/security.md has the table", () => {
	expect(readFileSync(`${import.meta.dirname}/../../docs/security.md`, "utf8")).toContain(hostileTable());
});
