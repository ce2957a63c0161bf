/**
 * Gives a text to the person as a file.
 *
 * @param name of the file; @param type its media type; @param text what it holds.
 */
export function saveFile(name: string, type: string, text: string): void {
	const address = URL.createObjectURL(new Blob([text], { type }));
	const link = document.createElement("a");
	link.href = address;
	link.download = name;
	link.click();
	// Browsers read the file some time after the click.
	setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
