/** In the place of the id of what is not stored yet. */
export const NO_ID = "preview";

/** In the place of the moment of a save, which no page shows. */
export const SOME_DAY = new Date(0);

/** An address that is being typed is asked for only when it stands still for this long: otherwise each letter asks another host. */
export const ADDRESS_SETTLES_MS = 600;
