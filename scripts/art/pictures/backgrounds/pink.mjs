import { quietGround } from "../../kit/quiet-background.mjs";

export const picture = quietGround("pink", "#f472b6", "#be185d", "#34061c");
