import { zodResolver } from "@hookform/resolvers/zod";
import { type RefObject, useEffect, useRef, useState } from "react";
import { type UseFormReturn, useForm } from "react-hook-form";
import { useNavigate } from "react-router-dom";
import { contactForm } from "@/content/contact";
import { paths } from "@/content/paths";
import { site } from "@/content/site";
import { environment } from "@/data/env";
import { SendFailed, sendMessage } from "@/data/mail-relay";
import { useHydrated } from "@/shared/hooks/use-hydrated";
import { notify, prepareNotices } from "@/shared/lib/notify";
import { uniqueId } from "@/shared/lib/unique-id";
import { type ContactFields, contactNames, contactSchema } from "./contact-schema";

/** The relay marks a message that was written faster as suspected spam. */
const MIN_FILL_MS = 2000;

/** Name of the hidden field. Browsers fill fields that sound like parts of an address, so it must not. */
export const TRAP_NAME = "reply_channel";

const nothing: ContactFields = { firstName: "", lastName: "", email: "", phone: "", subject: "", message: "" };

export interface ContactFormState {
	form: UseFormReturn<ContactFields>;
	formRef: RefObject<HTMLFormElement | null>;
	/** Text of the banner after a failed send. */
	failure: string | null;
	sending: boolean;
	submit: () => void;
}

export interface ContactFormOptions {
	/** Where the message was started, sent along with it; absent for the contact section. */
	source?: string;
	/** Fills the subject line while it is empty. */
	subject?: string;
}

/** The contact form's behavior: rules, draft, one send at a time, banner on failure, thank-you page on success. */
export function useContactForm({ source, subject }: ContactFormOptions): ContactFormState {
	const form = useForm<ContactFields>({ resolver: zodResolver(contactSchema), mode: "onTouched", shouldFocusError: true });
	const formRef = useRef<HTMLFormElement>(null);
	const [failure, setFailure] = useState<string | null>(null);
	const [sending, setSending] = useState(false);
	const navigate = useNavigate();
	// The same key for every attempt at one message, so that none arrives twice; another one as soon as a word of it is changed,
	// so that a correction after a lost answer is not taken for the message that was sent before.
	const attempt = useRef({ key: "", text: "", busy: false, since: 0 });
	const suggested = useRef("");

	useTakeOver({ form, formRef, attempt, suggested, prerendered: usePrerendered(), source });
	useSuggestedSubject(form, suggested, subject);

	async function send(message: ContactFields) {
		if (attempt.current.busy) return;
		const elapsedMs = performance.now() - attempt.current.since;
		const trapped = isTrapped(formRef.current);
		attempt.current.busy = true;
		const focused = document.activeElement;
		setSending(true);
		try {
			const text = JSON.stringify(message);
			const before = attempt.current.key === "" ? readAttempt(source) : attempt.current;
			Object.assign(attempt.current, { key: before?.text === text ? before.key : uniqueId(), text });
			writeAttempt({ key: attempt.current.key, text }, source);
			// A visitor who leaves meanwhile is told by a toast; the network may be gone by then.
			prepareNotices();
			const typed = JSON.stringify(readDraft(source).fields);
			const { mailRelayUrl: relayUrl, contactMailbox: mailbox } = environment();
			const idempotencyKey = attempt.current.key;
			await sendMessage(message, { relayUrl, mailbox, company: site.name, idempotencyKey, elapsedMs, trapped, source });
			const reference = attempt.current.key.slice(0, 8).toUpperCase();
			attempt.current.key = "";
			writeAttempt(null, source);
			if (formRef.current) form.reset(nothing);
			// After the reset, because emptying the fields is a change, and every change writes the draft. A form that was opened
			// again meanwhile may hold another text by now.
			if (formRef.current || JSON.stringify(readDraft(source).fields) === typed) clearDraft(source);
			// A visitor who left or closed the dialog meanwhile stays there and is told.
			if (formRef.current) navigate(paths.thankYou, { replace: true, state: { reference } });
			else notify({ kind: "success", text: contactForm.sentMeanwhile });
		} catch (error) {
			console.error("Contact form:", error instanceof Error ? error.message : error);
			if (formRef.current) setFailure(error instanceof SendFailed && error.reason === "offline" ? contactForm.offline : contactForm.failed);
			else notify({ kind: "error", text: contactForm.failedMeanwhile });
		} finally {
			attempt.current.busy = false;
			setSending(false);
			giveFocusBack(focused);
		}
	}

	function submit() {
		setFailure(null);
		void form.handleSubmit(send)();
	}

	return { form, formRef, failure, sending, submit };
}

/** Whether the hidden field was filled in. */
function isTrapped(form: HTMLFormElement | null): boolean {
	const trap = form?.elements.namedItem(TRAP_NAME);
	return trap instanceof HTMLInputElement && trap.value !== "";
}

