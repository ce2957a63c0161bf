import { Images, Pencil } from "lucide-react";
import { Popover } from "radix-ui";
import { useCallback, useContext, useEffect, useRef, useState } from "react";
import { useFieldArray, useFormContext, useWatch } from "react-hook-form";
import { SavingContext } from "@/features/admin/editor/editor-form";
import { SCREEN_ID } from "@/features/admin/layout/screen-change";
import { readUpload } from "@/features/admin/media/focal-point";
import { FocalPointButton } from "@/features/admin/media/focal-point-button";
import { useMediaPicker } from "@/features/admin/media/media-picker-provider";
import { EntryHint, focusBox } from "@/features/admin/ui/form/entry-hint";
import { firstMessage } from "@/features/admin/ui/form/form-fields";
import { FormSection, REVEAL } from "@/features/admin/ui/form/form-section";
import { ImagePreview } from "@/features/admin/ui/form/image-preview";
import { SortableList } from "@/features/admin/ui/form/sortable-list";
import { AddButton } from "@/features/admin/ui/form/tag-list";
import { RemovedNote, useUndo } from "@/features/admin/ui/form/undo";
import { classNames } from "@/shared/lib/class-names";
import { webAddress } from "@/shared/lib/web-address";
import { Button } from "@/shared/ui/button";
import { EntryButtons, type EntryRowProps, ListError, ProjectText, ProjectUrl } from "./project-fields";
import { addPictures, emptyPending, type ProjectFormValues } from "./project-form-values";

export function GalleryEditor() {
	const { control, formState, getValues, setFocus } = useFormContext<ProjectFormValues>();
	const { gallery: error } = formState.errors;
	const { fields, append, remove, move, replace } = useFieldArray({ control, name: "gallery" });
	const pictures = useWatch({ control, name: "gallery" });
	const [open, setOpen] = useState<number | null>(null);
	const shown = useRef(open);
	const show = useCallback((position: number | null) => {
		shown.current = position;
		setOpen(position);
	}, []);
	const { removed, remember, undo } = useUndo(pictures, replace);
	const removeAt = (position: number) => {
		const before = structuredClone(getValues("gallery"));
		remember(
			before,
			before.filter((_picture, index) => index !== position),
			`picture ${position + 1}`,
		);
		remove(position);
	};
	const add = (more: ProjectFormValues["gallery"]): number => {
		const gallery = getValues("gallery");
		const fresh = addPictures(gallery, more).slice(gallery.length);
		if (fresh.length > 0) append(fresh, { shouldFocus: false });
		return fresh.length;
	};
	return (
		<FormSection title="Project Gallery" note="Screenshots in the order of the page.">
			<div className="@min-[34rem]:col-span-2">
				<SortableList
					label="Gallery pictures"
					noun="picture"
					ids={fields.map(({ id }) => id)}
					onMove={move}
					isGrid
					className="grid grid-cols-2 gap-3 @min-[34rem]:grid-cols-3 @min-[34rem]:gap-4"
					entryClassName="flex min-w-0 rounded-box border border-line bg-surface"
				>
					{(entry) => (
						<PictureCard
							{...entry}
							isOpen={open === entry.position}
							onOpen={show}
							// Otherwise the focus leaves the details that open in place of these.
							onClosed={(event) => shown.current !== null && event.preventDefault()}
							onMove={(to) => move(entry.position, to)}
							onRemove={() => removeAt(entry.position)}
						/>
					)}
				</SortableList>
				<RemovedNote removed={removed} undo={undo} onUndone={() => setFocus("pending.picture.url")} />
				<ListError message={error?.root?.message ?? error?.message} />
			</div>
			<NewPicture onAdd={add} />
		</FormSection>
	);
}

interface PictureCardProps extends EntryRowProps {
	isOpen: boolean;
	/** The position of the picture whose details are shown; null for none. */
	onOpen: (position: number | null) => void;
	/** Before the focus returns to the button. */
	onClosed: (event: Event) => void;
}

