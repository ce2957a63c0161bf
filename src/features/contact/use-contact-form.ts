import { zodResolver } from "@hookform/resolvers/zod";
import { type RefObject, useEffect, useRef, useState } from "react";
import { type UseFormReturn, useForm } from "react-hook-form";
import { useNavigate } from "react-router-dom";
import { contactForm } from "@/content/contact";
import { paths } from "@/content/paths";
import { site } from "@/content/site";
import { environment } from "@/data/env";
import { requestFormToken, SendFailed, sendMessage } from "@/data/mail-relay";
import { notify, prepareNotices } from "@/shared/lib/notify";
import { usePreloadPage } from "@/shared/lib/preload-page";
import { uniqueId } from "@/shared/lib/unique-id";
import { type ContactFields, contactNames, contactSchema, internationalNumber } from "./contact-schema";

/** The hidden field's name must not sound like part of an address, or browsers fill it. */
export const TRAP_NAME = "reply_channel";

const nothing: ContactFields = { firstName: "", lastName: "", email: "", phone: "", subject: "", message: "" };

interface ContactFormState {
	form: UseFormReturn<ContactFields>;
	formRef: RefObject<HTMLFormElement | null>;
	failure: string | null;
	sending: boolean;
	submit: () => void;
}

export interface ContactFormOptions {
	/** Tag sent with the message, which also names the draft; none for the contact section. */
	source?: string;
	/** Tag of the button that led to the contact section. */
	about?: string | undefined;
	subject?: string;
}

export function useContactForm({ source, about, subject }: ContactFormOptions): ContactFormState {
	const form = useForm<ContactFields>({ resolver: zodResolver(contactSchema), mode: "onTouched", shouldFocusError: true });
	const formRef = useRef<HTMLFormElement>(null);
	const [failure, setFailure] = useState<string | null>(null);
	const [sending, setSending] = useState(false);
	const navigate = useNavigate();
	const prepareConfirmation = usePrepareConfirmation();
	// One idempotency key per text: a retry arrives once, and a corrected text isn't dropped as a repeat.
	const attempt = useRef({ key: "", text: "", busy: false });
	const token = useRef<Promise<string | null>>(null);
	const suggested = useRef("");
	const focused = useRef<Element>(null);

	// Browsers take the focus from the button while it is disabled.
	useEffect(() => {
		if (!sending && document.activeElement === document.body && focused.current instanceof HTMLElement) focused.current.focus();
	}, [sending]);
	useTakeOver({ form, formRef, token, suggested, source });
	useSuggestedSubject(form, suggested, subject);

	async function send(message: ContactFields) {
		if (attempt.current.busy) return;
		const trapped = isTrapped(formRef.current);
		attempt.current.busy = true;
		focused.current = document.activeElement;
		setSending(true);
		try {
			// The relay compares the whole request, and the source is a part of it.
			const text = JSON.stringify([message, source ?? about]);
			const before = attempt.current.key === "" ? readAttempt(source) : attempt.current;
			Object.assign(attempt.current, { key: before?.text === text ? before.key : uniqueId(), text });
			writeAttempt({ key: attempt.current.key, text }, source);
			prepareConfirmation();
			const typed = JSON.stringify(readDraft(source).fields);
			const { mailRelayUrl: relayUrl, formEndpoint: endpoint, contactMailbox: mailbox } = environment();
			const idempotencyKey = attempt.current.key;
			const signed = await token.current;
			const options = { relayUrl, endpoint, mailbox, company: site.name, idempotencyKey, token: signed, trapped, source: source ?? about };
			await sendMessage(message, options);
			const reference = attempt.current.key.slice(0, 8).toUpperCase();
			attempt.current.key = "";
			writeAttempt(null, source);
			if (formRef.current) form.reset(nothing);
			// After the reset, which writes a draft itself. A form that was reopened meanwhile can have another draft.
			if (formRef.current || JSON.stringify(readDraft(source).fields) === typed) clearDraft(source);
			// A visitor who left or closed the dialog gets a toast instead.
			if (formRef.current) navigate(paths.thankYou, { replace: true, state: { reference } });
			else notify({ kind: "success", text: contactForm.sentMeanwhile });
		} catch (error) {
			console.error("Contact form:", error instanceof Error ? error.message : error);
			if (formRef.current) setFailure(error instanceof SendFailed && error.reason === "offline" ? contactForm.offline : contactForm.failed);
			else notify({ kind: "error", text: contactForm.failedMeanwhile });
		} finally {
			attempt.current.busy = false;
			setSending(false);
		}
	}

	function submit() {
		setFailure(null);
		// The mouse leaves the focus in the field.
		completePhone(form, formRef.current);
		void form.handleSubmit(send)();
	}

	return { form, formRef, failure, sending, submit };
}

/** Loads the toasts and the thank-you page: their code or the network can be gone once the message is sent. */
function usePrepareConfirmation(): () => void {
	const preload = usePreloadPage();
	return () => {
		prepareNotices();
		void preload(paths.thankYou).catch(() => {});
	};
}

function isTrapped(form: HTMLFormElement | null): boolean {
	const trap = form?.elements.namedItem(TRAP_NAME);
	return trap instanceof HTMLInputElement && trap.value !== "";
}

interface TakeOver {
	form: UseFormReturn<ContactFields>;
	formRef: RefObject<HTMLFormElement | null>;
	token: RefObject<Promise<string | null> | null>;
	suggested: RefObject<string>;
	source: string | undefined;
}

