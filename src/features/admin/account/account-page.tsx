import { useAdministrator } from "../shell/session-gate";
import { AccountSection } from "./account-section";
import { EverywhereSection } from "./everywhere-section";
import { KeyboardSection } from "./keyboard-section";
import { PasswordSection } from "./password-section";
import { SecondStepSection } from "./second-step-section";

/** /admin/account: who is signed in, and how safely. */
export function AccountPage() {
	const { email } = useAdministrator();
	return (
		<div className="mx-auto max-w-275">
			<h1 className="m-0 font-semibold text-4xl leading-none tracking-[-0.035em]">Account</h1>
			<div className="mt-8 divide-y divide-line overflow-hidden rounded-card border border-line bg-surface">
				<AccountSection title="Signed in as" detail="The address of the administrator's account.">
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
