import { zodResolver } from "@hookform/resolvers/zod";
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { useForm } from "react-hook-form";
import { useLocation } from "react-router-dom";
import * as z from "zod";
import { adminPaths } from "@/content/admin-paths";
import { requestPasswordReset } from "@/data/account";
import { readRouteText } from "@/shared/lib/route-state";
import { Button } from "@/shared/ui/button";
import { Field } from "@/shared/ui/field";
import { accountWords } from "../shell/account-words";
import { FailureNote } from "../shell/failure-note";
import { emailSchema } from "./email-schema";
import { SplitPage } from "./split-page";

const requestSchema = z.object({ email: emailSchema });
type Request = z.infer<typeof requestSchema>;

/** Asks for a mail with a link. What it answers is the same for every address, with an account or without. */
export function RequestResetForm({ expired, links }: { expired: boolean; links: ReactNode }) {
	const request = useRequest();
	const { errors } = request.form.formState;
	if (request.sentTo !== null) return <MailSent email={request.sentTo} links={links} onAgain={request.again} />;
	const onSubmit = (event: FormEvent) => {
		event.preventDefault();
		request.submit();
	};
	return (
		<SplitPage
			title={expired ? "This link no longer works" : "Forgot your password?"}
			lead={
				expired
					? "It has expired or was used already. Ask for a new one; only the newest link counts."
					: "Type the e-mail address that you sign in with. We send it a link to set a new password."
			}
			links={links}
		>
			<form noValidate onSubmit={onSubmit} data-ready="" className="grid gap-4.5">
				<Field id="email" label="Email" error={errors.email?.message} required>
					{(control) => <input {...control} {...request.form.register("email")} type="email" autoComplete="username" />}
				</Field>
				<FailureNote>{request.failure}</FailureNote>
				<Button type="submit" disabled={request.busy}>
					{request.busy ? "Sending…" : "Send the link"}
				</Button>
			</form>
		</SplitPage>
	);
}

function useRequest() {
	const typed = readRouteText(useLocation().state, "email") ?? "";
	const form = useForm<Request>({ resolver: zodResolver(requestSchema), defaultValues: { email: typed } });
	const [failure, setFailure] = useState<string | null>(null);
	const [busy, setBusy] = useState(false);
	const [sentTo, setSentTo] = useState<string | null>(null);

	async function send({ email }: Request) {
		if (busy) return;
		setBusy(true);
		setFailure(null);
		try {
			await requestPasswordReset(email, new URL(adminPaths.reset, location.origin).href);
			setSentTo(email);
		} catch (error) {
			setFailure(accountWords(error));
		} finally {
			setBusy(false);
		}
	}

	return { form, failure, busy, sentTo, again: () => setSentTo(null), submit: () => void form.handleSubmit(send)() };
}

function MailSent({ email, links, onAgain }: { email: string; links: ReactNode; onAgain: () => void }) {
	const text = useRef<HTMLParagraphElement>(null);
	useEffect(() => text.current?.focus(), []);
	return (
		<SplitPage title="Look into your inbox" links={links}>
			<p ref={text} role="status" tabIndex={-1} className="m-0 text-ink-2 outline-none">
				If this address has an account, a mail is on its way to <strong className="font-semibold text-ink">{email}</strong>. The link in it
				works once and for one hour.
			</p>
			<ul className="mt-5 mb-6 grid list-disc gap-1.5 pl-5 text-ink-2">
				<li>Open the link, on any device, and set a new password.</li>
				<li>Nothing after a few minutes? Look into the spam folder and at the spelling of the address.</li>
				<li>A new mail makes the older link useless, and is sent at most once a minute.</li>
			</ul>
			<Button tone="line" onClick={onAgain}>
				Use another address
			</Button>
		</SplitPage>
	);
}
