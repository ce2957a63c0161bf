import { isSlugOf } from "@/shared/lib/text/slug";
import { type Field, type FieldSection, type Fields, type InputName, inputName, readStoredValues, toRecord } from "../fields";

type EditedColumn<F extends Fields> = { [Column in keyof F]: [InputName<F[Column]>] extends [never] ? never : Column }[keyof F];

type EditedKind<F extends Fields> = F[EditedColumn<F>]["kind"];

type Makers<F extends Fields> = { [Kind in EditedKind<F>]: (field: Field) => unknown };

type FormReaders<Values> = { [Kind in keyof Values]: (stored: unknown, field: Field) => Values[Kind] };

interface PlainInputs {
	slug: string;
	text: string;
	requiredText: string;
	address: string;
	list: string[];
	flag: boolean;
}

export const plainFormReaders: FormReaders<PlainInputs> = {
	slug: readStoredText,
	text: readStoredText,
	requiredText: readStoredText,
	address: readStoredText,
	list: (stored) => (Array.isArray(stored) ? stored.filter((item) => typeof item === "string") : []),
	flag: (stored, { initial = false }) => (typeof stored === "boolean" ? stored : initial),
};

/** A stored text; empty for anything else. */
export function readStoredText(stored: unknown): string {
	return typeof stored === "string" ? stored : "";
}

/** One result of `makers` for each field that the form edits, by its name in the form. */
export function mapInputs<F extends Fields, M extends Makers<F>>(
	fields: F,
	makers: M,
): { -readonly [Column in EditedColumn<F> as InputName<F[Column]>]: ReturnType<M[F[Column]["kind"] & keyof M]> } {
	const make = new Map<string, (field: Field) => unknown>(Object.entries(makers));
	return toRecord(edited(fields).map(({ name, field }) => [name, make.get(field.kind)?.(field)]));
}

interface SlugFacts {
	id: string;
	slug?: string | null | undefined;
	title?: string | null | undefined;
	published_at?: string | null | undefined;
}

/** The slug that the form shows: empty while it follows the title, until the first publication. */
export function slugField({ id, slug, title, published_at }: SlugFacts): string {
	return published_at === null && isSlugOf(slug ?? "", title ?? "", id) ? "" : readStoredText(slug);
}

/** A stored row as the form shows it; an empty object gives an empty form. */
export function formValues<F extends Fields, Values extends Record<EditedKind<F>, unknown>>(
	fields: F,
	row: object,
	readers: FormReaders<Values>,
): { -readonly [Column in EditedColumn<F> as InputName<F[Column]>]: Values[F[Column]["kind"] & keyof Values] } {
	const read = new Map<string, (stored: unknown, field: Field) => unknown>(Object.entries(readers));
	return toRecord(
		edited(fields).map(({ name, column, field }) => {
			const stored = readStoredValues(column, field, row).find((value) => value !== null && value !== undefined && value !== "");
			return [name, read.get(field.kind)?.(stored, field)];
		}),
	);
}

const emptyIsNull = ["text", "address", "choice"] as const;
type EmptyIsNull = (typeof emptyIsNull)[number];

type Written<F extends Fields, Input> = {
	-readonly [Column in EditedColumn<F>]: F[Column]["kind"] extends EmptyIsNull
		? Exclude<Input[InputName<F[Column]> & keyof Input], ""> | null
		: Input[InputName<F[Column]> & keyof Input];
};

/** The columns that a save writes. An empty optional text becomes null. */
export function toColumns<F extends Fields, Input extends object>(fields: F, input: Input): Written<F, Input> {
	const values = new Map<string, unknown>(Object.entries(input));
	return toRecord(
		edited(fields).map(({ name, column, field }) => {
			const value = values.get(name);
			return [column, value === "" && emptyIsNull.some((kind) => kind === field.kind) ? null : value];
		}),
	);
}

/** The form's sections with the labels of their fields. */
export function labeledSections<Column extends string>(fields: Record<Column, Field>, sections: readonly FieldSection<Column>[]) {
	return sections.map(({ title, columns }) => ({
		title,
		fields: Object.fromEntries(columns.map((column) => [inputName(fields[column]) ?? column, fields[column].label ?? column])),
	}));
}

function edited(fields: Fields) {
	return Object.entries(fields).flatMap(([column, field]) => {
		const name = inputName(field);
		return name === null ? [] : [{ name, column, field }];
	});
}
