/** Makes the browser ask before it leaves the page, if `isAsked` at that moment. The returned function ends it. */
export function askBeforeLeaving(isAsked = () => true): () => void {
	const ask = (event: BeforeUnloadEvent) => {
		if (isAsked()) event.preventDefault();
	};
	window.addEventListener("beforeunload", ask);
	return () => window.removeEventListener("beforeunload", ask);
}
