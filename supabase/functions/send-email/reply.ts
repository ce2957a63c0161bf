import { hashSender, jsonReply, RelayProblem, readReplyRequest } from "./http.ts";
import { createSenderLimit, DEFAULT_MAIL_TIMEOUT_MS, PENDING_MS, shortReason, withDeadline } from "./lead-flow.ts";
import { cleanBody, cleanLine, isPlainEmail, MAX_SUBJECT } from "./lead-text.ts";
import { type AnsweredLead, type LeadReply, NoAnswer, type RelayConfig, type RelayPorts } from "./ports.ts";
import { orUnavailable, requireAdministrator } from "./resend.ts";

const REPLY_LIMIT = { leads: 60, windowMs: 600_000 };
const MAX_TEXT = 10_000;
const MAX_REPLIES = 100;
const TRIES = 3;

/**
 * Answers a lead by mail, for the administrator. The address is the lead's own: the request has none. A repeated request with the same
 * `replyId` sends nothing twice. The handler throws RelayProblem 401, 403, 404, 409, 422, 429, 502, 503, or 504 when the reply stays pending.
 */
export function createReply(config: RelayConfig, ports: RelayPorts): (request: Request) => Promise<Response> {
	const limit = createSenderLimit(REPLY_LIMIT);

	return async (request) => {
		const sender = await hashSender(config.hashSecret, config.clientAddress(request));
		if (!limit.take(sender, 0, ports.now())) {
			const seconds = String(Math.ceil(REPLY_LIMIT.windowMs / 1000));
			throw new RelayProblem(429, "too_many_requests", "Too many replies. Please try again later.", { "retry-after": seconds });
		}
		await requireAdministrator(request, ports);
		const asked = await readReplyRequest(request);
		const reply: LeadReply = {
			id: asked.replyId,
			state: "pending",
			subject: cleanLine(asked.subject, MAX_SUBJECT),
			text: cleanBody(asked.text),
			at: new Date(ports.now()).toISOString(),
		};
		checkTexts(reply, asked.subject);
		const noted = await note(ports, asked.id, reply);
		if (noted.sent) return jsonReply(200, { reply: noted.sent, already: true });
		const sent = await mail(config, ports, noted, reply);
		ports.log("replied", { already: false });
		return jsonReply(200, { reply: sent, already: false });
	};
}

function checkTexts({ subject, text }: LeadReply, typed: string): void {
	if (subject === "") throw new RelayProblem(422, "empty_field", "The field subject must not be empty.");
	if (text === "") throw new RelayProblem(422, "empty_field", "The field text must not be empty.");
	if (typed.trim().length > MAX_SUBJECT)
		throw new RelayProblem(422, "subject_too_long", `The subject is longer than ${MAX_SUBJECT} characters.`);
	if (text.length > MAX_TEXT) throw new RelayProblem(422, "text_too_long", `The text is longer than ${MAX_TEXT} characters.`);
}

interface Noted {
	lead: AnsweredLead;
	/** The reply, if it has been sent. */
	sent?: LeadReply;
	/** An earlier attempt without an answer. */
	earlier?: LeadReply | undefined;
}

/** Adds the reply as pending, so that of two requests with the same id only one mails it. */
async function note(ports: RelayPorts, id: string, reply: LeadReply): Promise<Noted> {
	for (let tries = 0; tries < TRIES; tries += 1) {
		const lead = await orUnavailable(ports, "read", () => ports.store.readReplies(id));
		if (!lead) throw new RelayProblem(404, "no_such_lead", "This lead no longer exists.");
		if (!lead.email || !isPlainEmail(lead.email)) throw new RelayProblem(422, "no_address", "This lead has no email address.");
		const known = lead.replies.find((other) => other.id === reply.id);
		if (known && (known.subject !== reply.subject || known.text !== reply.text)) {
			throw new RelayProblem(
				422,
				"key_reused",
				"An earlier text of this reply was sent, or is being sent. Send this one only if it is still needed.",
			);
		}
		if (known?.state === "sent") return { lead, sent: known };
		if (known && ports.now() - Date.parse(known.at) < PENDING_MS) throw new RelayProblem(409, "in_progress", "This reply is being sent.");
		const others = lead.replies.filter((other) => other.id !== reply.id);
		if (others.length >= MAX_REPLIES) throw new RelayProblem(422, "too_many_replies", `A lead can have ${MAX_REPLIES} replies.`);
		const written = await orUnavailable(ports, "note", () => noteOnce(ports, lead, [...others, reply], reply));
		if (written) return { lead: written, earlier: known };
	}
	throw new RelayProblem(409, "in_progress", "This lead is being changed. Please try again.");
}

