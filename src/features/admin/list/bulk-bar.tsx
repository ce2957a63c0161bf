import { EyeOff, ListPlus, ListX, type LucideIcon, Rocket, Trash2, X } from "lucide-react";
import { useMemo, useRef } from "react";
import { Link } from "react-router-dom";
import { Alert } from "@/features/admin/ui/alert";
import { classNames } from "@/shared/lib/class-names";
import type { TableColumn } from "@/shared/ui/data-table-columns";
import { RowPicture } from "./row-picture";
import { RowCheckbox, type Selection, useSelection } from "./selection";
import { type BulkAction, type BulkDefinition, type BulkRow, type LeftOver, useBulkActions } from "./use-bulk-actions";

interface PicturedRow extends BulkRow {
	image?: string | null | undefined;
}

/** The checkboxes of a list, the bar above it, and the note about rows that an action left as they were. */
export function useBulk<Row extends PicturedRow>(definition: BulkDefinition<Row>, rows: readonly Row[] | null) {
	const selection = useSelection(rows ?? NONE);
	const actions = useBulkActions(definition, selection.chosen, selection.drop);
	const { getTitle } = definition;
	const column = useMemo(
		(): TableColumn<Row> => ({
			id: "select",
			name: "Select",
			isLead: true,
			cell: (row) => (
				<span className="flex flex-col items-center gap-1 @min-[54rem]:flex-row @min-[54rem]:gap-3">
					<RowPicture address={row.image} />
					<RowCheckbox
						selection={selection}
						id={row.id}
						label={`Select ${getTitle(row)}`}
						className="-m-1.5 size-10 @min-[54rem]:order-first"
					/>
				</span>
			),
		}),
		[selection, getTitle],
	);
	return {
		column,
		isBusy: actions.isBusy,
		bar: <BulkBar many={definition.many} count={rows?.length ?? 0} selection={selection} actions={actions} />,
		note: actions.left ? <LeftOverNote left={actions.left} onDismiss={actions.forget} /> : null,
	};
}

const NONE: readonly never[] = [];

interface BulkBarProps<Row extends BulkRow> {
	many: string;
	/** Rows of the page. */
	count: number;
	selection: Selection<Row>;
	actions: ReturnType<typeof useBulkActions<Row>>;
}

const buttons: Record<BulkAction, { label: string; Icon: LucideIcon }> = {
	publish: { label: "Publish", Icon: Rocket },
	unpublish: { label: "Unpublish", Icon: EyeOff },
	list: { label: "List", Icon: ListPlus },
	unlist: { label: "Unlist", Icon: ListX },
};

function BulkBar<Row extends BulkRow>({ many, count, selection, actions }: BulkBarProps<Row>) {
	const { chosen, isAll, all, clear } = selection;
	const box = useRef<HTMLInputElement>(null);
	// The words before the buttons say why.
	const isOff = actions.running !== null;
	return (
		<div
			className={classNames("flex min-h-12 items-center gap-1 px-2 transition-colors", chosen.length > 0 ? "bg-accent-wash" : "bg-sunken")}
		>
			<label className="flex h-10 cursor-pointer items-center gap-2.5 pr-2 pl-3 text-[0.85rem] text-ink-2">
				<input
					ref={(element) => {
						box.current = element;
						if (element) element.indeterminate = chosen.length > 0 && !isAll;
					}}
					type="checkbox"
					disabled={count === 0}
					checked={isAll}
					onChange={isAll ? clear : all}
					className="size-4.5 accent-(--accent)"
				/>
				<span className={chosen.length > 0 ? "sr-only" : undefined}>Select all on this page</span>
			</label>
			{chosen.length > 0 ? (
				<fieldset aria-label={`Selected ${many}`} className="m-0 flex min-w-0 grow flex-wrap items-center border-0 p-0 @min-[40rem]:gap-1">
					<p role="status" className="m-0 mr-auto pr-2 font-semibold text-[0.88rem] tabular-nums">
						{actions.running ?? `${chosen.length} selected`}
					</p>
					{actions.offered.map((action) => (
						<BulkButton key={action} {...buttons[action]} isOff={isOff} onClick={() => void actions.change(action)} />
					))}
					<BulkButton label="Delete" Icon={Trash2} removes isOff={isOff} onClick={() => void actions.remove()} />
					<BulkButton
						label="Clear selection"
						Icon={X}
						isIcon
						onClick={() => {
							clear();
							box.current?.focus();
						}}
					/>
				</fieldset>
			) : null}
		</div>
	);
}

interface BulkButtonProps {
	label: string;
	Icon: LucideIcon;
	removes?: boolean;
	/** Without its label, also where there is room. */
	isIcon?: boolean;
	isOff?: boolean;
	onClick: () => void;
}

function BulkButton({ label, Icon, removes = false, isIcon = false, isOff = false, onClick }: BulkButtonProps) {
	return (
		<button
			type="button"
			title={label}
			aria-disabled={isOff}
			onClick={onClick}
			className={classNames(
				"aria-disabled:cursor-not-allowed aria-disabled:opacity-35 inline-flex h-9 min-w-9 shrink-0 items-center justify-center gap-2 rounded-full font-medium text-[0.85rem] text-ink transition-colors hover:bg-surface",
				!isIcon && "@min-[40rem]:px-3",
				removes && "hover:text-danger",
			)}
		>
			<Icon aria-hidden="true" className="size-4" />
			<span className={isIcon ? "sr-only" : "sr-only @min-[40rem]:not-sr-only"}>{label}</span>
		</button>
	);
}

function LeftOverNote({ left, onDismiss }: { left: LeftOver; onDismiss: () => void }) {
	return (
		<div className="mb-4">
			<Alert kind="problem" title={left.title} onDismiss={onDismiss}>
				<ul className="m-0 grid list-none gap-1.5 p-0">
					{left.rows.map(({ id, name, href, reason }) => (
						<li key={id}>
							<Link to={href} className="link-line font-medium text-ink">
								{name}
							</Link>
							<span className="text-ink-2">: {reason}</span>
						</li>
					))}
				</ul>
			</Alert>
		</div>
	);
}
