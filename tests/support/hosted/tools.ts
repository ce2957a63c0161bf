export interface HostedTools {
	/** Folder with initdb and postgres. */
	bin: string;
	postgrest: string;
	deno: string;
	denoEnv: Record<string, string>;
	pg: string;
}

/** What `npm run test:hosted` found. */
export function hostedTools(): HostedTools {
	const tools: HostedTools = JSON.parse(process.env.HOSTED_TOOLS ?? "null");
	if (!tools) throw new Error("Run these tests with npm run test:hosted.");
	return tools;
}
