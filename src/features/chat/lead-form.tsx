import { type Dispatch, type FormEvent, useId, useState } from "react";
import { Link } from "react-router-dom";
import { chatLead } from "@/content/chat-words";
import { paths } from "@/content/paths";
import { site } from "@/content/site";
import { isEmailAddress, MAX_EMAIL_LENGTH } from "@/shared/lib/email-address";
import { Button } from "@/shared/ui/button";
import { Field } from "@/shared/ui/field";
import { type ChatEvent, type Conversation, unsentOf } from "./chat-conversation";

interface LeadFormProps {
	chat: Conversation;
	dispatch: Dispatch<ChatEvent>;
	onSend: () => void;
	/** Takes the focus before the pressed button goes away. */
	holdFocus: () => void;
}

/** Asks for the email with which a typed text goes to the team; nothing goes without a click. */
export function LeadForm(props: LeadFormProps) {
	const { chat, dispatch } = props;
	if (unsentOf(chat).length === 0) return null;
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
	const fault = faultOf(chat.email.trim());
	const sending = chat.lead.status === "sending";
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
		<form data-ready="" noValidate onSubmit={submit} aria-label={chatLead.title} className="mt-4 rounded-box border border-line-strong p-4">
			<p className="label-mono mt-0 mb-3 text-accent">{chatLead.title}</p>
			<Field id={id} label={chatLead.email} error={tried && fault ? fault : undefined} required>
				{(control) => (
					<input
						{...control}
						type="email"
						autoComplete="email"
						maxLength={MAX_EMAIL_LENGTH}
						value={chat.email}
						readOnly={sending}
						onChange={(event) => dispatch({ type: "email", text: event.target.value })}
					/>
				)}
			</Field>
			{chat.lead.status === "failed" ? <NotSent offline={chat.lead.offline} /> : null}
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

function NotSent({ offline }: { offline: boolean }) {
	return (
		<p role="alert" className="mt-3 mb-0 rounded-[10px] border border-danger/35 bg-danger-wash px-3.5 py-2.5 text-[0.88rem] text-danger">
			{offline ? chatLead.offline : chatLead.failed} {chatLead.mail}{" "}
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

function faultOf(email: string): string | null {
	if (email === "") return chatLead.missing;
	return isEmailAddress(email) ? null : chatLead.invalid;
}
