import { ChevronDown, MailWarning, Send } from "lucide-react";
import { type FormEvent, type Ref, type RefObject, useEffect, useId, useRef, useState } from "react";
import { readLeadBody } from "@/data/leads/lead-body";
import type { Lead, SentReply } from "@/data/leads/schema";
import { MAX_REPLY } from "@/data/leads/send-again";
import { showFailure } from "@/features/admin/ui/failures";
import { RelativeTime } from "@/features/admin/ui/format";
import { Button } from "@/shared/ui/button";
import { Field } from "@/shared/ui/field";
import { greeting, replyLink } from "./lead-format";
import { unsent, useIsSending, useReply } from "./use-reply";

interface LeadRepliesProps {
	lead: Lead;
	refresh: () => Promise<void>;
	replying: Replying;
}

/** The form for a reply, which two buttons open. */
export function useReplying(lead: Lead) {
	const [isOpen, setOpen] = useState(() => unsent.read(lead.id) !== null);
	const text = useRef<HTMLTextAreaElement>(null);
	const open = () => {
		setOpen(true);
		// It may be open already.
		text.current?.focus();
	};
	return { isOpen, text, open, close: () => setOpen(false) };
}

type Replying = ReturnType<typeof useReplying>;

/** The replies that were sent from here, and a form for the next one. */
export function LeadReplies({ lead, refresh, replying }: LeadRepliesProps) {
	const opener = useRef<HTMLButtonElement>(null);
	const close = () => {
		replying.close();
		// After the button is back, unless the admin has moved on during the request.
		requestAnimationFrame(() => document.activeElement === document.body && opener.current?.focus());
	};
	return (
		<>
			{lead.replies.length > 0 ? (
				<ol aria-label="Replies" className="m-0 grid max-w-[48.2em] list-none gap-3 p-0">
					{lead.replies.map((reply) => (
						<Reply key={reply.id} reply={reply} />
					))}
				</ol>
			) : null}
			{lead.email === null ? null : replying.isOpen ? (
				<ReplyForm lead={lead} refresh={refresh} text={replying.text} onClose={close} />
			) : (
				<div>
					<Button ref={opener} tone="line" size="s" onClick={replying.open}>
						Write a reply
					</Button>
				</div>
			)}
		</>
	);
}

function Reply({ reply: { id, subject, text, at, state } }: { reply: SentReply }) {
	const isSending = useIsSending(id);
	return (
		<li className="ml-[8%] rounded-box border border-line-strong bg-sunken px-4 py-3">
			<p className="m-0 flex justify-between gap-x-4 text-[0.85rem] text-ink-3">
				{state === "sent" ? (
					"You replied"
				) : isSending ? (
					"Sending…"
				) : (
					<span className="flex min-w-0 gap-1.5 font-medium text-danger">
						<MailWarning aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
						Reply may have arrived
					</span>
				)}
				<span className="shrink-0">
					<RelativeTime at={at} />
				</span>
			</p>
			<p dir="auto" className="mt-1 mb-0 font-medium [overflow-wrap:anywhere]">
				{subject}
			</p>
			<p dir="auto" className="mt-1 mb-0 whitespace-pre-wrap [overflow-wrap:anywhere]">
				{text}
			</p>
		</li>
	);
}

const TEMPLATES = [
	{
		name: "Suggest a call",
		text: "Thank you for your message. Could we talk about it on a call? Tell me two or three times that suit you.",
	},
	{ name: "Ask for details", text: "Thank you for your message. To give you a useful answer, I need to know a little more: " },
	{ name: "Decline", text: "Thank you for thinking of us. This isn't work that we can do well, so we'd rather say so now." },
];

interface ReplyFormProps {
	lead: Lead;
	refresh: () => Promise<void>;
	text: RefObject<HTMLTextAreaElement | null>;
	onClose: () => void;
}

