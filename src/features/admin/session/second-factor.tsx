import { type FormEvent, type Ref, type RefObject, useEffect, useId, useRef, useState } from "react";
import * as z from "zod";
import { AccountFailed } from "@/data/auth-answer";
import { type Device, verifyFactor } from "@/data/second-factor";
import { FormFailure } from "@/features/admin/ui/alert";
import { Button } from "@/shared/ui/button";
import { Field } from "@/shared/ui/field";
import { logAccountFailure } from "./account-messages";

interface CodeFormProps {
	devices: Device[];
	onPassed: () => Promise<void> | void;
	/** Returns to the password. */
	onLeave: () => void;
	leave: string;
}

export function CodeForm({ devices, onPassed, onLeave, leave }: CodeFormProps) {
	const { input, busy, codeError, failure, submit } = useCodeCheck(devices, onPassed);
	return (
		<form noValidate data-ready="" onSubmit={submit} className="grid gap-4.5">
			<CodeField devices={devices} error={codeError} inputRef={input} />
			<FormFailure>{failure}</FormFailure>
			<div className="grid gap-2">
				<Button type="submit" disabled={busy}>
					{busy ? "Checking…" : "Continue"}
				</Button>
				<Button tone="quiet" disabled={busy} onClick={onLeave}>
					{leave}
				</Button>
			</div>
		</form>
	);
}

interface CodeCheck {
	/** Focused on mount. */
	input: RefObject<HTMLInputElement | null>;
	busy: boolean;
	codeError: string | undefined;
	failure: string | null;
	/** For the form that contains a `CodeField`. */
	submit: (event: FormEvent<HTMLFormElement>) => void;
}

export function useCodeCheck(devices: readonly Pick<Device, "id">[], onPassed: () => Promise<void> | void): CodeCheck {
	const [problem, setProblem] = useState<{ at: "code" | "form"; text: string } | null>(null);
	const [busy, setBusy] = useState(false);
	const input = useRef<HTMLInputElement>(null);
	useEffect(() => input.current?.focus({ preventScroll: true }), []);

	async function check(form: HTMLFormElement) {
		if (busy) return;
		const typed = readCode(form, devices);
		input.current?.focus();
		if ("error" in typed) return setProblem({ at: "code", text: typed.error });
		setBusy(true);
		setProblem(null);
		try {
			await verifyFactor(typed.factorId, typed.code);
			await onPassed();
		} catch (error) {
			const isWrong = error instanceof AccountFailed && error.reason === "code";
			setProblem({ at: isWrong ? "code" : "form", text: logAccountFailure(error) });
			input.current?.select();
		} finally {
			setBusy(false);
		}
	}
	const submit = (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		void check(event.currentTarget);
	};
	return {
		input,
		busy,
		codeError: problem?.at === "code" ? problem.text : undefined,
		failure: problem?.at === "form" ? problem.text : null,
		submit,
	};
}

/** Six digits; ignores the gap that apps show. */
const codeSchema = z
	.string()
	.transform((text) => text.replace(/\s/g, ""))
	.pipe(z.string().regex(/^\d{6}$/, "Enter the six digits from your app"));

interface CodeFieldProps {
	devices: Device[];
	error?: string;
	hint?: string;
	inputRef?: Ref<HTMLInputElement>;
}

/** Renders the form fields "code" and, with several apps, "device". */
export function CodeField({ devices, error, hint = "The six digits your authenticator app shows now.", inputRef }: CodeFieldProps) {
	const id = useId();
	return (
		<>
			{devices.length > 1 ? (
				<Field id={`${id}-device`} label="Device">
					{(control) => (
						<select {...control} name="device">
							{devices.map((device) => (
								<option key={device.id} value={device.id}>
									{device.name}
								</option>
							))}
						</select>
					)}
				</Field>
			) : null}
			<Field id={`${id}-code`} label="Code" error={error} hint={hint} required>
				{(control) => (
					<input
						{...control}
						ref={inputRef}
						name="code"
						inputMode="numeric"
						autoComplete="one-time-code"
						maxLength={9}
						spellCheck={false}
						className={`${control.className} font-mono text-lg tracking-[0.24em]`}
					/>
				)}
			</Field>
		</>
	);
}

export function readCode(
	form: HTMLFormElement,
	devices: readonly Pick<Device, "id">[],
): { factorId: string; code: string } | { error: string } {
	const data = new FormData(form);
	const typed = codeSchema.safeParse(data.get("code"));
	if (!typed.success) return { error: typed.error.issues[0]?.message ?? "" };
	const chosen = data.get("device");
	return { code: typed.data, factorId: typeof chosen === "string" ? chosen : (devices[0]?.id ?? "") };
}
