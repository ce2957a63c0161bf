import { useId, useMemo, useState } from "react";
import type { Backup, BackupCounts } from "@/data/backup/backup-file";
import { fieldsByKind } from "@/data/backup/columns";
import { type CurrentContent, findRestoreOutcome, type SentRestore } from "@/data/backup/restore";
import {
	countChanges,
	listObstacles,
	type PlannedRow,
	planParts,
	planRestore,
	type RestoreMode,
	type TablePlan,
} from "@/data/backup/restore-plan";
import { Alert } from "@/features/admin/ui/alert";
import { formatNumber } from "@/features/admin/ui/format";
import { classNames } from "@/shared/lib/class-names";
import { Button } from "@/shared/ui/button";
import { formatColumns, formatMissing } from "./backup-format";
import { DialogContent, IssueList } from "./backup-messages";
import type { OpenedBackup } from "./read-archive";
import type { PlanNotice } from "./use-restore";

interface PlanViewProps {
	opened: OpenedBackup;
	current: CurrentContent;
	notice: PlanNotice | null;
	mode: RestoreMode;
	onMode: (mode: RestoreMode) => void;
	onRestore: () => void;
	onCheckAgain: (sent: SentRestore) => void;
	onClose: () => void;
}

export function PlanView({ opened, current, notice, mode, onMode, onRestore, onCheckAgain, onClose }: PlanViewProps) {
	const { backup, warnings } = opened;
	const plan = useMemo(() => planRestore(current.backup, backup, mode), [current, backup, mode]);
	const obstacles = useMemo(() => listObstacles(plan), [plan]);
	const changes = countChanges(plan);
	const removed = {
		projects: plan.projects.removed.length,
		blogs: plan.blogs.removed.length,
		redirects: plan.redirects?.removed.length ?? 0,
	};
	return (
		<DialogContent
			actions={
				<PlanActions
					key={mode}
					isPossible={changes > 0 && obstacles.length === 0}
					removed={removed}
					onRestore={onRestore}
					onClose={onClose}
				/>
			}
		>
			{notice?.kind === "problem" ? (
				<Alert kind="problem" title="Restore Failed">
					<p className="m-0 text-ink-2">{notice.text}</p>
				</Alert>
			) : null}
			{notice?.kind === "looked-again" ? (
				<OutcomeView current={current} wanted={backup} sent={notice.sent} onCheckAgain={() => onCheckAgain(notice.sent)} />
			) : null}
			{warnings.length > 0 ? <Warnings warnings={warnings} /> : null}
			<ModeChoice mode={mode} onMode={onMode} />
			{obstacles.length > 0 ? (
				<Alert kind="problem" title="This backup can't be merged">
					<div className="text-ink-2">
						<IssueList issues={obstacles.slice(0, 20)} />
						<p className="mt-2 mb-0">Change one of the two slugs first, or choose Replace.</p>
					</div>
				</Alert>
			) : null}
			{changes === 0 && obstacles.length === 0 ? (
				<p className="m-0 rounded-box border border-line bg-paper px-4 py-3">
					Nothing to change. The database already has everything in this backup.
				</p>
			) : (
				planParts.map((part) => (plan[part] ? <PlanTable key={part} part={part} plan={plan[part]} /> : null))
			)}
		</DialogContent>
	);
}

interface OutcomeViewProps {
	current: CurrentContent;
	wanted: Backup;
	sent: SentRestore;
	onCheckAgain: () => void;
}

/** What became of the restore, whichever mode is chosen now. */
function OutcomeView({ current, wanted, sent, onCheckAgain }: OutcomeViewProps) {
	const outcome = useMemo(() => findRestoreOutcome(current, wanted, sent), [current, wanted, sent]);
	if (outcome === "restored") return <Alert kind="success" title="The backup was restored" />;
	if (outcome === "not-restored") return <Alert kind="problem" title="The backup wasn't restored" />;
	if (outcome === "changed")
		return (
			<Alert kind="problem" title="The database has changed, but it differs from the backup">
				<p className="m-0 text-ink-2">Someone may have edited a row since the restore. Review the differences below.</p>
			</Alert>
		);
	return (
		<Alert kind="problem" title="The backup hasn't been restored so far">
			<p className="m-0 text-ink-2">The database might still be working on it, for up to two minutes. Wait, then check again.</p>
			<Button tone="line" size="s" onClick={onCheckAgain}>
				Check again
			</Button>
		</Alert>
	);
}

function Warnings({ warnings }: { warnings: string[] }) {
	return (
		<div className="rounded-box border border-accent/35 bg-accent-wash px-4 py-3 text-[0.9rem]">
			<p className="m-0 mb-1.5 font-semibold">Before you restore</p>
			<IssueList issues={warnings} />
		</div>
	);
}

const modes = [
	{ mode: "merge", name: "Merge", detail: "adds and updates rows, removes nothing" },
	{ mode: "replace", name: "Replace", detail: "makes the database match the backup exactly" },
] as const;

