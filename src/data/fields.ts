/** One column of a table, and everything that follows from it. */
export interface Field {
	/** How its values are checked, read and written: each table of kinds has a member of this name. */
	kind: string;
	/** Name in the code. A column without one is never shown or edited under its own name. */
	member?: string;
	/** Name in the form where it isn't the member; null when the form doesn't edit the column. */
	input?: string | null;
	/** Who reads it: cards and pages, pages alone, or only the administrator. */
	read: "card" | "page" | "admin";
	/** True when the administrator's list reads it. */
	list?: true;
	/** What the administrator calls it. */
	label?: string;
	/** Longest text, in characters, or of a post's content in bytes; in a list, the longest entry. */
	limit?: number;
	/** Most entries of a list. */
	most?: number;
	/** What pages show when the row has no readable value. */
	fallback?: string;
	/** What a new form starts with. */
	initial?: boolean;
	/** True when older backups lack the column: it is then null. */
	addedLater?: true;
	/** Columns of older rows, read in this order when the column itself has no value. */
	legacy?: readonly string[];
}

/** The columns of a table, in its order. */
export type Fields = Readonly<Record<string, Field>>;

/** A part of a form: its title, and its columns in the order of the page. */
export interface FieldSection<Column extends string> {
	title: string;
	columns: readonly Column[];
}

export type KindOf<F extends Fields> = F[keyof F]["kind"];

type Legacy<F extends Field> = F extends { legacy: readonly (infer Name extends string)[] } ? Name : never;

/** Name of a field in the form; never when the form doesn't edit it. */
export type InputName<F extends Field> = F extends { input: infer Name }
	? Name extends string
		? Name
		: never
	: F extends { member: infer Name extends string }
		? Name
		: never;

type ShownName<F extends Field, Place> = F extends { member: infer Name extends string; read: Place | "card" } ? Name : never;

/** One reader for each kind of value. */
export type Readers<Values> = { [Kind in keyof Values]: (value: unknown) => Values[Kind] };

/** What a card or a page gets of a row. `Values` names the type of each kind of value. */
export type Shown<F extends Fields, Place extends "card" | "page", Values> = {
	-readonly [Column in keyof F as ShownName<F[Column], Place>]: F[Column] extends { fallback: string }
		? NonNullable<Values[F[Column]["kind"] & keyof Values]>
		: Values[F[Column]["kind"] & keyof Values];
};

type Makers<F extends Fields> = { [Kind in KindOf<F>]: (field: Field) => unknown };

/**
 * Object.fromEntries with the type that the caller declares. TypeScript can't follow keys through a loop, so this is the one place
 * where a derived type is taken on trust; the round-trip tests of both tables compare it with the values.
 */
export function record<Result extends object>(entries: Iterable<readonly [string, unknown]>): Result;
export function record(entries: Iterable<readonly [string, unknown]>): object {
	return Object.fromEntries(entries);
}

type Described = "label" | "limit" | "most" | "input" | "initial" | "list" | "addedLater";

/** The fields without the members that only the admin's screens and backups need. Public pages load the result. */
export function withoutDescriptions<F extends Fields>(fields: F): { readonly [Column in keyof F]: Omit<F[Column], Described> } {
	return record(
		Object.entries(fields).map(([column, { kind, member, read, fallback, legacy }]) => [column, { kind, member, read, fallback, legacy }]),
	);
}

/** Name of a field in the form, or null when the form doesn't edit it. */
export function inputName({ input, member }: Field): string | null {
	return input === undefined ? (member ?? null) : input;
}

/** The columns that a card, a page or the administrator's list reads, as REST takes them. */
export function selectOf(fields: Fields, place: "card" | "page" | "list"): string {
	const columns = Object.entries(fields).filter(([, field]) => (place === "list" ? field.list : isRead(field, place)));
	return columns.map(([column]) => column).join(",");
}

function isRead({ read }: Field, place: "card" | "page"): boolean {
	return read === "card" || read === place;
}

/** One value for each column, made by its kind. */
export function byColumn<F extends Fields, M extends Makers<F>>(
	fields: F,
	makers: M,
): { -readonly [Column in keyof F]: ReturnType<M[F[Column]["kind"]]> } {
	const make: Makers<Fields> = makers;
	return record(Object.entries(fields).map(([column, field]) => [column, make[field.kind]?.(field)]));
}

/** The same for each column and its older spellings. */
export function byStoredName<F extends Fields, M extends Makers<F>>(
	fields: F,
	makers: M,
): { -readonly [Column in keyof F as Column | Legacy<F[Column]>]: ReturnType<M[F[Column]["kind"]]> } {
	const make: Makers<Fields> = makers;
	return record(
		Object.entries(fields).flatMap(([column, field]) =>
			[column, ...(field.legacy ?? [])].map((name) => [name, make[field.kind]?.(field)] as const),
		),
	);
}

/** What a row has stored for a column, older spellings after it. */
export function storedValues(column: string, { legacy = [] }: Field, row: object): unknown[] {
	const values = new Map<string, unknown>(Object.entries(row));
	return [column, ...legacy].map((name) => values.get(name));
}

/**
 * A row as a card or a page shows it, under the names of the code. The first readable spelling of a column counts; without one there is
 * its fallback, or null.
 */
export function shown<F extends Fields, Place extends "card" | "page", Values>(
	fields: F,
	row: object,
	place: Place,
	readers: Readers<Values>,
): Shown<F, Place, Values> {
	const read = new Map<string, (value: unknown) => unknown>(Object.entries(readers));
	return record(
		Object.entries(fields).flatMap(([column, field]) => {
			if (!field.member || !isRead(field, place)) return [];
			const found = storedValues(column, field, row).map((value) => read.get(field.kind)?.(value));
			return [[field.member, found.find((value) => value !== null) ?? field.fallback ?? null] as const];
		}),
	);
}
