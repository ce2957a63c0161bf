import { quietGround } from "../../kit/quiet-background.mjs";

export const picture = quietGround("cyan", "#22b8d8", "#0e7490", "#041f29");
