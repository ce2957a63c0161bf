import { vi } from "vitest";

/** Catches the files that the page downloads. */
export function catchDownloads(): { name: string; file: Blob }[] {
	const caught: { name: string; file: Blob }[] = [];
	const files: Blob[] = [];
	Object.assign(URL, { createObjectURL: (file: Blob) => `blob:${files.push(file) - 1}`, revokeObjectURL() {} });
	vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
		const file = files[Number(this.href.replace("blob:", ""))];
		if (file) caught.push({ name: this.download, file });
	});
	return caught;
}

/** jsdom's Blob lacks text(). */
export function readText(file: Blob): Promise<string> {
	return new Promise((resolve) => {
		const reader = new FileReader();
		reader.onload = () => resolve(String(reader.result));
		reader.readAsText(file);
	});
}
