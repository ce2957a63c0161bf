import { describe, expect, test } from "vitest";
import { cpuTime } from "../../../../tests/support/cpu-time";
import { withInertAttributes } from "./inert-attributes";

describe("withInertAttributes", () => {
	test.each([
		['<p style="a" class=b>x</p>', '<p data-style="a" class=b>x</p>'],
		["<img src=x onerror=alert(1)>", "<img src=x data-onerror=alert(1)>"],
		["<img/src=x/onerror=a STYLE=b>", "<img/src=x/onerror=a data-STYLE=b>"],
		["<b\nonclick>x", "<b\ndata-onclick>x"],
		['<a title="<p style=1> on=2">style=3 onx=4</a>', '<a title="<p style=1> on=2">style=3 onx=4</a>'],
		["a < b style=c &lt;p style=d>", "a < b style=c &lt;p style=d>"],
		['<p data-style="a" only=b>', '<p data-style="a" only=b>'.replace("only", "data-only")],
		['<p title="never closed style=x', '<p title="never closed data-style=x'],
	])("turns %s into %s", (html, inert) => expect(withInertAttributes(html)).toBe(inert));

	test("takes no noticeable time for any text", () => {
		const began = cpuTime();
		for (const piece of ["<a ", "<a b='", '<a b="', "<a =", "<a/", "<a b=c ", "<a\n style ", "<"])
			withInertAttributes(piece.repeat(200_000 / piece.length));
		expect(cpuTime() - began).toBeLessThan(1000);
	});
});
