import { type FormEvent, type RefObject, useEffect, useRef, useState } from "react";
import { AccountFailed } from "@/data/auth-answer";
import { type Device, verifyFactor } from "@/data/second-factor";
import { accountWords } from "./account-words";
import { readCode } from "./code-field";

interface CodeCheck {
	/** The field of the code; it has the focus from the beginning. */
	input: RefObject<HTMLInputElement | null>;
	busy: boolean;
	/** What is wrong with the code, and what else went wrong. */
	codeError: string | undefined;
	failure: string | null;
	/** For the form that holds a `CodeField`. */
	submit: (event: FormEvent<HTMLFormElement>) => void;
}

/**
 * A code of an authenticator app while it is typed and checked.
 *
 * @param devices those that the code may be of.
 * @param onPassed what follows the right code.
 */
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
			setProblem({ at: isWrong ? "code" : "form", text: accountWords(error) });
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
