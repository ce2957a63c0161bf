import { type Ref, useId } from "react";
import * as z from "zod";
import type { Device } from "@/data/second-factor";
import { Field } from "@/shared/ui/field";

/** The six digits of an authenticator app, with or without the gap that apps show. */
const codeSchema = z
	.string()
	.transform((text) => text.replace(/\s/g, ""))
	.pipe(z.string().regex(/^\d{6}$/, "Type the six digits of your app"));

interface CodeFieldProps {
	devices: Device[];
	error?: string;
	hint?: string;
	inputRef?: Ref<HTMLInputElement>;
}

/** The code of an authenticator app, by the names "code" and "device" of its form; with several apps, which one it is from. */
export function CodeField({ devices, error, hint = "The six digits that your authenticator app shows now.", inputRef }: CodeFieldProps) {
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

/** What was typed into the field above. */
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
