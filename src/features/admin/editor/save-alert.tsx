import { TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { pausePresses } from "@/features/admin/ui/confirm";
import { passFocus } from "@/features/admin/ui/form/form-section";
import { useOnline } from "@/shared/hooks/use-online";
import { Button } from "@/shared/ui/button";
import { CopyText } from "./copy-text";
import { type Difference, formatAnyForm, formatForm } from "./differences";
import { describeRefusals, type EditorTypes } from "./editor-definition";
import type { Step } from "./editor-state";
import { hasShape } from "./use-autosave";
import type { Editor } from "./use-editor";

const UNSAVED = "Nothing was saved, but your text is still here.";

interface SaveAlertProps<T extends EditorTypes> {
	editor: Editor<T>;
}

export function SaveAlert<T extends EditorTypes>({ editor }: SaveAlertProps<T>) {
	const { definition, form, step } = editor;
	const { noun } = definition.kind;
	if (step.name === "editing" || step.name === "saving" || step.name === "left") return null;
	return (
		<AlertBox>
			{step.name === "conflict" ? (
				<Conflict
					title={`This ${noun} was changed elsewhere since you opened it.`}
					detail="“Keep mine” replaces that change with your text. “Take theirs” replaces your text with that change."
					takeLabel="Take theirs"
					differences={editor.differences}
					myText={() => formatForm(definition, form.getValues())}
					onKeepMine={editor.keepMine}
					onTakeTheirs={editor.takeTheirs}
				/>
			) : (
				<Failure name={step.name} noun={noun} onRetry={editor.saveAgain} onSignIn={editor.signIn} />
			)}
		</AlertBox>
	);
}

/** Shown when another device has stored other unpublished changes. A conflict about the row comes first. */
export function CopyConflict<T extends EditorTypes>({ editor: { definition, form, step, copy } }: SaveAlertProps<T>) {
	if (copy.state.step.name !== "conflict" || step.name === "conflict") return null;
	const theirs = copy.state.step.newer.values;
	const fits = hasShape(definition.schema, theirs);
	const choice = fits
		? "“Use that version” replaces your text with them."
		: "This form can't show them, because they were written with another version of it.";
	return (
		<AlertBox>
			<Conflict
				title="Another device has saved other changes."
				detail={`“Keep mine” replaces those changes with your text. ${choice}`}
				takeLabel="Use that version"
				differences={fits ? copy.differences : []}
				myText={() => formatForm(definition, form.getValues())}
				theirText={fits ? null : () => formatAnyForm(definition, theirs)}
				onKeepMine={copy.keepMine}
				onTakeTheirs={copy.takeTheirs}
			/>
		</AlertBox>
	);
}

export function AlertBox({ children }: { children: ReactNode }) {
	return (
		<div
			ref={passFocus}
			role="alert"
			className="mb-3 flex max-h-[52vh] gap-3 overflow-y-auto rounded-[10px] border border-danger/35 bg-danger-wash px-4 py-3 text-[0.92rem] @min-[40rem]:-ml-2"
		>
			<TriangleAlert aria-hidden="true" className="mt-0.5 size-4.5 shrink-0 text-danger" />
			<div className="min-w-0 flex-1">{children}</div>
		</div>
	);
}

interface FailureProps {
	name: Exclude<Step<unknown>["name"], "editing" | "saving" | "left" | "conflict">;
	noun: string;
	onRetry: () => void;
	onSignIn: () => void;
}

export function Failure({ name, noun, onRetry, onSignIn }: FailureProps) {
	const online = useOnline();
	switch (name) {
		case "unconfirmed":
			return online ? (
				<Message
					title="Not saved. The server didn't respond."
					detail="Your text is still here."
					action={{ label: "Save now", run: onRetry }}
				/>
			) : (
				<Message title="Not saved. You're offline." detail="Your text is still here. Save again when the connection is back." />
			);
		case "signed-out":
			return (
				<Message
					title="Your session has ended."
					detail="Your text is still here and will be saved when you sign in."
					action={{ label: "Sign in", run: onSignIn }}
				/>
			);
		case "refused":
			return <Message title={describeRefusals(noun).refused} detail={UNSAVED} />;
		case "gone":
			return (
				<Message title={describeRefusals(noun).gone} detail={`${UNSAVED} You can bring the ${noun} back from “Deleted” in the list.`} />
			);
		case "failed":
			return (
				<Message
					title="Not saved."
					detail="Something went wrong on the server. Your text is still here."
					action={{ label: "Retry", run: onRetry }}
				/>
			);
	}
}

function Message({ title, detail, action }: { title: string; detail: string; action?: { label: string; run: () => void } }) {
	return (
		<div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-2.5">
			<p className="m-0 max-w-[48.2em]">
				<strong className="font-semibold">{title}</strong> <span>{detail}</span>
			</p>
			{action ? (
				<Button tone="line" size="s" onClick={action.run}>
					{action.label}
				</Button>
			) : null}
		</div>
	);
}

interface ConflictProps {
	title: string;
	detail: string;
	takeLabel: string;
	differences: Difference[];
	myText: () => string;
	/** To copy instead of taking it, for a version that the form can't show. */
	theirText?: (() => string) | null;
	onKeepMine: () => void;
	onTakeTheirs: () => void;
}

export function Conflict({ title, detail, takeLabel, differences, myText, theirText = null, onKeepMine, onTakeTheirs }: ConflictProps) {
	return (
		<>
			<p className="m-0 max-w-[48.2em]">
				<strong className="font-semibold">{title}</strong> <span>{detail}</span>
			</p>
			<div ref={pausePresses} className="mt-3 flex flex-wrap items-center gap-2">
				<Button tone="line" size="s" onClick={onKeepMine}>
					Keep mine
				</Button>
				{theirText ? (
					<CopyText label="Copy their text" text={theirText} />
				) : (
					<Button tone="line" size="s" onClick={onTakeTheirs}>
						{takeLabel}
					</Button>
				)}
				<CopyText label="Copy my text" text={myText} />
			</div>
			{differences.length > 0 ? <DifferenceList differences={differences} /> : null}
		</>
	);
}

function DifferenceList({ differences }: { differences: Difference[] }) {
	return (
		<ul aria-label="Differences" className="m-0 mt-3 list-none border-danger/25 border-t p-0">
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
			<span>{text}</span>
		</span>
	);
}
