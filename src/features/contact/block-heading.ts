/** Level of the headings inside the contact section: one below that of its title. */
export type BlockHeading = "h2" | "h3";
