/** The W3C name of an element's reference in requests and answers. */
const ELEMENT = "element-6066-11e4-a52e-4f735466cecf";
/** How long an element may take to appear, in milliseconds. */
const PATIENCE = 60_000;

/** Keys of the protocol. */
export const KEY = { enter: "\uE007", escape: "\uE00C", tab: "\uE004", control: "\uE009", end: "\uE010", right: "\uE014" } as const;

/** An element that a person would name: by its role's tag and its visible or accessible name. */
interface Named {
	/** Restricts the search to the part of the page that matches this selector. */
	within?: string;
	/** A selector of the kinds of elements; by default those that can be pressed. */
	kind?: string;
	/** Matches a name that only contains the words. */
	partly?: boolean;
}

const PRESSABLE = "a[href], button, summary, [role=button], [role=tab], [role=option], [role=menuitem]";
const FILLABLE = "input, textarea, select, [contenteditable=true]";

/** Whether an element keeps its place for some frames in which nothing else moves, as an expression for the page. */
const RESTS = `const [element] = arguments;
const place = () => Object.values(element.getBoundingClientRect().toJSON()).join();
const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
const before = place();
const moves = ({ playState, timeline, effect }) =>
	playState === "running" && timeline === document.timeline && effect.getComputedTiming().endTime < Infinity;
const rests = () => element.isConnected && place() === before && !document.getAnimations().some(moves);
return frame().then(frame).then(frame).then(rests);`;

/** Finds the first visible element with that name, as an expression for the page. */
const FIND = `const [name, kind, within, partly] = arguments;
const plain = (text) => (text ?? "").replace(/\\s+/g, " ").trim();
const namesOf = (element) => {
	const by = element.getAttribute("aria-labelledby")?.split(" ").map((id) => document.getElementById(id)?.textContent).join(" ");
	const labels = [...(element.labels ?? [])].map((label) => label.textContent);
	return [element.getAttribute("aria-label"), by, ...labels, element.textContent, element.getAttribute("alt")].map(plain);
};
const isNamed = (element) => namesOf(element).some((found) => (partly ? found.includes(name) : found === name || found.replace(/ ?\\*$/, "") === name));
const parts = [...document.querySelectorAll(within)];
const elements = parts.flatMap((part) => [...part.querySelectorAll(kind)]);
const element = elements.find((one) => one.checkVisibility({ visibilityProperty: true }) && isNamed(one)) ?? null;
element?.scrollIntoView({ block: "center", behavior: "instant" });
return element;`;

/** Keeps what goes wrong in the tab's session storage: the protocol has no command for the console. */
const WATCH = `const keep = (text) => (sessionStorage.errors = (sessionStorage.errors ?? "") + text + "\\n");
if (window.isWatched || location.protocol === "about:") return;
window.isWatched = true;
const { error } = console;
console.error = (...words) => { keep("console: " + words.join(" ")); error(...words); };
addEventListener("error", ({ message }) => keep("uncaught: " + message));
addEventListener("unhandledrejection", ({ reason }) => keep("rejection: " + reason));
document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) => keep("policy: " + violatedDirective + " " + blockedURI));`;

/** One browser window, driven by the W3C protocol (https://www.w3.org/TR/webdriver2/). */
export class WebDriverPage {
	readonly #address: string;
	readonly #site: string;

	private constructor(address: string, site: string) {
		this.#address = address;
		this.#site = site;
	}

	/**
	 * Opens a window.
	 *
	 * @param driver address of the driver; @param site origin of the site; @param capabilities of the browser.
	 */
	static async open(driver: string, site: string, capabilities: Record<string, unknown>): Promise<WebDriverPage> {
		const { sessionId } = await send<{ sessionId: string }>("POST", `${driver}/session`, { capabilities: { alwaysMatch: capabilities } });
		return new WebDriverPage(`${driver}/session/${sessionId}`, site);
	}

