import { X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import type { Picture } from "@/data/pictures/picture-types";
import { IconButton } from "@/features/admin/fields/icon-button";
import { useSettled } from "@/features/admin/fields/use-settled";
import { useBackdropClose } from "@/shared/hooks/use-backdrop-close";
import { Button } from "@/shared/ui/button";
import { DropVeil } from "./drop-veil";
import { FileButton } from "./file-button";
import { PickerChoices } from "./picker-choices";
import { PickerDetails } from "./picker-details";
import { SearchBox } from "./search-box";
import { UploadList } from "./upload-list";
import { useChoice } from "./use-choice";
import { useDropFiles } from "./use-drop-files";
import type { PickedPicture } from "./use-media-picker";
import { useUploadQueue } from "./use-upload-queue";

export interface MediaPickerProps {
	multiple: boolean;
	/** Gets what was chosen, or null. */
	onDone: (pictures: PickedPicture[] | null) => void;
}

const SETTLE_MS = 250;

/** The library in a dialog: search, upload, describe, choose one picture or several. */
export function MediaPicker({ multiple, onDone }: MediaPickerProps) {
	const dialog = useRef<HTMLDialogElement>(null);
	const result = useRef<PickedPicture[] | null>(null);
	const backdrop = useBackdropClose(dialog);
	const choice = useChoice(multiple);
	const { chosen } = choice;
	const [place, setPlace] = useState({ typed: "", page: 0 });
	const search = useSettled(place.typed.trim(), SETTLE_MS);
	const queue = useUploadQueue((picture) => {
		choice.add(picture);
		setPlace({ typed: "", page: 0 });
	});
	const { over, handlers } = useDropFiles((files) => queue.add(multiple ? files : files.slice(0, 1)));
	useEffect(() => dialog.current?.showModal(), []);

	const accept = (pictures: readonly Picture[]) => {
		result.current = choice.picked(pictures);
		dialog.current?.close();
	};
	return (
		<dialog
			ref={dialog}
			aria-labelledby="media-picker-title"
			onClose={() => onDone(result.current)}
			{...backdrop}
			className="m-auto h-[min(46rem,94dvh)] max-h-none w-[min(66rem,94vw)] max-w-none overflow-hidden rounded-card border border-line bg-paper p-0 text-ink backdrop:bg-night/55"
		>
			<div className="relative flex h-full flex-col" {...handlers}>
				<DropVeil shown={over} text="Drop to upload" />
				<Head
					multiple={multiple}
					typed={place.typed}
					onType={(typed) => setPlace({ typed, page: 0 })}
					onFiles={queue.add}
					onClose={() => dialog.current?.close()}
				/>
				<div className="grid min-h-0 grow grid-rows-[minmax(0,1fr)_auto] md:grid-cols-[minmax(0,1fr)_17rem] md:grid-rows-1">
					<div className="min-h-0 overflow-y-auto p-5">
						<UploadList list={queue.list} queue={queue} />
						<PickerChoices
							page={place.page}
							search={search}
							chosen={chosen}
							multiple={multiple}
							onChoose={choice.toggle}
							onAccept={(picture) => accept(multiple && chosen.length > 0 ? chosen : [picture])}
							onPage={(page) => setPlace({ ...place, page })}
							onClear={() => setPlace({ typed: "", page: 0 })}
							onFiles={queue.add}
							onSeen={choice.renew}
						/>
					</div>
					<PickerDetails picture={chosen.at(-1)} onText={choice.describe} onStored={(newer) => choice.renew([newer])} />
				</div>
				<Foot chosen={chosen} onCancel={() => dialog.current?.close()} onInsert={() => accept(chosen)} />
			</div>
		</dialog>
	);
}

interface HeadProps {
	multiple: boolean;
	typed: string;
	onType: (typed: string) => void;
	onFiles: (files: File[]) => void;
	onClose: () => void;
}

function Head({ multiple, typed, onType, onFiles, onClose }: HeadProps) {
	return (
		<header className="flex flex-wrap items-center gap-x-4 gap-y-3 border-line border-b py-3 pr-3 pl-5">
			<h2 id="media-picker-title" className="m-0 font-semibold text-[1.12rem] tracking-[-0.015em]">
				{multiple ? "Choose pictures" : "Choose a picture"}
			</h2>
			<div className="order-3 flex w-full gap-2 pr-2 sm:order-2 sm:ml-auto sm:w-auto sm:pr-0">
				<SearchBox value={typed} onChange={onType} className="grow sm:w-72" />
				<FileButton multiple={multiple} onFiles={onFiles}>
					Upload
				</FileButton>
			</div>
			<IconButton label="Close" Icon={X} onClick={onClose} className="order-2 ml-auto sm:order-3 sm:ml-0" />
		</header>
	);
}

interface FootProps {
	chosen: readonly Picture[];
	onCancel: () => void;
	onInsert: () => void;
}

function Foot({ chosen, onCancel, onInsert }: FootProps) {
	return (
		<footer className="flex flex-wrap items-center justify-end gap-3 border-line border-t px-5 py-3">
			<p role="status" className="sr-only text-[0.85rem] text-ink-3 sm:not-sr-only sm:mr-auto sm:max-w-[26.8em] sm:truncate">
				{chosenText(chosen)}
			</p>
			<Button tone="quiet" size="s" onClick={onCancel}>
				Cancel
			</Button>
			<Button tone="accent" size="s" disabled={chosen.length === 0} onClick={onInsert}>
				{chosen.length > 1 ? `Insert ${chosen.length} pictures` : "Insert picture"}
			</Button>
		</footer>
	);
}

function chosenText(chosen: readonly Picture[]): string {
	if (chosen.length === 0) return "Nothing chosen";
	return chosen.length === 1 ? `${chosen[0]?.name ?? ""} chosen` : `${chosen.length} chosen`;
}