/** Applies text typed before hydration, this tab's draft, and an early submit. */
function useTakeOver({ form, formRef, token, suggested, source }: TakeOver) {
	useEffect(() => {
		const draft = readDraft(source);
		suggested.current = draft.suggested;
		// Sending text at once that was typed before isn't spam.
		const isBegun = hasTyped({ ...draft, fields: { ...draft.fields, ...filled(form.getValues()) } });
		const begin = () => {
			if (!isBegun) token.current ??= requestFormToken();
		};
		for (const name of contactNames) {
			const kept = draft.fields[name];
			if (kept && !form.getValues(name)) form.setValue(name, kept);
		}
		const keep = (fields: Draft["fields"]) => writeDraft({ fields, suggested: suggested.current }, source);
		// Text typed before hydration fired no event.
		if (contactNames.some((name) => form.getValues(name))) keep(form.getValues());
		const changes = form.watch((fields) => keep(fields));
		const element = formRef.current;
		if (element) {
			const wasHeld = "held" in element.dataset;
			element.dataset.ready = "";
			delete element.dataset.held;
			if (wasHeld) element.requestSubmit();
		}
		const complete = () => completePhone(form, element);
		complete();
		if (element?.contains(document.activeElement)) begin();
		element?.addEventListener("focusin", begin);
		element?.addEventListener("change", complete);
		element?.addEventListener("focusout", complete);
		return () => {
			changes.unsubscribe();
			element?.removeEventListener("focusin", begin);
			element?.removeEventListener("change", complete);
			element?.removeEventListener("focusout", complete);
		};
	}, [form, formRef, token, suggested, source]);
}

/** Shows an autofilled number with its plus before it is sent. A typed number stays as it is. */
function completePhone(form: UseFormReturn<ContactFields>, element: HTMLFormElement | null): void {
	const phone = element?.elements.namedItem("phone");
	if (!(phone instanceof HTMLInputElement) || !phone.matches(":autofill")) return;
	const full = internationalNumber(phone.value);
	if (full !== phone.value) form.setValue("phone", full, { shouldDirty: true });
}

/** Fills an empty subject or replaces the last suggestion, but no text of the visitor's. */
function useSuggestedSubject(form: UseFormReturn<ContactFields>, suggested: RefObject<string>, subject: string | undefined) {
	useEffect(() => {
		const current = form.getValues("subject");
		if (!subject || (current && current !== suggested.current)) return;
		suggested.current = subject;
		form.setValue("subject", subject);
	}, [form, suggested, subject]);
}

/** One draft for each form, because a page can have two. */
const keyOf = (source: string | undefined): string => (source ? `contact-draft:${source}` : "contact-draft");

interface Draft {
	fields: Partial<ContactFields>;
	/** The suggested subject while the visitor hasn't changed it, else empty. */
	suggested: string;
}

const filled = (fields: Draft["fields"]): Draft["fields"] => Object.fromEntries(Object.entries(fields).filter(([, text]) => text));

/** A suggested subject alone wasn't typed. */
const hasTyped = ({ fields, suggested }: Draft): boolean =>
	contactNames.some((name) => fields[name] && !(name === "subject" && fields[name] === suggested));

/** Texts that session storage didn't take because it is full or blocked. They last as long as the page. */
const unstored = new Map<string, string>();

function readStored(key: string): unknown {
	try {
		return JSON.parse(unstored.get(key) ?? sessionStorage.getItem(key) ?? "null");
	} catch {
		return null;
	}
}

/** Null removes the text. Returns whether session storage has it. */
function store(key: string, text: string | null): boolean {
	unstored.delete(key);
	try {
		if (text === null) sessionStorage.removeItem(key);
		else sessionStorage.setItem(key, text);
		return text !== null;
	} catch {
		if (text !== null) unstored.set(key, text);
		return false;
	}
}

function readDraft(source?: string): Draft {
	const texts = Object.entries(readStored(keyOf(source)) ?? {}).filter((entry): entry is [string, string] => typeof entry[1] === "string");
	return {
		fields: Object.fromEntries(texts.filter(([name]) => contactNames.some((known) => known === name))),
		suggested: texts.find(([name]) => name === "suggested")?.[1] ?? "",
	};
}

function writeDraft({ fields, suggested }: Draft, source?: string): void {
	if (!store(keyOf(source), JSON.stringify({ ...fields, suggested }))) return;
	if (!hasTyped({ fields, suggested }) || history.state?.run) return;
	try {
		// After a reload, the inline script then starts the page at once, and the visitor sees the text.
		history.replaceState({ ...history.state, run: "form" }, "");
	} catch {}
}

function clearDraft(source?: string): void {
	store(keyOf(source), null);
}

interface Attempt {
	key: string;
	text: string;
}

const attemptKeyOf = (source: string | undefined): string => `${keyOf(source)}:attempt`;

/** The last unconfirmed attempt. It is stored like the draft, so that no message arrives twice. */
function readAttempt(source?: string): Attempt | null {
	const kept = readStored(attemptKeyOf(source));
	if (typeof kept !== "object" || kept === null || !("key" in kept) || !("text" in kept)) return null;
	return typeof kept.key === "string" && typeof kept.text === "string" ? { key: kept.key, text: kept.text } : null;
}

function writeAttempt(attempt: Attempt | null, source?: string): void {
	store(attemptKeyOf(source), attempt && JSON.stringify(attempt));
}
