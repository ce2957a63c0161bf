import type { OutputBundle, OutputChunk } from "rolldown";
import { build, type Plugin } from "vite";
import { ROW_SCRIPT } from "./write-pages.ts";

const ENTRY = /<script type="module"[^>]*\ssrc="([^"]+)"><\/script>\s*/;
const START = /\/src\/app\/start\.tsx$/;
const CHECK = "/src/data/withdrawn-row.ts";

/**
 * Vite plugin: replaces the entry's script element by the text of src/early.ts, which loads the entry later.
 * `data-entry` lists the entry and what it needs to start, so that one round trip fetches all of it. A second script, which only the pages
 * of rows keep, loads src/data/withdrawn-row.ts after the page.
 */
export function earlyScript(root: string): Plugin {
	return {
		name: "early-script",
		apply: (_config, { command, isSsrBuild }) => command === "build" && !isSsrBuild,
		buildStart() {
			this.emitFile({ type: "chunk", id: root + CHECK });
		},
		transformIndexHtml: {
			order: "post",
			async handler(html, { bundle }) {
				const [element, entry] = ENTRY.exec(html) ?? [];
				if (!element || !entry || !bundle) throw new Error("index.html has no entry script");
				const script = `<script data-entry="${[entry, ...startFiles(bundle)].join(" ")}">${await inlineText(root)}</script>`;
				const ofRows = `<script ${ROW_SCRIPT}>onload=()=>import("/${checkFile(bundle)}").catch(()=>{})</script>`;
				// A function, because the text can contain "$&".
				return html.replace(element, "").replace("</body>", () => `${script}${ofRows}</body>`);
			},
		},
	};
}

/** The addresses of the chunk with src/app/start.tsx, of all chunks that it imports, and of their style sheets. */
function startFiles(bundle: OutputBundle): string[] {
	const chunks = Object.values(bundle).filter((file): file is OutputChunk => file.type === "chunk");
	const found = new Set<string>();
	const add = (chunk: OutputChunk | undefined) => {
		if (!chunk || found.has(chunk.fileName)) return;
		found.add(chunk.fileName);
		for (const name of chunk.viteMetadata?.importedCss ?? []) found.add(name);
		for (const name of chunk.imports) add(chunks.find(({ fileName }) => fileName === name));
	};
	add(chunks.find(({ moduleIds }) => moduleIds.some((id) => START.test(id))));
	if (found.size === 0) throw new Error("The client build has no start chunk");
	return [...found].map((name) => `/${name}`);
}

function checkFile(bundle: OutputBundle): string {
	const check = Object.values(bundle).find((file) => file.type === "chunk" && file.facadeModuleId?.endsWith(CHECK));
	if (!check) throw new Error("The client build has no file that asks for withdrawn rows");
	return check.fileName;
}

/** src/early.ts as one classic script. */
async function inlineText(root: string): Promise<string> {
	const result = await build({
		configFile: false,
		logLevel: "warn",
		root,
		publicDir: false,
		resolve: { alias: { "@": `${root}/src` } },
		build: { write: false, target: "es2022", lib: { entry: `${root}/src/early.ts`, formats: ["iife"], name: "early" } },
	});
	const [output] = Array.isArray(result) ? result : [result];
	const code = output && "output" in output ? output.output[0]?.code : undefined;
	if (!code) throw new Error("src/early.ts could not be built");
	return code.trim().replaceAll("</script", "<\\/script");
}
