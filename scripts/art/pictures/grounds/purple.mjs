import { quietGround } from "../../kit/quiet-ground.mjs";

export const picture = quietGround("purple", "#a986ff", "#6d28d9", "#1a0840");
