import { quietGround } from "../../kit/quiet-ground.mjs";

export const picture = quietGround("green", "#5fd38a", "#15803d", "#03200e");
