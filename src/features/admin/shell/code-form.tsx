import { type FormEvent, useEffect, useRef, useState } from "react";
import { AccountFailed } from "@/data/auth-answer";
import { type Device, verifyFactor } from "@/data/second-factor";
import { Button } from "@/shared/ui/button";
import { accountWords } from "./account-words";
import { CodeField, readCode } from "./code-field";
import { FailureNote } from "./failure-note";

interface CodeFormProps {
	devices: Device[];
	onPassed: () => Promise<void> | void;
	/** Back to the first step. */
	onLeave: () => void;
	leave: string;
}

/** The second step of signing in: the code of one of the account's devices. */
export function CodeForm({ devices, onPassed, onLeave, leave }: CodeFormProps) {
	const [failure, setFailure] = useState<{ at: "code" | "form"; text: string } | null>(null);
	const [busy, setBusy] = useState(false);
	const input = useRef<HTMLInputElement>(null);
	useEffect(() => input.current?.focus(), []);

	async function submit(event: FormEvent<HTMLFormElement>) {
		event.preventDefault();
		if (busy) return;
		const typed = readCode(event.currentTarget, devices);
		input.current?.focus();
		if ("error" in typed) return setFailure({ at: "code", text: typed.error });
		setBusy(true);
		setFailure(null);
		try {
			await verifyFactor(typed.factorId, typed.code);
			await onPassed();
		} catch (error) {
			const wrong = error instanceof AccountFailed && error.reason === "code";
			setFailure({ at: wrong ? "code" : "form", text: accountWords(error) });
			input.current?.select();
		} finally {
			setBusy(false);
		}
	}

	return (
		<form noValidate data-ready="" onSubmit={(event) => void submit(event)} className="grid gap-4.5">
			<CodeField devices={devices} error={failure?.at === "code" ? failure.text : undefined} inputRef={input} />
			<FailureNote>{failure?.at === "form" ? failure.text : null}</FailureNote>
			<div className="grid gap-2">
				<Button type="submit" disabled={busy}>
					{busy ? "Checking…" : "Continue"}
				</Button>
				<Button tone="quiet" onClick={onLeave}>
					{leave}
				</Button>
			</div>
		</form>
	);
}
