import { zodResolver } from "@hookform/resolvers/zod";
import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from "react";
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
import { createWatchedMap } from "@/shared/lib/watched-map";
import { clearDraft, type Draft, getKey, hasTyped, readAttempt, readDraft, writeAttempt, writeDraft } from "./contact-draft";
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
	const navigate = useNavigate();
	const prepareConfirmation = usePrepareConfirmation();
	const suggested = useRef("");
	const focused = useRef<Element>(null);
	const { sending, start } = useSending(getKey(source), (outcome, isOwn) => {
		// The same form of another page can be below the fold.
		const isSeen = isOwn || isInView(formRef.current);
		if ("failure" in outcome) {
			setFailure(outcome.failure);
			return isSeen;
		}
		form.reset(nothing);
		// After the reset, which writes a draft itself.
		clearDraft(source);
		if (isSeen) navigate(paths.thankYou, { replace: true, state: { reference: outcome.reference } });
		return isSeen;
	});

	// Browsers take the focus from the button while it is disabled.
	useEffect(() => {
		if (!sending && document.activeElement === document.body && focused.current instanceof HTMLElement) focused.current.focus();
	}, [sending]);
	useDraft(form, suggested, source);
	useEarlySubmit(formRef);
	useCompletePhone(form, formRef);
	const token = useFormToken(form, formRef, suggested);
	useSuggestedSubject(form, suggested, subject);

	function send(message: ContactFields) {
		const trapped = isTrapped(formRef.current);
		focused.current = document.activeElement;
		prepareConfirmation();
		const typed = JSON.stringify(readDraft(source).fields);
		return start(
			() => sendOnce(message, { source, about, trapped, token: token.current }),
			(outcome) => {
				const isSent = "reference" in outcome;
				// A form that was opened and closed meanwhile can have another draft.
				if (isSent && JSON.stringify(readDraft(source).fields) === typed) clearDraft(source);
				notify(isSent ? { kind: "success", text: contactForm.sentMeanwhile } : { kind: "error", text: contactForm.failedMeanwhile });
			},
		);
	}

	function submit() {
		setFailure(null);
		// The mouse leaves the focus in the field.
		completePhone(form, formRef.current);
		void form.handleSubmit(send)();
	}

	return { form, formRef, failure, sending, submit };
}

/** The reference of a sent message, or the text that explains the failure. */
type Outcome = { reference: string } | { failure: string };

interface Sending {
	source: string | undefined;
	about: string | undefined;
	trapped: boolean;
	token: Promise<string | null> | null;
}

async function sendOnce(message: ContactFields, { source, about, trapped, token }: Sending): Promise<Outcome> {
	try {
		// The relay compares the whole request, and the source is a part of it.
		const text = JSON.stringify([message, source ?? about]);
		const before = readAttempt(source);
		// One idempotency key per text: a retry arrives once, and a corrected text isn't dropped as a repeat.
		const idempotencyKey = before?.text === text ? before.key : uniqueId();
		writeAttempt({ key: idempotencyKey, text }, source);
		const { mailRelayUrl: relayUrl, formEndpoint: endpoint, contactMailbox: mailbox } = environment();
		const signed = await token;
		const options = { relayUrl, endpoint, mailbox, company: site.name, idempotencyKey, token: signed, trapped, source: source ?? about };
		await sendMessage(message, options);
		writeAttempt(null, source);
		return { reference: idempotencyKey.slice(0, 8).toUpperCase() };
	} catch (error) {
		console.error("Contact form:", error instanceof Error ? error.message : error);
		return { failure: error instanceof SendFailed && error.reason === "offline" ? contactForm.offline : contactForm.failed };
	}
}

/** Returns whether the visitor sees the outcome. `isOwn`: this form has sent the message. */
type OnEnd = (outcome: Outcome, isOwn: boolean) => boolean;

/** Running sends by draft, each with the callbacks of the open forms. A visitor can close and reopen a form meanwhile. */
const running = createWatchedMap<Set<OnEnd>>();

