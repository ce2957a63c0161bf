import { useQueryClient } from "@tanstack/react-query";
import { Copy, ExternalLink, Pencil, RefreshCw, Trash2 } from "lucide-react";
import { type KeyboardEvent, type Ref, useEffect, useRef, useState } from "react";
import { toast } from "sonner";
import * as z from "zod/mini";
import { RowGone } from "@/data/admin-rows/requests";
import { LONGEST_PICTURE_NAME, type Picture, type PreparedPicture } from "@/data/pictures/picture-types";
import { countUses, deletePicture, renamePicture, replacePicture, restorePictures } from "@/data/pictures/repository";
import { discardUpload, type UploadOptions, uploadPicture } from "@/data/pictures/upload";
import { ask } from "@/features/admin/ui/confirm";
import { copyText } from "@/features/admin/ui/copy-text";
import { logFailure, reportFailure, showFailure, UNDO_MS, undoAction } from "@/features/admin/ui/failures";
import { noteUploads } from "@/features/admin/ui/form/running-uploads";
import { counted, formatDate } from "@/features/admin/ui/format";
import { IconButton } from "@/features/admin/ui/icon-button";
import { rescueFocus } from "@/features/admin/ui/lost-focus";
import { forgetTexts, unsentTexts } from "@/features/admin/ui/unsent-texts";
import { useMounted } from "@/shared/hooks/use-mounted";
import { isComposing } from "@/shared/lib/is-composing";
import { uniqueId } from "@/shared/lib/unique-id";
import { AltEditor, useSaveOnLeave } from "./alt-editor";
import { IconFileButton } from "./file-inputs";
import { PICTURES_KEY } from "./library";
import { deleteQuestion, describeReplacement, notSavedText, replaceQuestion, sizeText } from "./picture-format";
import { PictureImage } from "./picture-image";
import { preparePicture } from "./prepare-picture";
import { uploadProblem } from "./upload-queue";

export function PictureCard({ picture }: { picture: Picture }) {
	const { name, address, alt, createdAt } = picture;
	const remove = useDeletePicture();
	const { progress, replace, noteNewer } = useReplacePicture(picture);
	return (
		<li className="flex min-w-0 flex-col overflow-hidden rounded-box border border-line bg-surface">
			<PictureImage address={address} alt={alt} className="aspect-[16/10] border-line border-b" />
			<div className="flex grow flex-col gap-3 p-3">
				<div>
					<PictureName picture={picture} />
					<p hidden={progress !== null} className="m-0 text-[0.78rem] text-ink-3 tabular-nums">
						{sizeText(picture)}
						<span className="hidden sm:inline"> · {formatDate(createdAt)}</span>
					</p>
					<p role="status" className="m-0 text-[0.78rem] text-ink-3 tabular-nums">
						{progress}
					</p>
				</div>
				<AltEditor picture={picture} isPlain onStored={noteNewer} />
				<div className="-mx-2 mt-auto -mb-1.5 flex">
					<IconButton label={`Copy address of ${name}`} Icon={Copy} onClick={() => void copyText(address, "Address copied")} />
					<a
						href={address}
						target="_blank"
						rel="noopener noreferrer"
						aria-label={`Open ${name} (opens in a new tab)`}
						title="Open"
						className="grid size-10 place-items-center rounded-full text-ink-3 transition-colors hover:bg-sunken hover:text-ink"
					>
						<ExternalLink aria-hidden="true" className="size-4" />
					</a>
					<IconFileButton label={`Replace ${name}`} Icon={RefreshCw} isBusy={progress !== null} onFile={(file) => void replace(file)} />
					<IconButton label={`Delete ${name}`} Icon={Trash2} onClick={() => void remove(picture)} removes className="ml-auto" />
				</div>
			</div>
		</li>
	);
}

const unsavedName = unsentTexts("picture-name", z.string(), ({ name }) => `the new name of ${name}`);