	async goto(path: string): Promise<void> {
		await this.#post("url", { url: this.#site + path });
		await this.run(WATCH);
	}
	async back(): Promise<void> {
		await this.#post("back");
		await this.run(WATCH);
	}
	async reload(): Promise<void> {
		await this.#post("refresh");
		await this.run(WATCH);
	}
	async close(): Promise<void> {
		await send("DELETE", this.#address);
	}
	async resize(width: number, height: number): Promise<void> {
		await this.#post("window/rect", { width, height });
	}

	/** What went wrong on this site's pages in this window. */
	async errors(): Promise<string[]> {
		return this.run("return (sessionStorage.errors ?? '').split('\\n').filter(Boolean)");
	}

	/** Path, query and hash of the page's address. */
	async path(): Promise<string> {
		return (await send<string>("GET", `${this.#address}/url`)).slice(this.#site.length);
	}

	/** Runs the body of a function in the page. */
	async run<Result>(body: string, ...args: unknown[]): Promise<Result> {
		return this.#post<Result>("execute/sync", { script: body, args });
	}

	/** Presses a link, a button or another element with that name with a real pointer, once the element rests. */
	async press(name: string, { kind = PRESSABLE, ...how }: Named = {}): Promise<void> {
		const element = await waitFor(`“${name}” at rest`, async () => {
			const found = await this.#find(name, { kind, ...how });
			return (await this.run<boolean>(RESTS, found)) && found;
		});
		await waitFor(`“${name}” uncovered`, () => this.#click(element));
	}

	/** False while something covers the element, such as a page that is fading out. */
	async #click(element: Record<string, string>): Promise<boolean> {
		try {
			await this.#post(`element/${element[ELEMENT]}/click`);
			return true;
		} catch (error) {
			if (error instanceof Error && /not interactable|click intercepted/.test(error.message)) return false;
			throw error;
		}
	}

	/** Types into the field with that label, after what it contains. */
	async type(label: string, text: string, { kind = FILLABLE, ...how }: Named = {}): Promise<void> {
		const element = await this.#find(label, { kind, ...how });
		await this.#post(`element/${element[ELEMENT]}/value`, { text });
	}

	/** Replaces what the field with that label contains. */
	async fill(label: string, text: string, { kind = FILLABLE, ...how }: Named = {}): Promise<void> {
		const element = await this.#find(label, { kind, ...how });
		await this.#post(`element/${element[ELEMENT]}/clear`);
		await this.#post(`element/${element[ELEMENT]}/value`, { text });
	}

	/** Gives a file to the first file field within the part of the page. */
	async upload(within: string, file: string): Promise<void> {
		const element = await this.#post<Record<string, string>>("element", { using: "css selector", value: `${within} input[type=file]` });
		await this.#post(`element/${element[ELEMENT]}/value`, { text: file });
	}

	/** Presses keys one after the other; a `control` stays down until the end. */
	async keys(...keys: string[]): Promise<void> {
		const downs = keys.flatMap((value) =>
			value === KEY.control
				? [{ type: "keyDown", value }]
				: [
						{ type: "keyDown", value },
						{ type: "keyUp", value },
					],
		);
		const ups = keys.filter((value) => value === KEY.control).map((value) => ({ type: "keyUp", value }));
		await this.#post("actions", { actions: [{ type: "key", id: "keyboard", actions: [...downs, ...ups] }] });
	}

	/** Waits for a visible element with that name. */
	async see(name: string, { kind = "*", ...how }: Named = {}): Promise<void> {
		await this.#find(name, { kind, ...how });
	}

	async #find(name: string, { kind = "*", within = "body", partly = false }: Named): Promise<Record<string, string>> {
		return waitFor(`${kind} “${name}” within ${within}`, () => this.run(FIND, name, kind, within, partly));
	}

	#post<Result>(command: string, body: object = {}): Promise<Result> {
		return send<Result>("POST", `${this.#address}/${command}`, body);
	}
}

/** Asks again until there is an answer. @throws {Error} that names what is missing after a minute. */
export async function waitFor<Result>(what: string, ask: () => Promise<Result | null | undefined | false>): Promise<Result> {
	const end = Date.now() + PATIENCE;
	for (;;) {
		const answer = await ask();
		if (answer) return answer;
		if (Date.now() > end) throw new Error(`Not found: ${what}`);
		await new Promise((resolve) => setTimeout(resolve, 100));
	}
}

async function send<Result>(method: string, url: string, body?: object): Promise<Result> {
	const answer = await fetch(url, { method, body: body ? JSON.stringify(body) : undefined });
	const { value } = await answer.json();
	if (!answer.ok) throw new Error(`${method} ${url.replace(/.*\/session\/[^/]*/, "")}: ${value.error}: ${value.message}`);
	return value;
}
