// Makes src/styles/fonts/instrument-sans.woff2. Run it again when the copy needs another character: node scripts/make-font.mjs
// For a character that is missing here, the browser loads a font of the system while it lays out the page.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import subsetFont from "subset-font";

const require = createRequire(import.meta.url);
const source = join(
	dirname(require.resolve("@fontsource-variable/instrument-sans/package.json")),
	"files/instrument-sans-latin-wght-normal.woff2",
);
let text = "\u00a0©·×àèéü–—‘’“”•…−";
for (let code = 0x20; code < 0x7f; code += 1) text += String.fromCharCode(code);
const font = await subsetFont(readFileSync(source), text, {
	targetFormat: "woff2",
	variationAxes: { wght: { min: 400, max: 700 } },
});
mkdirSync("src/styles/fonts", { recursive: true });
writeFileSync("src/styles/fonts/instrument-sans.woff2", font);
console.log(`src/styles/fonts/instrument-sans.woff2: ${font.length} bytes`);
