/** What a body says, without what can be written in more than one way. */
export interface Canonical {
	/** Two bodies that say the same have the same. */
	form: string;
	/** How often each element and attribute occurs; those inside lines by the characters that they cover. */
	parts: Map<string, number>;
}

const SYNONYMS: Record<string, string> = { b: "strong", i: "em" };

const INLINE = new Set("strong em u s sub sup mark small q cite a code kbd samp abbr time span br img".split(" "));

/** Around these a paragraph makes no difference when it is the first and has nothing of its own. */
const CELLS = new Set(["li", "td", "th"]);

/** Reads a clean body. Neither the space between blocks counts nor the order in which marks are nested. */
export function canonical(body: Element): Canonical {
	const parts = new Map<string, number>();
	const count = (part: string, by = 1) => parts.set(part, (parts.get(part) ?? 0) + by);
	return { form: blocks(body, count), parts };
}

type Count = (part: string, by?: number) => void;

/** The element's name; those that a page shows alike have one. */
export function nameOf(element: Element): string {
	const name = element.tagName.toLowerCase();
	return SYNONYMS[name] ?? name;
}

function attributesOf(element: Element): string[] {
	return [...element.attributes]
		.filter(({ name, value }) => !(/^(col|row)span$/.test(name) && value === "1") && !(name === "start" && value === "1"))
		.map(({ name, value }) => `${name}=${value}`)
		.sort();
}

function blocks(parent: Element, count: Count): string {
	const found: string[] = [];
	let line: ChildNode[] = [];
	const endLine = () => {
		const text = lineOf(line, count);
		if (text !== "") found.push(`<p>${text}</p>`);
		line = [];
	};
	for (const node of partsOf(parent)) {
		if (!(node instanceof Element) || INLINE.has(nameOf(node))) {
			line.push(node);
			continue;
		}
		endLine();
		const text = block(node, count);
		if (text !== "") found.push(text);
	}
	endLine();
	const [first = "", ...others] = found;
	const bare = CELLS.has(nameOf(parent)) && first.startsWith("<p>") && others.every((other) => /^<[uo]l/.test(other));
	return (bare ? [first.slice(3, -4), ...others] : found).join("");
}

/** A division without anything of its own is only a border between lines. */
function partsOf(parent: Element): ChildNode[] {
	return [...parent.childNodes].flatMap((node): ChildNode[] => {
		if (!(node instanceof Element) || nameOf(node) !== "div" || node.attributes.length > 0) return [node];
		const border = () => node.ownerDocument.createElement("p");
		return [border(), ...partsOf(node), border()];
	});
}

function block(node: Element, count: Count): string {
	const name = nameOf(node);
	if (name === "pre") {
		count("pre");
		const only = node.children.length === 1 && node.firstElementChild?.tagName === "CODE" ? node.firstElementChild : node;
		const inside = [...only.querySelectorAll("*")].map(nameOf);
		for (const mark of inside) count(mark);
		return `<pre ${[...attributesOf(node), ...inside].join(" ")}>${(only.textContent ?? "").replace(/^\n/, "")}</pre>`;
	}
	if (name === "table") return table(node, count);
	const attributes = attributesOf(node);
	const inside = /^(p|h\d|figcaption|summary|dt|caption)$/.test(name) ? lineOrBlocks(node, count) : blocks(node, count);
	if (inside === "" && /^(p|figcaption|h\d)$/.test(name)) return "";
	count(name);
	for (const attribute of attributes) count(`${attribute.split("=")[0]} of ${name}`);
	return `<${[name, ...attributes].join(" ")}>${inside}</${name}>`;
}

function lineOrBlocks(node: Element, count: Count): string {
	return [...node.children].some((child) => !INLINE.has(nameOf(child))) ? blocks(node, count) : lineOf([...node.childNodes], count);
}

/** Rows of heads are the table's head, wherever they stand written. */
function table(node: Element, count: Count): string {
	const rows = [...node.querySelectorAll("tr")].filter((row) => row.closest("table") === node);
	const caption = [...node.children].find((child) => nameOf(child) === "caption");
	count("table");
	for (const attribute of attributesOf(node)) count(`${attribute.split("=")[0]} of table`);
	for (const inside of caption?.querySelectorAll("*") ?? []) count(nameOf(inside));
	if (caption) count("caption");
	const inRows = rows.map((row) => (row.closest("tfoot") ? "foot" : "") + block(row, count));
	const words = (caption?.textContent ?? "").replace(/\s+/g, " ").trim();
	return `<table ${attributesOf(node).join(" ")}>${words}${inRows.join("")}</table>`;
}

/** Runs of text with the marks on them, in an order of their own. */
function lineOf(nodes: ChildNode[], count: Count): string {
	const runs: { marks: string; text: string }[] = [];
	const add = (text: string, marks: string[]) => {
		const key = [...new Set(marks)].sort().join("+");
		const last = runs.at(-1);
		if (last && last.marks === key) last.text += text;
		else runs.push({ marks: key, text });
	};
	const visit = (node: ChildNode, marks: string[]) => {
		if (node.nodeType === 3) return add((node.textContent ?? "").replace(/[ \t\n\r\f]+/g, " "), marks);
		if (!(node instanceof Element)) return;
		const name = nameOf(node);
		const mark = [name, ...attributesOf(node)].join(" ");
		if (name === "br" || name === "img") {
			count(name);
			for (const attribute of attributesOf(node)) count(`${attribute.split("=")[0]} of ${name}`);
			return add(`\ue001${mark}\ue001`, marks);
		}
		const inner = mark === "span" ? marks : [...marks, mark];
		if (mark !== "span") count(name, (node.textContent ?? "").length);
		for (const attribute of attributesOf(node)) count(`${attribute.split("=")[0]} of ${name}`, (node.textContent ?? "").length);
		for (const child of node.childNodes) visit(child, inner);
	};
	for (const node of nodes) visit(node, []);
	const text = runs.map((run) => `\ue002${run.marks}\ue003${run.text}`).join("");
	return withoutEdges(text);
}

/** Space at the ends of a line, around breaks and beside other space is not seen. */
function withoutEdges(text: string): string {
	const single = text
		.replace(/ (?=(?:\ue002[^\ue003]*\ue003)+ )/g, "")
		.replace(/ *(\ue001br[^\ue001]*\ue001)((?:\ue002[^\ue003]*\ue003)*) */g, "$1$2");
	const trimmed = single.replace(/^((?:\ue002[^\ue003]*\ue003)*) +/, "$1").replace(/ +$/, "");
	return trimmed.replace(/\ue002[^\ue003]*\ue003(?=\ue002|$)/g, "");
}
