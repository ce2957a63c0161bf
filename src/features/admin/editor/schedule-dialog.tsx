import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { Button } from "@/shared/ui/button";
import { Field } from "@/shared/ui/field";
import { fromBoxes, readableTime, toBoxes, zoneAt } from "./local-time";

interface ScheduleDialogProps {
	/** The time that is chosen already; empty when there is none. */
	publishAt: string;
	noun: string;
	onSchedule: (publishAt: string) => void;
	onPublishNow: () => void;
	onClose: () => void;
}

/** When a row goes on the site by itself: a day and a time where the reader is. Choosing them saves the form. */
export function ScheduleDialog({ publishAt, noun, onSchedule, onPublishNow, onClose }: ScheduleDialogProps) {
	const dialog = useRef<HTMLDialogElement>(null);
	const title = useId();
	const [boxes, setBoxes] = useState(() => (publishAt ? toBoxes(new Date(publishAt)) : { day: "", time: "09:00" }));
	const [problem, setProblem] = useState<string | null>(null);
	useEffect(() => dialog.current?.showModal(), []);
	const moment = fromBoxes(boxes.day, boxes.time);
	const finish = (run: () => void) => {
		dialog.current?.close();
		run();
	};
	const choose = () => {
		if (!moment) return setProblem("Choose a day and a time");
		if (new Date(moment) <= new Date()) return setProblem("Choose a time in the future");
		finish(() => onSchedule(moment));
	};
	const onKeyDown = (event: KeyboardEvent) => {
		if (event.key !== "Enter" || !(event.target instanceof HTMLInputElement)) return;
		event.preventDefault();
		choose();
	};
	const set = (part: Partial<typeof boxes>) => {
		setBoxes({ ...boxes, ...part });
		setProblem(null);
	};
	return (
		<dialog
			ref={dialog}
			aria-labelledby={title}
			onClose={onClose}
			onKeyDown={onKeyDown}
			className="m-auto w-[min(27rem,92vw)] rounded-card border border-line bg-surface p-6 text-ink backdrop:bg-night/40"
		>
			<h2 id={title} className="m-0 font-semibold text-heading tracking-[-0.02em]">
				Schedule publication
			</h2>
			<p className="mt-1.5 mb-5 text-[0.92rem] text-ink-2">Until then nobody but you can see this {noun}.</p>
			<div className="grid gap-3 sm:grid-cols-[1.3fr_1fr]">
				<Field id={`${title}-day`} label="Date" error={problem ?? undefined} required>
					{(control) => (
						<input
							{...control}
							type="date"
							min={toBoxes(new Date()).day}
							value={boxes.day}
							onChange={(event) => set({ day: event.target.value })}
						/>
					)}
				</Field>
				<Field id={`${title}-time`} label="Time" required>
					{(control) => <input {...control} type="time" value={boxes.time} onChange={(event) => set({ time: event.target.value })} />}
				</Field>
			</div>
			<p className="mt-2.5 mb-0 text-[0.82rem] text-ink-3">Your time zone: {zoneAt(moment ? new Date(moment) : new Date())}</p>
			<div className="mt-6 flex flex-wrap gap-2">
				<Button tone="accent" onClick={choose}>
					{publishAt ? "Change schedule" : "Schedule"}
				</Button>
				{publishAt ? (
					<Button tone="line" onClick={() => finish(onPublishNow)}>
						Publish now
					</Button>
				) : null}
				<Button tone="quiet" onClick={() => dialog.current?.close()}>
					Cancel
				</Button>
			</div>
			{publishAt ? <p className="mt-4 mb-0 text-[0.82rem] text-ink-3">Scheduled for {readableTime(publishAt)} now.</p> : null}
		</dialog>
	);
}
