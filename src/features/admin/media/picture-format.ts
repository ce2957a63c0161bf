import type { Picture } from "@/data/pictures/picture-types";
import type { PictureUses } from "@/data/pictures/repository";
import { formatNumber } from "@/features/admin/ui/format";

export function sizeText({ width, height, bytes }: Pick<Picture, "width" | "height" | "bytes">): string {
	return `${pixelText(width, height)} · ${weightText(bytes)}`;
}

export function pixelText(width: number, height: number): string {
	return `${formatNumber(width)} × ${formatNumber(height)}`;
}

function weightText(bytes: number): string {
	if (bytes < 1024) return `${bytes} B`;
	const kilobytes = bytes / 1024;
	return kilobytes < 1000 ? `${Math.round(kilobytes)} kB` : `${(kilobytes / 1024).toFixed(1)} MB`;
}

export function deleteQuestion(name: string, { projects, posts, versions }: PictureUses): { title: string; detail: string } {
	const users = [counted(projects, "project"), counted(posts, "post")].filter(Boolean);
	const nothing = versions === 0 ? "It isn't used anywhere." : "It isn't used at the moment.";
	const uses = users.length === 0 ? nothing : `Used by ${users.join(" and ")}.`;
	const earlier =
		versions === 0
			? ""
			: ` ${versions === 1 ? "An earlier version shows" : `${versions} earlier versions show`} it and would be missing it if restored.`;
	return { title: `Are you sure you want to delete “${name}”?`, detail: `${uses}${earlier} This cannot be undone.` };
}

function counted(count: number, noun: string): string | null {
	return count === 0 ? null : `${count} ${noun}${count === 1 ? "" : "s"}`;
}
