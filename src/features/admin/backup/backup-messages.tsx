import { type ReactNode, useEffect, useState } from "react";
import { toast } from "sonner";
import { RowGone } from "@/data/admin-rows/requests";
import { ContentChangedWhileReading } from "@/data/backup/stored-rows";
import { DataTimeout, RequestFailed } from "@/data/request-failed";
import { checkSession } from "@/data/session";
import { logFailure } from "@/features/admin/ui/failures";
import { formatProgress } from "./backup-format";

export const LOG_PREFIX = "Backup";
/** Issues listed in a toast; the panel lists all of them. */
const MAX_NAMED = 6;

type Subject = "backup" | "integrity" | "restore" | "database" | "migration" | "samples";

/** The toast that is shown for each subject. */
const openToasts = new Map<Subject, string | number>();

/** Dismisses an earlier failure when the admin tries again. */
export function dismissFailure(subject: Subject): void {
	const id = openToasts.get(subject);
	if (id !== undefined) toast.dismiss(id);
	openToasts.delete(subject);
}

/** Uses a new toast each time: reusing the id of a toast that is closing would close both. */
function showToast(subject: Subject, title: string, description: ReactNode): void {
	dismissFailure(subject);
	openToasts.set(subject, toast.error(title, { description, duration: Number.POSITIVE_INFINITY }));
}

export function reportProblem(subject: Subject, title: string, description: string, error: unknown): void {
	logFailure(`${LOG_PREFIX}: ${subject}`, error);
	showToast(subject, title, description);
}

export function reportIssues(subject: Subject, title: string, issues: string[]): void {
	console.error(`${LOG_PREFIX}: ${subject}:`, issues.join(" "));
	const rest = issues.length - MAX_NAMED;
	const named = rest > 1 ? [...issues.slice(0, MAX_NAMED), `And ${rest} more.`] : issues;
	showToast(subject, title, named.length === 1 ? named[0] : <IssueList issues={named} />);
}

export type StorageProblem = "full" | "off";

/** Any error other than a full quota means that storage is switched off. */
export const toStorageProblem = (error: unknown): StorageProblem =>
	error instanceof DOMException && /quota/i.test(error.name) ? "full" : "off";

/** Why reading failed. Rechecks a rejected session, so that the session gate asks for the password. */
export function explainReadError(error: unknown): string {
	if (error instanceof ContentChangedWhileReading) return "The content changed while it was being read. Wait a moment, then try again.";
	if (error instanceof RowGone || (error instanceof RequestFailed && (error.status === 401 || error.status === 403))) {
		void checkSession();
		return "The database refused the request. Sign in again if your session has ended, then try again.";
	}
	if (error instanceof DataTimeout || (error instanceof RequestFailed && error.status === 0))
		return "The database can't be reached. Try again when the connection is back.";
	if (error instanceof RequestFailed && error.status >= 400) return `The server answered with an error (${error.status}). Try again later.`;
	if (error instanceof RequestFailed) return "Something else answered instead of the database. Check the connection, then try again.";
	return `The database couldn't be read: ${error instanceof Error ? error.message : "unknown error"}.`;
}

export function IssueList({ issues }: { issues: readonly string[] }) {
	return (
		<ul className="m-0 grid list-none gap-1 p-0">
			{issues.map((issue) => (
				<li key={issue} className="relative pl-4 [overflow-wrap:anywhere] before:absolute before:left-0 before:content-['–']">
					{issue}
				</li>
			))}
		</ul>
	);
}

/** A total of 0 means unknown. */
export interface TaskProgress {
	what: string;
	read: number;
	total: number;
	/** Whether the admin has a question to answer first. */
	isPaused?: boolean;
}

/** Milliseconds without progress after which the admin hears that the server is slow. */
const SLOW_MS = 8000;

export function TaskProgressBar({ progress: { what, read, total, isPaused } }: { progress: TaskProgress }) {
	const known = total > 0;
	const [slow, setSlow] = useState({ what: "", read: 0 });
	useEffect(() => {
		if (isPaused) return;
		const timer = setTimeout(() => setSlow({ what, read }), SLOW_MS);
		return () => clearTimeout(timer);
	}, [what, read, isPaused]);
	return (
		<div className="text-[0.88rem]">
			<p className="m-0 mb-2 flex justify-between gap-4 text-ink-2">
				<span>{what}</span>
				{known ? <span className="tabular-nums">{formatProgress(read, total)}</span> : null}
			</p>
			<progress
				aria-label={what}
				value={known ? read : undefined}
				max={known ? total : undefined}
				className="block h-1 w-full appearance-none overflow-hidden rounded-full border-0 bg-line text-accent [&:indeterminate]:animate-pulse motion-reduce:animate-none [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-accent"
			/>
			<p role="status" className="mt-2 mb-0 text-ink-2 empty:hidden">
				{slow.what === what && !isPaused ? "The server is answering slowly. Keep this page open." : null}
			</p>
		</div>
	);
}

export function DialogContent({ children, actions }: { children: ReactNode; actions?: ReactNode }) {
	return (
		<>
			<div className="grid min-h-0 grow content-start gap-5 overflow-y-auto px-6 py-5">{children}</div>
			{actions ? <footer className="flex flex-wrap items-center gap-2 border-line border-t px-6 py-4">{actions}</footer> : null}
		</>
	);
}
