/** Whether a key belongs to an input method, such as the Enter that accepts a word. Safari ends the composition first and reports 229. */
export function isComposing(event: KeyboardEvent): boolean {
	return event.isComposing || event.keyCode === 229;
}
