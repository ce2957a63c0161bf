/** Downloads a text as a file of a media type. */
export function saveFile(name: string, type: string, content: string | Blob): void {
	const address = URL.createObjectURL(new Blob([content], { type }));
	const link = document.createElement("a");
	link.href = address;
	link.download = name;
	link.click();
	// Browsers read the file after the click.
	setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
