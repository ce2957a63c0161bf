/** Name of the event by which a form asks its fields for text that they report with a delay. */
export const WRITE_PENDING = "write-pending";
