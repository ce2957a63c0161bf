// npm run lint:copy: checks the wording of the content, the interface, the samples and the mail relay. Exit code 1 on a finding.
import { join } from "node:path";
import { allowed } from "./copy-lint/allowed.mjs";
import { findings, withoutAllowed } from "./copy-lint/findings.mjs";
import { readClaims, readTexts } from "./copy-lint/read-texts.mjs";

const root = join(import.meta.dirname, "..");
const texts = readTexts(root);
const found = withoutAllowed(findings(texts, await readClaims(root)), allowed);

for (const { place, name, excerpt, write } of found) console.log(`${place}  ${name}\n    “${excerpt}”\n    ${write}`);
console.log(`Wording: ${found.length} ${found.length === 1 ? "finding" : "findings"} in ${texts.length} texts`);
process.exitCode = found.length > 0 ? 1 : 0;
