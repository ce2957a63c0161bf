import type { KeyboardEvent } from "react";

/**
 * A key handler that runs on Enter instead of submitting the form.
 *
 * @param run called for an Enter that ends an entry, not for one that picks a word in an input method.
 */
export function onEnter(run: () => void) {
	return (event: KeyboardEvent) => {
		if (event.key !== "Enter") return;
		// Safari ends the composition before it reports the key; 229 is how it says that the key was part of one.
		if (event.nativeEvent.isComposing || event.nativeEvent.keyCode === 229) return;
		event.preventDefault();
		run();
	};
}
