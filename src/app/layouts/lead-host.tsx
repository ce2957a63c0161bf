import { type ComponentType, useEffect, useState } from "react";
import { paths } from "@/content/paths";
import { type DialogRequest, hostDialog } from "@/shared/lib/dialog-request";

interface LeadDialogProps {
	request: DialogRequest;
	onClose: () => void;
}

const loadDialog = () => import("@/features/contact/lead-dialog").then((module) => module.LeadDialog);

/** Opens the lead dialog wherever a button asks for it. Its code loads with the first request. */
export function LeadHost({ load = loadDialog }: { load?: () => Promise<ComponentType<LeadDialogProps>> }) {
	const [shown, setShown] = useState<{ Dialog: ComponentType<LeadDialogProps>; request: DialogRequest } | null>(null);
	useEffect(
		() =>
			hostDialog((request) => {
				load().then(
					(Dialog) => setShown({ Dialog, request }),
					(error: unknown) => {
						// The way to write to the studio must not depend on one file.
						console.error("Lead dialog:", error);
						location.assign(paths.contactSection);
					},
				);
			}),
		[load],
	);
	if (!shown) return null;
	return <shown.Dialog key={shown.request.source} request={shown.request} onClose={() => setShown(null)} />;
}
