import { JSDOM } from "jsdom";

const { DOMParser } = new JSDOM().window;
const RUNS = "script, iframe, frame, object, embed, base, form, meta[http-equiv], link[rel~=stylesheet], template, math, style, [srcdoc]";

/** Elements, handlers and addresses of HTML that run or lead elsewhere, as texts; `usual` are those of a harmless page. */
export function harmIn(html: string, usual: readonly string[] = []): string[] {
	const { documentElement } = new DOMParser().parseFromString(html, "text/html");
	const harm = [...documentElement.querySelectorAll("*")].flatMap((element) => {
		const attributes = [...element.attributes].filter(
			({ name, value }) => /^on/.test(name) || (/^(href|src|action|formaction|xlink:href|data|cite|poster)$/.test(name) && isCode(value)),
		);
		return [...(element.matches(RUNS) ? [element.tagName] : []), ...attributes.map(({ name }) => `${element.tagName} ${name}`)];
	});
	const rest = [...usual];
	return harm.filter((one) => {
		const place = rest.indexOf(one);
		if (place >= 0) rest.splice(place, 1);
		return place < 0;
	});
}

// Browsers ignore control characters and spaces before the scheme.
const isCode = (address: string): boolean =>
	/^(javascript|vbscript|data:text|data:image\/svg|blob|file)/i.test(address.replace(/[\0-\x20]+/g, ""));
