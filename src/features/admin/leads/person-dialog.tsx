import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Download, Search } from "lucide-react";
import { type FormEvent, useId, useState } from "react";
import { Link } from "react-router-dom";
import { toast } from "sonner";
import { adminPaths } from "@/content/admin-paths";
import { deletePerson, findPerson, PersonChanged, type PersonData, readPerson } from "@/data/leads/person";
import { LEADS_KEY } from "@/data/leads/queries";
import type { Lead } from "@/data/leads/schema";
import { isUnanswered } from "@/data/request-failed";
import { exportLeads } from "@/features/admin/list/export-leads";
import { Dialog, DialogDetail, DialogTitle } from "@/features/admin/ui/dialog";
import { reportFailure } from "@/features/admin/ui/failures";
import { formatNumber } from "@/features/admin/ui/format";
import { forgetTexts } from "@/features/admin/ui/unsent-texts";
import { cleanEmail } from "@/shared/lib/email-address";
import { Button } from "@/shared/ui/button";
import { Field } from "@/shared/ui/field";
import { Skeleton } from "@/shared/ui/skeleton";
import { LOG } from "./lead-filters";
import { formatCount } from "./lead-format";
import { forgetDeleted } from "./use-leads";

/** Mail programs copy "Ada <ada@example.com>" or "mailto:ada@example.com". */
const bareAddress = (text: string): string => cleanEmail((/<([^<>]*)>\s*$/.exec(text)?.[1] ?? text).replace(/^\s*mailto:/i, ""));

interface PersonDialogProps {
	/** The address to look for at once; empty to ask for it. */
	address: string;
	onClose: () => void;
	onDeleted: () => void;
}

/** Finds everything about an email address, exports it and deletes it for good. */
export function PersonDialog({ address, onClose, onDeleted }: PersonDialogProps) {
	const [typed, setTyped] = useState(address);
	const [asked, setAsked] = useState(address);
	const [busy, setBusy] = useState(false);
	const id = useId();
	const find = (event: FormEvent) => {
		event.preventDefault();
		if (busy) return;
		const bare = bareAddress(typed);
		setTyped(bare);
		setAsked(bare);
	};
	return (
		<Dialog kind="card" keepsInput isLocked={busy} onClose={onClose} className="w-[min(34rem,92vw)] p-6">
			<DialogTitle className="m-0 font-semibold text-heading tracking-[-0.02em]">Delete a person's data</DialogTitle>
			<DialogDetail className="mt-2 mb-0 text-pretty text-[0.94rem] text-ink-2">
				Use this when someone asks you to delete their data. It finds all their leads, including archived leads and suspected spam.
			</DialogDetail>
			<form onSubmit={find} noValidate className="mt-5 flex flex-wrap items-end gap-2.5">
				<Field id={id} label="Email" className="min-w-0 grow basis-60">
					{(control) => (
						<input
							{...control}
							type="email"
							autoComplete="off"
							spellCheck={false}
							value={typed}
							data-initial-focus={address === "" ? "" : undefined}
							readOnly={busy}
							onChange={({ target }) => setTyped(target.value)}
						/>
					)}
				</Field>
				<Button type="submit" tone="line" className="shrink-0" aria-disabled={busy}>
					<Search aria-hidden="true" className="size-4" />
					Find
				</Button>
			</form>
			{/* What is found, and deleted, is always that of the address in the box. */}
			{asked === "" || asked !== typed.trim() ? null : (
				<Found key={asked} address={asked} busy={busy} setBusy={setBusy} onClose={onClose} onDeleted={onDeleted} />
			)}
			<div className="mt-6 flex justify-end">
				<Button tone="quiet" size="s" aria-disabled={busy} onClick={() => busy || onClose()}>
					Cancel
				</Button>
			</div>
		</Dialog>
	);
}

const UNANSWERED = "The server didn't respond. Leads may have been deleted.";

interface FoundProps extends Pick<PersonDialogProps, "address" | "onClose" | "onDeleted"> {
	busy: boolean;
	setBusy: (busy: boolean) => void;
}

function Found({ address, busy, setBusy, onClose, onDeleted }: FoundProps) {
	const [isExporting, setExporting] = useState(false);
	const { data, failed, isFetching, hasChanged, retry, remove } = usePerson(address, setBusy, () => {
		onClose();
		onDeleted();
	});
	const isOff = busy || isFetching || isExporting;

	if (failed)
		return (
			<p role="alert" className="mt-5 mb-0 flex flex-wrap items-center gap-3">
				Failed to look for the address.
				<Button tone="line" size="s" aria-disabled={isFetching} onClick={() => isFetching || void retry()}>
					{isFetching ? "Trying…" : "Retry"}
				</Button>
			</p>
		);
	if (!data)
		return (
			<div role="status" className="mt-5 grid gap-2">
				<p className="sr-only">Looking for the address</p>
				<Skeleton className="h-5 w-1/2" />
				<Skeleton className="h-5 w-2/3" />
			</div>
		);
	return (
		<div className="mt-5 grid gap-4">
			{hasChanged ? (
				<p role="alert" className="m-0 rounded-box border border-danger/40 bg-danger-wash px-4 py-3 text-[0.94rem]">
					Nothing was deleted, because the leads have changed since. These are the current ones.
				</p>
			) : null}
			<Counts address={address} data={data} onClose={onClose} />
			{data.leads === 0 ? null : (
				<>
					<p className="m-0 text-pretty text-[0.94rem] text-ink-2">
						<strong className="font-semibold text-ink">This can't be undone.</strong> Not included: emails in the mailbox, files that you
						downloaded, and backups of the host. Delete those yourself.
					</p>
					<div className="flex flex-wrap gap-2.5">
						<ExportPerson address={address} busy={isExporting} setBusy={setExporting} />
						<Button
							tone="solid"
							size="s"
							aria-disabled={isOff}
							className="bg-danger! text-surface!"
							onClick={() => isOff || void remove(data.leads)}
						>
							{busy ? "Deleting…" : `Delete ${data.leads === 1 ? "1 lead" : formatCount(data.leads)} for good`}
						</Button>
					</div>
				</>
			)}
		</div>
	);
}

