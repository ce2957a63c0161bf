interface PolicyFactory {
	createPolicy: (
		name: string,
		rules: { createHTML: (text: string) => string; createScript: (text: string) => string; createScriptURL: (url: string) => string },
	) => unknown;
}

const isJson = (text: string): boolean => {
	try {
		JSON.parse(text);
		return true;
	} catch {
		return false;
	}
};

/** Installs the default policy. See docs/decisions.md, "The default Trusted Types policy allows one literal and JSON". */
export function installTrustedTypes(): void {
	if (!("trustedTypes" in window)) return;
	const refuse = (): never => {
		throw new TypeError("This page assigns no HTML, scripts or script addresses from text");
	};
	(window.trustedTypes as PolicyFactory).createPolicy("default", {
		createHTML: (text) => (text === "<script></script>" || (!text.includes("<") && isJson(text)) ? text : refuse()),
		createScript: (text) => (isJson(text) ? text : refuse()),
		createScriptURL: (url) => (new URL(url, location.href).origin === location.origin ? url : refuse()),
	});
}
