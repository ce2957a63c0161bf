import { type ChangeEvent, type FormEvent, useEffect, useId, useState } from "react";
import type { FieldError, UseFormRegister, UseFormReturn } from "react-hook-form";
import { Link, useLocation } from "react-router-dom";
import { contactForm, privacyLine, quoteSubject } from "@/content/contact";
import { nextSteps } from "@/content/next-steps";
import { paths } from "@/content/paths";
import { findService } from "@/content/services/index";
import { useHydrated } from "@/shared/hooks/use-hydrated";
import { classNames } from "@/shared/lib/class-names";
import { readRouteText } from "@/shared/lib/route-state";
import { Button } from "@/shared/ui/button";
import { Field } from "@/shared/ui/field";
import { type ContactFields, type ContactName, contactLimits } from "./contact-schema";
import { MailAndPhone } from "./mail-and-phone";
import { type ContactFormOptions, TRAP_NAME, useContactForm } from "./use-contact-form";

interface ContactFormProps extends ContactFormOptions {
	/** Lower and without a frame, for dialogs and service pages. */
	compact?: boolean;
	label?: string;
}

export function ContactForm({ source, about, subject, compact = false, label = "Contact" }: ContactFormProps) {
	const { form, formRef, failure, sending, submit } = useContactForm({ source, about, subject });
	const { errors } = form.formState;
	const id = useId();
	const onSubmit = (event: FormEvent) => {
		event.preventDefault();
		submit();
	};
	const line = (name: Exclude<ContactName, "message">, type: string, className?: string) => (
		<LineField {...{ name, type, className }} id={`${id}${name}`} error={errors[name]} register={form.register} readOnly={sending} />
	);
	return (
		<form
			ref={formRef}
			// Never GET: a submit before hydration would put the text into the address.
			method="post"
			noValidate
			onSubmit={onSubmit}
			aria-label={label}
			className={classNames(
				"needs-script relative grid sm:grid-cols-2",
				sending && "[&_.control]:text-ink-3",
				compact ? "gap-3.5" : "gap-4.5 rounded-card border border-line bg-surface p-[clamp(20px,3vw,32px)]",
			)}
		>
			{line("firstName", "text")}
			{line("lastName", "text")}
			{line("email", "email")}
			{line("phone", "tel")}
			{line("subject", "text", "sm:col-span-2")}
			<MessageField id={`${id}message`} form={form} error={errors.message} readOnly={sending} compact={compact} />
			<div aria-hidden="true" className="absolute -left-[200vw] size-px overflow-hidden">
				<label htmlFor={`${id}trap`}>Leave this empty</label>
				<input id={`${id}trap`} name={TRAP_NAME} tabIndex={-1} autoComplete="off" />
			</div>
			{failure ? (
				<p
					role="alert"
					className="m-0 rounded-[10px] border border-danger/35 bg-danger-wash px-4 py-3 font-medium text-danger sm:col-span-2"
				>
					{failure}
				</p>
			) : null}
			<SubmitRow sending={sending} />
		</form>
	);
}

function SubmitRow({ sending }: { sending: boolean }) {
	return (
		<div className="flex flex-wrap items-center gap-x-5 gap-y-3 sm:col-span-2">
			{/* Leaving a field shows its error, which would move the button away from a click that has begun. */}
			<Button type="submit" disabled={sending} aria-live="polite" onMouseDown={(event) => event.preventDefault()}>
				{sending ? contactForm.sending : contactForm.submit}
			</Button>
			<p className="m-0 grid max-w-[32.2em] text-[0.82rem] text-ink-3 leading-normal *:[grid-area:1/1]">
				<span className="lost-form">
					{contactForm.lost} <MailAndPhone />
				</span>
				<span>
					{contactForm.note} {privacyLine.before}
					<Link to={paths.privacy} className="link-line">
						{privacyLine.link}
					</Link>
					{privacyLine.after}
				</span>
			</p>
		</div>
	);
}

interface MessageFieldProps {
	id: string;
	form: UseFormReturn<ContactFields>;
	error: FieldError | undefined;
	readOnly: boolean;
	compact: boolean;
}

function MessageField({ id, form, error, readOnly, compact }: MessageFieldProps) {
	const [spoken, setSpoken] = useState("");
	const tooLong = error?.type === "too_big" ? error.message : undefined;
	// Spoken once and without the count, which the visible text renews with each key.
	if (!tooLong !== !spoken) setSpoken(tooLong?.replace(/ \(now .*/, "") ?? "");
	// A long text can be pasted: say at once that it is too long, and count while it is shortened.
	const onChange = ({ target }: ChangeEvent<HTMLTextAreaElement>) =>
		(error || target.value.length > contactLimits.message) && form.trigger("message");
	return (
		<Field id={id} label={contactForm.fields.message.label} error={error?.message} required className="sm:col-span-2">
			{(control) => (
				<>
					<textarea
						{...control}
						{...form.register("message", { onChange })}
						rows={compact ? 3 : 5}
						dir="auto"
						autoComplete="off"
						readOnly={readOnly}
						className={classNames(control.className, "resize-y", compact ? "min-h-24" : "min-h-32")}
					/>
					<p role="status" className="sr-only">
						{spoken}
					</p>
				</>
			)}
		</Field>
	);
}

interface LineFieldProps {
	id: string;
	name: Exclude<ContactName, "message">;
	type: string;
	error: FieldError | undefined;
	register: UseFormRegister<ContactFields>;
	readOnly: boolean;
	className?: string;
}

function LineField({ id, name, type, error, register, readOnly, className }: LineFieldProps) {
	const field: { label: string; autoComplete: string; hint?: string } = contactForm.fields[name];
	return (
		<Field id={id} label={field.label} hint={field.hint} error={error?.message} required className={className}>
			{(control) => (
				<input
					{...control}
					{...register(name)}
					type={type}
					dir={type === "text" ? "auto" : "ltr"}
					autoComplete={field.autoComplete}
					readOnly={readOnly}
				/>
			)}
		</Field>
	);
}

/** Every tag has this form, and addresses can contain anything. */
const TAG = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const MAX_TAG = 80;

/** The tag in an address such as /contact?about=ai-calling-hero. */
function readAbout(search: string): string | undefined {
	const tag = new URLSearchParams(search).get("about") ?? "";
	return TAG.test(tag) && tag.length <= MAX_TAG ? tag : undefined;
}

/** The contact section's form. Its subject names the service whose Get Quote link was clicked. */
export function SectionForm() {
	const { search, state } = useLocation();
	const isHydrated = useHydrated();
	// app/native-controls.ts notes a click before hydration.
	const id = isHydrated ? (readRouteText(state, "service") ?? document.documentElement.dataset.quote) : null;
	const title = id ? findService(id)?.title : undefined;
	useEffect(() => () => void delete document.documentElement.dataset.quote, []);
	const about = readAbout(search);
	// Below the form, because it moves no field, and not in the prerendered HTML, which is the same for every address.
	const step = isHydrated && about ? nextSteps[about] : undefined;
	return (
		<>
			<ContactForm about={about} subject={title ? quoteSubject(title) : undefined} />
			{step ? (
				<p className="mt-4 mb-0 max-w-[36em] text-[0.88rem] text-ink-3">
					{step.lead} {step.consent}
				</p>
			) : null}
		</>
	);
}
