// A form that is open somewhere in this browser holds a lock under its id; the browser lets go of it when the tab ends, however
// it ends. Where pages have no locks (no encryption, old browsers) every draft counts as left behind.

const nameOf = (id: string) => `studio-form/${id}`;

const locks = () => ("locks" in navigator ? navigator.locks : undefined);

/** Marks a form as open until the returned function is called or the page ends. */
export function holdFormOpen(id: string): () => void {
	let letGo = () => {};
	const end = new Promise<void>((resolve) => {
		letGo = resolve;
	});
	locks()
		?.request(nameOf(id), () => end)
		.catch(() => undefined);
	return letGo;
}

/** Tells for a form's id whether it is open in any tab of this browser. */
export async function whichFormsAreOpen(): Promise<(id: string) => boolean> {
	const state = await locks()
		?.query()
		.catch(() => undefined);
	const held = new Set(state?.held?.map(({ name }) => name));
	return (id) => held.has(nameOf(id));
}
