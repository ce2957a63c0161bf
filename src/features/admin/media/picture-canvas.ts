/** A drawn picture. */
export interface Canvas {
	/** A browser that cannot write the type gives PNG; `type` of the result says so. */
	encode: (type: string, quality: number) => Promise<Blob>;
	isSeeThrough: () => boolean;
}

/** What the preparation asks of a browser. */
export interface PictureTools {
	/** Decodes, turned as the camera was held. */
	decode: (file: Blob) => Promise<ImageBitmap>;
	draw: (image: ImageBitmap, width: number, height: number) => Canvas;
}

export const browserCanvas: PictureTools = {
	decode: (file) => createImageBitmap(file, { imageOrientation: "from-image" }),
	draw: (image, width, height) => {
		const canvas = typeof OffscreenCanvas === "function" ? new OffscreenCanvas(width, height) : htmlCanvas(width, height);
		const context = canvas.getContext("2d");
		if (!context || !("drawImage" in context)) throw new Error("This browser draws no pictures");
		context.imageSmoothingQuality = "high";
		context.drawImage(image, 0, 0, width, height);
		return {
			encode: (type, quality) =>
				canvas instanceof HTMLCanvasElement ? blobOf(canvas, type, quality) : canvas.convertToBlob({ type, quality }),
			isSeeThrough: () => context.getImageData(0, 0, width, height).data.some((value, index) => index % 4 === 3 && value < 255),
		};
	},
};

function htmlCanvas(width: number, height: number): HTMLCanvasElement {
	const canvas = document.createElement("canvas");
	canvas.width = width;
	canvas.height = height;
	return canvas;
}

function blobOf(canvas: HTMLCanvasElement, type: string, quality: number): Promise<Blob> {
	return new Promise((resolve, reject) => {
		canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("The browser encoded nothing"))), type, quality);
	});
}
