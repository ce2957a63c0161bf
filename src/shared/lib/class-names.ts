import clsx from "clsx/lite";

/** Joins class names and skips falsy values. */
export const classNames: (...values: (string | false | null | undefined)[]) => string = clsx;