/** Null when the lead was changed meanwhile. A write that took too long can have arrived: then the reply has to be mailed, too. */
async function noteOnce(ports: RelayPorts, lead: AnsweredLead, replies: LeadReply[], { id, at }: LeadReply): Promise<AnsweredLead | null> {
	try {
		return await ports.store.writeReplies(lead, replies);
	} catch (error) {
		const current = await ports.store.readReplies(lead.id);
		if (current?.replies.some((other) => other.id === id && other.state === "pending" && other.at === at)) return current;
		throw error;
	}
}

async function mail(config: RelayConfig, ports: RelayPorts, { lead, earlier }: Noted, reply: LeadReply): Promise<LeadReply> {
	const message = {
		from: config.from,
		to: lead.email ?? "",
		replyTo: config.mailbox.trim(),
		subject: reply.subject,
		text: reply.text,
		original: null,
	};
	const sending = ports.mailer.send(message);
	try {
		await withDeadline(sending, config.mailTimeoutMs ?? DEFAULT_MAIL_TIMEOUT_MS);
	} catch (error) {
		ports.log("mail_failed", { reason: shortReason(error), stored: true });
		if (error instanceof NoAnswer) {
			const late = settleLate(ports, lead, reply, sending);
			ports.waitUntil?.(late);
			throw new RelayProblem(504, "no_answer", "The mail server didn't answer. The reply may have arrived.");
		}
		// Only a refused first attempt leaves nothing: the customer may have an earlier one.
		await settle(ports, lead, (replies) => replies.flatMap((other) => (other.id === reply.id ? (earlier ?? []) : other)));
		const mayHaveArrived = earlier ? " An earlier attempt may have arrived." : "";
		throw new RelayProblem(502, "delivery_failed", `The mail server refused the reply: ${shortReason(error)}${mayHaveArrived}`);
	}
	await settle(ports, lead, asSent(reply), asReplied);
	return { ...reply, state: "sent" };
}

/** Marks a reply as sent that the mail server accepts after the answer. One that fails stays: without it, its text could be lost. */
async function settleLate(ports: RelayPorts, lead: AnsweredLead, reply: LeadReply, sending: Promise<void>): Promise<void> {
	const isSent = await sending.then(
		() => true,
		() => false,
	);
	if (!isSent) return;
	ports.log("replied", { already: false, late: true });
	await settle(ports, lead, asSent(reply), asReplied);
}

/** Writes what became of the reply. The mail is out or refused by now, so a failure is only logged. */
async function settle(
	ports: RelayPorts,
	lead: AnsweredLead,
	change: (replies: LeadReply[]) => LeadReply[],
	findStatus: (current: AnsweredLead) => "replied" | undefined = () => undefined,
): Promise<void> {
	let current: AnsweredLead | null = lead;
	for (let tries = 0; tries < TRIES && current; tries += 1) {
		try {
			const { replies }: AnsweredLead = current;
			if (await ports.store.writeReplies(current, change(replies), findStatus(current))) return;
			current = await ports.store.readReplies(lead.id);
		} catch (error) {
			ports.log("store_failed", { step: "settle", reason: shortReason(error) });
		}
	}
}

function asSent({ id }: LeadReply): (replies: LeadReply[]) => LeadReply[] {
	return (replies) => replies.map((other) => (other.id === id ? { ...other, state: "sent" } : other));
}

/** An outcome stays: leads that aren't won are deleted after a period. */
function asReplied({ status }: AnsweredLead): "replied" | undefined {
	return status === "new" || status === "read" ? "replied" : undefined;
}
