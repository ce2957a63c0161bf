// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { translatePage } from "../../../tests/support/translate-page";
import { restoreTexts } from "./sent-texts";

const SENT =
	'<p>By sending you <!-- -->accept the <a href="/privacy">policy</a>. <b><i>Thanks</i>!</b></p><form><input name="name"><button>Send</button></form>';

function element(html: string): Element {
	const parent = document.createElement("main");
	parent.innerHTML = html;
	document.body.append(parent);
	return parent;
}

afterEach(() => {
	document.body.innerHTML = "";
	document.documentElement.lang = "en";
	vi.unstubAllGlobals();
});

describe("restoreTexts", () => {
	test("gives back each text and keeps elements, typed text and the focus", () => {
		const page = element(SENT);
		const field = page.querySelector("input");
		const before = [...page.querySelectorAll("*")];
		field?.focus();
		if (field) field.value = "Grace";
		translatePage(page);
		restoreTexts(page, element(SENT));
		expect(page.innerHTML).toBe(SENT);
		expect([...page.querySelectorAll("*")]).toEqual(before);
		expect([document.activeElement, field?.value]).toEqual([field, "Grace"]);
	});

	test.each([
		["text changed in its place", SENT.replace("policy", "reglas").replace("Send<", "Enviar<")],
		[
			"an element that was moved into the text",
			SENT.replace('<a href="/privacy">', '<font>las <a href="/privacy">').replace("</a>", "</a></font>"),
		],
		["text that was split and moved", SENT.replace("accept the ", "").replace("</a>. ", "</a> acepta. ")],
	])("undoes %s", (_change, html) => {
		const page = element(html);
		restoreTexts(page, element(SENT));
		expect(page.innerHTML).toBe(SENT);
	});

	test("leaves an element with other elements in it alone, and the rest is restored", () => {
		const page = element(SENT.replace("<i>Thanks</i>!", "<u>Gracias</u>").replace("Send<", "Enviar<"));
		restoreTexts(page, element(SENT));
		expect(page.innerHTML).toBe(SENT.replace("<i>Thanks</i>!", "<u>Gracias</u>"));
	});
});

describe("findSentTexts", () => {
	let requests: string[];
	let sent: Document | null;

	async function restore(selector: string): Promise<boolean> {
		vi.resetModules();
		const write = await (await import("./sent-texts")).findSentTexts(selector);
		write?.();
		return write !== null;
	}

	beforeEach(() => {
		requests = [];
		sent = new DOMParser().parseFromString(`<main>${SENT}</main><div class="part">one</div><div class="part">two</div>`, "text/html");
		vi.stubGlobal(
			"XMLHttpRequest",
			class {
				onloadend?: () => void;
				responseXML = sent;
				open(method: string, address: string) {
					requests.push(`${method} ${address}`);
				}
				send() {
					setTimeout(() => this.onloadend?.());
				}
			},
		);
	});

	test("asks for nothing while the page has its own texts", async () => {
		element(SENT);
		expect([await restore("main"), requests]).toEqual([false, []]);
	});

	test("restores a translated page from its HTML", async () => {
		const page = element(SENT);
		translatePage(page);
		expect([await restore("main"), requests]).toEqual([true, [`GET ${location.href}`]]);
		expect(page.innerHTML).toBe(SENT);
	});

	test("knows by the page's language that texts were changed in their place", async () => {
		const page = element(SENT.replace("Send<", "Enviar<"));
		document.documentElement.lang = "es";
		await restore("main");
		expect(page.innerHTML).toBe(SENT);
	});

	test("leaves hydrated parts alone, and texts whose HTML can't be had", async () => {
		document.body.innerHTML = '<div class="part" data-hydrated=""><font>uno</font></div><div class="part"><font>dos</font></div>';
		await restore(".part");
		expect([...document.querySelectorAll(".part")].map(({ innerHTML }) => innerHTML)).toEqual(["<font>uno</font>", "two"]);
		sent = null;
		document.body.innerHTML = "<main><font>uno</font></main>";
		await restore("main");
		expect(document.body.innerHTML).toBe("<main><font>uno</font></main>");
	});
});
