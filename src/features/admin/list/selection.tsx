import { useCallback, useMemo, useRef, useState } from "react";
import { classNames } from "@/shared/lib/class-names";

/** Checked rows of the shown page. Rows that leave the page, by paging or filtering, leave the selection. */
export function useSelection<Row extends { id: string }>(rows: readonly Row[]) {
	const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
	const chosen = useMemo(() => rows.filter(({ id }) => ids.has(id)), [rows, ids]);
	if (chosen.length < ids.size) setIds(new Set(chosen.map(({ id }) => id)));
	const anchor = useRef<string | null>(null);

	/** With `throughAnchor`, every row between this one and the last toggled one gets the same state. */
	const toggle = useCallback(
		(id: string, throughAnchor: boolean): void => {
			const isOn = !ids.has(id);
			const [from, to] = [anchor.current, id].map((end) => rows.findIndex((row) => row.id === end)).sort((a, b) => a - b);
			const range = throughAnchor && from !== undefined && from >= 0 && to !== undefined ? rows.slice(from, to + 1) : [];
			const after = new Set(chosen.map((row) => row.id));
			for (const each of [id, ...range.map((row) => row.id)]) {
				if (isOn) after.add(each);
				else after.delete(each);
			}
			anchor.current = id;
			setIds(after);
		},
		[ids, rows, chosen],
	);

	return useMemo(
		() => ({
			chosen,
			isAll: rows.length > 0 && chosen.length === rows.length,
			has: (id: string) => ids.has(id),
			toggle,
			all: () => setIds(new Set(rows.map(({ id }) => id))),
			clear: () => {
				anchor.current = null;
				setIds(new Set());
			},
			drop: (gone: readonly Row[]) => {
				const dropped = new Set(gone.map(({ id }) => id));
				setIds((now) => new Set([...now].filter((id) => !dropped.has(id))));
			},
		}),
		[chosen, rows, ids, toggle],
	);
}

export type Selection<Row extends { id: string }> = ReturnType<typeof useSelection<Row>>;

interface RowCheckboxProps<Row extends { id: string }> {
	selection: Selection<Row>;
	id: string;
	label: string;
	className: string;
}

/** Shift with a press or with Space selects the rows in between. */
export function RowCheckbox<Row extends { id: string }>({ selection, id, label, className }: RowCheckboxProps<Row>) {
	const shift = useRef(false);
	return (
		<label
			className={classNames("grid shrink-0 cursor-pointer select-none place-items-center", className)}
			onPointerDown={(event) => {
				shift.current = event.shiftKey;
			}}
			// Shift would select text.
			onMouseDown={(event) => event.shiftKey && event.preventDefault()}
		>
			<input
				type="checkbox"
				aria-label={label}
				checked={selection.has(id)}
				onKeyDown={(event) => {
					shift.current = event.shiftKey;
					if (event.key === "Escape") selection.clear();
				}}
				onChange={() => selection.toggle(id, shift.current)}
				className="size-4.5 accent-(--accent)"
			/>
		</label>
	);
}
