import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { chatMessages, quickReplies } from "@/content/chat/messages";
import { type ChatEvent, type Conversation, converse, emptyConversation, findRefusal, listUnsent, MAX_TEXT } from "./chat-conversation";

const at = 1_700_000_000_000;
const run = (...events: ChatEvent[]) => events.reduce(converse, emptyConversation);
const open = { type: "open", at } as const;
const answer = { type: "answer", at } as const;
const pick = (text: string) => ({ type: "pick", text, at }) as const;
const type = (text: string): ChatEvent[] => [
	{ type: "draft", text },
	{ type: "say", at },
];
const texts = (chat: Conversation) => chat.messages.map(({ isBot, text }) => `${isBot ? "bot" : "you"}: ${text}`);
const [web, human] = ["Show me Web projects", "I want to talk to a human"] as const;
/** A reply without an action. */
const cost = quickReplies.find(({ action }) => !action)?.text ?? "";
const answerTo = (question: string) => `bot: ${quickReplies.find(({ text }) => text === question)?.answer}`;
const sending: ChatEvent = { type: "send", key: "key-00000001" };
const refused: ChatEvent = { type: "failed", reason: "refused" };

describe("opening", () => {
	test("adds one welcome the first time and none later", () => {
		const once = run(open);
		expect(texts(once)).toEqual([`bot: ${chatMessages.welcome}`]);
		expect(converse(converse(once, { type: "close" }), open).messages).toEqual(once.messages);
	});

	test("gives a message its own id, a text, a speaker and a time", () => {
		const { messages } = run(open, pick(cost), answer, ...type("Hello"), answer);
		expect(messages).toHaveLength(5);
		for (const message of messages) {
			expect(Object.keys(message).sort()).toEqual(["id", "isBot", "text", "timestamp"]);
			expect(message.timestamp).toBe(at);
		}
		expect(new Set(messages.map(({ id }) => id)).size).toBe(5);
	});
});

describe("quick replies", () => {
	test("adds the visitor's message, then the answer", () => {
		const picked = run(open, pick(cost));
		expect(texts(picked).at(-1)).toBe(`you: ${cost}`);
		expect(picked.waiting).toHaveLength(1);
		const answered = converse(picked, answer);
		expect(texts(answered).at(-1)).toBe(answerTo(cost));
		expect(answered.waiting).toEqual([]);
	});

	test("accepts one pick at a time, and only offered replies", () => {
		expect(texts(run(open, pick(cost), pick(web), pick(cost)))).toHaveLength(2);
		expect(texts(run(open, pick("Delete everything")))).toHaveLength(1);
	});

	test("runs an action after the answer of the two specified replies only", () => {
		expect(run(open, pick(web)).action).toBeNull();
		expect(run(open, pick(web), answer).action).toEqual({ kind: "show-web-projects" });
		expect(run(open, pick(human), answer).action).toEqual({ kind: "talk-to-human" });
		expect(run(open, pick(cost), answer).action).toBeNull();
		expect(run(open, pick(web), answer, { type: "acted" }).action).toBeNull();
	});

	test("cancels the action on close, before or after the answer, and keeps the answer", () => {
		const before = run(open, pick(web), { type: "close" }, open, answer);
		expect([before.action, texts(before).at(-1)]).toEqual([null, answerTo(web)]);
		expect(run(open, pick(web), answer, { type: "close" }).action).toBeNull();
	});
});

