/**
 * The first message in whatever react-hook-form holds for a field: one error, or a list of them for a list of entries.
 *
 * @param error the member of `formState.errors` that belongs to the field.
 */
export function firstMessage(error: unknown): string | undefined {
	if (typeof error !== "object" || error === null) return undefined;
	if ("message" in error && typeof error.message === "string" && error.message !== "") return error.message;
	// `ref` is the control itself: its properties are no errors.
	const members = Object.entries(error).flatMap(([key, member]) => (key === "ref" ? [] : [firstMessage(member)]));
	return members.find((message) => message !== undefined);
}
