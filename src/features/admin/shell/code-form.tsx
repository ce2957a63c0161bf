import type { Device } from "@/data/second-factor";
import { Button } from "@/shared/ui/button";
import { CodeField } from "./code-field";
import { FailureNote } from "./failure-note";
import { useCodeCheck } from "./use-code-check";

interface CodeFormProps {
	devices: Device[];
	onPassed: () => Promise<void> | void;
	/** Back to the first step. */
	onLeave: () => void;
	leave: string;
}

/** The second step of signing in: the code of one of the account's devices. */
export function CodeForm({ devices, onPassed, onLeave, leave }: CodeFormProps) {
	const { input, busy, codeError, failure, submit } = useCodeCheck(devices, onPassed);
	return (
		<form noValidate data-ready="" onSubmit={submit} className="grid gap-4.5">
			<CodeField devices={devices} error={codeError} inputRef={input} />
			<FailureNote>{failure}</FailureNote>
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
