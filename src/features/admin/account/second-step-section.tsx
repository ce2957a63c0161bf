import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { toast } from "sonner";
import { type Device, readFactors, removeFactor } from "@/data/second-factor";
import { Button } from "@/shared/ui/button";
import { Skeleton } from "@/shared/ui/skeleton";
import { accountWords } from "../shell/account-words";
import { AccountSection } from "./account-section";
import { DeviceList } from "./device-list";
import { EnrolPanel } from "./enrol-panel";

const QUERY = ["account", "factors"];
const NOT_OFFERED = "This backend does not offer two-step sign-in.";

/** The second step of signing in: a code of an authenticator app. */
export function SecondStepSection() {
	const { data, status, refetch } = useQuery({ queryKey: QUERY, queryFn: () => readFactors(), staleTime: 0 });
	return (
		<AccountSection
			title="Two-step sign-in"
			detail="After the password, signing in also asks for a code of an authenticator app. A stolen password alone then opens nothing."
		>
			{status === "error" && !data ? (
				<div className="flex flex-wrap items-center gap-3">
					<p role="alert" className="m-0 text-ink-2">
						The server did not say whether it is on.
					</p>
					<Button tone="line" size="s" onClick={() => void refetch()}>
						Retry
					</Button>
				</div>
			) : null}
			{status === "pending" ? <Skeleton className="h-9 w-48" /> : null}
			{data?.supported === false ? <p className="m-0 text-ink-3">{NOT_OFFERED}</p> : null}
			{data?.supported ? <Devices devices={data.devices} /> : null}
		</AccountSection>
	);
}

function Devices({ devices }: { devices: Device[] }) {
	const [adding, setAdding] = useState(false);
	const queries = useQueryClient();
	const reload = () => queries.invalidateQueries({ queryKey: QUERY });

	async function remove(device: Device) {
		if (!window.confirm(`Remove “${device.name}”? Its codes will no longer work.`)) return;
		try {
			await removeFactor(device.id);
			toast.success(devices.length === 1 ? "Two-step sign-in is off" : "Authenticator app removed");
		} catch (error) {
			toast.error("Error", { description: accountWords(error), duration: Number.POSITIVE_INFINITY });
		}
		await reload();
	}

	const added = async () => {
		setAdding(false);
		toast.success("Two-step sign-in is on");
		await reload();
	};
	return (
		<div className="grid gap-5">
			{devices.length > 0 ? <DeviceList devices={devices} onRemove={(device) => void remove(device)} /> : null}
			{adding ? (
				<EnrolPanel onAdded={added} onCancel={() => setAdding(false)} />
			) : (
				<div>
					<Button tone="line" size="s" onClick={() => setAdding(true)}>
						{devices.length > 0 ? "Add another app" : "Set up two-step sign-in"}
					</Button>
					{devices.length === 1 ? (
						<p className="mt-3 mb-0 text-ink-3 text-sm">There are no recovery codes: a second app on another device is your way back in.</p>
					) : null}
				</div>
			)}
		</div>
	);
}
