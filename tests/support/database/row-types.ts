import type { PGlite } from "@electric-sql/pglite";

interface Column {
	table_name: string;
	column_name: string;
	data_type: string;
	is_nullable: "YES" | "NO";
}

const TYPES: Record<string, string> = {
	uuid: "string",
	text: "string",
	"timestamp with time zone": "string",
	integer: "number",
	bigint: "number",
	boolean: "boolean",
	date: "string",
	jsonb: "unknown",
	ARRAY: "string[]",
};

/** The text of src/data/database.types.ts: one interface for each public table. Throws for an unknown column type. */
export async function describeRows(database: PGlite): Promise<string> {
	const { rows } = await database.query<Column>(
		"select table_name, column_name, data_type, is_nullable from information_schema.columns where table_schema = 'public' order by table_name, ordinal_position",
	);
	const parts = [...groupByTable(rows)].map(([table, columns]) => {
		const lines = columns.map((column) => `\t${column.column_name}: ${typeOf(column)};`);
		return `/** A row of public.${table}. */\nexport interface ${pascal(table)}Row {\n${lines.join("\n")}\n}\n`;
	});
	return `// Written from the migrated database by tests/database/row-types.test.ts (UPDATE_TYPES=1), which also holds it against it.\n\n${parts.join("\n")}`;
}

function groupByTable(rows: Column[]): Map<string, Column[]> {
	const tables = new Map<string, Column[]>();
	for (const row of rows) tables.set(row.table_name, [...(tables.get(row.table_name) ?? []), row]);
	return tables;
}

function typeOf(column: Column): string {
	const type = TYPES[column.data_type];
	if (!type) throw new Error(`No TypeScript type for ${column.table_name}.${column.column_name} (${column.data_type})`);
	return column.is_nullable === "YES" && type !== "unknown" ? `${type} | null` : type;
}

function pascal(name: string): string {
	const singular = name.replace(/ies$/, "y").replace(/s$/, "");
	return singular.charAt(0).toUpperCase() + singular.slice(1);
}
