import { Images } from "lucide-react";
import { useRef, useState } from "react";
import { type FieldPath, type FieldPathValue, type FieldValues, useFormContext, useWatch } from "react-hook-form";
import { toast } from "sonner";
import { type TextFieldProps, UrlField } from "@/features/admin/ui/form/form-fields";
import { useDebouncedValue } from "@/features/admin/ui/use-debounced-value";
import { useMounted } from "@/shared/hooks/use-mounted";
import { classNames } from "@/shared/lib/class-names";
import { webAddress } from "@/shared/lib/web-address";
import { Button } from "@/shared/ui/button";
import { DropOverlay, FileButton, useDropFiles } from "./file-inputs";
import { FocalPointButton } from "./focal-point-button";
import { useMediaPicker } from "./media-picker-provider";
import { pixelText } from "./picture-format";
import { PictureImage } from "./picture-image";
import type { QueueItem } from "./upload-queue";
import { reportLeftForm, UploadProgress, useUploadQueue } from "./uploads";

interface PictureFieldProps<Fields extends FieldValues> extends Omit<TextFieldProps<Fields>, "type"> {
	previewAlt: string;
	altName?: FieldPath<Fields>;
	/** The site crops the picture, so it can have a focal point. */
	isCropped?: boolean;
}

const SETTLE_MS = 450;

/** The address of a picture: typed, uploaded, dropped, pasted or chosen from the library. */
export function PictureField<Fields extends FieldValues>({
	previewAlt,
	altName,
	isCropped,
	className,
	...field
}: PictureFieldProps<Fields>) {
	const { list, queue, upload, choose, status, address, set } = usePictureField<Fields>(field.name, altName);
	const { over, handlers } = useDropFiles(upload);
	const part = useRef<HTMLDivElement>(null);
	const named = field.fullLabel ?? field.label;
	const open = list.filter(({ state }) => state !== "done");
	return (
		<div ref={part} tabIndex={-1} className={classNames("relative min-w-0 outline-none", className)} {...handlers}>
			<DropOverlay shown={over} text="Drop to upload" />
			<UrlField<Fields> {...field} />
			<div className="mt-2.5 grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-3.5">
				<Preview<Fields> name={field.name} alt={previewAlt}>
					{(size) => (
						<div className="min-w-0">
							<div className="flex flex-wrap gap-2">
								<FileButton label={`Upload: ${named}`} onFiles={upload}>
									Upload
								</FileButton>
								{choose ? (
									<Button tone="line" size="s" aria-label={`Choose: ${named}`} onClick={() => void choose()}>
										<Images aria-hidden="true" className="size-4" />
										Choose
									</Button>
								) : null}
								{isCropped ? <FocalPointButton address={address} named={named} onChange={set} /> : null}
							</div>
							<p className="mt-2 mb-0 text-[0.82rem] text-ink-3">{size ?? "Or drop or paste a picture here."}</p>
							{altName ? <AltHint<Fields> name={field.name} altName={altName} /> : null}
						</div>
					)}
				</Preview>
			</div>
			<p role="status" className="sr-only">
				{status}
			</p>
			{open.map((item) => (
				<UploadProgress
					key={item.id}
					item={item}
					queue={queue}
					onRemove={() => part.current?.focus({ preventScroll: true })}
					className="mt-3 rounded-box border border-line bg-surface py-2 pr-2 pl-3"
				/>
			))}
		</div>
	);
}

interface PreviewProps<Fields extends FieldValues> {
	name: FieldPath<Fields>;
	alt: string;
	children: (size: string | null) => React.ReactNode;
}

function Preview<Fields extends FieldValues>({ name, alt, children }: PreviewProps<Fields>) {
	const { control } = useFormContext<Fields>();
	const value: unknown = useWatch({ control, name });
	const address = webAddress(useDebouncedValue(value, SETTLE_MS));
	const [size, setSize] = useState<{ of: string; text: string } | null>(null);
	const frame = "h-18 w-28 rounded-[10px] border";
	return (
		<>
			{address ? (
				<PictureImage
					address={address}
					alt={alt}
					className={classNames(frame, "border-line")}
					onSize={(width, height) => setSize({ of: address, text: `${pixelText(width, height)} pixels` })}
				/>
			) : (
				<span aria-hidden="true" className={classNames(frame, "grid place-items-center border-line-strong border-dashed text-ink-3")}>
					<Images className="size-5" strokeWidth={1.5} />
				</span>
			)}
			{children(size && size.of === address ? size.text : null)}
		</>
	);
}

