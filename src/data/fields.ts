export interface Field {
	/** How its values are checked, read and written: each table of kinds has a member with this name. */
	kind: string;
	member?: string;
	/** Name in the form if it differs from the member; null when the form doesn't edit the column. */
	input?: string | null;
	read: "card" | "page" | "admin";
	list?: true;
	label?: string;
	/** Longest text in characters (a post's content in bytes); in a list, the longest entry. */
	limit?: number;
	most?: number;
	fallback?: string;
	initial?: boolean;
	/** True when a draft can be stored without it; publishing asks for it. */
	draftMayLack?: true;
	/** True when older backups lack the column: it is then null, and a flag its initial value. */
	addedLater?: true;
	/** Older names of the column. They are read when it is empty or unreadable, and never written. */
	legacy?: readonly string[];
}

export type Fields = Readonly<Record<string, Field>>;

export interface FieldSection<Column extends string> {
	title: string;
	columns: readonly Column[];
}

type KindOf<F extends Fields> = F[keyof F]["kind"];

type Legacy<F extends Field> = F extends { legacy: readonly (infer Name extends string)[] } ? Name : never;

export type InputName<F extends Field> = F extends { input: infer Name }
	? Name extends string
		? Name
		: never
	: F extends { member: infer Name extends string }
		? Name
		: never;

type ShownName<F extends Field, Place> = F extends { member: infer Name extends string; read: Place | "card" } ? Name : never;

export type Readers<Values> = { [Kind in keyof Values]: (value: unknown) => Values[Kind] };

export type Shown<F extends Fields, Place extends "card" | "page", Values> = {
	-readonly [Column in keyof F as ShownName<F[Column], Place>]: F[Column] extends { fallback: string }
		? NonNullable<Values[F[Column]["kind"] & keyof Values]>
		: Values[F[Column]["kind"] & keyof Values];
};

type Makers<F extends Fields> = { [Kind in KindOf<F>]: (field: Field) => unknown };

/** Object.fromEntries with the declared type; the round-trip tests of both tables check it. */
export function toRecord<Result extends object>(entries: Iterable<readonly [string, unknown]>): Result;
export function toRecord(entries: Iterable<readonly [string, unknown]>): object {
	return Object.fromEntries(entries);
}

type Described = "label" | "limit" | "most" | "input" | "initial" | "list" | "addedLater" | "draftMayLack";

/** The fields without members that only the admin's screens and backups need. Public pages load the result. */
export function withoutDescriptions<F extends Fields>(fields: F): { readonly [Column in keyof F]: Omit<F[Column], Described> } {
	return toRecord(
		Object.entries(fields).map(([column, { kind, member, read, fallback, legacy }]) => [column, { kind, member, read, fallback, legacy }]),
	);
}

/** Name of a field in the form, or null when the form doesn't edit it. */
export function inputName({ input, member }: Field): string | null {
	return input === undefined ? (member ?? null) : input;
}

/** A column's label in the form, or its name. */
export function getLabel(fields: Fields, column: string): string {
	return fields[column]?.label ?? column;
}

/** The columns that a card, a page or the admin's list reads, separated by commas. */
export function listColumns(fields: Fields, place: "card" | "page" | "list"): string {
	const columns = Object.entries(fields).filter(([, field]) => (place === "list" ? field.list : isRead(field, place)));
	return columns.map(([column]) => column).join(",");
}

function isRead({ read }: Field, place: "card" | "page"): boolean {
	return read === "card" || read === place;
}

/** One result of `makers` for each column, by the kind of its field. */
export function mapColumns<F extends Fields, M extends Makers<F>>(
	fields: F,
	makers: M,
): { -readonly [Column in keyof F]: ReturnType<M[F[Column]["kind"]]> } {
	const make: Makers<Fields> = makers;
	return toRecord(Object.entries(fields).map(([column, field]) => [column, make[field.kind]?.(field)]));
}

/** Like mapColumns, with the older names too. */
export function mapStoredNames<F extends Fields, M extends Makers<F>>(
	fields: F,
	makers: M,
): { -readonly [Column in keyof F as Column | Legacy<F[Column]>]: ReturnType<M[F[Column]["kind"]]> } {
	const make: Makers<Fields> = makers;
	return toRecord(
		Object.entries(fields).flatMap(([column, field]) =>
			[column, ...(field.legacy ?? [])].map((name) => [name, make[field.kind]?.(field)] as const),
		),
	);
}

/** The value of a column, followed by those under its older names. */
export function readStoredValues(column: string, { legacy = [] }: Field, row: object): unknown[] {
	const values = new Map<string, unknown>(Object.entries(row));
	return [column, ...legacy].map((name) => values.get(name));
}

/** A row as a card or a page shows it. An unreadable value becomes the fallback or null. */
export function shown<F extends Fields, Place extends "card" | "page", Values>(
	fields: F,
	row: object,
	place: Place,
	readers: Readers<Values>,
): Shown<F, Place, Values> {
	const read = new Map<string, (value: unknown) => unknown>(Object.entries(readers));
	return toRecord(
		Object.entries(fields).flatMap(([column, field]) => {
			if (!field.member || !isRead(field, place)) return [];
			const found = readStoredValues(column, field, row).map((value) => read.get(field.kind)?.(value));
			return [[field.member, found.find((value) => value !== null) ?? field.fallback ?? null] as const];
		}),
	);
}
