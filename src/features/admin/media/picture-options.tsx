import { Check } from "lucide-react";
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from "react";
import type { Picture } from "@/data/pictures/picture-types";
import { classNames } from "@/shared/lib/class-names";
import { FileButton } from "./file-inputs";
import { LoadingPictures, NoPictures, PagesNav, PicturesFailed, usePictures } from "./library";
import { PictureImage } from "./picture-image";

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
	/** Receives each page of pictures as it loads. Must keep its identity. */
	onSeen: (pictures: readonly Picture[]) => void;
}

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
	const { data, status, refetch, pages, isUnknown } = usePictures(page, search);
	useEffect(() => {
		if (data) onSeen(data.pictures);
	}, [data, onSeen]);
	if (status === "pending" || isUnknown) return <LoadingPictures className={GRID} />;
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

interface PictureOptionsProps {
	pictures: readonly Picture[];
	chosen: readonly Picture[];
	multiple: boolean;
	onChoose: (picture: Picture) => void;
	onAccept: (picture: Picture) => void;
	className: string;
}

/** A listbox: click or Space selects, arrows move, Enter or a double click inserts. */
function PictureOptions({ pictures, chosen, multiple, onChoose, onAccept, className }: PictureOptionsProps) {
	const at = (index: number, act: (picture: Picture) => void) => {
		const picture = pictures[index];
		if (picture) act(picture);
	};
	const { list, current, setActive, onKeyDown } = useOptionKeys<HTMLDivElement>({
		count: pictures.length,
		onMove: (index) => (multiple ? undefined : at(index, onChoose)),
		onSpace: (index) => at(index, onChoose),
		onEnter: (index) => at(index, onAccept),
	});
	return (
		<div
			ref={list}
			role="listbox"
			aria-label="Uploaded pictures"
			aria-multiselectable={multiple || undefined}
			tabIndex={-1}
			onKeyDown={onKeyDown}
			className={className}
		>
			{pictures.map((picture, index) => (
				<Option
					key={picture.id}
					picture={picture}
					place={chosen.findIndex(({ id }) => id === picture.id)}
					multiple={multiple}
					tabIndex={index === current ? 0 : -1}
					onClick={() => {
						setActive(index);
						onChoose(picture);
					}}
					onDoubleClick={() => onAccept(picture)}
				/>
			))}
		</div>
	);
}

interface OptionProps {
	picture: Picture;
	place: number;
	multiple: boolean;
	tabIndex: number;
	onClick: () => void;
	onDoubleClick: () => void;
}

function Option({ picture: { name, alt, address }, place, multiple, tabIndex, onClick, onDoubleClick }: OptionProps) {
	const isChosen = place !== -1;
	return (
		// biome-ignore lint/a11y/useKeyWithClickEvents: the listbox handles the keys.
		<div
			role="option"
			aria-selected={isChosen}
			aria-label={alt === "" ? `${name}, no alternative text` : `${name}, ${alt}`}
			tabIndex={tabIndex}
			onClick={onClick}
			onDoubleClick={onDoubleClick}
			className={classNames(
				"relative min-w-0 cursor-pointer overflow-hidden rounded-box border bg-surface transition-colors",
				isChosen ? "border-accent ring-1 ring-accent" : "border-line hover:border-control-line",
			)}
		>
			<PictureImage address={address} alt="" className="aspect-[16/10]" />
			<span className="block truncate border-line border-t px-2.5 py-2 text-[0.8rem]">{name}</span>
			{alt === "" ? (
				<span className="absolute top-2 left-2 mr-10 rounded-full border border-line-strong bg-surface px-2 py-px text-[0.7rem] text-ink-2">
					No alternative text
				</span>
			) : null}
			{isChosen ? (
				<span className="absolute top-2 right-2 grid size-6 place-items-center rounded-full bg-accent-bright font-semibold text-[0.75rem] text-on-accent">
					{multiple ? place + 1 : <Check aria-hidden="true" className="size-3.5" strokeWidth={3} />}
				</span>
			) : null}
		</div>
	);
}

interface OptionKeys {
	count: number;
	onMove: (index: number) => void;
	onSpace: (index: number) => void;
	onEnter: (index: number) => void;
}

/** Arrow, Home and End keys in a grid of options, with a roving tabindex. */
function useOptionKeys<List extends HTMLElement>({ count, onMove, onSpace, onEnter }: OptionKeys) {
	const list = useRef<List>(null);
	const [active, setActive] = useState(0);
	const current = Math.min(active, Math.max(0, count - 1));
	const goTo = (index: number) => {
		const to = Math.max(0, Math.min(count - 1, index));
		setActive(to);
		findOptions(list)[to]?.focus();
		onMove(to);
	};
	const onKeyDown = (event: KeyboardEvent) => {
		const columns = countColumns(findOptions(list));
		const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: columns, ArrowUp: -columns };
		const step = steps[event.key];
		// Stay in the column if there is no row below or above.
		if (step !== undefined) {
			if (current + step >= 0 && current + step < count) goTo(current + step);
		} else if (event.key === "Home") goTo(0);
		else if (event.key === "End") goTo(count - 1);
		else if (event.key === " ") onSpace(current);
		else if (event.key === "Enter") onEnter(current);
		else return;
		event.preventDefault();
	};
	return { list, current, setActive, onKeyDown };
}

function findOptions(list: RefObject<HTMLElement | null>): HTMLElement[] {
	return [...(list.current?.querySelectorAll<HTMLElement>('[role="option"]') ?? [])];
}

function countColumns(options: HTMLElement[]): number {
	const top = options[0]?.offsetTop ?? 0;
	const next = options.findIndex((option) => option.offsetTop > top);
	return next === -1 ? options.length : next;
}
