import type { Office } from "./schema";

/** Shown only while there are offices. */
export const officesHeading = "Offices";

export const offices: Office[] = [];
