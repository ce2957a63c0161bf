import { quietGround } from "../../kit/quiet-background.mjs";

export const picture = quietGround("purple", "#a986ff", "#6d28d9", "#1a0840");
