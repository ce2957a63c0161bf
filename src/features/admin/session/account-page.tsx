import { zodResolver } from "@hookform/resolvers/zod";
import { type FormEvent, useId, useState } from "react";
import { useForm } from "react-hook-form";
import { useNavigate } from "react-router-dom";
import { toast } from "sonner";
import * as z from "zod";
import { adminPaths } from "@/content/admin-paths";
import { AccountFailed } from "@/data/auth-answer";
import { changePassword } from "@/data/password";
import { describeLoss } from "@/features/admin/layout/sign-out";
import { FormFailure } from "@/features/admin/ui/alert";
import { ask } from "@/features/admin/ui/confirm";
import { KeyCap, useCharacterKeys } from "@/features/admin/ui/shortcut-keys";
import { Button } from "@/shared/ui/button";
import { logAccountFailure } from "./account-messages";
import { AccountSection } from "./account-section";
import { isRepeated, newPassword, PASSWORD_HINT, PasswordField, REPEAT_DIFFERS, repeated } from "./credentials";
import { sessionLabels } from "./labels";
import { SecondStepSection } from "./second-step-section";
import { useAdministrator } from "./session-gate";

export function AccountPage() {
	const { email } = useAdministrator();
	return (
		<div className="mx-auto max-w-275">
			<h1 className="m-0 font-semibold text-4xl leading-none tracking-[-0.035em]">Account</h1>
			<div className="mt-8 divide-y divide-line overflow-hidden rounded-card border border-line bg-surface">
				<AccountSection title="Signed in as" detail="The email address of the administrator account.">
					<p className="m-0 break-all font-medium text-lead">{email}</p>
				</AccountSection>
				<PasswordSection email={email} />
				<SecondStepSection />
				<EverywhereSection />
				<KeyboardSection />
			</div>
		</div>
	);
}

const schema = z
	.object({ current: z.string().min(1, "Current password is required"), password: newPassword, repeat: repeated })
	.refine(isRepeated, REPEAT_DIFFERS);
type Fields = z.infer<typeof schema>;

const EMPTY: Fields = { current: "", password: "", repeat: "" };
const WRONG = "The current password is wrong.";

/** Asks for the current password, so that an unlocked computer isn't enough. */
function PasswordSection({ email }: { email: string }) {
	const { form, failure, busy, submit } = usePasswordChange(email);
	const { errors } = form.formState;
	return (
		<AccountSection title="Password" detail="Changing it signs out all other devices. This one stays signed in.">
			<form noValidate onSubmit={submit} data-ready="" className="grid gap-4.5">
				<input type="hidden" name="username" autoComplete="username" value={email} readOnly />
				<PasswordField
					id="current-password"
					label="Current password"
					error={errors.current?.message}
					{...form.register("current")}
					autoComplete="current-password"
				/>
				<PasswordField
					id="new-password"
					label="New password"
					hint={PASSWORD_HINT}
					error={errors.password?.message}
					{...form.register("password")}
					autoComplete="new-password"
				/>
				<PasswordField
					id="repeat-password"
					label={sessionLabels.repeatPassword}
					error={errors.repeat?.message}
					{...form.register("repeat")}
					autoComplete="new-password"
				/>
				<FormFailure>{failure}</FormFailure>
				<Button type="submit" size="s" disabled={busy} className="justify-self-start">
					{busy ? "Changing…" : "Change password"}
				</Button>
			</form>
		</AccountSection>
	);
}

function usePasswordChange(email: string) {
	const form = useForm<Fields>({ resolver: zodResolver(schema), defaultValues: EMPTY });
	const [failure, setFailure] = useState<string | null>(null);
	const [busy, setBusy] = useState(false);

	async function send({ current, password }: Fields) {
		if (busy) return;
		setBusy(true);
		setFailure(null);
		try {
			await changePassword(email, current, password);
			form.reset(EMPTY, { keepFieldsRef: true });
			toast.success("Password changed");
			// Browsers take the focus from the button while it is disabled.
			if (!(document.activeElement instanceof HTMLInputElement)) form.setFocus("current");
		} catch (error) {
			const reason = error instanceof AccountFailed ? error.reason : "unreachable";
			const text = logAccountFailure(error, { credentials: WRONG });
			if (reason === "credentials") form.setError("current", { message: text }, { shouldFocus: true });
			else if (reason === "same-password" || reason === "weak-password")
				form.setError("password", { message: text }, { shouldFocus: true });
			else setFailure(text);
		} finally {
			setBusy(false);
		}
	}

	const submit = (event: FormEvent) => {
		event.preventDefault();
		void form.handleSubmit(send)();
	};
	return { form, failure, busy, submit };
}

const QUESTION = "Sign out on every device, including this one?";

function EverywhereSection() {
	const navigate = useNavigate();
	const leave = async () => {
		if (await ask({ title: QUESTION, action: "Sign out", ...describeLoss() }))
			void navigate(adminPaths.logout, { state: { scope: "everywhere" } });
	};
	return (
		<AccountSection title="Sessions" detail="Logout signs out this browser only. If you lose a device, sign out everywhere.">
			<Button tone="line" size="s" onClick={() => void leave()}>
				Sign out everywhere
			</Button>
		</AccountSection>
	);
}

function KeyboardSection() {
	const id = useId();
	const [isOn, choose] = useCharacterKeys();
	return (
		<AccountSection title="Keyboard" detail="Single keys that work whenever you aren't typing. This setting applies to this browser.">
			<div className="grid grid-cols-[auto_1fr] items-start gap-x-3">
				<input
					id={id}
					type="checkbox"
					checked={isOn}
					aria-describedby={`${id}-keys`}
					onChange={(event) => choose(event.target.checked)}
					className="mt-0.5 size-5 accent-accent"
				/>
				<div>
					<label htmlFor={id} className="block font-medium leading-6">
						Use single-key shortcuts
					</label>
					<p id={`${id}-keys`} className="mt-1 mb-0 text-[0.92rem] text-ink-2">
						<KeyCap name="/" /> opens the search of a list. <KeyCap name="j" /> and <KeyCap name="k" /> open the next and the previous lead.{" "}
						<KeyCap name="?" /> lists all shortcuts.
					</p>
				</div>
			</div>
		</AccountSection>
	);
}