/** What is typed over a name; null while the box is closed. */
function useName({ id, name }: Picture) {
	const queries = useQueryClient();
	const [typed, setTyped] = useState(() => unsavedName.read(id));
	const isSaving = useRef(false);
	const wasTried = useRef(true);
	const type = (next: string | null) => {
		wasTried.current = false;
		if (next === null || ["", name].includes(next.trim())) unsavedName.drop(id);
		else unsavedName.keep({ id, name, email: null }, next);
		setTyped(next);
	};
	const save = async (onClose?: () => void) => {
		if (isSaving.current) return;
		isSaving.current = true;
		wasTried.current = true;
		const next = (typed ?? "").trim();
		const isNew = next !== "" && next !== name;
		try {
			if (isNew) await renamePicture(id, next);
			if (unsavedName.read(id)?.trim() === next) unsavedName.drop(id);
			if (isNew) await queries.invalidateQueries({ queryKey: PICTURES_KEY });
			// Typing can go on while the request runs.
			if (unsavedName.read(id) !== null) return;
			onClose?.();
			setTyped(null);
		} catch (error) {
			const text = isShown.current ? "The name wasn't saved. Please try again." : notSavedText(`The name of “${name}”`, error);
			reportFailure("Picture name", error, text);
		} finally {
			isSaving.current = false;
		}
	};
	const isShown = useSaveOnLeave(() => {
		if (!wasTried.current && unsavedName.read(id) !== null) void save();
	});
	return { typed, type, save };
}

/** A button that becomes a box. Enter, leaving the box or leaving the screen saves the name; Esc keeps the old one. */
function PictureName({ picture }: { picture: Picture }) {
	const { name } = picture;
	const { typed, type, save } = useName(picture);
	const button = useRef<HTMLButtonElement>(null);
	const returnsFocus = useRef(false);
	/** A box with a kept name is open from the beginning, and doesn't take the focus. */
	const [wasOpened, setOpened] = useState(false);
	const isOpen = typed !== null;
	useEffect(() => {
		if (isOpen || !returnsFocus.current) return;
		returnsFocus.current = false;
		button.current?.focus();
	}, [isOpen]);
	const onKeyDown = (event: KeyboardEvent) => {
		if (isComposing(event.nativeEvent)) return;
		if (event.key === "Enter") {
			// The key would also press the button, which has the focus by then.
			event.preventDefault();
			const box = event.currentTarget;
			// A click into another box during the request moves the focus there.
			void save(() => {
				returnsFocus.current = document.activeElement === box || document.activeElement === document.body;
			});
		}
		if (event.key === "Escape") {
			returnsFocus.current = true;
			type(null);
		}
	};
	const open = () => {
		setOpened(true);
		type(name);
	};
	if (!isOpen) return <RenameButton ref={button} name={name} onClick={open} />;
	return (
		<input
			ref={wasOpened ? takeFocus : undefined}
			aria-label={`Name of ${name}`}
			value={typed}
			maxLength={LONGEST_PICTURE_NAME}
			autoComplete="off"
			onChange={({ target }) => type(target.value)}
			onBlur={() => void save()}
			onKeyDown={onKeyDown}
			className="control -mx-1 mb-1 h-7 w-[calc(100%+0.5rem)] px-1 py-0 text-[0.9rem]"
		/>
	);
}

interface RenameButtonProps {
	ref: Ref<HTMLButtonElement>;
	name: string;
	onClick: () => void;
}

function RenameButton({ ref, name, onClick }: RenameButtonProps) {
	return (
		<button
			ref={ref}
			type="button"
			aria-label={`Rename ${name}`}
			title={name}
			onClick={onClick}
			className="group -mx-1 flex w-[calc(100%+0.5rem)] items-center gap-2 rounded-chip px-1 text-left font-medium text-[0.9rem] leading-7 hover:bg-sunken"
		>
			<span className="truncate">{name}</span>
			<Pencil
				aria-hidden="true"
				className="size-3.5 shrink-0 text-ink-3 transition-opacity group-hover:opacity-100 group-focus-visible:opacity-100 pointer-fine:opacity-0"
			/>
		</button>
	);
}

/** Keeps its identity, so that it runs once. */
function takeFocus(box: HTMLInputElement | null): void {
	box?.focus();
	box?.select();
}