/** The button was off while it sent; browsers take the focus from it then. */
function giveFocusBack(focused: Element | null): void {
	setTimeout(() => {
		if (document.activeElement === document.body && focused instanceof HTMLElement && focused.isConnected) focused.focus();
	});
}

/** Whether this markup came with the page: then the form has been in sight since the page began. */
function usePrerendered(): boolean {
	return useRef(!useHydrated()).current;
}

interface TakeOver {
	form: UseFormReturn<ContactFields>;
	formRef: RefObject<HTMLFormElement | null>;
	attempt: RefObject<{ since: number }>;
	suggested: RefObject<string>;
	prerendered: boolean;
	source: string | undefined;
}

/** Takes the prerendered form over: text typed before, the draft of this tab, and a submit that came too early. */
function useTakeOver({ form, formRef, attempt, suggested, prerendered, source }: TakeOver) {
	useEffect(() => {
		const draft = readDraft(source);
		suggested.current = draft.suggested;
		// A restored draft was typed long ago, so that sending it at once isn't spam. A suggested subject was not typed.
		const writtenBefore = contactNames.some(
			(name) => draft.fields[name] && !(name === "subject" && draft.fields[name] === draft.suggested),
		);
		attempt.current.since = writtenBefore ? performance.now() - MIN_FILL_MS : prerendered ? 0 : performance.now();
		for (const name of contactNames) {
			const kept = draft.fields[name];
			if (kept && !form.getValues(name)) form.setValue(name, kept);
		}
		const keep = (fields: Draft["fields"]) => writeDraft({ fields, suggested: suggested.current }, source);
		// Text typed before hydration has fired no event yet.
		if (contactNames.some((name) => form.getValues(name))) keep(form.getValues());
		const changes = form.watch((fields) => keep(fields));
		const element = formRef.current;
		if (element) {
			const wasHeld = "held" in element.dataset;
			element.dataset.ready = "";
			delete element.dataset.held;
			if (wasHeld) element.requestSubmit();
		}
		return () => changes.unsubscribe();
	}, [form, formRef, attempt, suggested, prerendered, source]);
}

/** A suggestion fills an empty subject line and takes the place of the one before it, never of what a person wrote. */
function useSuggestedSubject(form: UseFormReturn<ContactFields>, suggested: RefObject<string>, subject: string | undefined) {
	useEffect(() => {
		const current = form.getValues("subject");
		if (!subject || (current && current !== suggested.current)) return;
		suggested.current = subject;
		form.setValue("subject", subject);
	}, [form, suggested, subject]);
}

/** Each form of the site keeps its own text: two on one page must not write over each other. */
const keyOf = (source: string | undefined): string => (source ? `contact-draft:${source}` : "contact-draft");

interface Draft {
	fields: Partial<ContactFields>;
	/** The suggested subject, if the visitor hasn't changed it; else empty. */
	suggested: string;
}

/** The unsent text of this tab. No draft where storage is blocked. */
function readDraft(source?: string): Draft {
	try {
		const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(source)) ?? "{}");
		const texts = Object.entries(kept ?? {}).filter((entry): entry is [string, string] => typeof entry[1] === "string");
		return {
			fields: Object.fromEntries(texts.filter(([name]) => contactNames.some((known) => known === name))),
			suggested: texts.find(([name]) => name === "suggested")?.[1] ?? "",
		};
	} catch {
		return { fields: {}, suggested: "" };
	}
}

/** Keeps the text for a reload, a failed send or a wrong click. */
function writeDraft({ fields, suggested }: Draft, source?: string): void {
	try {
		sessionStorage.setItem(keyOf(source), JSON.stringify({ ...fields, suggested }));
	} catch {
		// Full or blocked storage: the text stays in the form itself.
	}
}

/** Forgets the draft once the message is sent. */
function clearDraft(source?: string): void {
	try {
		sessionStorage.removeItem(keyOf(source));
	} catch {}
}

/** A message on its way: what was sent, and the key by which the relay knows it again. */
interface Attempt {
	key: string;
	/** The message as JSON. */
	text: string;
}

const attemptKeyOf = (source: string | undefined): string => `${keyOf(source)}:attempt`;

/** The last attempt that was not answered with success. It outlives the form, as the draft does, so that no message arrives twice. */
function readAttempt(source?: string): Attempt | null {
	try {
		const kept: unknown = JSON.parse(sessionStorage.getItem(attemptKeyOf(source)) ?? "null");
		if (typeof kept !== "object" || kept === null || !("key" in kept) || !("text" in kept)) return null;
		return typeof kept.key === "string" && typeof kept.text === "string" ? { key: kept.key, text: kept.text } : null;
	} catch {
		return null;
	}
}

/** Keeps an attempt; null forgets it. */
function writeAttempt(attempt: Attempt | null, source?: string): void {
	try {
		if (attempt) sessionStorage.setItem(attemptKeyOf(source), JSON.stringify(attempt));
		else sessionStorage.removeItem(attemptKeyOf(source));
	} catch {
		// Without storage the key lives as long as the form.
	}
}