/** The picture, its text and its buttons. The text opens the details; it has the name of the text's field, for links to the field. */
function PictureCard({ isOpen, onOpen, onClosed, ...row }: PictureCardProps) {
	const { position } = row;
	const { control, formState } = useFormContext<ProjectFormValues>();
	const { url = "", alt = "" } = useWatch({ control, name: `gallery.${position}` }) ?? {};
	const number = position + 1;
	const error = firstMessage(formState.errors.gallery?.[position]);
	const isSaving = useContext(SavingContext);
	const trigger = useRef<HTMLButtonElement>(null);
	useEffect(() => {
		const button = trigger.current;
		const show = () => onOpen(position);
		button?.addEventListener(REVEAL, show);
		return () => button?.removeEventListener(REVEAL, show);
	}, [position, onOpen]);
	return (
		<div className="flex min-w-0 grow flex-col">
			<ImagePreview
				address={url}
				alt={`Preview of picture ${number}`}
				className="aspect-[16/10] w-full rounded-t-[calc(var(--radius-box)-1px)] border-0! text-[0.7rem]"
			/>
			<Popover.Root open={isOpen} onOpenChange={(next) => onOpen(next ? position : null)}>
				<Popover.Trigger asChild>
					<button
						ref={trigger}
						type="button"
						name={`gallery.${position}.alt`}
						data-invalid={error ? "" : undefined}
						className="group/alt flex min-h-11 w-full grow items-start gap-2 rounded-chip px-3 py-2.5 text-left text-[0.85rem] leading-snug -outline-offset-2 hover:bg-sunken"
					>
						<span className="sr-only">{`Details of picture ${number}: `}</span>
						<span className={classNames("line-clamp-2 min-w-0 grow break-words", !alt.trim() && "text-accent", error && "text-danger")}>
							{error ?? (alt.trim() || "Add alternative text")}
						</span>
						<Pencil aria-hidden="true" className="mt-0.5 size-3.5 shrink-0 text-ink-3" />
					</button>
				</Popover.Trigger>
				<Popover.Portal container={document.getElementById(SCREEN_ID)}>
					<Popover.Content
						aria-label={`Details of picture ${number}`}
						inert={isSaving}
						side="bottom"
						align="start"
						sideOffset={6}
						onOpenAutoFocus={focusText}
						onCloseAutoFocus={onClosed}
						collisionPadding={12}
						className="z-50 grid w-[min(24rem,calc(100vw-1.5rem))] gap-4 rounded-box border border-line-strong bg-surface p-4 shadow-pop"
					>
						<PictureDetails position={position} url={url} onOpen={onOpen} />
					</Popover.Content>
				</Popover.Portal>
			</Popover.Root>
			<div className="flex items-center justify-between px-1 pb-1">
				<EntryButtons noun="picture" isGrid {...row} />
			</div>
		</div>
	);
}

/** With the cursor at the end; by default the text would be selected, and the first letter typed would replace it. */
function focusText(event: Event): void {
	event.preventDefault();
	const box = event.target instanceof Element ? event.target.querySelector("input") : null;
	box?.focus();
	box?.setSelectionRange(box.value.length, box.value.length);
}

interface PictureDetailsProps extends Pick<PictureCardProps, "position" | "onOpen"> {
	url: string;
}

function PictureDetails({ position, url, onOpen }: PictureDetailsProps) {
	const { getValues, setValue } = useFormContext<ProjectFormValues>();
	const number = position + 1;
	/** The next picture without a text, or none. */
	const next = () => {
		const later = getValues("gallery").findIndex(({ alt }, place) => place > position && alt.trim() === "");
		onOpen(later < 0 ? null : later);
	};
	return (
		<>
			<ProjectText
				name={`gallery.${position}.alt`}
				label="Alternative text"
				fullLabel={`Alternative text of picture ${number}`}
				hint="Also the caption. Enter goes to the next picture without one."
				enter={next}
			/>
			{readUpload(url) ? null : (
				<ProjectUrl name={`gallery.${position}.url`} label="URL" fullLabel={`URL of picture ${number}`} enter={next} />
			)}
			<div className="empty:hidden">
				<FocalPointButton
					address={url}
					named={`picture ${number}`}
					onChange={(address) => setValue(`gallery.${position}.url`, address, { shouldDirty: true, shouldValidate: true })}
				/>
			</div>
		</>
	);
}

