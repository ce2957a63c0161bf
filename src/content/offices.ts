import type { Office } from "./schema";

/** Shown only while there are offices (decisions.md R27). */
export const officesHeading = "Offices";

export const offices: Office[] = [];
