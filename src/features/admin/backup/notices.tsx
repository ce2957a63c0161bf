import type { ReactNode } from "react";
import { toast } from "sonner";
import { logFailure } from "../list/row-failures";
import { IssueList } from "./issue-list";

/** Name of these screens in the console. */
export const LOG = "Backup";
/** Issues that a toast names; the panel has them all. */
const NAMED = 6;

type Subject = "backup" | "integrity" | "restore" | "database" | "migration";

/** The failure of each thing that is still shown. */
const shown = new Map<Subject, string | number>();

/** Takes an earlier failure of the same thing away, when it is tried again. */
export function forgetFailure(subject: Subject): void {
	const id = shown.get(subject);
	if (id !== undefined) toast.dismiss(id);
	shown.delete(subject);
}

/** Each failure is a toast of its own: one that takes the id of a toast that is just going would go with it. */
function show(subject: Subject, title: string, description: ReactNode): void {
	forgetFailure(subject);
	shown.set(subject, toast.error(title, { description, duration: Number.POSITIVE_INFINITY }));
}

/** A failure: in the console, and said until somebody dismisses it. */
export function reportProblem(subject: Subject, title: string, description: string, error: unknown): void {
	logFailure(`${LOG}: ${subject}`, error);
	show(subject, title, description);
}

/** A failure that is a list of issues. */
export function reportIssues(subject: Subject, title: string, issues: string[]): void {
	console.error(`${LOG}: ${subject}:`, issues.join(" "));
	const rest = issues.length - NAMED;
	const named = rest > 1 ? [...issues.slice(0, NAMED), `And ${rest} more.`] : issues;
	show(subject, title, named.length === 1 ? named[0] : <IssueList issues={named} />);
}
