import { useQueryClient } from "@tanstack/react-query";
import { type ComponentType, useCallback, useContext, useEffect, useId, useImperativeHandle, useMemo, useRef, useState } from "react";
import { useController, useFormContext } from "react-hook-form";
import { toast } from "sonner";
import { isForeignPicture } from "@/data/pictures/foreign-picture";
import type { Picture } from "@/data/pictures/picture-types";
import { discardUpload, uploadPicture } from "@/data/pictures/upload";
import { postFields as fields } from "@/data/posts/fields";
import { type BegunCopies, copyPicture, copyProblem, discardCopies } from "@/features/admin/media/copy-picture";
import { PICTURES_KEY } from "@/features/admin/media/library";
import { type PickedPicture, useMediaPicker } from "@/features/admin/media/media-picker-provider";
import { preparePicture } from "@/features/admin/media/prepare-picture";
import { uploadProblem } from "@/features/admin/media/upload-queue";
import { reportLeftForm } from "@/features/admin/media/uploads";
import type { ContentEditorProps } from "@/features/admin/rich-text/content-editor";
import type { PictureCopies } from "@/features/admin/rich-text/foreign-pictures";
import { logFailure, showFailure } from "@/features/admin/ui/failures";
import { MarkedField } from "@/features/admin/ui/form/form-fields";
import { FormSection } from "@/features/admin/ui/form/form-section";
import { UploadsOfForm } from "@/features/admin/ui/form/running-uploads";
import { useMounted } from "@/shared/hooks/use-mounted";
import { classNames } from "@/shared/lib/class-names";
import { uniqueId } from "@/shared/lib/unique-id";
import { Skeleton } from "@/shared/ui/skeleton";
import { FormSourcesContext } from "./form-sources";
import type { PostFormValues } from "./post-form-schema";

export function ContentSection() {
	return (
		<FormSection title="Content" note="Scripts and styles are removed when you save.">
			<div className="col-span-full min-w-0">
				<ContentField />
			</div>
		</FormSection>
	);
}

function ContentField() {
	const { control } = useFormContext<PostFormValues>();
	const { field, fieldState } = useController({ control, name: "content" });
	const pickPicture = useMediaPicker();
	const onPictureFiles = usePastedPictures();
	const pictureCopies = usePictureCopies();
	const id = useId();
	const Editor = useContentEditor();
	if (!Editor) return <EditorLoading />;
	return (
		<Editor
			ref={field.ref}
			id={`${id}content`}
			label={fields.content.label}
			hint="Plain text or HTML is accepted; double line breaks make paragraphs."
			value={field.value}
			onChange={field.onChange}
			onBlur={field.onBlur}
			error={fieldState.error?.message}
			required
			onPictureFiles={onPictureFiles}
			pictureCopies={pictureCopies}
			pickPicture={pickPicture ? () => pickPicture() : undefined}
		/>
	);
}

function EditorLoading() {
	return (
		<div role="status">
			<span className="sr-only">Loading the editor…</span>
			<Skeleton className="mb-2 h-7 w-24" />
			<Skeleton className="h-96 rounded-[10px]" />
		</div>
	);
}

/** Null while loading; a plain text box if the editor fails to load. */
function useContentEditor(): ComponentType<ContentEditorProps> | null {
	const { loadEditor } = useContext(FormSourcesContext);
	const [Editor, setEditor] = useState<ComponentType<ContentEditorProps> | null>(null);
	useEffect(() => {
		let isCanceled = false;
		const show = (loaded: ComponentType<ContentEditorProps>) => {
			if (!isCanceled) setEditor(() => loaded);
		};
		loadEditor().then(show, (error: unknown) => {
			console.error("Content editor:", error);
			show(PlainContent);
		});
		return () => {
			isCanceled = true;
		};
	}, [loadEditor]);
	return Editor;
}

export function PlainContent({ id, label, hint, error, value, onChange, onBlur, disabled, ref }: ContentEditorProps) {
	const box = useRef<HTMLTextAreaElement>(null);
	useImperativeHandle(ref, () => ({ focus: () => box.current?.focus(), flush: () => {} }), []);
	return (
		<MarkedField id={id} label={label} hint={hint} error={error} required>
			{(control) => (
				<textarea
					{...control}
					ref={box}
					rows={15}
					value={value}
					disabled={disabled}
					onChange={(event) => onChange(event.target.value)}
					onBlur={onBlur}
					className={classNames(control.className, "block resize-y")}
				/>
			)}
		</MarkedField>
	);
}

/** Uploads pasted or dropped picture files to the library until one is refused; throws if that is the first. */
function usePastedPictures(): (files: File[]) => Promise<PickedPicture[]> {
	const queries = useQueryClient();
	const running = useContext(UploadsOfForm);
	const mounted = useMounted();
	return useCallback(
		async (files) => {
			const ended = running.begin();
			const note = toast.loading(files.length === 1 ? "Uploading a picture…" : `Uploading ${files.length} pictures…`);
			const names: string[] = [];
			const uploaded: PickedPicture[] = [];
			try {
				// One at a time, to insert them in order.
				for (const file of files) {
					const { address, alt, name } = await uploadPasted(file);
					uploaded.push({ url: address, alt });
					names.push(name);
				}
				toast.dismiss(note);
				return uploaded;
			} catch (error) {
				const { text } = uploadProblem(error);
				const [refused, ...others] = files.slice(uploaded.length);
				const after = others.length > 0 ? ", nor were the pictures after it" : "";
				showFailure(uploaded.length > 0 ? `“${refused?.name || "A picture"}” wasn't uploaded${after}. ${text}` : text, note);
				if (uploaded.length === 0) throw error;
				logFailure("Pictures", error);
				return uploaded;
			} finally {
				if (!mounted.current && names.length > 0) reportLeftForm(names);
				ended();
				void queries.invalidateQueries({ queryKey: PICTURES_KEY });
			}
		},
		[queries, running, mounted],
	);
}

/** Another paste is another upload, so one that fails removes its files. */
async function uploadPasted(file: File): Promise<Picture> {
	const [id, prepared] = [uniqueId(), await preparePicture(file)];
	try {
		return await uploadPicture(id, prepared);
	} catch (error) {
		void discardUpload(id, prepared).catch((failure: unknown) => logFailure("Pictures", failure));
		throw error;
	}
}

function usePictureCopies(): PictureCopies {
	const queries = useQueryClient();
	const [begun] = useState<BegunCopies>(() => new Map());
	useEffect(() => () => discardCopies(begun), [begun]);
	return useMemo(
		() => ({
			isForeign: isForeignPicture,
			copy: async ({ url, alt }, signal) => {
				try {
					const { address } = await copyPicture(url, alt, signal, begun);
					void queries.invalidateQueries({ queryKey: PICTURES_KEY });
					return { url: address };
				} catch (error) {
					signal.throwIfAborted();
					logFailure("Copying a picture", error);
					const { text, again } = copyProblem(error);
					return { problem: text, again };
				}
			},
		}),
		[queries, begun],
	);
}
