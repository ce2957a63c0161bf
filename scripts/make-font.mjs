// Makes src/styles/fonts/instrument-sans.woff2. Run it again when the copy needs another character: node scripts/make-font.mjs
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import subsetFont from "subset-font";

const require = createRequire(import.meta.url);
const source = join(
	dirname(require.resolve("@fontsource-variable/instrument-sans/package.json")),
	"files/instrument-sans-latin-wght-normal.woff2",
);
let text = "";
for (let code = 0x20; code < 0x7f; code += 1) text += String.fromCharCode(code);
text += "\u00a0\u00a9\u00b7\u00d7\u00e0\u00e8\u00e9\u00fc\u2013\u2014\u2018\u2019\u201c\u201d\u2022\u2026\u2192\u2197";
const font = await subsetFont(readFileSync(source), text, {
	targetFormat: "woff2",
	variationAxes: { wght: { min: 400, max: 700 } },
});
mkdirSync("src/styles/fonts", { recursive: true });
writeFileSync("src/styles/fonts/instrument-sans.woff2", font);
console.log(`src/styles/fonts/instrument-sans.woff2: ${font.length} bytes`);