/** Whether the draft is being sent, by this form or one that was closed since. `onEnd` runs in the forms that are open at the end. */
function useSending(draft: string, onEnd: OnEnd) {
	const latest = useRef(onEnd);
	latest.current = onEnd;
	const [end] = useState<OnEnd>(() => (outcome: Outcome, isOwn: boolean) => latest.current(outcome, isOwn));
	const forms = useSyncExternalStore(
		running.subscribe,
		() => running.entries.get(draft) ?? null,
		() => null,
	);
	useEffect(() => {
		forms?.add(end);
		return () => void forms?.delete(end);
	}, [forms, end]);

	/** Runs `onUnseen` if no form shows the outcome to the visitor. */
	async function start(send: () => Promise<Outcome>, onUnseen: (outcome: Outcome) => void): Promise<void> {
		if (running.entries.has(draft)) return;
		const open = new Set([end]);
		running.set(draft, open);
		const outcome = await send();
		running.delete(draft);
		const seen = [...open].map((show) => show(outcome, show === end));
		if (!seen.includes(true)) onUnseen(outcome);
	}

	return { sending: forms !== null, start };
}

/** Loads the toasts and the thank-you page: their code or the network can be gone once the message is sent. */
function usePrepareConfirmation(): () => void {
	const preload = usePreloadPage();
	return () => {
		prepareNotices();
		void preload(paths.thankYou).catch(() => {});
	};
}

function isInView(form: HTMLFormElement | null): boolean {
	const frame = form?.getBoundingClientRect();
	return frame !== undefined && frame.bottom >= 0 && frame.top <= innerHeight;
}

function isTrapped(form: HTMLFormElement | null): boolean {
	const trap = form?.elements.namedItem(TRAP_NAME);
	return trap instanceof HTMLInputElement && trap.value !== "";
}

/** Restores this tab's draft, and keeps what the visitor types in it, also before hydration. */
function useDraft(form: UseFormReturn<ContactFields>, suggested: RefObject<string>, source: string | undefined) {
	useEffect(() => {
		const draft = readDraft(source);
		suggested.current = draft.suggested;
		for (const name of contactNames) {
			const kept = draft.fields[name];
			if (kept && !form.getValues(name)) form.setValue(name, kept);
		}
		const keep = (fields: Draft["fields"]) => writeDraft({ fields, suggested: suggested.current }, source);
		// Text typed before hydration fired no event.
		if (contactNames.some((name) => form.getValues(name))) keep(form.getValues());
		const changes = form.watch((fields) => keep(fields));
		return () => changes.unsubscribe();
	}, [form, suggested, source]);
}

/** Sends what was submitted before hydration. */
function useEarlySubmit(formRef: RefObject<HTMLFormElement | null>) {
	useEffect(() => {
		const element = formRef.current;
		if (!element) return;
		const wasHeld = "held" in element.dataset;
		element.dataset.ready = "";
		delete element.dataset.held;
		if (wasHeld) element.requestSubmit();
	}, [formRef]);
}

function useCompletePhone(form: UseFormReturn<ContactFields>, formRef: RefObject<HTMLFormElement | null>) {
	useEffect(() => {
		const element = formRef.current;
		const complete = () => completePhone(form, element);
		complete();
		element?.addEventListener("change", complete);
		element?.addEventListener("focusout", complete);
		return () => {
			element?.removeEventListener("change", complete);
			element?.removeEventListener("focusout", complete);
		};
	}, [form, formRef]);
}

/** Asks the relay to sign the moment at which the visitor begins, which is the first focus. */
function useFormToken(form: UseFormReturn<ContactFields>, formRef: RefObject<HTMLFormElement | null>, suggested: RefObject<string>) {
	const token = useRef<Promise<string | null>>(null);
	useEffect(() => {
		const element = formRef.current;
		// Sending text at once that was typed before isn't spam.
		if (!element || hasTyped({ fields: form.getValues(), suggested: suggested.current })) return;
		const begin = () => {
			token.current ??= requestFormToken();
		};
		if (element.contains(document.activeElement)) begin();
		element.addEventListener("focusin", begin);
		return () => element.removeEventListener("focusin", begin);
	}, [form, formRef, suggested]);
	return token;
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
