/** A file that is not taken; the message is for the person who gave it. */
export class PictureRefused extends Error {
	override name = "PictureRefused";
}

export const refusals = {
	empty: "The file is empty.",
	tooLarge: (bytes: number, most: number) =>
		`The file has ${megabytes(bytes)}. Files of up to ${megabytes(most)} are taken; they are made smaller before they are sent.`,
	tooManyPixels: (width: number, height: number, most: number) =>
		`The picture has ${count(width)} × ${count(height)} pixels. Up to ${Math.round(most / 1e6)} megapixels are taken.`,
	svg: "SVG drawings are refused, because they can carry scripts. Save it as PNG or WebP and upload that.",
	heic: "HEIC photos open in few browsers. Export the photo as JPEG and upload that.",
	animated: "The picture is animated and would stand still. Upload a still one.",
	notAPicture: "This is no picture, whatever its name says. JPEG, PNG, WebP, AVIF and still GIF files are taken.",
	damaged: "The picture is damaged and cannot be read.",
	notSmallEnough: (most: number) => `The picture could not be brought below ${megabytes(most)}. Upload a smaller one.`,
} as const;

function megabytes(bytes: number): string {
	return `${(bytes / 1024 / 1024).toLocaleString("en-US", { maximumFractionDigits: 1 })} MB`;
}

function count(pixels: number): string {
	return pixels.toLocaleString("en-US");
}