/** Uploads a file and shows it wherever the picture was shown. `progress` is null while nothing runs. */
function useReplacePicture(picture: Picture) {
	// The list of missing texts isn't read again after a save.
	const newest = useRef(picture);
	const noteNewer = (stored: Picture) => {
		if (stored.version > newest.current.version) newest.current = stored;
	};
	noteNewer(picture);
	const queries = useQueryClient();
	const [progress, setProgress] = useState<string | null>(null);
	const isRunning = useRef(false);
	const mounted = useMounted();
	const refresh = () => Promise.all([PICTURES_KEY, ["portfolios"], ["blogs"]].map((queryKey) => queries.invalidateQueries({ queryKey })));
	const replace = async (file: File) => {
		if (isRunning.current) return;
		isRunning.current = true;
		setProgress("Preparing…");
		let uploaded: Picture | null = null;
		try {
			const [prepared, uses] = [await preparePicture(file), await countUses(picture.path)];
			if (!mounted.current || !(await ask({ ...replaceQuestion(picture.name, prepared.name, uses), action: "Replace", isDangerous: true })))
				return;
			setProgress("Uploading…");
			const onProgress = (share: number) => setProgress(`Uploading… ${Math.round(share * 100)}%`);
			const fresh = await uploadReplacement(prepared, { alt: newest.current.alt, onProgress });
			uploaded = fresh;
			setProgress("Replacing…");
			const changed = await replacePicture(picture.id, fresh.id);
			const undo = async () => {
				tellRestored(await restorePictures(changed.undo), changed.undo.length);
				await refresh();
			};
			toast.success("Picture replaced", {
				description: describeReplacement(changed),
				duration: UNDO_MS,
				action: undoAction("Undo of a replaced picture", undo),
			});
		} catch (error) {
			// A sign-out has canceled it.
			if (error instanceof DOMException && error.name === "AbortError") return;
			const lost = "The new picture is in the library, but it may not be shown everywhere yet. Reload the library, then replace again.";
			reportFailure("Replacing a picture", error, uploaded ? lost : uploadProblem(error).text);
		} finally {
			isRunning.current = false;
			setProgress(null);
			void refresh();
		}
	};
	return { progress, replace, noteNewer };
}

/** A reload and a sign-out ask about the upload. When it fails, its files are removed. */
async function uploadReplacement(prepared: PreparedPicture, options: UploadOptions): Promise<Picture> {
	const [id, key, control] = [uniqueId(), Symbol(), new AbortController()];
	let removed = Promise.resolve();
	const onCanceled = (removing: Promise<void>) => {
		removed = removing;
	};
	const uploading = uploadPicture(id, prepared, { ...options, signal: control.signal, onCanceled });
	const stop = async () => {
		control.abort(new DOMException("Canceled", "AbortError"));
		await uploading.catch(() => {});
		await removed;
	};
	const note = (files: string[]) => noteUploads(key, { files, isOfForm: () => false, stop });
	note([prepared.name]);
	try {
		return await uploading;
	} catch (error) {
		if (!control.signal.aborted) void discardUpload(id, prepared).catch((failure: unknown) => logFailure("Replacing a picture", failure));
		throw error;
	} finally {
		note([]);
	}
}

function tellRestored(restored: number, all: number): void {
	if (restored === all) return void toast.success("Change undone");
	const text = `${counted(restored, "place")} of ${all} restored. The others have changed in the meantime.`;
	toast.warning(text, { duration: Number.POSITIVE_INFINITY });
}

function useDeletePicture(): (picture: Picture) => Promise<void> {
	const queries = useQueryClient();
	const busy = useRef(false);
	const mounted = useMounted();
	return async (picture) => {
		if (busy.current) return;
		busy.current = true;
		try {
			const uses = await countUses(picture.path);
			if (!mounted.current || !(await ask({ ...deleteQuestion(picture.name, uses), action: "Delete", isDangerous: true }))) return;
			await deletePicture(picture);
			forgetTexts(({ id }) => id === picture.id);
			toast.success("Picture deleted");
			await queries.invalidateQueries({ queryKey: PICTURES_KEY });
			rescueFocus();
		} catch (error) {
			logFailure("Picture", error);
			const gone = error instanceof RowGone;
			showFailure(
				gone
					? "The picture was already deleted, or your session has ended. If you still see it, sign in again."
					: "Failed to delete picture. Please try again.",
			);
			if (gone) await queries.invalidateQueries({ queryKey: PICTURES_KEY });
		} finally {
			busy.current = false;
		}
	};
}
