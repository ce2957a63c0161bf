import { Check } from "lucide-react";
import type { Picture } from "@/data/pictures/picture-types";
import { classNames } from "@/shared/lib/class-names";
import { PictureImage } from "./picture-image";
import { useOptionKeys } from "./use-option-keys";

interface PictureOptionsProps {
	pictures: readonly Picture[];
	chosen: readonly Picture[];
	multiple: boolean;
	/** Chooses a picture, or takes it out of several. */
	onChoose: (picture: Picture) => void;
	/** Ends the choice with what is chosen; with this picture when nothing is. */
	onAccept: (picture: Picture) => void;
	className: string;
}

/** Pictures to choose from: by click or Space, of one by the arrows too; Enter or a double click takes it. */
export function PictureOptions({ pictures, chosen, multiple, onChoose, onAccept, className }: PictureOptionsProps) {
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
	/** Place among the chosen, -1 when it is not. */
	place: number;
	multiple: boolean;
	tabIndex: number;
	onClick: () => void;
	onDoubleClick: () => void;
}

function Option({ picture: { name, alt, address }, place, multiple, tabIndex, onClick, onDoubleClick }: OptionProps) {
	const isChosen = place !== -1;
	return (
		// biome-ignore lint/a11y/useKeyWithClickEvents: the list around it listens to the keys.
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
				<span className="absolute top-2 left-2 rounded-full border border-line-strong bg-surface px-2 py-px text-[0.7rem] text-ink-2">
					No alt text
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
