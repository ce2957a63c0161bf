import { ArrowUp } from "lucide-react";
import { type Dispatch, type FormEvent, type KeyboardEvent, useId, useState } from "react";
import { Link } from "react-router-dom";
import { chatLead, chatMessages } from "@/content/chat/messages";
import { paths } from "@/content/paths";
import { site } from "@/content/site";
import { classNames } from "@/shared/lib/class-names";
import { cleanEmail, isEmailAddress, MAX_EMAIL_LENGTH } from "@/shared/lib/email-address";
import { isComposing } from "@/shared/lib/is-composing";
import { Button } from "@/shared/ui/button";
import { controlStyles, Field } from "@/shared/ui/field";
import { type ChatEvent, type Conversation, findRefusal, listUnsent, MAX_TEXT } from "./chat-conversation";

interface ComposerProps {
	chat: Conversation;
	dispatch: Dispatch<ChatEvent>;
}

/** Enter sends, Shift+Enter starts a new line. */
export function Composer({ chat, dispatch }: ComposerProps) {
	const id = useId();
	const refusal = findRefusal(chat);
	const note = refusal === "blank" ? null : refusal;
	const say = () => dispatch({ type: "say", at: Date.now() });
	const onKeyDown = (event: KeyboardEvent) => {
		if (event.key !== "Enter" || event.shiftKey) return;
		if (isComposing(event.nativeEvent)) return;
		event.preventDefault();
		say();
	};
	return (
		<form
			data-ready=""
			noValidate
			onSubmit={(event) => {
				event.preventDefault();
				say();
			}}
			className="bottom-0 border-line border-t bg-surface p-3 [@media(min-height:18rem)]:sticky"
		>
			<div className="flex items-end gap-2">
				<label htmlFor={id} className="sr-only">
					{chatMessages.field.label}
				</label>
				<textarea
					id={id}
					rows={1}
					dir="auto"
					value={chat.draft}
					placeholder={chatMessages.field.hint}
					autoComplete="off"
					enterKeyHint="send"
					aria-invalid={note ? true : undefined}
					aria-describedby={note ? `${id}-note` : undefined}
					onChange={(event) => dispatch({ type: "draft", text: event.target.value })}
					onKeyDown={onKeyDown}
					className={classNames(
						controlStyles,
						"max-h-28 min-h-11 flex-1 resize-none py-2.5 text-base leading-snug field-sizing-content not-supports-[field-sizing:content]:[@media(min-height:26.01rem)]:min-h-22",
					)}
				/>
				<button
					type="submit"
					aria-label={chatMessages.field.send}
					className="grid size-11 shrink-0 place-items-center rounded-full border border-transparent bg-accent-bright text-on-accent transition-colors aria-disabled:cursor-not-allowed aria-disabled:border-line aria-disabled:bg-sunken aria-disabled:text-ink-3"
					aria-disabled={refusal ? true : undefined}
				>
					<ArrowUp aria-hidden="true" className="size-5" />
				</button>
			</div>
			{note ? <Refused key={note} id={`${id}-note`} why={note} length={chat.draft.trim().length} /> : null}
		</form>
	);
}

function Refused({ id, why, length }: { id: string; why: "too-long" | "too-many"; length: number }) {
	return (
		<p id={id} role="status" className="mx-1 mt-2 mb-0 text-[0.82rem] text-danger leading-snug">
			{why === "too-many" ? (
				chatMessages.tooMany
			) : (
				<>
					{chatMessages.tooLong}{" "}
					<a href={`mailto:${site.email}`} className="link-line">
						{site.email}
					</a>
					. <span className="whitespace-nowrap">{`${length.toLocaleString("en-US")} / ${MAX_TEXT.toLocaleString("en-US")}`}</span>
				</>
			)}
		</p>
	);
}

interface LeadFormProps {
	chat: Conversation;
	dispatch: Dispatch<ChatEvent>;
	onSend: () => void;
	/** Moves the focus before the pressed button is removed. */
	holdFocus: () => void;
}

/** Asks for the email address before a typed text is sent to the team. */
export function LeadForm(props: LeadFormProps) {
	const { chat, dispatch } = props;
	if (listUnsent(chat).length === 0) return null;
	if (chat.asking) return <EmailForm {...props} />;
	if (chat.waiting.length > 0) return null;
	return (
		<Button tone="line" size="s" className="mt-4" onClick={() => dispatch({ type: "reopen" })}>
			{chatLead.reopen}
		</Button>
	);
}

function EmailForm({ chat, dispatch, onSend, holdFocus }: LeadFormProps) {
	const id = useId();
	const [tried, setTried] = useState(false);
	const fault = findFault(cleanEmail(chat.email));
	const sending = chat.lead.status === "sending";
	const title = chat.unconfirmed ? chatLead.unconfirmedTitle : chatLead.title;
	function submit(event: FormEvent) {
		event.preventDefault();
		setTried(true);
		if (fault) document.getElementById(id)?.focus();
		else if (!sending) {
			holdFocus();
			onSend();
		}
	}
	function decline() {
		holdFocus();
		dispatch({ type: "decline", at: Date.now() });
	}
	return (
		<form data-ready="" noValidate onSubmit={submit} aria-label={title} className="mt-4 rounded-box border border-line-strong p-4">
			<p className="label-mono mt-0 mb-3 text-accent">{title}</p>
			<Field id={id} label={chatLead.email} error={tried && fault ? fault : undefined} required>
				{(control) => (
					<input
						{...control}
						type="email"
						dir="ltr"
						autoComplete="email"
						maxLength={MAX_EMAIL_LENGTH}
						value={chat.email}
						readOnly={sending}
						onChange={(event) => dispatch({ type: "email", text: event.target.value })}
					/>
				)}
			</Field>
			{chat.lead.status === "failed" ? <Failed offline={chat.lead.offline} unconfirmed={chat.unconfirmed} /> : null}
			<div className="mt-3 flex flex-wrap gap-2">
				<Button type="submit" size="s" disabled={sending}>
					{submitLabel(chat)}
				</Button>
				<Button tone="quiet" size="s" disabled={sending} onClick={decline}>
					{chatLead.decline}
				</Button>
			</div>
			<p className="mt-3 mb-0 text-[0.8rem] text-ink-3 leading-snug">
				{chatLead.note}{" "}
				<Link to={paths.privacy} className="link-line">
					{chatLead.privacy}
				</Link>
			</p>
		</form>
	);
}

function Failed({ offline, unconfirmed }: { offline: boolean; unconfirmed: boolean }) {
	const [known, unknown] = offline ? [chatLead.offline, chatLead.unconfirmedOffline] : [chatLead.failed, chatLead.unconfirmed];
	return (
		<p role="alert" className="mt-3 mb-0 rounded-[10px] border border-danger/35 bg-danger-wash px-3.5 py-2.5 text-[0.88rem] text-danger">
			<span>{unconfirmed ? unknown : known}</span> {chatLead.mail}{" "}
			<a href={`mailto:${site.email}`} className="link-line">
				{site.email}
			</a>
			.
		</p>
	);
}

function submitLabel({ lead, sent }: Conversation): string {
	if (lead.status === "sending") return chatLead.sending;
	if (lead.status === "failed") return chatLead.retry;
	return sent > 0 ? chatLead.sendMore : chatLead.send;
}

function findFault(email: string): string | null {
	if (email === "") return chatLead.missing;
	return isEmailAddress(email) ? null : chatLead.invalid;
}
