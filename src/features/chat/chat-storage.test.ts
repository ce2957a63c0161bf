// @vitest-environment jsdom
import { afterEach, describe, expect, test, vi } from "vitest";
import { quickReplies } from "@/content/chat/messages";
import hostile from "../../../tests/support/hostile-inputs.json";
import { type ChatEvent, converse, emptyConversation, MAX_TEXT } from "./chat-conversation";
import { readConversation, writeConversation } from "./chat-storage";

const at = 1_700_000_000_000;
const events: ChatEvent[] = [
	{ type: "open", at },
	{ type: "draft", text: "Do you build for ports?" },
	{ type: "say", at },
	{ type: "answer", at },
	{ type: "email", text: "ada@example.com" },
	{ type: "send", key: "key-00000001" },
	{ type: "failed", reason: "unconfirmed" },
];
const chat = events.reduce(converse, emptyConversation);
const keep = (value: unknown) => sessionStorage.setItem("chat", typeof value === "string" ? value : JSON.stringify(value));

afterEach(() => sessionStorage.clear());

describe("stored conversation", () => {
	test("restores everything after a reload, including the attempt to send", () => {
		writeConversation(chat);
		expect(readConversation()).toEqual({ ...chat, lead: { status: "idle" } });
	});

	test("adds a pending answer without its action", () => {
		const waiting = converse({ ...chat, action: { kind: "talk-to-human" } }, { type: "pick", text: quickReplies[0]?.text ?? "", at });
		writeConversation(waiting);
		expect(readConversation()).toMatchObject({ action: null, waiting: [{ reply: quickReplies[0]?.text, acts: false }] });
	});

	test("counts an interrupted send as not confirmed", () => {
		writeConversation(converse({ ...chat, unconfirmed: false, lead: { status: "idle" } }, { type: "send", key: "key-00000002" }));
		expect(readConversation()).toMatchObject({ sent: 0, unconfirmed: true, lead: { status: "idle" }, asking: true });
	});

	test("keeps an interrupted send's key and end after a reload, also when a message was added", () => {
		const more: ChatEvent[] = [
			{ type: "send", key: "key-00000001" },
			{ type: "draft", text: "And for airports?" },
			{ type: "say", at },
		];
		writeConversation(more.reduce(converse, chat));
		const attempt = { key: "key-00000001", upTo: chat.messages.length, email: "ada@example.com" };
		expect(readConversation()).toMatchObject({ attempt, lead: { status: "idle" } });
		expect(converse(readConversation(), { type: "answer", at })).toMatchObject({ attempt });
	});

	test("restores a conversation of the version before, which stored no attempt", () => {
		const { attempt: _, ...older } = chat;
		keep({ ...older, key: "key-00000001" });
		expect(readConversation()).toEqual({ ...chat, attempt: null, lead: { status: "idle" } });
	});

	test("restores an attempt of the version before, which stored no address with it", () => {
		keep({ ...chat, attempt: { key: "key-00000001", upTo: 3 } });
		expect(readConversation().attempt).toEqual(chat.attempt);
	});

	const rubbish: [string, unknown][] = [
		["nothing", "null"],
		["no JSON", "{"],
		["a number", 5],
		["a list", []],
		["an older shape", { messages: [{ text: "Hi" }] }],
		["messages that are none", { ...chat, messages: "Hi" }],
		["a message without a time", { ...chat, messages: [{ id: "1", text: "Hi", isBot: true }] }],
		["a message that is an object", { ...chat, messages: [{ text: {}, isBot: true, timestamp: 1 }] }],
		["a message without end", { ...chat, messages: [{ text: "x".repeat(2 * MAX_TEXT + 1), isBot: false, timestamp: 1 }], typed: [] }],
		["an unknown reply", { ...chat, waiting: [{ reply: "Delete everything", acts: true }] }],
		["a typed position without a message", { ...chat, typed: [99] }],
		["a typed position of the assistant's", { ...chat, typed: [0] }],
		["a typed position that is no number", { ...chat, typed: ["__proto__"] }],
		["more sent than said", { ...chat, sent: 99 }],
		["half a message sent", { ...chat, sent: 0.5 }],
		["a key with a line break", { ...chat, attempt: { key: "key-0000\r\nX: 1", upTo: 3 } }],
		["an attempt with more than was said", { ...chat, attempt: { key: "key-00000001", upTo: 99 } }],
		["an attempt without an end", { ...chat, attempt: { key: "key-00000001" } }],
		["an attempt for an address that is a list", { ...chat, attempt: { key: "key-00000001", upTo: 3, email: ["a"] } }],
		["a draft that is a list", { ...chat, draft: ["a"] }],
		["an address that is missing", { ...chat, email: undefined }],
	];
	test.each(rubbish)("ignores %s", (_name, kept) => {
		keep(kept);
		expect(readConversation()).toEqual(emptyConversation);
	});

	const corpus = hostile.entries.flatMap(({ id, category, payload }) =>
		category === "backup-and-storage" ? [[id, payload] as const] : [],
	);
	test.each(corpus)("rejects invalid data: %s", (_id, payload) => {
		keep(payload);
		expect(readConversation()).toEqual(emptyConversation);
		expect(Reflect.get({}, "polluted")).toBeUndefined();
	});

	test("assigns new ids and ignores inherited members", () => {
		keep({ ...chat, messages: chat.messages.map((message) => ({ ...message, id: "__proto__" })) });
		expect(readConversation().messages.map(({ id }) => id)).toEqual(["m1", "m2", "m3"]);
		keep({ ...chat, constructor: { name: "x" }, toString: "x", extra: 1 });
		expect(Object.keys(readConversation()).sort()).toEqual(Object.keys(emptyConversation).sort());
	});

	test("loses only persistence when storage throws", () => {
		vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
			throw new DOMException("denied", "SecurityError");
		});
		vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
			throw new DOMException("full", "QuotaExceededError");
		});
		expect(readConversation()).toEqual(emptyConversation);
		expect(() => writeConversation(chat)).not.toThrow();
	});
});
