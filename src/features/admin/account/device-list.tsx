import { Smartphone } from "lucide-react";
import type { Device } from "@/data/second-factor";
import { Button } from "@/shared/ui/button";

/** The account's authenticator apps. */
export function DeviceList({ devices, onRemove }: { devices: Device[]; onRemove: (device: Device) => void }) {
	return (
		<ul className="m-0 grid list-none gap-2 p-0">
			{devices.map((device) => (
				<li key={device.id} className="flex items-center gap-3 rounded-box border border-line px-4 py-3">
					<Smartphone aria-hidden="true" className="size-4.5 shrink-0 text-ink-3" />
					<div className="min-w-0 grow">
						<p className="m-0 truncate font-medium">{device.name}</p>
						<p className="m-0 text-ink-3 text-sm">Added {toDay(device.addedAt)}</p>
					</div>
					<Button tone="quiet" size="s" className="-mr-2" aria-label={`Remove ${device.name}`} onClick={() => onRemove(device)}>
						Remove
					</Button>
				</li>
			))}
		</ul>
	);
}

function toDay(instant: string): string {
	const date = new Date(instant);
	return Number.isNaN(date.getTime()) ? "some time ago" : date.toLocaleDateString("en-US", { dateStyle: "medium" });
}
