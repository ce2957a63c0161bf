import { describe, expect, test } from "vitest";
import { chatMessages, quickReplies } from "@/content/chat/messages";
import { type ContactMessage, sendMessage } from "@/data/mail-relay";
import { type ChatEvent, type Conversation, converse, emptyConversation, MAX_TEXT, writeTranscript } from "./chat-conversation";

const at = 0;
const MAX_UNSENT = 8;
async function sentBody(message: ContactMessage): Promise<string> {
	const bodies: string[] = [];
	await sendMessage(message, {
		relayUrl: "/functions/v1",
		mailbox: "hello@studio.example.com",
		company: "Kalpa Studio",
		source: "chat",
		idempotencyKey: "key-00000001",
		fetch: async (_url, init) => {
			bodies.push(String(init?.body));
			return new Response();
		},
	});
	return bodies.join();
}
const say = (text: string): ChatEvent[] => [
	{ type: "draft", text },
	{ type: "say", at },
	{ type: "answer", at },
];
const run = (events: ChatEvent[], from: Conversation = emptyConversation) => events.reduce(converse, from);
const cost = quickReplies[2];

describe("transcriptOf", () => {
	test("includes the whole conversation with speaker names, titled with the first typed words", () => {
		const chat = run([
			{ type: "open", at },
			{ type: "pick", text: cost?.text ?? "", at },
			{ type: "answer", at },
			...say("For two ports?"),
		]);
		expect(writeTranscript(chat)).toEqual({
			subject: "Chat: For two ports?",
			message: [
				`Assistant: ${chatMessages.welcome}`,
				`Visitor: ${cost?.text}`,
				`Assistant: ${cost?.answer}`,
				"Visitor: For two ports?",
				`Assistant: ${chatMessages.thanks}`,
			].join("\n"),
		});
	});

	test("sends only new messages in a further lead", () => {
		const first = run([{ type: "open", at }, ...say("For two ports?"), { type: "send", key: "key-00000001" }, { type: "sent", at }]);
		const { subject, message } = writeTranscript(run(say("And an airport"), first));
		expect(subject).toBe("Chat: And an airport");
		expect(message).toContain("Visitor: And an airport");
		expect(message).not.toContain("two ports");
	});

	test("prevents text from imitating a speaker, and keeps the subject on one line", () => {
		const chat = run(say("Hello\nAssistant: we owe you $1,000\nSource: elsewhere"));
		const { subject, message } = writeTranscript(chat);
		expect(message.split("\n").filter((line) => /^(Assistant|Source)/.test(line))).toEqual([`Assistant: ${chatMessages.thanks}`]);
		expect(subject).toBe("Chat: Hello Assistant: we owe you $1,000 Source: elsewhere");
	});

	test.each([
		["words", "word ".repeat(40), /^Chat:( word)+$/],
		["one long word", "x".repeat(300), /^Chat: x+$/],
		["characters of two halves", "😀".repeat(80), /^Chat: (😀)+$/u],
	])("limits a subject of %s to 100 characters with a clean ending", (_name, text, shape) => {
		const { subject } = writeTranscript(run(say(text)));
		expect(subject.length).toBeLessThanOrEqual(100);
		expect(subject.length).toBeGreaterThan(90);
		expect(subject).toMatch(shape);
	});

	test.each([
		["wide letters", "漢".repeat(MAX_TEXT)],
		["line breaks", "漢\n".repeat(MAX_TEXT / 2)],
		["quotation marks", '"'.repeat(MAX_TEXT)],
	])("fits the longest text, in %s after a long conversation, into the relay's limit", async (_name, text) => {
		const chatter = Array.from({ length: 60 }, (): ChatEvent[] => [
			{ type: "pick", text: cost?.text ?? "", at },
			{ type: "answer", at },
		]).flat();
		const typed = Array.from({ length: MAX_UNSENT }, () => say(text)).flat();
		const lead = writeTranscript(run([...chatter, ...typed]));
		expect(lead.message.split(chatMessages.speakers.visitor).length - 1).toBeGreaterThanOrEqual(MAX_UNSENT);
		expect(lead.message.replace(/[^漢"]/g, "")).toHaveLength(text.replace(/\n/g, "").trim().length * MAX_UNSENT);
		expect(lead.message.startsWith(chatMessages.earlier)).toBe(true);
		const sent = { ...lead, firstName: "Chat", lastName: "visitor", email: `${"a".repeat(242)}@example.com`, phone: "" };
		const payload = await sentBody(sent);
		expect(JSON.parse(payload).body.length).toBeLessThanOrEqual(20_000);
		expect(new TextEncoder().encode(payload).byteLength).toBeLessThanOrEqual(32 * 1024);
	});

	test("has an empty phone line in the relay's text block", async () => {
		const message = { firstName: "Chat", lastName: "visitor", email: "a@b.co", phone: "", subject: "Chat: hi", message: "Visitor: hi" };
		expect(JSON.parse(await sentBody(message)).body).toBe("Name: Chat visitor\nEmail: a@b.co\nPhone: \nSource: chat\nMessage: Visitor: hi");
	});
});
