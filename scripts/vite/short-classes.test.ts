import { expect, test } from "vitest";
import { shortenCode, shortenSheet, shortNames } from "./short-classes";

const SHEET = `@layer components{.btn-m .mt-4{color:red}}@layer utilities{.flex{display:flex}.sr-only{width:1px}.mt-4{margin-top:1rem}
.p-\\[calc\\(1px\\+2\\.5rem\\)\\]{padding:1px}.after\\:content-\\[\\'\\'\\]:after{content:''}
@media (width>=48rem){.md\\:mt-4{margin-top:1rem}}.group-hover\\:mt-4:is(:where(.group):hover *){margin:0}}`;

test("utilities with a sign that no word has get different short names", () => {
	const names = shortNames(SHEET);
	expect([...names.keys()]).toEqual(["mt-4", "p-[calc(1px+2.5rem)]", "md:mt-4", "group-hover:mt-4"]);
	expect(new Set(names.values()).size).toBe(4);
	expect([...names.values()].every((name) => /^[A-Z][A-Za-z0-9]$/.test(name))).toBe(true);
});

test("a style sheet and a module get the same names", () => {
	const names = shortNames(SHEET);
	const [margin, padding, wide, hovered] = names.values();
	const sheet = shortenSheet(SHEET, names);
	expect(sheet).toContain(`.btn-m .${margin}{color:red}`);
	expect(sheet).toContain(`.${padding}{padding:1px}`);
	expect(sheet).toContain(`.${hovered}:is(:where(.group):hover *)`);
	expect(sheet).toContain(".flex{display:flex}.sr-only{width:1px}");
	expect(
		shortenCode(
			'cn("flex mt-4 p-[calc(1px+2.5rem)]", isOpen && `btn-m md:mt-4`, "sr-only after:content-[\'\']"); const size = mt-4 - x;',
			names,
		),
	).toBe(`cn("flex ${margin} ${padding}", isOpen && \`btn-m ${wide}\`, "sr-only after:content-['']"); const size = ${margin} - x;`);
});

test("the names of many classes are short and different", () => {
	const rules = Array.from({ length: 5000 }, (_, index) => `.mt-${index}{margin:0}`).join("");
	const names = [...shortNames(`@layer utilities{${rules}}`).values()];
	expect(new Set(names).size).toBe(5000);
	expect(Math.max(...names.slice(0, 1612).map((name) => name.length))).toBe(2);
	expect(Math.max(...names.map((name) => name.length))).toBe(3);
});
