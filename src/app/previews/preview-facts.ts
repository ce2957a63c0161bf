/** In the place of the id of what is not stored yet. */
export const NO_ID = "preview";

/** In the place of the moment of a save, which no page shows. */
export const SOME_DAY = new Date(0);

/** Debounce for image addresses: without it, each typed letter requests another host. */
export const ADDRESS_SETTLES_MS = 600;
