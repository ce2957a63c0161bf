import { type ClassValue, clsx } from "clsx";

/** Joins class names; falsy entries are left out. */
export function classNames(...values: ClassValue[]): string {
	return clsx(values);
}
