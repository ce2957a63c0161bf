import { quietGround } from "../../kit/quiet-background.mjs";

export const picture = quietGround("blue", "#6f8cff", "#2446d8", "#080f38");
