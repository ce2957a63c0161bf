import clsx from "clsx/lite";

/** Joins class names and skips falsy values. */
export function classNames(...values: (string | false | null | undefined)[]): string {
	return clsx(...values);
}
