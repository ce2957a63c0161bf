import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { site } from "@/content/site";
import { AccountFailed } from "@/data/auth-answer";
import { type Enrolment, enrolFactor, removeFactor } from "@/data/second-factor";
import { Button } from "@/shared/ui/button";
import { Skeleton } from "@/shared/ui/skeleton";
import { failureWords } from "../shell/account-words";
import { CodeField } from "../shell/code-field";
import { FailureNote } from "../shell/failure-note";
import { useCodeCheck } from "../shell/use-code-check";

interface EnrolPanelProps {
	onAdded: () => Promise<void>;
	onCancel: () => void;
}

/** Adds an authenticator app: a picture to scan, and the code that the app shows in return. */
export function EnrolPanel({ onAdded, onCancel }: EnrolPanelProps) {
	// One enrolment for each time that the panel is opened: every one makes another secret.
	const { data, error, refetch, isFetching } = useQuery({
		queryKey: ["account", "enrolment", useId()],
		queryFn: () => enrolFactor(site.name),
		staleTime: Number.POSITIVE_INFINITY,
		gcTime: 0,
		retry: false,
		refetchOnWindowFocus: false,
	});
	const cancel = () => {
		// What is left behind unfinished does no harm; the next attempt removes it.
		if (data) removeFactor(data.factorId).catch(() => undefined);
		onCancel();
	};
	if (error && !isFetching) {
		const special = { "code-needed": "Sign in again with the code of the app that you have, then add another." };
		const isOffered = !(error instanceof AccountFailed && error.reason === "unsupported");
		return (
			<div className="grid justify-items-start gap-3">
				<FailureNote>{failureWords(error, special)}</FailureNote>
				<div className="flex gap-2">
					{isOffered ? (
						<Button size="s" onClick={() => void refetch()}>
							Retry
						</Button>
					) : null}
					<Button tone="quiet" size="s" onClick={onCancel}>
						Cancel
					</Button>
				</div>
			</div>
		);
	}
	return (
		<div className="rounded-box border border-line bg-paper p-5">
			<ol className="m-0 grid list-decimal gap-5 pl-5 marker:font-semibold">
				<li className="pl-1">
					<p className="m-0">Scan this with an authenticator app.</p>
					{data ? <Secret enrolment={data} /> : <Skeleton className="mt-3 size-44" />}
				</li>
				<li className="pl-1">
					<p className="mt-0 mb-3">Type the code that the app shows.</p>
					<Confirmation enrolment={data} onAdded={onAdded} onCancel={cancel} />
				</li>
			</ol>
		</div>
	);
}

function Secret({ enrolment }: { enrolment: Enrolment }) {
	return (
		<>
			{/* White around it in both themes: cameras read dark on light. */}
			<img
				src={enrolment.picture}
				alt="QR code for the authenticator app"
				width={176}
				height={176}
				className="mt-3 size-44 rounded-chip border border-line bg-white p-2"
			/>
			<details className="mt-3 text-sm">
				<summary className="cursor-pointer py-1 font-medium text-ink-2">Cannot scan it?</summary>
				<p className="mt-1 mb-0 text-ink-2">Type this key into the app instead:</p>
				<code className="mt-1.5 block break-all font-mono text-ink">{enrolment.secret.replace(/(.{4})(?=.)/g, "$1 ")}</code>
			</details>
		</>
	);
}

function Confirmation({ enrolment, onAdded, onCancel }: EnrolPanelProps & { enrolment: Enrolment | undefined }) {
	const check = useCodeCheck(enrolment ? [{ id: enrolment.factorId }] : [], onAdded);
	return (
		<form noValidate data-ready="" onSubmit={check.submit} className="grid gap-4">
			<CodeField devices={[]} error={check.codeError} hint="Six digits, new every 30 seconds." inputRef={check.input} />
			<FailureNote>{check.failure}</FailureNote>
			<div className="flex flex-wrap gap-2">
				<Button type="submit" size="s" disabled={check.busy || !enrolment}>
					{check.busy ? "Checking…" : "Turn it on"}
				</Button>
				<Button tone="quiet" size="s" onClick={onCancel}>
					Cancel
				</Button>
			</div>
		</form>
	);
}
