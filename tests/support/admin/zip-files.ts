/** For tests: a zip file with these texts. */
export const zipFile = (texts: Record<string, string>) => new File([`PK${JSON.stringify(texts)}`], "backup.zip");

/** The text of a file that can't be read. */
export const DAMAGED = "damaged";

// In place of zip.js: jsdom lacks the streams that it needs.

export function configure(): void {}

export class BlobReader {
	constructor(readonly blob: Blob) {}
}

export class TextWriter {
	read = (text: string): string | Blob => text;
}

export class BlobWriter {
	constructor(readonly type: string) {}
	read = (text: string): string | Blob => new Blob([text], { type: this.type });
}

export class ZipReader {
	constructor(readonly reader: BlobReader) {}

	async getEntries() {
		const texts: Record<string, string> = JSON.parse((await this.reader.blob.text()).slice(2));
		return Object.entries(texts).map(([filename, text]) => ({
			filename,
			directory: false,
			uncompressedSize: text.length,
			getData: async (writer: TextWriter | BlobWriter) => {
				if (text === DAMAGED) throw new Error("Invalid signature");
				return writer.read(text);
			},
		}));
	}
}

export class TextReader {
	constructor(readonly text: string) {}
}

export class ZipWriter {
	private readonly texts: Record<string, string> = {};

	async add(name: string, reader: TextReader | BlobReader) {
		this.texts[name] = "text" in reader ? reader.text : await reader.blob.text();
	}

	async close() {
		return zipFile(this.texts);
	}
}
