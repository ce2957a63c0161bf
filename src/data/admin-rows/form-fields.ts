import { type Field, type FieldSection, type Fields, type InputName, inputName, record, storedValues } from "../fields";

/** The columns that the form edits. */
type EditedColumn<F extends Fields> = { [Column in keyof F]: [InputName<F[Column]>] extends [never] ? never : Column }[keyof F];

type EditedKind<F extends Fields> = F[EditedColumn<F>]["kind"];

type Makers<F extends Fields> = { [Kind in EditedKind<F>]: (field: Field) => unknown };

/** What a form holds for each kind of field, read from what is stored. Nothing stored gives the value of an empty form. */
export type FormReaders<Values> = { [Kind in keyof Values]: (stored: unknown, field: Field) => Values[Kind] };

/** What a form holds of the kinds that all tables share. */
interface PlainInputs {
	slug: string;
	text: string;
	requiredText: string;
	address: string;
	list: string[];
	flag: boolean;
}

/** How a form reads these kinds: exactly what is stored, without the defaults that pages apply. */
export const plainFormReaders: FormReaders<PlainInputs> = {
	slug: storedText,
	text: storedText,
	requiredText: storedText,
	address: storedText,
	list: (stored) => (Array.isArray(stored) ? stored.filter((item) => typeof item === "string") : []),
	flag: (stored, { initial = false }) => (typeof stored === "boolean" ? stored : initial),
};

/** A stored text, or an empty one. */
export function storedText(stored: unknown): string {
	return typeof stored === "string" ? stored : "";
}

/** One value for each field of the form, made by its kind. */
export function byInput<F extends Fields, M extends Makers<F>>(
	fields: F,
	makers: M,
): { -readonly [Column in EditedColumn<F> as InputName<F[Column]>]: ReturnType<M[F[Column]["kind"] & keyof M]> } {
	const make = new Map<string, (field: Field) => unknown>(Object.entries(makers));
	return record(edited(fields).map(({ name, field }) => [name, make.get(field.kind)?.(field)]));
}

/** A stored row as the form shows it. An empty object gives the values of an empty form. */
export function formValues<F extends Fields, Values extends Record<EditedKind<F>, unknown>>(
	fields: F,
	row: object,
	readers: FormReaders<Values>,
): { -readonly [Column in EditedColumn<F> as InputName<F[Column]>]: Values[F[Column]["kind"] & keyof Values] } {
	const read = new Map<string, (stored: unknown, field: Field) => unknown>(Object.entries(readers));
	return record(
		edited(fields).map(({ name, column, field }) => {
			const stored = storedValues(column, field, row).find((value) => value !== null && value !== undefined);
			return [name, read.get(field.kind)?.(stored, field)];
		}),
	);
}

/** Kinds whose empty text is stored as null. */
const emptyIsNull = ["text", "address", "choice"] as const;
type EmptyIsNull = (typeof emptyIsNull)[number];

/** What a form's values are in the columns of the row. */
type Written<F extends Fields, Input> = {
	-readonly [Column in EditedColumn<F>]: F[Column]["kind"] extends EmptyIsNull
		? Exclude<Input[InputName<F[Column]> & keyof Input], ""> | null
		: Input[InputName<F[Column]> & keyof Input];
};

/** The columns that a save writes, under their names in the table. An empty optional text becomes null. */
export function written<F extends Fields, Input extends object>(fields: F, input: Input): Written<F, Input> {
	const values = new Map<string, unknown>(Object.entries(input));
	return record(
		edited(fields).map(({ name, column, field }) => {
			const value = values.get(name);
			return [column, value === "" && emptyIsNull.some((kind) => kind === field.kind) ? null : value];
		}),
	);
}

/** The labels of a form by section, under the names in the form. */
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
