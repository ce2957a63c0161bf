import * as z from "zod/mini";
import { readInstant } from "@/shared/lib/instant";
import type { PictureRow } from "../database.types";
import { pictureAddress } from "./picture-address";
import type { Picture } from "./picture-types";

const rowSchema = z.object({
	id: z.string(),
	path: z.string(),
	name: z.string(),
	alt: z.string(),
	width: z.number(),
	height: z.number(),
	bytes: z.number(),
	created_at: z.string(),
	version: z.number(),
});

/** Named columns, as REST takes them; a name that the migrated database does not have is a type error. */
const columns = (...names: (keyof PictureRow & keyof typeof rowSchema.shape)[]): string => names.join(",");

export const PICTURE_COLUMNS = columns("id", "path", "name", "alt", "width", "height", "bytes", "created_at", "version");

/** The pictures in an answer, or null when it is no list of them. */
export function readPictures(data: unknown): Picture[] | null {
	const rows = z.array(rowSchema).safeParse(data);
	return rows.success ? rows.data.map(toPicture) : null;
}

function toPicture({ created_at, ...row }: z.infer<typeof rowSchema>): Picture {
	return { ...row, createdAt: readInstant(created_at) ?? created_at, address: pictureAddress(row.path) };
}