const withoutFocalPoint = (address: string) => address.split("#")[0];

/** Points to an alternative text that is missing, or older than the picture. */
function AltHint<Fields extends FieldValues>({ name, altName }: { name: FieldPath<Fields>; altName: FieldPath<Fields> }) {
	const { control, setFocus, getFieldState, formState } = useFormContext<Fields>();
	const values: unknown[] = useWatch({ control, name: [name, altName] });
	const [address = "", alt = ""] = values.map((value) => (typeof value === "string" ? value.trim() : ""));
	const isTyped = useDebouncedValue(address, SETTLE_MS) === address;
	const [described, setDescribed] = useState({ address, alt });
	const isFirst = isTyped && !webAddress(described.address) && address !== described.address;
	if (alt !== described.alt || isFirst) setDescribed({ address, alt });
	const isOld =
		isTyped && alt !== "" && getFieldState(name, formState).isDirty && withoutFocalPoint(address) !== withoutFocalPoint(described.address);
	if (!webAddress(address) || (alt !== "" && !isOld)) return null;
	const goThere = () => {
		setDescribed({ address, alt });
		setFocus(altName);
	};
	return (
		<p className="mt-1 mb-0 text-[0.82rem] text-accent">
			{isOld ? "The picture has changed, its alternative text hasn't. " : "No alternative text yet. "}
			<button type="button" className="link-line -my-1 cursor-pointer py-1 font-medium" onClick={goThere}>
				{isOld ? "Check it" : "Add it"}
			</button>
		</p>
	);
}

/** Reads and writes texts of the form. `suggestAlt` never overwrites a text that the admin wrote for this place. */
function useFormTexts<Fields extends FieldValues>(altName: FieldPath<Fields> | undefined) {
	const { setValue, getValues } = useFormContext<Fields>();
	/** The text that came with the last picture. */
	const suggested = useRef("");
	const readText = (field: FieldPath<Fields> | undefined): string => {
		const value: unknown = field ? getValues(field) : "";
		return typeof value === "string" ? value.trim() : "";
	};
	const write = (field: FieldPath<Fields>, text: string) =>
		setValue(field, text as FieldPathValue<Fields, FieldPath<Fields>>, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
	const readOwnAlt = () => {
		const alt = readText(altName);
		return alt === suggested.current ? "" : alt;
	};
	const suggestAlt = (alt: string) => {
		if (!altName || readOwnAlt() !== "") return;
		if (readText(altName) !== alt) write(altName, alt);
		suggested.current = readText(altName);
	};
	return { readText, write, readOwnAlt, suggestAlt };
}

function usePictureField<Fields extends FieldValues>(name: FieldPath<Fields>, altName: FieldPath<Fields> | undefined) {
	const { control } = useFormContext<Fields>();
	const value: unknown = useWatch({ control, name });
	const pick = useMediaPicker();
	const { readText, write, readOwnAlt, suggestAlt } = useFormTexts<Fields>(altName);
	const take = (url: string, alt: string) => {
		write(name, url);
		suggestAlt(alt);
	};

	/** The address that a finished upload replaces. */
	const replaced = useRef("");
	const mounted = useMounted();
	const { list, ...queue } = useUploadQueue((picture) => {
		if (!mounted.current) reportLeftForm([picture.name]);
		else if (readText(name) === replaced.current) take(picture.address, picture.alt);
		else
			toast(`“${picture.name}” is in the library`, {
				description: "The address in the form changed during the upload, so the form keeps it.",
			});
	});
	const upload = ([file]: File[]) => {
		if (!file) return;
		replaced.current = readText(name);
		// The field holds one picture: a new file replaces the previous upload.
		for (const { id } of queue.items()) queue.remove(id);
		queue.add([file], readOwnAlt());
	};
	const choose = async () => {
		const picked = await pick?.();
		if (picked) take(picked.url, picked.alt);
	};
	const address = typeof value === "string" ? value : "";
	return {
		list,
		queue: {
			...queue,
			retry: (id: string) => {
				replaced.current = readText(name);
				queue.retry(id);
			},
		},
		upload,
		choose: pick ? choose : null,
		status: describeStatus(list.at(-1)),
		address,
		set: (url: string) => write(name, url),
	};
}

function describeStatus(item: QueueItem | undefined): string {
	if (!item || item.state === "failed") return "";
	return item.state === "done" ? `Uploaded ${item.name}.` : `Uploading ${item.name}.`;
}
