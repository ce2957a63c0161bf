import { Table, TableCell, TableHeader, TableRow } from "@tiptap/extension-table";

const span = { default: 1, parseHTML: (cell: HTMLElement) => Number(cell.getAttribute("colspan")) || 1 };

/** Cells as pages have them: spans and scope, no widths and no styles. */
const cellAttributes = () => ({
	colspan: { ...span, renderHTML: ({ colspan }: Record<string, unknown>) => (colspan === 1 ? {} : { colspan }) },
	rowspan: {
		default: 1,
		parseHTML: (cell: HTMLElement) => Number(cell.getAttribute("rowspan")) || 1,
		renderHTML: ({ rowspan }: Record<string, unknown>) => (rowspan === 1 ? {} : { rowspan }),
	},
	// The commands for tables ask for it.
	colwidth: { default: null, parseHTML: () => null, rendered: false },
	scope: { default: null },
});

/** The caption is no cell: it is kept as its text, and written in the table's panel. */
const WritingTable = Table.extend({
	addAttributes: () => ({
		caption: {
			default: null,
			parseHTML: (table: HTMLElement) => table.querySelector(":scope > caption")?.textContent?.replace(/\s+/g, " ").trim() || null,
			renderHTML: ({ caption }: Record<string, unknown>) => (caption ? { "data-caption": caption } : {}),
		},
	}),
	// In the frame in which the page lets it scroll; what is stored has none.
	renderHTML: ({ HTMLAttributes }) => ["div", { class: "table-frame" }, ["table", HTMLAttributes, ["tbody", 0]]],
	parseHTML: () => [{ tag: "table" }, { tag: "table > caption", ignore: true }],
}).configure({ resizable: false, View: null });

const WritingRow = TableRow.extend({
	addAttributes: () => ({
		foot: {
			default: null,
			parseHTML: (row: HTMLElement) => row.parentElement?.tagName === "TFOOT" || null,
			renderHTML: ({ foot }: Record<string, unknown>) => (foot ? { "data-foot": "" } : {}),
		},
	}),
});

export const tableNodes = [
	WritingTable,
	WritingRow,
	TableHeader.extend({ addAttributes: cellAttributes }),
	TableCell.extend({ addAttributes: cellAttributes }),
];
