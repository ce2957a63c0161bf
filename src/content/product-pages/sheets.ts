import type { ProductSheet } from "./sheet-schema";
import { speaksifySheet } from "./speaksify-sheet";

/** The sheet of each product; the key is the product's slug. */
export const productSheets: Record<string, ProductSheet> = {
	speaksify: speaksifySheet,
};
