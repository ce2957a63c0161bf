import { Button } from "@/shared/ui/button";
import { CopyText } from "./copy-text";
import type { Difference } from "./differences";

interface ConflictNoticeProps {
	noun: string;
	differences: Difference[];
	/** The whole form as text, made when it is asked for. */
	myText: () => string;
	onKeepMine: () => void;
	onTakeTheirs: () => void;
}

/** Somebody else was first: what differs, and the three ways out. */
export function ConflictNotice({ noun, differences, myText, onKeepMine, onTakeTheirs }: ConflictNoticeProps) {
	return (
		<>
			<p className="m-0 max-w-[48.2em]">
				<strong className="font-semibold">This {noun} was changed elsewhere since you opened it.</strong> Keeping yours saves over that
				change; taking theirs puts it into the form in place of yours.
			</p>
			{/* Before the list, which may be long: the ways out are in sight. */}
			<div className="mt-3 flex flex-wrap items-center gap-2">
				<Button tone="line" size="s" onClick={onKeepMine}>
					Keep mine
				</Button>
				<Button tone="line" size="s" onClick={onTakeTheirs}>
					Take theirs
				</Button>
				<CopyText label="Copy my text" text={myText} />
			</div>
			{differences.length > 0 ? <DifferenceList differences={differences} /> : null}
		</>
	);
}

function DifferenceList({ differences }: { differences: Difference[] }) {
	return (
		<ul aria-label="Fields that differ" className="m-0 mt-3 list-none border-danger/25 border-t p-0">
			{differences.map(({ label, mine, theirs }) => (
				<li
					key={label}
					className="grid gap-x-5 gap-y-0.5 border-danger/25 border-b py-2 text-[0.86rem] @min-[44rem]:grid-cols-[9rem_minmax(0,1fr)_minmax(0,1fr)]"
				>
					<span className="font-medium">{label}</span>
					<Version name="Mine" text={mine} />
					<Version name="Theirs" text={theirs} />
				</li>
			))}
		</ul>
	);
}

function Version({ name, text }: { name: string; text: string }) {
	return (
		<span className="min-w-0 [overflow-wrap:anywhere]">
			<span className="text-ink-2">{name}: </span>
			{text}
		</span>
	);
}