function ReplyForm({ lead, refresh, text, onClose }: ReplyFormProps) {
	const id = useId();
	const mail = replyLink(lead, readLeadBody(lead.body).message);
	const { draft, edit, discard, send, sending, failure, mayHaveArrived } = useReply(lead, refresh, onClose);
	useFocusOnOpen(text);
	const actions = useActionsInView(failure, lead.replies.length);
	const insert = (words: string) => {
		const { value = "", selectionStart: at = 0 } = text.current ?? {};
		const inserted = value.trim() === "" ? `${greeting(lead)}\n\n${words}` : `${value.slice(0, at)}${words}${value.slice(at)}`;
		text.current?.focus();
		if (inserted.length > MAX_REPLY.text) showFailure("With this template, the reply is too long. Shorten it first.");
		else edit({ text: inserted });
	};
	const submit = (event: FormEvent) => {
		event.preventDefault();
		send();
	};
	return (
		<form aria-label={`Reply to ${lead.email}`} onSubmit={submit} className="grid max-w-[48.2em] gap-5">
			<div className="grid gap-5 sm:grid-cols-[2fr_1fr]">
				<Field id={`${id}-subject`} label="Subject">
					{(control) => (
						<input
							{...control}
							required
							readOnly={sending}
							maxLength={MAX_REPLY.subject}
							dir="auto"
							value={draft.subject}
							onChange={({ target }) => edit({ subject: target.value })}
						/>
					)}
				</Field>
				<TemplateField id={`${id}-template`} off={sending} onInsert={insert} />
			</div>
			<Field id={`${id}-text`} label={`Reply to ${lead.email}`}>
				{(control) => (
					<textarea
						{...control}
						ref={text}
						required
						readOnly={sending}
						rows={8}
						maxLength={MAX_REPLY.text}
						dir="auto"
						value={draft.text}
						onChange={({ target }) => edit({ text: target.value })}
					/>
				)}
			</Field>
			{failure ? (
				<p role="alert" className="m-0 font-medium text-[0.9rem] text-danger">
					{failure}
				</p>
			) : null}
			<ReplyActions ref={actions} mail={mail} sending={sending} mayHaveArrived={mayHaveArrived} onDiscard={discard} />
		</form>
	);
}

interface TemplateFieldProps {
	id: string;
	off: boolean;
	onInsert: (words: string) => void;
}

function TemplateField({ id, off, onInsert }: TemplateFieldProps) {
	return (
		<Field id={id} label="Insert template">
			{(control) => (
				<span className="relative block">
					<select
						{...control}
						value=""
						disabled={off}
						onChange={({ target }) => onInsert(TEMPLATES.find(({ name }) => name === target.value)?.text ?? "")}
						className="control cursor-pointer appearance-none pr-10!"
					>
						<option value="">Choose…</option>
						{TEMPLATES.map(({ name }) => (
							<option key={name}>{name}</option>
						))}
					</select>
					<ChevronDown aria-hidden="true" className="pointer-events-none absolute top-1/2 right-3.5 size-4 -translate-y-1/2 text-ink-3" />
				</span>
			)}
		</Field>
	);
}

interface ReplyActionsProps {
	ref: Ref<HTMLDivElement>;
	/** Opens the mail program. */
	mail: string | null;
	sending: boolean;
	mayHaveArrived: boolean;
	onDiscard: () => void;
}

function ReplyActions({ ref, mail, sending, mayHaveArrived, onDiscard }: ReplyActionsProps) {
	return (
		<div ref={ref} className="flex scroll-mb-5 flex-wrap items-center gap-3">
			<Button type="submit" tone="solid" size="s" aria-disabled={sending}>
				<Send aria-hidden="true" className="size-4" />
				<span>{sending ? "Sending…" : mayHaveArrived ? "Send again" : "Send"}</span>
			</Button>
			<Button tone="quiet" size="s" aria-disabled={sending} onClick={() => sending || onDiscard()}>
				Discard
			</Button>
			{mail ? (
				<a href={mail} className="text-[0.85rem] text-ink-2 underline underline-offset-3 hover:text-ink sm:ml-auto">
					Write in your mail program
				</a>
			) : null}
		</div>
	);
}

function useFocusOnOpen(text: ReplyFormProps["text"]): void {
	useEffect(() => {
		text.current?.focus();
		// The whole form: the focus alone shows only a part of it. jsdom can't scroll.
		text.current?.form?.scrollIntoView?.({ block: "nearest" });
	}, [text]);
}

/** A reply that may have arrived joins the list above, which pushes the buttons away from the admin who has just pressed one. */
function useActionsInView(failure: string | null, replies: number) {
	const actions = useRef<HTMLDivElement>(null);
	// biome-ignore lint/correctness/useExhaustiveDependencies: the list grows after the failure.
	useEffect(() => {
		// jsdom can't scroll.
		if (failure) actions.current?.scrollIntoView?.({ block: "nearest" });
	}, [failure, replies]);
	return actions;
}
