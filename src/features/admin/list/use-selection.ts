import { useCallback, useMemo, useRef, useState } from "react";

/** Checked rows of the shown page. Rows that leave the page, by paging or filtering, leave the selection. */
export function useSelection<Row extends { id: string }>(rows: readonly Row[]) {
	const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
	const chosen = useMemo(() => rows.filter(({ id }) => ids.has(id)), [rows, ids]);
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
