import { expect, test } from "vitest";
import { importData } from "./import-data";

test("the old import throws in the specified words", () => {
	expect(importData).toThrow(new Error("Import functionality needs to be implemented for database storage"));
});
