import { createRequire } from "node:module";

interface Command {
	id: number;
	method: string;
	params: { features?: Record<string, string | undefined>; descriptor?: { name: string } };
}
interface Socket {
	send: (data: string, ...rest: unknown[]) => void;
	emit: (event: string, data: Buffer, ...rest: unknown[]) => boolean;
}

const UNKNOWN_TO_FIREFOX_ESR = "emulation.setMediaFeaturesOverride";
/** Values of the preference: 2 follows the system. */
const COLOR_SCHEMES: Record<string, number> = { dark: 0, light: 1 };
/** React doesn't hear of the value that Playwright sets in this browser; the editing command is what a keyboard does. */
const TYPE_AS_A_KEYBOARD = `() => Object.defineProperty(window, "__pw_bidiInsertText", {
	get: () => (text) => void document.execCommand("insertText", false, text),
	set: () => {},
})`;
/** Far from the identifiers of Playwright's own commands. */
const FIRST_ID = 1_000_000_000;

/**
 * Lets Playwright run stock Firefox ESR, which doesn't know the command for emulated media: sets the color scheme by a
 * preference of the browser instead, for which Firefox needs `--remote-allow-system-access`. Makes `fill()` type.
 */
export function adaptToFirefox(): void {
	const { ws } = createRequire(import.meta.resolve("playwright/package.json"))("playwright-core/lib/utilsBundle");
	const socket: Socket = ws.prototype;
	const { send, emit } = socket;
	const waiting = new Map<number, (answer: { result: { contexts?: { context: string }[] } }) => void>();
	const prepared = new WeakSet<Socket>();
	let lastId = FIRST_ID;

	socket.emit = function (event, data, ...rest) {
		const answer = event === "message" && waiting.size > 0 ? JSON.parse(data.toString()) : undefined;
		const resolve = waiting.get(answer?.id);
		if (!resolve) return emit.call(this, event, data, ...rest);
		waiting.delete(answer.id);
		resolve(answer);
		return true;
	};
	socket.send = function (data, ...rest) {
		const command: Command = JSON.parse(data);
		const succeed = () => emit.call(this, "message", Buffer.from(JSON.stringify({ type: "success", id: command.id, result: {} })), false);
		// Firefox has no such permission; a preference lets pages read the clipboard.
		if (command.params.descriptor?.name.startsWith("clipboard-")) return void setTimeout(succeed);
		if (command.method !== UNKNOWN_TO_FIREFOX_ESR) return send.call(this, data, ...rest);
		const call = (method: string, params: object) =>
			new Promise<{ result: { contexts?: { context: string }[] } }>((resolve) => {
				lastId += 1;
				waiting.set(lastId, resolve);
				send.call(this, JSON.stringify({ id: lastId, method, params }));
			});
		const apply = async () => {
			if (!prepared.has(this)) await call("script.addPreloadScript", { functionDeclaration: TYPE_AS_A_KEYBOARD });
			prepared.add(this);
			const { result } = await call("browsingContext.getTree", { "moz:scope": "chrome" });
			const scheme = COLOR_SCHEMES[command.params.features?.["prefers-color-scheme"] ?? ""] ?? 2;
			const expression = `Services.prefs.setIntPref("layout.css.prefers-color-scheme.content-override", ${scheme})`;
			await call("script.evaluate", { expression, target: { context: result.contexts?.[0]?.context }, awaitPromise: false });
			// Pages hear of the preference in their own process, a moment later.
			await new Promise((resolve) => setTimeout(resolve, 100));
			succeed();
		};
		void apply();
	};
}
