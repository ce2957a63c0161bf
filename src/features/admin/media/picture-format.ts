import { RowGone } from "@/data/admin-rows/requests";
import type { Picture } from "@/data/pictures/picture-types";
import { type PictureUses, StalePicture } from "@/data/pictures/repository";
import { DataTimeout, RequestFailed } from "@/data/request-failed";
import { counted, formatBytes, formatList, formatNumber } from "@/features/admin/ui/format";

export function sizeText({ width, height, bytes }: Pick<Picture, "width" | "height" | "bytes">): string {
	return `${pixelText(width, height)} · ${formatBytes(bytes)}`;
}

export function pixelText(width: number, height: number): string {
	return `${formatNumber(width)} × ${formatNumber(height)}`;
}

function listUsers({ projects, posts, copies }: Omit<PictureUses, "versions">): string[] {
	return [
		projects > 0 ? counted(projects, "project") : "",
		posts > 0 ? counted(posts, "post") : "",
		copies > 0 ? `the unpublished changes of ${counted(copies, "row")}` : "",
	].filter((user) => user !== "");
}

export function replaceQuestion(name: string, file: string, uses: PictureUses): { title: string; detail: string } {
	const users = listUsers(uses);
	const where =
		users.length === 0 ? "It isn't shown anywhere at the moment." : `It is shown by ${formatList(users)}, and changes there at once.`;
	return {
		title: `Replace “${name}” with “${file}”?`,
		detail: `${where} Focal points move to the middle. The old file stays in the library as “${name} (replaced)”.`,
	};
}

/** What was changed, or nothing. */
export function describeReplacement(changed: Omit<PictureUses, "versions">): string | undefined {
	const users = listUsers(changed);
	return users.length === 0 ? undefined : `In ${formatList(users)}.`;
}

export function deleteQuestion(name: string, { projects, posts, versions, copies }: PictureUses): { title: string; detail: string } {
	const users = listUsers({ projects, posts, copies });
	const nothing = versions === 0 ? "It isn't used anywhere." : "It isn't used at the moment.";
	const uses = users.length === 0 ? nothing : `Used by ${formatList(users)}.`;
	const earlier =
		versions === 0
			? ""
			: ` ${versions === 1 ? "An earlier version shows it. If you restore that version" : `${versions} earlier versions show it. If you restore one of them`}, the picture will be missing.`;
	return { title: `Are you sure you want to delete “${name}”?`, detail: `${uses}${earlier} This can't be undone.` };
}

/** What a failure says when the picture isn't shown anymore. */
export function notSavedText(what: string, error: unknown): string {
	return `${what} wasn't saved because ${explainError(error)}. This tab keeps your text. Open Pictures to save it.`;
}

function explainError(error: unknown): string {
	if (error instanceof StalePicture) return `someone else changed it to “${error.newer.alt}”`;
	if (error instanceof RowGone) return "the picture was deleted, or your session has ended";
	if (error instanceof DataTimeout || (error instanceof RequestFailed && error.status === 0)) return "the server didn't respond";
	if (error instanceof RequestFailed) return error.status === 401 ? "your session has ended" : "the server refused it";
	return "something went wrong in this browser";
}
