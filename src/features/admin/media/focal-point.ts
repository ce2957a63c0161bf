import { cardFileName } from "@/shared/lib/link-card";

/** What stays visible when a picture is cropped: percent from the left and from the top. */
export interface FocalPoint {
	x: number;
	y: number;
}

export const MIDDLE: FocalPoint = { x: 50, y: 50 };
/** Between two places of a focal point, in percent. styles/focal-point.css has a rule for each. */
export const STEP = 10;

const UPLOAD = /^((?:https?:\/\/[^/]+)?\/storage\/v1\/object\/public\/pictures\/([^/?#]+))(?:#at=(\d+)x(\d+))?$/;

/** An uploaded picture by its address in a form; null for every other address. */
export function readUpload(address: string): { file: string; name: string; point: FocalPoint } | null {
	const [, file, name, x, y] = UPLOAD.exec(address.trim()) ?? [];
	if (!file || !name) return null;
	return { file, name, point: x && y ? snapToStep({ x: Number(x), y: Number(y) }) : MIDDLE };
}

/** The nearest place that a picture can have. */
export function snapToStep({ x, y }: FocalPoint): FocalPoint {
	const place = (value: number) => Math.min(100, Math.max(0, Math.round(value / STEP) * STEP));
	return { x: place(x), y: place(y) };
}

export const isMiddle = ({ x, y }: FocalPoint): boolean => x === MIDDLE.x && y === MIDDLE.y;

/** The address of a file with its focal point. The middle needs none. */
export const addressAt = (file: string, point: FocalPoint): string => (isMiddle(point) ? file : `${file}#at=${point.x}x${point.y}`);

/** The file name of the link card around a point; null when the picture has no cards or the point is the middle. */
export const cardAt = (name: string, point: FocalPoint): string | null =>
	isMiddle(point) ? null : cardFileName(name, `${point.x}x${point.y}`);