function ModeChoice({ mode, onMode }: { mode: RestoreMode; onMode: (mode: RestoreMode) => void }) {
	const name = useId();
	return (
		<fieldset className="m-0 grid min-w-0 gap-2 border-0 p-0 sm:grid-cols-2">
			<legend className="sr-only">How to restore</legend>
			{modes.map((one) => (
				<label
					key={one.mode}
					className="flex cursor-pointer items-start gap-3 rounded-box border border-control-line px-4 py-3 transition-colors hover:border-ink has-[:checked]:border-ink has-[:checked]:bg-paper"
				>
					<input
						type="radio"
						name={name}
						checked={mode === one.mode}
						onChange={() => onMode(one.mode)}
						className="mt-0.75 size-4.5 shrink-0 accent-(--accent)"
					/>
					<span className="text-[0.95rem] leading-6">
						<span className="font-semibold">{one.name}:</span> <span className="text-ink-2">{one.detail}</span>
					</span>
				</label>
			))}
		</fieldset>
	);
}

interface PlanActionsProps {
	isPossible: boolean;
	/** Rows that the restore would remove after confirmation. */
	removed: BackupCounts;
	onRestore: () => void;
	onClose: () => void;
}

function PlanActions({ isPossible, removed, onRestore, onClose }: PlanActionsProps) {
	const [agreed, setAgreed] = useState(false);
	if (!isPossible)
		return (
			<Button tone="line" onClick={onClose}>
				Close
			</Button>
		);
	const removes = removed.projects + removed.blogs + (removed.redirects ?? 0) > 0;
	const off = removes && !agreed;
	return (
		<>
			{removes ? (
				<label className="mb-2 flex w-full cursor-pointer items-start gap-3 text-[0.95rem]">
					<input
						type="checkbox"
						checked={agreed}
						onChange={({ target }) => setAgreed(target.checked)}
						className="mt-0.5 size-5 shrink-0 accent-(--danger)"
					/>
					<span>{`Remove ${formatMissing(removed)}`}</span>
				</label>
			) : null}
			<Button
				tone={removes ? "solid" : "accent"}
				className={removes ? "bg-danger text-surface" : undefined}
				aria-disabled={off}
				onClick={() => off || onRestore()}
			>
				Restore
			</Button>
			<Button tone="quiet" onClick={onClose}>
				Cancel
			</Button>
			<p className="m-0 min-w-52 flex-1 text-[0.82rem] text-ink-3 sm:pl-2">
				This browser first saves a backup of the current content. It keeps the latest five backups.
			</p>
		</>
	);
}

export const partNames = { projects: "Projects", blogs: "Posts", redirects: "Redirects" };
/** Rows that are listed before "Show all". */
const MAX_NAMED = 6;

const groups = [
	{ key: "added", name: "Added", className: "text-ok" },
	{ key: "changed", name: "Changed", className: "text-ink" },
	{ key: "removed", name: "Removed", className: "text-danger" },
] as const;

function PlanTable({ part, plan }: { part: (typeof planParts)[number]; plan: TablePlan }) {
	const id = useId();
	return (
		<section aria-labelledby={id} className="rounded-box border border-line">
			<div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2 px-4 py-3">
				<h3 id={id} className="m-0 font-semibold text-[1rem]">
					{partNames[part]}
				</h3>
				<dl className="m-0 flex flex-wrap gap-x-5 gap-y-1 text-[0.88rem] tabular-nums">
					{groups.map(({ key, name, className }) => (
						<Count key={key} name={name} count={plan[key].length} className={className} />
					))}
					<Count name="Unchanged" count={plan.unchanged} className="text-ink-2" />
				</dl>
			</div>
			{groups.map(({ key, name, className }) =>
				plan[key].length > 0 ? <PlannedRows key={key} part={part} name={name} className={className} rows={plan[key]} /> : null,
			)}
		</section>
	);
}

/** Visible as "3 added", read as the term "Added: 3". */
export function Count({ name, count, className }: { name: string; count: number; className: string }) {
	return (
		<div className={classNames("flex flex-row-reverse items-baseline gap-1", count === 0 ? "text-ink-3" : className)}>
			<dt className="lowercase">{name}</dt>
			<dd className={classNames("m-0", count === 0 ? "" : "font-semibold")}>{formatNumber(count)}</dd>
		</div>
	);
}

interface PlannedRowsProps {
	part: (typeof planParts)[number];
	name: string;
	className: string;
	rows: PlannedRow[];
}

function PlannedRows({ part, name, className, rows }: PlannedRowsProps) {
	const fields = part === "redirects" ? {} : fieldsByKind[part];
	const [all, setAll] = useState(false);
	const id = useId();
	const shown = all || rows.length <= MAX_NAMED + 1 ? rows : rows.slice(0, MAX_NAMED);
	return (
		<div className="border-line border-t px-4 py-3">
			<h4 id={id} className={classNames("m-0 mb-1 font-medium text-[0.82rem]", className)}>
				{name}
			</h4>
			<ul aria-labelledby={id} className="m-0 grid list-none gap-1 p-0 text-[0.92rem]">
				{shown.map((row) => (
					<li key={row.id} className="min-w-0 leading-snug [overflow-wrap:anywhere]">
						{row.title}
						{row.columns.length > 0 ? <span className="text-[0.85rem] text-ink-3">: {formatColumns(fields, row.columns)}</span> : null}
					</li>
				))}
			</ul>
			{shown.length < rows.length ? (
				<button type="button" onClick={() => setAll(true)} className="link-line mt-1.5 min-h-6 font-medium text-[0.88rem]">
					Show all {formatNumber(rows.length)}
				</button>
			) : null}
		</div>
	);
}
