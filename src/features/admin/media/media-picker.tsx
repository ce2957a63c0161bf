import { X } from "lucide-react";
import { useCallback, useRef, useState } from "react";
import { toast } from "sonner";
import type { Picture } from "@/data/pictures/picture-types";
import { Dialog, DialogTitle } from "@/features/admin/ui/dialog";
import { IconButton } from "@/features/admin/ui/icon-button";
import { useDebouncedValue } from "@/features/admin/ui/use-debounced-value";
import { Button } from "@/shared/ui/button";
import { AltEditor } from "./alt-editor";
import { DropOverlay, FileButton, useDropFiles } from "./file-inputs";
import { SearchBox } from "./library";
import type { PickedPicture } from "./media-picker-provider";
import { sizeText } from "./picture-format";
import { PictureImage } from "./picture-image";
import { PickerChoices } from "./picture-options";
import { UploadList, useUploadQueue } from "./uploads";

export interface MediaPickerProps {
	multiple: boolean;
	onDone: (pictures: PickedPicture[] | null) => void;
}

const SETTLE_MS = 250;

export function MediaPicker({ multiple, onDone }: MediaPickerProps) {
	const choice = useChoice(multiple);
	const { chosen } = choice;
	const [place, setPlace] = useState({ typed: "", page: 0 });
	const search = useDebouncedValue(place.typed.trim(), SETTLE_MS);
	// What the admin did since the last upload began stays as it is when the upload ends.
	const since = useRef({ hasChosen: false, hasMoved: false });
	const queue = useUploadQueue((picture) => {
		const { hasChosen, hasMoved } = since.current;
		if (hasChosen && !multiple) toast(`“${picture.name}” is in the library`);
		else choice.add(picture, hasChosen);
		if (!hasMoved) setPlace({ typed: "", page: 0 });
	});
	const upload = (files: File[]) => {
		since.current = { hasChosen: false, hasMoved: false };
		queue.add(multiple ? files : files.slice(0, 1));
	};
	const move = (next: typeof place) => {
		since.current.hasMoved = true;
		setPlace(next);
	};
	const { over, handlers } = useDropFiles(upload);

	const close = () => onDone(null);
	const accept = (pictures: readonly Picture[]) => onDone(choice.picked(pictures));
	return (
		<Dialog kind="panel" onClose={close} className="h-[min(46rem,94dvh)] w-[min(66rem,94vw)] bg-paper p-0">
			<div className="relative flex h-full flex-col" {...handlers}>
				<DropOverlay shown={over} text="Drop to upload" />
				<Head multiple={multiple} typed={place.typed} onType={(typed) => move({ typed, page: 0 })} onFiles={upload} onClose={close} />
				<div className="grid min-h-0 grow grid-rows-[minmax(0,1fr)_auto] md:grid-cols-[minmax(0,1fr)_17rem] md:grid-rows-1">
					<div className="min-h-0 overflow-y-auto p-5">
						<UploadList list={queue.list} queue={queue} />
						<PickerChoices
							page={place.page}
							search={search}
							chosen={chosen}
							multiple={multiple}
							onChoose={(picture) => {
								since.current.hasChosen = true;
								choice.toggle(picture);
							}}
							onAccept={(picture) => accept(multiple && chosen.length > 0 ? chosen : [picture])}
							onPage={(page) => move({ ...place, page })}
							onClear={() => move({ typed: "", page: 0 })}
							onFiles={upload}
							onSeen={choice.renew}
						/>
					</div>
					<PickerDetails picture={chosen.at(-1)} onText={choice.describe} onStored={(newer) => choice.renew([newer])} />
				</div>
				<Foot chosen={chosen} onCancel={close} onInsert={() => accept(chosen)} />
			</div>
		</Dialog>
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
			<DialogTitle className="m-0 font-semibold text-[1.12rem] tracking-[-0.015em]">
				{multiple ? "Choose pictures" : "Choose a picture"}
			</DialogTitle>
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

interface PickerDetailsProps {
	picture: Picture | undefined;
	onText: (id: string, text: string | null) => void;
	onStored: (newer: Picture) => void;
}

function PickerDetails({ picture, onText, onStored }: PickerDetailsProps) {
	if (!picture) {
		return (
			<aside className="hidden border-line border-l bg-sunken p-5 text-[0.85rem] text-ink-3 md:block">
				Choose a picture to see its details.
			</aside>
		);
	}
	return (
		<aside aria-label="Chosen picture" className="overflow-y-auto border-line border-t bg-sunken p-4 md:border-t-0 md:border-l md:p-5">
			<PictureImage address={picture.address} alt="" className="mb-3 hidden aspect-[16/10] rounded-box border border-line md:block" />
			<p className="m-0 truncate font-medium text-[0.88rem]" title={picture.name}>
				{picture.name}
			</p>
			<p className="mt-0 mb-3 text-[0.78rem] text-ink-3 tabular-nums">{sizeText(picture)}</p>
			<AltEditor key={picture.id} picture={picture} onText={(text) => onText(picture.id, text)} onStored={onStored} />
		</aside>
	);
}

/** Selected pictures in order of selection, and their texts as typed, saved or not. */
function useChoice(multiple: boolean) {
	const [chosen, setChosen] = useState<readonly Picture[]>([]);
	const [typed, setTyped] = useState<Readonly<Record<string, string | null>>>({});
	const toggle = (picture: Picture) =>
		setChosen((now) => {
			if (!multiple) return [picture];
			return now.some(({ id }) => id === picture.id) ? now.filter(({ id }) => id !== picture.id) : [...now, picture];
		});
	return {
		chosen,
		toggle,
		/** Adds an upload, `before` the last choice if its details stay on screen. */
		add: (picture: Picture, before: boolean) =>
			setChosen((now) => (multiple ? (before ? [...now.slice(0, -1), picture, ...now.slice(-1)] : [...now, picture]) : [picture])),
		clear: () => setChosen([]),
		describe: (id: string, text: string | null) => setTyped((now) => ({ ...now, [id]: text })),
		renew: useCallback((pictures: readonly Picture[]) => {
			setChosen((now) => {
				const newest = now.map((old) => pictures.find(({ id, version }) => id === old.id && version > old.version) ?? old);
				return newest.some((picture, index) => picture !== now[index]) ? newest : now;
			});
			setTyped((now) => {
				const stored = pictures.filter(({ id, alt }) => now[id]?.trim() === alt);
				return stored.length === 0 ? now : { ...now, ...Object.fromEntries(stored.map(({ id }) => [id, null])) };
			});
		}, []),
		picked: (pictures: readonly Picture[]): PickedPicture[] =>
			pictures.map(({ id, address, alt }) => ({ url: address, alt: (typed[id] ?? alt).trim() })),
	};
}
