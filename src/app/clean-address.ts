/** Mails and lists make addresses with doubled slashes or a line break, and some hosts add a slash: they answer with the page or 404.html. */
export function cleanAddress(): void {
	const { pathname, search, hash } = location;
	const path = pathname
		.replace(/%0[ad]/gi, "")
		.replace(/\/{2,}/g, "/")
		.replace(/(.)\/$/, "$1");
	if (path !== pathname) history.replaceState(history.state, "", path + search + hash);
}
