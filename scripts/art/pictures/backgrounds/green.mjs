import { quietGround } from "../../kit/quiet-background.mjs";

export const picture = quietGround("green", "#5fd38a", "#15803d", "#03200e");
