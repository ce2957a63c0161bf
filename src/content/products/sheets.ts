import type { ProductSheet } from "./sheet-schema";
import { speaksifySheet } from "./speaksify-sheet";

/** Product pages by slug. */
export const productSheets: Record<string, ProductSheet> = {
	speaksify: speaksifySheet,
};
