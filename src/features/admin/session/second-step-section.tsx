import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Smartphone } from "lucide-react";
import { useId, useState } from "react";
import { toast } from "sonner";
import { site } from "@/content/site";
import { AccountFailed } from "@/data/auth-answer";
import { type Device, type Enrolment, enrolFactor, readFactors, removeFactor } from "@/data/second-factor";
import { FormFailure } from "@/features/admin/ui/alert";
import { ask } from "@/features/admin/ui/confirm";
import { showFailure } from "@/features/admin/ui/failures";
import { formatDate } from "@/features/admin/ui/format";
import { useFocusAfter } from "@/features/admin/ui/lost-focus";
import { Button } from "@/shared/ui/button";
import { Skeleton } from "@/shared/ui/skeleton";
import { failureMessage, logAccountFailure } from "./account-messages";
import { AccountSection } from "./account-section";
import { sessionLabels } from "./labels";
import { CodeField, useCodeCheck } from "./second-factor";

const QUERY = ["account", "factors"];
const NOT_OFFERED = "This server doesn't support two-step sign-in.";

export function SecondStepSection() {
	const { data, status, refetch } = useQuery({ queryKey: QUERY, queryFn: () => readFactors(), staleTime: 0 });
	return (
		<AccountSection
			title="Two-step sign-in"
			detail="Signing in also asks for a code from an authenticator app, so a stolen password isn't enough."
		>
			{status === "error" && !data ? (
				<div className="flex flex-wrap items-center gap-3">
					<p role="alert" className="m-0 text-ink-2">
						We couldn't check whether it is on.
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
	const start = useFocusAfter<HTMLButtonElement>(`${adding} ${devices.map(({ id }) => id)}`);
	const queries = useQueryClient();
	const reload = () => queries.invalidateQueries({ queryKey: QUERY });

	async function remove(device: Device) {
		const question = { title: `Remove “${device.name}”?`, detail: "Its codes will no longer work.", action: "Remove", isDangerous: true };
		if (!(await ask(question))) return;
		try {
			await removeFactor(device.id);
			toast.success(devices.length === 1 ? "Two-step sign-in is off" : "Authenticator app removed");
		} catch (error) {
			showFailure(logAccountFailure(error));
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
					<Button ref={start} tone="line" size="s" onClick={() => setAdding(true)}>
						{devices.length > 0 ? "Add another app" : "Set up two-step sign-in"}
					</Button>
					{devices.length === 1 ? (
						<p className="mt-3 mb-0 text-ink-3 text-sm">
							There are no recovery codes. Add a second app on another device so you can always get back in.
						</p>
					) : null}
				</div>
			)}
		</div>
	);
}

function DeviceList({ devices, onRemove }: { devices: Device[]; onRemove: (device: Device) => void }) {
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
	return Number.isNaN(Date.parse(instant)) ? "some time ago" : formatDate(instant);
}

interface EnrolPanelProps {
	onAdded: () => Promise<void>;
	onCancel: () => void;
}

function EnrolPanel({ onAdded, onCancel }: EnrolPanelProps) {
	// Cached while the panel is open, because each enrollment creates another secret.
	const { data, error, refetch, isFetching } = useQuery({
		queryKey: ["account", "enrolment", useId()],
		queryFn: () => enrolFactor(site.name),
		staleTime: "static",
		gcTime: 0,
		retry: false,
		refetchOnWindowFocus: false,
	});
	const cancel = () => {
		// An unfinished factor is harmless; the next attempt removes it.
		if (data) removeFactor(data.factorId).catch(() => undefined);
		onCancel();
	};
	if (error && !isFetching) {
		const special = { "code-needed": "Sign in again with a code from your current app, then add another." };
		const isOffered = !(error instanceof AccountFailed && error.reason === "unsupported");
		return (
			<div className="grid justify-items-start gap-3">
				<FormFailure>{failureMessage(error, special)}</FormFailure>
				<div className="flex gap-2">
					{isOffered ? (
						<Button size="s" onClick={() => void refetch()}>
							Retry
						</Button>
					) : null}
					<Button tone="quiet" size="s" onClick={onCancel}>
						Cancel
					</Button>
				</div>
			</div>
		);
	}
	return (
		<div className="rounded-box border border-line bg-paper p-5">
			<ol className="m-0 grid list-decimal gap-5 pl-5 marker:font-semibold">
				<li className="pl-1">
					<p className="m-0">Scan this with an authenticator app.</p>
					{data ? <Secret enrolment={data} /> : <Skeleton className="mt-3 size-44" />}
				</li>
				<li className="pl-1">
					<p className="mt-0 mb-3">Enter the code the app shows.</p>
					<Confirmation enrolment={data} onAdded={onAdded} onCancel={cancel} />
				</li>
			</ol>
		</div>
	);
}

function Secret({ enrolment }: { enrolment: Enrolment }) {
	return (
		<>
			{/* A white margin in both themes, because cameras need dark on light. */}
			<img
				src={enrolment.picture}
				alt="QR code for the authenticator app"
				width={176}
				height={176}
				className="mt-3 size-44 rounded-chip border border-line bg-white p-2"
			/>
			<details className="mt-3 text-sm">
				<summary className="cursor-pointer py-1 font-medium text-ink-2">Can't scan it?</summary>
				<p className="mt-1 mb-0 text-ink-2">Enter this key in the app instead:</p>
				<code className="mt-1.5 block break-all font-mono text-ink">{enrolment.secret.replace(/(.{4})(?=.)/g, "$1 ")}</code>
			</details>
		</>
	);
}

function Confirmation({ enrolment, onAdded, onCancel }: EnrolPanelProps & { enrolment: Enrolment | undefined }) {
	const check = useCodeCheck(enrolment ? [{ id: enrolment.factorId }] : [], onAdded);
	return (
		<form noValidate data-ready="" onSubmit={check.submit} className="grid gap-4">
			<CodeField devices={[]} error={check.codeError} hint="Six digits, new every 30 seconds." inputRef={check.input} />
			<FormFailure>{check.failure}</FormFailure>
			<div className="flex flex-wrap gap-2">
				<Button type="submit" size="s" disabled={check.busy || !enrolment}>
					{check.busy ? "Checking…" : sessionLabels.turnOn}
				</Button>
				<Button tone="quiet" size="s" disabled={check.busy} onClick={onCancel}>
					Cancel
				</Button>
			</div>
		</form>
	);
}
