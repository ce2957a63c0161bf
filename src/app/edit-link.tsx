import { type ComponentType, lazy, Suspense, useEffect, useState } from "react";
import { hasStoredSession } from "@/data/session-key";
import type { EditPencilProps } from "./edit-pencil";

const Pencil = lazy(
	(): Promise<{ default: ComponentType<EditPencilProps> }> =>
		import("./edit-pencil").then(
			({ EditPencil }) => ({ default: EditPencil }),
			// Without its code, the page stays as it is.
			() => ({ default: () => null }),
		),
);

/** Leads the administrator from a public page to its form. Visitors load nothing for it. */
export function EditLink(props: EditPencilProps) {
	const [isSignedIn, setSignedIn] = useState(false);
	useEffect(() => setSignedIn(hasStoredSession()), []);
	if (!isSignedIn) return null;
	return (
		<Suspense>
			<Pencil {...props} />
		</Suspense>
	);
}
