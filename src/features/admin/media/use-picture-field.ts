import { type FieldPath, type FieldPathValue, type FieldValues, useFormContext } from "react-hook-form";
import type { QueueItem } from "./upload-queue";
import { useMediaPicker } from "./use-media-picker";
import { useUploadQueue } from "./use-upload-queue";

/** What the buttons of a picture's field do, and how its one upload stands. */
export function usePictureField<Fields extends FieldValues>(name: FieldPath<Fields>, altName: FieldPath<Fields> | undefined) {
	const { setValue, getValues } = useFormContext<Fields>();
	const pick = useMediaPicker();

	const textOf = (field: FieldPath<Fields> | undefined): string => {
		const value: unknown = field ? getValues(field) : "";
		return typeof value === "string" ? value.trim() : "";
	};
	const write = (field: FieldPath<Fields>, text: string) =>
		setValue(field, text as FieldPathValue<Fields, FieldPath<Fields>>, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
	const take = (url: string, alt: string) => {
		write(name, url);
		// Words that somebody wrote for this place stay.
		if (altName && alt !== "" && textOf(altName) === "") write(altName, alt);
	};

	const { list, ...queue } = useUploadQueue((picture) => take(picture.address, picture.alt));
	const upload = ([file]: File[]) => {
		if (!file) return;
		// One picture has its place here: a new file takes that of the one before.
		for (const { id } of queue.items()) queue.remove(id);
		queue.add([file], textOf(altName));
	};
	const choose = async () => {
		const picked = await pick?.();
		if (picked) take(picked.url, picked.alt);
	};
	return { list, queue, upload, choose: pick ? choose : null, status: statusOf(list.at(-1)) };
}

function statusOf(item: QueueItem | undefined): string {
	if (!item || item.state === "failed") return "";
	return item.state === "done" ? `${item.name} is uploaded.` : `Uploading ${item.name}.`;
}
