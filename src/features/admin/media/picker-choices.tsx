import { useEffect } from "react";
import type { Picture } from "@/data/pictures/picture-types";
import { FileButton } from "./file-button";
import { LoadingPictures, NoPictures, PicturesFailed } from "./library-states";
import { PagesNav } from "./pages-nav";
import { PictureOptions } from "./picture-options";
import { usePictures } from "./use-pictures";

const GRID = "grid grid-cols-2 content-start gap-3 sm:grid-cols-3 lg:grid-cols-4";

interface PickerChoicesProps {
	page: number;
	search: string;
	chosen: readonly Picture[];
	multiple: boolean;
	onChoose: (picture: Picture) => void;
	onAccept: (picture: Picture) => void;
	onPage: (page: number) => void;
	onClear: () => void;
	onFiles: (files: File[]) => void;
	/** Hears of every page of pictures as they are stored. Must keep its identity. */
	onSeen: (pictures: readonly Picture[]) => void;
}

/** One page of what can be chosen, and what is said when there is nothing. */
export function PickerChoices({
	page,
	search,
	chosen,
	multiple,
	onChoose,
	onAccept,
	onPage,
	onClear,
	onFiles,
	onSeen,
}: PickerChoicesProps) {
	const { data, status, refetch, pages } = usePictures(page, search);
	useEffect(() => {
		if (data) onSeen(data.pictures);
	}, [data, onSeen]);
	if (status === "pending") return <LoadingPictures className={GRID} />;
	if (!data) return <PicturesFailed compact onRetry={() => void refetch()} />;
	if (data.total === 0) {
		const upload = (
			<FileButton size="m" multiple={multiple} onFiles={onFiles}>
				Choose files
			</FileButton>
		);
		return <NoPictures compact search={search} onClear={onClear} action={upload} />;
	}
	return (
		<>
			<PictureOptions
				pictures={data.pictures}
				chosen={chosen}
				multiple={multiple}
				onChoose={onChoose}
				onAccept={onAccept}
				className={GRID}
			/>
			<div className="mt-5">
				<PagesNav label="Pages of pictures" page={page} pages={pages} onPage={onPage} />
			</div>
		</>
	);
}
