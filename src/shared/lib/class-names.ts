import { type ClassValue, clsx } from "clsx";

/** Joins class names and skips falsy values. */
export function classNames(...values: ClassValue[]): string {
	return clsx(values);
}
