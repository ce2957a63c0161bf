import { WifiOff } from "lucide-react";
import { useOnline } from "./use-online";

/** Says so while the network is away. */
export function OfflineNotice() {
	if (useOnline()) return null;
	return (
		<p
			role="status"
			className="m-0 flex items-start gap-2.5 border-line border-t bg-accent-wash px-[clamp(16px,3vw,32px)] py-2.5 text-ink text-sm"
		>
			<WifiOff aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-accent" />
			You are offline. Nothing is lost: saving works again when the connection is back.
		</p>
	);
}