describe("typed text", () => {
	test("answers with a thanks that names the assistant as automated, and a form that asks for an email", () => {
		const said = run(open, ...type("  Do you build for ports?  "));
		expect(texts(said).at(-1)).toBe("you: Do you build for ports?");
		expect([said.draft, said.asking]).toEqual(["", false]);
		const thanked = converse(said, answer);
		expect(texts(thanked).at(-1)).toBe(`bot: ${chatMessages.thanks}`);
		expect(thanked.asking).toBe(true);
	});

	test.each(["", "   ", "\n\n", "\u200b\u200b", "\u3000", "\u0000\u0007"])("rejects %j as empty", (text) => {
		expect(findRefusal(run(open, { type: "draft", text }))).toBe("blank");
		expect(texts(run(open, ...type(text)))).toHaveLength(1);
	});

	test("accepts 1000 characters, and rejects 1001 but keeps them in the field", () => {
		expect(texts(run(open, ...type("x".repeat(MAX_TEXT))))).toHaveLength(2);
		const long = run(open, ...type("x".repeat(MAX_TEXT + 1)));
		expect([findRefusal(long), long.messages.length, long.draft.length]).toEqual(["too-long", 1, MAX_TEXT + 1]);
	});

	test("removes unmailable characters, and keeps lines", () => {
		expect(run(open, ...type("abd\r\nsecond \ud800line")).messages.at(-1)?.text).toBe("abd\nsecond line");
	});

	test("replaces a run of control characters by one space, so that pasted cells stay apart", () => {
		expect(run(open, ...type("Budget\t12\t\u0000500 users\nNext\trow\t")).messages.at(-1)?.text).toBe("Budget 12 500 users\nNext row");
	});

	test("adds a message once when Enter is pressed twice, and thanks once for two messages in a row", () => {
		expect(texts(run(open, ...type("Hello"), { type: "say", at }))).toHaveLength(2);
		const two = run(open, ...type("Hello"), ...type("Anybody there?"), answer, answer);
		expect(texts(two)).toEqual([`bot: ${chatMessages.welcome}`, "you: Hello", "you: Anybody there?", `bot: ${chatMessages.thanks}`]);
	});

	test("delays a message typed before an answer arrives", () => {
		const chat = run(open, pick(cost), ...type("And for ports?"), answer, answer);
		expect(texts(chat).slice(1)).toEqual([`you: ${cost}`, "you: And for ports?", answerTo(cost), `bot: ${chatMessages.thanks}`]);
	});

	test("rejects more text than the relay accepts until it is sent", () => {
		const many = Array.from({ length: 8 }, (_, index) => type(`Text ${index}`)).flat();
		const full = run(open, ...many, { type: "draft", text: "One more" });
		expect(findRefusal(full)).toBe("too-many");
		expect(converse(full, { type: "say", at }).draft).toBe("One more");
		expect(findRefusal([sending, { type: "sent", at } as const].reduce<Conversation>(converse, full))).toBeNull();
	});
});

