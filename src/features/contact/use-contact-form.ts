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
import { uniqueId } from "@/shared/lib/unique-id";
import { clearDraft, readDraft, writeDraft } from "./contact-draft";
import { type ContactFields, contactNames, contactSchema } from "./contact-schema";

/** Nobody fills six fields faster; a program does (decisions.md R62). */
const LEAST_FILL_MS = 2000;

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

	useTakeOver(form, formRef, attempt, usePrerendered(), source);
	useSuggestedSubject(form, subject);

	async function send(message: ContactFields) {
		if (attempt.current.busy) return;
		const trap = formRef.current?.elements.namedItem("company_website");
		const elapsedMs = performance.now() - attempt.current.since;
		const looksAutomatic = (trap instanceof HTMLInputElement && trap.value !== "") || elapsedMs < LEAST_FILL_MS;
		attempt.current.busy = true;
		const focused = document.activeElement;
		setSending(true);
		try {
			const text = JSON.stringify(message);
			if (attempt.current.key === "" || attempt.current.text !== text) Object.assign(attempt.current, { key: uniqueId(), text });
			const { mailRelayUrl, contactMailbox } = environment();
			// A program gets the same thank-you and sends nothing.
			if (!looksAutomatic) {
				await sendMessage(message, {
					relayUrl: mailRelayUrl,
					mailbox: contactMailbox,
					company: site.name,
					idempotencyKey: attempt.current.key,
					elapsedMs,
					source,
				});
			}
			const reference = attempt.current.key.slice(0, 8).toUpperCase();
			attempt.current.key = "";
			if (!looksAutomatic) {
				form.reset({ firstName: "", lastName: "", email: "", phone: "", subject: "", message: "" });
				// After the reset, because emptying the fields is a change, and every change writes the draft.
				clearDraft(source);
			}
			// Whoever went on to another page while the message was on its way stays there.
			if (formRef.current) navigate(paths.thankYou, { replace: true, state: { reference } });
		} catch (error) {
			console.error("Contact form:", error instanceof Error ? error.message : error);
			setFailure(error instanceof SendFailed && error.reason === "offline" ? contactForm.offline : contactForm.failed);
		} finally {
			attempt.current.busy = false;
			setSending(false);
			// The button was off while it sent; browsers take the focus from it then.
			setTimeout(() => {
				if (document.activeElement === document.body && focused instanceof HTMLElement && focused.isConnected) focused.focus();
			});
		}
	}

	function submit() {
		setFailure(null);
		void form.handleSubmit(send)();
	}

	return { form, formRef, failure, sending, submit };
}

/** Whether this markup came with the page: then the form has been in sight since the page began. */
function usePrerendered(): boolean {
	return useRef(!useHydrated()).current;
}

/** Takes the prerendered form over: text typed before, the draft of this tab, and a submit that came too early. */
function useTakeOver(
	form: UseFormReturn<ContactFields>,
	formRef: RefObject<HTMLFormElement | null>,
	attempt: RefObject<{ since: number }>,
	prerendered: boolean,
	source: string | undefined,
) {
	useEffect(() => {
		const draft = readDraft(source);
		// A text that was kept was written by somebody, and long enough ago.
		const writtenBefore = contactNames.some((name) => draft[name]);
		attempt.current.since = writtenBefore ? performance.now() - LEAST_FILL_MS : prerendered ? 0 : performance.now();
		for (const name of contactNames) {
			const kept = draft[name];
			if (kept && !form.getValues(name)) form.setValue(name, kept);
		}
		// Text that was typed before this code was here has told nobody yet.
		if (contactNames.some((name) => form.getValues(name))) writeDraft(form.getValues(), source);
		const keep = form.watch((fields) => writeDraft(fields, source));
		const element = formRef.current;
		if (element) {
			const wasHeld = "held" in element.dataset;
			element.dataset.ready = "";
			delete element.dataset.held;
			if (wasHeld) element.requestSubmit();
		}
		return () => keep.unsubscribe();
	}, [form, formRef, attempt, prerendered, source]);
}

/** A suggestion fills an empty subject line and takes the place of the one before it, never of what a person wrote. */
function useSuggestedSubject(form: UseFormReturn<ContactFields>, subject: string | undefined) {
	const suggested = useRef("");
	useEffect(() => {
		const current = form.getValues("subject");
		if (!subject || (current && current !== suggested.current)) return;
		suggested.current = subject;
		form.setValue("subject", subject);
	}, [form, subject]);
}
