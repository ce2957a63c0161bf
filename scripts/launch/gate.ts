import { join } from "node:path";
import { type Plugin, runnerImport } from "vite";
import { Problem } from "../embedded/folder.mjs";
import { type Finding, findingLines } from "./finding.ts";

type Environment = Record<string, string | undefined>;
type Read = (root: string, env: Environment) => Promise<Finding[]>;

/** Vite can't resolve the content's imports while it loads its own configuration, so the list is read when the build starts. */
async function readFindings(root: string, env: Environment): Promise<Finding[]> {
	const { module } = await runnerImport<typeof import("./read-findings.ts")>(join(root, "scripts/launch/read-findings.ts"), {
		root,
		configFile: false,
		logLevel: "error",
		resolve: { alias: { "@": join(root, "src") } },
	});
	return module.readFindings(env);
}

/** Vite plugin: refuses to build a hosted site with samples, unconfirmed claims or placeholders, and lists them. */
export function launchGate(root: string, env: Record<string, string>, read: Read = readFindings): Plugin {
	return {
		name: "launch-gate",
		apply: (_config, { command, isSsrBuild }) => command === "build" && !isSsrBuild,
		async buildStart() {
			if (env.VITE_SITE_KIND !== "live") return;
			const findings = await read(root, { ...process.env, ...env });
			if (findings.length > 0) throw new Problem(refusal(findings));
		},
	};
}

function refusal(findings: Finding[]): string {
	const count = findings.length === 1 ? "One thing is" : `${findings.length} things are`;
	const lines = [`${count} left to replace, confirm or complete before this site goes public:`, ...findingLines(findings)];
	return `${lines.join("\n")}\n\nFor a demo, set ALLOW_SAMPLES=1: its footer says so. \`npm run launch-check\` prints this list.`;
}
