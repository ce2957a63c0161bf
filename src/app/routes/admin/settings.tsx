import { useAdministrator } from "@/features/admin/session/session-gate";
import { SettingsPage } from "@/features/admin/settings/settings-page";

export function Component() {
	return <SettingsPage owner={useAdministrator().email} />;
}
