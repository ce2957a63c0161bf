// @vitest-environment jsdom
import { expect, test } from "vitest";
import { cleanAddress } from "./clean-address";

test.each([
	["//contact", "/contact"],
	["/contact%0a", "/contact"],
	["/contact/", "/contact"],
	["/contact//%0D%0A?a=1/#contact/", "/contact?a=1/#contact/"],
	["/blog/a/", "/blog/a"],
	["/blog/a", "/blog/a"],
	["/", "/"],
	["//", "/"],
])("the address %s becomes %s and keeps its state", (address, clean) => {
	history.replaceState({ run: true }, "", location.origin + address);
	cleanAddress();
	expect([location.href, history.state]).toEqual([location.origin + clean, { run: true }]);
});
