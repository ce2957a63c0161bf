import type { ReactNode } from "react";
import type { Revision } from "@/data/revisions/schema";
import { formatDateTime } from "@/features/admin/ui/format";
import { classNames } from "@/shared/lib/class-names";
import { Button } from "@/shared/ui/button";
import { StatusPanel } from "@/shared/ui/status-panel";
import type { EntryChange, Piece } from "./compare-texts";
import type { FieldChange } from "./version-changes";
import { type Compared, DifferenceLoading, type Reading } from "./version-list";

interface VersionViewProps {
	revision: Revision;
	compared: Reading<Compared<unknown>>;
	changes: FieldChange[] | null;
	noun: string;
}

export function VersionView({ revision, compared, changes, noun }: VersionViewProps) {
	return (
		<section
			aria-labelledby="version-title"
			aria-busy={compared.state === "loading"}
			// biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable text without a control must be reachable by keyboard
			tabIndex={0}
			className="min-h-0 overflow-y-auto px-5 py-5 -outline-offset-2 md:px-7"
		>
			<h3 id="version-title" className="m-0 font-semibold text-heading tabular-nums tracking-[-0.02em]">
				Version of {formatDateTime(revision.savedAt)}
			</h3>
			<p role="status" className="mt-1 mb-0 text-[0.92rem] text-ink-2">
				{changes ? countLine(changes) : ""}
			</p>
			<Difference compared={compared} changes={changes} noun={noun} />
		</section>
	);
}

function countLine(changes: FieldChange[]): string {
	if (changes.length === 0) return "This version matches the current one.";
	return `${changes.length === 1 ? "One field differs" : `${changes.length} fields differ`} from the current version.`;
}

function Difference({ compared, changes, noun }: Omit<VersionViewProps, "revision">) {
	if (compared.state === "loading")
		return (
			<div role="status" className="mt-6">
				<span className="sr-only">Loading this version…</span>
				<DifferenceLoading />
			</div>
		);
	if (compared.state === "failed")
		return (
			<div className="mt-6">
				<StatusPanel
					compact
					kind="error"
					title="This version couldn't be loaded"
					action={
						<Button tone="line" size="s" onClick={compared.retry}>
							Retry
						</Button>
					}
				/>
			</div>
		);
	if (!compared.data.now) return <Gone>This {noun} was deleted. To see its versions, bring it back from “Deleted” in the list.</Gone>;
	if (!compared.data.kept) return <Gone>This version is no longer available because newer ones replaced it.</Gone>;
	if (!changes || changes.length === 0) return null;
	const hidden = changes.filter(({ isHidden }) => isHidden);
	return (
		<>
			<p className="mt-4 mb-1 text-[0.84rem] text-ink-2">
				Restoring <Passage kind="returns" text="brings this back" /> and <Passage kind="goes" text="takes this away" />.
			</p>
			<ChangeList changes={changes.filter(({ isHidden }) => !isHidden)} />
			{hidden.length > 0 ? (
				<>
					<h4 className="mt-7 mb-0 font-semibold text-[0.95rem]">Also restored, but not in the form</h4>
					<ChangeList changes={hidden} />
				</>
			) : null}
		</>
	);
}

const Gone = ({ children }: { children: ReactNode }) => <p className="mt-6 mb-0 max-w-[36em] text-ink-2">{children}</p>;

function ChangeList({ changes }: { changes: FieldChange[] }) {
	return (
		<dl className="m-0 mt-2.5">
			{changes.map(({ label, change }) => (
				<div key={label} className="grid gap-x-6 gap-y-1.5 border-line border-t py-4 lg:grid-cols-[9rem_minmax(0,1fr)]">
					<dt className="font-medium text-[0.9rem] leading-6">{label}</dt>
					<dd className="m-0 min-w-0 max-w-[44em] whitespace-pre-wrap text-[0.94rem] leading-6.5 [overflow-wrap:anywhere]">
						<Change change={change} />
					</dd>
				</div>
			))}
		</dl>
	);
}

function Change({ change }: Pick<FieldChange, "change">) {
	if (change.kind === "text") return <Pieces pieces={change.pieces} />;
	if (change.kind === "entries") return <Entries entries={change.entries} />;
	if (change.kind === "markup")
		return <span className="text-ink-2">The words are the same. Only formatting, headings, links or pictures differ.</span>;
	return (
		<>
			{change.kind === "excerpts" ? (
				<span className="mb-1.5 block text-ink-2">Too different to compare word by word. This is where the difference starts.</span>
			) : null}
			<span className="flex flex-wrap items-baseline gap-x-4 gap-y-1.5">
				{change.goes ? <Whole kind="goes" text={change.goes} /> : <span className="text-ink-3">Empty now</span>}
				{change.returns ? <Whole kind="returns" text={change.returns} /> : <span className="text-ink-3">Empty then</span>}
			</span>
		</>
	);
}

const Whole = ({ kind, text }: { kind: "goes" | "returns"; text: string }) => (
	<span className="min-w-0">
		<Passage kind={kind} text={text} />
	</span>
);

const signs = { same: "", goes: "−", returns: "+", changed: "~" };

function Entries({ entries }: { entries: EntryChange[] }) {
	let place = 0;
	return (
		<ul className="m-0 grid list-none gap-1 p-0">
			{entries.map(({ kind, pieces }) => {
				place += 1;
				return (
					<li key={place} className="grid grid-cols-[1.1rem_minmax(0,1fr)]">
						<span aria-hidden="true" className="font-mono text-ink-3">
							{signs[kind]}
						</span>
						<span className="min-w-0">
							<Pieces pieces={pieces} />
						</span>
					</li>
				);
			})}
		</ul>
	);
}

const markStyles = {
	goes: "bg-danger-wash text-danger decoration-danger/70 line-through",
	returns: "bg-ok-wash text-ok underline decoration-ok/60 underline-offset-3",
};

function Pieces({ pieces }: { pieces: Piece[] }) {
	let at = 0;
	return pieces.map((piece) => {
		at += piece.text.length;
		return <Passage key={`${piece.kind}${at}`} {...piece} />;
	});
}

function Passage({ kind, text }: Piece) {
	if (kind === "same") return <span className="text-ink-2">{text}</span>;
	const Mark = kind === "goes" ? "del" : "ins";
	return <Mark className={classNames("rounded-[3px] box-decoration-clone px-0.5", markStyles[kind])}>{text}</Mark>;
}