describe("sending to the team", () => {
	const asked = run(open, ...type("Do you build for ports?"), answer, { type: "email", text: "ada@example.com" });

	test("confirms success, closes the form and counts the sent messages", () => {
		const sent = [sending, { type: "sent", at } as const].reduce<Conversation>(converse, asked);
		expect(texts(sent).at(-1)).toBe(`bot: ${chatMessages.sent}`);
		expect([sent.asking, listUnsent(sent), sent.lead.status, sent.attempt, sent.email]).toEqual([
			false,
			[],
			"idle",
			null,
			"ada@example.com",
		]);
	});

	const attempt = { key: "key-00000001", upTo: asked.messages.length, email: "ada@example.com" };

	test("keeps everything after a failure, including the attempt", () => {
		const failed = [sending, { type: "failed", reason: "offline" } as const].reduce<Conversation>(converse, asked);
		expect(failed).toEqual({ ...asked, attempt, lead: { status: "failed", offline: true } });
	});

	test("keeps the first attempt's key and end when messages are added", () => {
		const steps = [sending, ...type("One more thing"), { type: "failed", reason: "unconfirmed" } as const, pick(cost)];
		const failed = steps.reduce<Conversation>(converse, asked);
		expect([failed.attempt, listUnsent(failed).length]).toEqual([attempt, listUnsent(asked).length + 1]);
		const again = converse(failed, { type: "send", key: "key-00000001" });
		expect([again.attempt, again.lead]).toEqual([attempt, { status: "sending", upTo: failed.messages.length }]);
		expect(listUnsent(converse(again, { type: "sent", at }))).toEqual([]);
	});

	test("counts only the first attempt's messages as sent when the relay already has that attempt", () => {
		const steps = [sending, { type: "failed", reason: "unconfirmed" } as const, ...type("One more thing"), answer, sending];
		const known = [...steps, { type: "sent", at, isEarlier: true } as const].reduce<Conversation>(converse, asked);
		expect(listUnsent(known).map((position) => known.messages[position]?.text)).toEqual(["One more thing"]);
		expect([known.asking, known.attempt, texts(known).at(-1)]).toEqual([true, null, `bot: ${chatMessages.sent}`]);
	});

	describe("without an answer", () => {
		const lost = [sending, { type: "failed", reason: "unconfirmed" } as const].reduce<Conversation>(converse, asked);
		const toBot = (chat: Conversation) => texts(converse(chat, { type: "decline", at })).at(-1);

		test("claims on “Not now” that nothing was sent only if nothing can have arrived", () => {
			expect(toBot(lost)).toBe(`bot: ${chatMessages.declinedUnconfirmed}`);
			expect(chatMessages.declinedUnconfirmed).not.toMatch(/wasn’t sent/);
			for (const reason of ["offline", "refused"] as const)
				expect(toBot(converse(converse(asked, sending), { type: "failed", reason }))).toBe(`bot: ${chatMessages.declined}`);
		});

		test.each<[string, ChatEvent[]]>([
			["a later attempt is refused", [sending, refused]],
			["a later attempt is made offline", [sending, { type: "failed", reason: "offline" }]],
			["the address changes", [{ type: "email", text: "b@example.com" }]],
		])("stays unconfirmed when %s", (_when, steps) => {
			expect(toBot(steps.reduce(converse, lost))).toBe(`bot: ${chatMessages.declinedUnconfirmed}`);
		});

		test.each([false, true])("is settled by the next answer (the relay had the first attempt: %s)", (isEarlier) => {
			const steps: ChatEvent[] = [...type("And for air?"), answer, sending, { type: "sent", at, isEarlier }, ...type("And rail?"), answer];
			expect(toBot(steps.reduce(converse, lost))).toBe(`bot: ${chatMessages.declined}`);
		});
	});

	test.each([
		["another key for another address", ["b@example.com"], { key: "key-00000002", upTo: attempt.upTo, email: "b@example.com" }],
		["the same key for an address that was changed and changed back", ["b@example.com", " Ada@example.com", " ada@example.com"], attempt],
	])("uses %s", (_which, addresses, expected) => {
		const edits = addresses.map((text): ChatEvent => ({ type: "email", text }));
		const steps = [sending, { type: "failed", reason: "unconfirmed" } as const, ...edits, { type: "send", key: "key-00000002" } as const];
		expect(steps.reduce<Conversation>(converse, asked).attempt).toEqual(expected);
	});

	test("never sends twice at once or without a typed message, and ignores unexpected answers", () => {
		const busy = converse(asked, sending);
		expect(converse(busy, { type: "send", key: "key-00000002" })).toBe(busy);
		expect(converse(busy, { type: "email", text: "b@example.com" })).toBe(busy);
		expect(converse(busy, { type: "decline", at })).toBe(busy);
		const idle = run(open, pick(cost), answer);
		expect(converse(idle, sending)).toBe(idle);
		expect(converse(asked, { type: "sent", at })).toBe(asked);
	});

	test("doesn't count text typed while sending as sent", () => {
		const more = [sending, ...type("And for airports?"), { type: "sent", at } as const, answer].reduce<Conversation>(converse, asked);
		expect(listUnsent(more).map((position) => more.messages[position]?.text)).toEqual(["And for airports?"]);
		expect([more.asking, texts(more).at(-1)]).toEqual([true, `bot: ${chatMessages.thanksAgain}`]);
	});

	test("confirms “Not now” as not sent, keeps the way back, and asks again after the next message", () => {
		const declined = converse(asked, { type: "decline", at });
		expect([declined.asking, texts(declined).at(-1), listUnsent(declined).length]).toEqual([false, `bot: ${chatMessages.declined}`, 1]);
		expect(converse(declined, { type: "reopen" }).asking).toBe(true);
		expect([...type("Well, yes"), answer].reduce<Conversation>(converse, declined).asking).toBe(true);
		expect(converse(run(open), { type: "reopen" }).asking).toBe(false);
	});
});

test("never loses or changes a message and keeps ids unique for any sequence of events", () => {
	const event: fc.Arbitrary<ChatEvent> = fc.oneof(
		fc.constantFrom<ChatEvent>(open, { type: "close" }, answer, { type: "say", at }, { type: "acted" }, { type: "decline", at }),
		fc.constantFrom<ChatEvent>({ type: "reopen" }, sending, { type: "sent", at }, { type: "failed", reason: "unconfirmed" }, refused),
		fc.constant<ChatEvent>({ type: "sent", at, isEarlier: true }),
		fc.constantFrom(...quickReplies.map(({ text }) => pick(text))),
		fc.string().map((text): ChatEvent => ({ type: "draft", text })),
	);
	fc.assert(
		fc.property(fc.array(event, { maxLength: 60 }), (events) => {
			let chat = emptyConversation;
			for (const next of events) {
				const before = chat.messages;
				chat = converse(chat, next);
				expect(chat.messages.slice(0, before.length)).toEqual(before);
				expect(chat.waiting.length).toBeLessThanOrEqual(2);
				expect(chat.sent).toBeLessThanOrEqual(chat.messages.length);
				expect(chat.typed.every((position) => chat.messages[position]?.isBot === false)).toBe(true);
			}
			expect(new Set(chat.messages.map(({ id }) => id)).size).toBe(chat.messages.length);
		}),
	);
});