interface NewPictureProps {
	/** Returns how many of the pictures were new. */
	onAdd: (pictures: ProjectFormValues["gallery"]) => number;
}

function NewPicture({ onAdd }: NewPictureProps) {
	const { control, setValue } = useFormContext<ProjectFormValues>();
	const picture = useWatch({ control, name: "pending.picture" });
	const pick = useMediaPicker();
	const [answer, setAnswer] = useState<{ text: string; refused: boolean } | null>(null);
	const refuse = (text: string) => {
		setAnswer({ text, refused: true });
		focusBox<ProjectFormValues>("pending.picture.url");
	};
	const add = () => {
		if (picture.url.trim() === "") return refuse("Enter the picture's URL.");
		if (!webAddress(picture.url)) return refuse("Enter an https:// address, or a path on this site that starts with /.");
		if (onAdd([picture]) === 0) return refuse("This picture is already in the gallery.");
		setAnswer(null);
		setValue("pending.picture", emptyPending.picture, { shouldDirty: true });
		focusBox<ProjectFormValues>("pending.picture.url");
	};
	const paste = (text: string): boolean => {
		const list = readAddresses(text);
		if (!list) return false;
		const added = onAdd(list.addresses.map((url) => ({ url, alt: "" })));
		setAnswer({ text: summarize(added, list.addresses.length - added, list.others), refused: false });
		return true;
	};
	const choose = async () => {
		const picked = await pick?.({ multiple: true });
		if (picked) setAnswer({ text: summarize(onAdd(picked), 0, 0), refused: false });
	};
	return (
		<div className="grid items-start gap-x-3 gap-y-4 @min-[34rem]:col-span-2 @min-[44rem]:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)_auto]">
			<ProjectUrl
				name="pending.picture.url"
				label="Gallery picture URL"
				hint="Paste a list of URLs to add several at once."
				enter={add}
				paste={paste}
			/>
			<ProjectText name="pending.picture.alt" label="Gallery picture alternative text" placeholder="What the screen shows" enter={add} />
			<AddButton label="Add picture" onClick={add} beside />
			{pick ? (
				<Button tone="line" size="s" className="justify-self-start @min-[44rem]:col-span-3" onClick={() => void choose()}>
					<Images aria-hidden="true" className="size-4" />
					Choose pictures
				</Button>
			) : null}
			<EntryHint className="@min-[44rem]:col-span-3" strong={answer?.refused ?? false} text={answer?.text ?? null} />
		</div>
	);
}

/** The addresses in a pasted list, or null if the text isn't a list. Commas don't separate: addresses can contain them. */
function readAddresses(text: string): { addresses: string[]; others: number } | null {
	const parts = text.split(/\s+/).filter((part) => part !== "");
	if (parts.length < 2) return null;
	const addresses = parts.filter((part) => webAddress(part) !== null);
	return addresses.length < 2 ? null : { addresses, others: parts.length - addresses.length };
}

function summarize(added: number, known: number, others: number): string {
	const rest = [known > 0 ? `${known} already in the gallery` : "", others > 0 ? `${others} without a valid URL` : ""].filter(
		(part) => part !== "",
	);
	if (added === 0 && rest.length === 0) return "These pictures are already in the gallery.";
	const head = `${added} ${added === 1 ? "picture" : "pictures"} added`;
	return rest.length > 0 ? `${head}; left out: ${rest.join(", ")}.` : `${head}. Add alternative text to each.`;
}
