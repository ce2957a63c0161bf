import { useState, useSyncExternalStore } from "react";
import { Button } from "@/shared/ui/button";
import { Dialog, DialogDetail, DialogTitle } from "./dialog";

export interface Question {
	title: string;
	detail?: string | undefined;
	/** What the admin agrees to: "Delete". */
	action: string;
	cancel?: string;
	/** Cancel gets the focus, and the action the color of a warning. */
	isDangerous?: boolean;
	/** Something to do before the answer, which leaves the question open: "Export first". */
	before?: { label: string; busy: string; run: () => Promise<void> };
}

interface Asked extends Question {
	/** Null when the dialog closes without an answer. */
	answer: (agreed: boolean | null) => void;
}

let asked: Asked | null = null;
const hosts = new Set<() => void>();

function show(next: Asked | null): void {
	asked = next;
	for (const changed of hosts) changed();
}

/** Asks in a dialog. A new question answers the one before with no, and so does `signal`. Needs a mounted `ConfirmHost`. */
export async function ask(question: Question, signal?: AbortSignal): Promise<boolean> {
	return (await askEither(question, signal)) === true;
}

/** Like `ask`, but returns null when the dialog closes without an answer: by Escape, `signal` or a new question. */
export function askEither(question: Question, signal?: AbortSignal): Promise<boolean | null> {
	asked?.answer(null);
	if (hosts.size === 0) return Promise.reject(new Error("No ConfirmHost is mounted"));
	return new Promise((resolve) => {
		const mine: Asked = {
			...question,
			answer: (agreed) => {
				if (asked === mine) show(null);
				resolve(agreed);
			},
		};
		signal?.addEventListener("abort", () => mine.answer(null), { once: true });
		show(mine);
	});
}

/** Closes an open question without an answer: what it asks about is no longer on the screen. */
export function dismissQuestion(): void {
	asked?.answer(null);
}

function subscribe(changed: () => void): () => void {
	hosts.add(changed);
	return () => {
		hosts.delete(changed);
		if (hosts.size === 0) asked?.answer(null);
	};
}

/** Most systems take two presses within this time as a double click. */
const PAUSE_MS = 500;

/** A ref of buttons: a double click must not answer a question that has just appeared. */
export function pausePresses(buttons: HTMLElement | null): (() => void) | undefined {
	if (!buttons) return undefined;
	buttons.classList.add("pointer-events-none");
	const end = setTimeout(() => buttons.classList.remove("pointer-events-none"), PAUSE_MS);
	return () => clearTimeout(end);
}

/** Shows the questions of `ask`. Mount it once. See docs/decisions.md, "Questions are one dialog of the page". */
export function ConfirmHost() {
	const question = useSyncExternalStore(subscribe, () => asked);
	/** The question whose `before` runs. It takes no agreement meanwhile. */
	const [running, setRunning] = useState<Question | null>(null);
	if (!question) return null;
	const isRunning = running === question;
	const { title, detail, action, cancel = "Cancel", isDangerous = false, before, answer } = question;
	const start = (run: () => Promise<void>) => {
		setRunning(question);
		void run().finally(() => setRunning((now) => (now === question ? null : now)));
	};
	return (
		<Dialog kind="card" isAlert backdrop="light" onClose={() => answer(null)} className="w-[min(28rem,92vw)] p-6">
			<DialogTitle className="m-0 text-balance font-semibold text-[1.2rem] leading-snug tracking-[-0.015em]">{title}</DialogTitle>
			{detail ? <DialogDetail className="mt-2 mb-0 text-pretty text-[0.94rem] text-ink-2">{detail}</DialogDetail> : null}
			<div ref={pausePresses} className="mt-6 flex flex-wrap-reverse justify-end gap-2">
				{before ? (
					<Button tone="quiet" size="s" aria-disabled={isRunning} className="mr-auto -ml-4" onClick={() => isRunning || start(before.run)}>
						{isRunning ? before.busy : before.label}
					</Button>
				) : null}
				<Button tone="line" size="s" data-initial-focus={isDangerous ? "" : undefined} onClick={() => answer(false)}>
					{cancel}
				</Button>
				<Button
					tone="solid"
					size="s"
					data-initial-focus={isDangerous ? undefined : ""}
					aria-disabled={isRunning}
					className={isDangerous ? "bg-danger! text-surface!" : undefined}
					onClick={() => isRunning || answer(true)}
				>
					{action}
				</Button>
			</div>
		</Dialog>
	);
}
