import { type KeyboardEvent, useId, useState } from "react";
import { Dialog, DialogTitle, dialogButtons } from "@/features/admin/ui/dialog";
import { formatDateTime } from "@/features/admin/ui/format";
import { Button } from "@/shared/ui/button";
import { Field } from "@/shared/ui/field";
import { fromBoxes, quickTimes, toBoxes, zoneAt } from "./local-time";

interface ScheduleDialogProps {
	/** Empty when no time is set. */
	publishAt: string;
	/** Whether the stored row doesn't have the time yet. */
	isPending: boolean;
	noun: string;
	onSchedule: (publishAt: string) => void;
	onPublishNow: () => void;
	onClose: () => void;
}

/** Sets a day and a time in the admin's time zone, and saves the form with them. */
export function ScheduleDialog({ publishAt, isPending, noun, onSchedule, onPublishNow, onClose }: ScheduleDialogProps) {
	const id = useId();
	const [boxes, setBoxes] = useState(() => (publishAt ? toBoxes(new Date(publishAt)) : { day: "", time: "09:00" }));
	const [problem, setProblem] = useState<string | null>(null);
	const moment = fromBoxes(boxes.day, boxes.time);
	const setTo = isPending ? "Time chosen:" : "Currently scheduled for";
	const finish = (run: () => void) => {
		onClose();
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
		<Dialog kind="card" keepsInput backdrop="light" onClose={onClose} className="w-[min(31rem,92vw)] p-6">
			<DialogTitle className="m-0 font-semibold text-heading tracking-[-0.02em]">Schedule publication</DialogTitle>
			<p className="mt-1.5 mb-5 text-[0.92rem] text-ink-2">Until then, only you can see this {noun}.</p>
			{/* biome-ignore lint/a11y/noStaticElementInteractions: handles Enter of the two inputs. */}
			<div className="grid gap-3 sm:grid-cols-[1.3fr_1fr]" onKeyDown={onKeyDown}>
				<Field id={`${id}-day`} label="Date" error={problem ?? undefined} required>
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
				<Field id={`${id}-time`} label="Time" required>
					{(control) => <input {...control} type="time" value={boxes.time} onChange={(event) => set({ time: event.target.value })} />}
				</Field>
			</div>
			<QuickTimes boxes={boxes} onChoose={set} />
			<p className="mt-2.5 mb-0 text-[0.82rem] text-ink-3">{`Your time zone: ${zoneAt(moment ? new Date(moment) : new Date())}`}</p>
			<Actions
				hasTime={publishAt !== ""}
				isPending={isPending}
				onSchedule={choose}
				onPublishNow={() => finish(onPublishNow)}
				onClose={onClose}
			/>
			{publishAt ? <p className="mt-4 mb-0 text-[0.82rem] text-ink-3">{`${setTo} ${formatDateTime(publishAt)}.`}</p> : null}
		</Dialog>
	);
}

interface QuickTimesProps {
	boxes: { day: string; time: string };
	onChoose: (time: { day: string; time: string }) => void;
}

function QuickTimes({ boxes, onChoose }: QuickTimesProps) {
	return (
		<div className="mt-3 flex flex-wrap gap-2">
			{quickTimes(new Date()).map(({ label, ...time }) => (
				<Button
					key={label}
					tone="line"
					size="s"
					aria-pressed={boxes.day === time.day && boxes.time === time.time}
					className="aria-pressed:border-ink aria-pressed:text-ink"
					onClick={() => onChoose(time)}
				>
					{label}
				</Button>
			))}
		</div>
	);
}

interface ActionsProps extends Pick<ScheduleDialogProps, "isPending" | "onPublishNow" | "onClose"> {
	hasTime: boolean;
	onSchedule: () => void;
}

function Actions({ hasTime, isPending, onSchedule, onPublishNow, onClose }: ActionsProps) {
	return (
		<div className={`mt-6 ${dialogButtons}`}>
			<Button tone="accent" onClick={onSchedule}>
				{hasTime && !isPending ? "Change schedule" : "Schedule"}
			</Button>
			{hasTime ? (
				<Button tone="line" onClick={onPublishNow}>
					Publish now
				</Button>
			) : null}
			<Button tone="quiet" onClick={onClose}>
				Cancel
			</Button>
		</div>
	);
}