function usePerson(address: string, setBusy: (busy: boolean) => void, onDeleted: () => void) {
	const client = useQueryClient();
	const { data, error, isFetching, refetch } = useQuery({
		queryKey: [LEADS_KEY, "person", address],
		queryFn: ({ signal }) => findPerson(address, signal),
		retry: false,
		gcTime: 0,
	});
	const [hasChanged, setChanged] = useState(false);
	/** Whether the counts are from before a failed deletion, because the leads couldn't be counted after it. */
	const [isUnsure, setUnsure] = useState(false);

	const finish = (deleted: number) => {
		// Nothing of the person stays in memory either.
		client.removeQueries({ queryKey: [LEADS_KEY], type: "inactive" });
		const isTheirs = ({ email }: { email: string | null }) => email?.trim().toLowerCase() === address.trim().toLowerCase();
		// The open lead, which Back and Forward would show again.
		client.setQueriesData<Lead | null>({ queryKey: [LEADS_KEY, "one"] }, (lead) => (lead && isTheirs(lead) ? null : lead));
		forgetTexts(isTheirs);
		forgetDeleted(isTheirs);
		toast.success(`${formatCount(deleted)} deleted for good`);
		onDeleted();
	};

	const remove = async (expected: number) => {
		setBusy(true);
		setChanged(false);
		setUnsure(false);
		try {
			await deletePerson(address, expected);
			finish(expected);
		} catch (problem) {
			const { data: now, isError } = await refetch();
			const isLost = isUnanswered(problem);
			setUnsure(isError && (isLost || problem instanceof PersonChanged));
			if (isLost && !isError && now?.leads === 0) finish(expected);
			else if (problem instanceof PersonChanged) setChanged(true);
			else reportFailure(LOG, problem, isLost ? UNANSWERED : "Failed to delete the data. Please try again.");
		} finally {
			setBusy(false);
		}
	};

	const retry = async () => setUnsure((await refetch()).isError && isUnsure);
	return { data, failed: error !== null && (!data || isUnsure), isFetching, hasChanged, retry, remove };
}

function Counts({ address, data, onClose }: { address: string; data: PersonData; onClose: () => void }) {
	const parts = [
		data.closed > 0 ? `${formatNumber(data.closed)} archived, won or lost` : "",
		data.spam > 0 ? `${formatNumber(data.spam)} suspected spam` : "",
	].filter(Boolean);
	const search = new URLSearchParams({ q: address, status: "all" });
	return (
		<div role="status" className="grid gap-2">
			{data.leads === 0 ? (
				<p className="m-0">
					No lead is from <bdi className="font-medium [overflow-wrap:anywhere]">{address}</bdi>.
				</p>
			) : (
				<dl className="m-0 grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-1">
					<Count name="Leads" value={data.leads} detail={parts.length > 0 ? ` (${parts.join(", ")})` : ""} />
					<Count name="Leads with notes" value={data.notes} />
					<Count name="Replies" value={data.replies} />
				</dl>
			)}
			{data.mentions === 0 ? null : (
				<p className="m-0 text-[0.94rem] text-ink-2">
					{data.mentions === 1 ? "1 other lead mentions" : `${formatNumber(data.mentions)} other leads mention`} the address and{" "}
					{data.mentions === 1 ? "stays" : "stay"}.{" "}
					<Link to={`${adminPaths.leads}?${search}`} className="link-line" onClick={onClose}>
						Search for it
					</Link>
				</p>
			)}
		</div>
	);
}

function Count({ name, value, detail = "" }: { name: string; value: number; detail?: string }) {
	return (
		<>
			<dt className="text-ink-3">{name}</dt>
			<dd className="m-0 tabular-nums">
				{formatNumber(value)}
				{detail}
			</dd>
		</>
	);
}

interface ExportPersonProps {
	address: string;
	busy: boolean;
	setBusy: (busy: boolean) => void;
}

/** While it reads, nothing may be deleted. */
function ExportPerson({ address, busy, setBusy }: ExportPersonProps) {
	const save = async () => {
		setBusy(true);
		await exportLeads(() => readPerson(address));
		setBusy(false);
	};
	return (
		<Button tone="line" size="s" aria-disabled={busy} onClick={() => busy || void save()}>
			<Download aria-hidden="true" className="size-4" />
			<span>{busy ? "Exporting…" : "Export CSV first"}</span>
		</Button>
	);
}
