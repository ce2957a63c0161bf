import {
	createContext,
	type FormEvent,
	type KeyboardEvent,
	type MouseEvent,
	type ReactNode,
	type Ref,
	useEffect,
	useMemo,
	useRef,
	useState,
} from "react";
import { FormProvider, useFormState } from "react-hook-form";
import { focusPart, sectionId } from "@/features/admin/ui/form/form-section";
import { UploadsOfForm } from "@/features/admin/ui/form/running-uploads";
import { useUndoKey } from "@/features/admin/ui/form/undo";
import { useSectionInView } from "@/shared/hooks/use-section-in-view";
import { classNames } from "@/shared/lib/class-names";
import { PreviewButtonPlace } from "@/shared/ui/preview-pane";
import { ActionBar } from "./action-bar";
import { AutosaveBar, ForeignAutosaveBar } from "./autosave-bar";
import type { EditorSection, EditorTypes } from "./editor-definition";
import { RowHeading } from "./editor-page";
import { HistoryButton } from "./history/history-button";
import { MissingFields, MissingTexts } from "./missing-fields";
import { CopyConflict, SaveAlert } from "./save-alert";
import { ShareButton } from "./share/share-button";
import type { Editor } from "./use-editor";
import { CopyBar } from "./working-copy/copy-notes";

interface EditorFormProps<T extends EditorTypes> {
	editor: Editor<T>;
	preview?: ReactNode;
	view?: FormView;
	children: ReactNode;
}

/** True during a save that leaves the form, for parts of the form that are rendered outside of it. */
export const SavingContext = createContext(false);

interface FormView {
	/** In the bar of sections. */
	choice: ReactNode;
	/** In the order of the view. */
	sections: EditorSection[];
	/** Whether wide screens show the preview in the place of everything but the text. */
	hidesDetails: boolean;
}

export function EditorForm<T extends EditorTypes>({ editor, preview, view, children }: EditorFormProps<T>) {
	const { definition, form, formRef, saving, leaving, stored, autosave, copy } = editor;
	const { kind, sections } = { ...definition, ...view };
	const [previewPlace, setPreviewPlace] = useState<HTMLElement | null>(null);
	useUndoKey(leaving);
	const onSubmit = (event: FormEvent) => {
		event.preventDefault();
		void editor.publish();
	};
	return (
		<UploadsOfForm value={editor.uploads}>
			<FormProvider {...form}>
				{stored ? <RowHeading kind={kind} row={editor.saved} /> : null}
				{stored ? <HistoryButton editor={editor} /> : null}
				{stored ? <ShareButton kind={kind} rowId={() => editor.rowRef().id} disabled={saving} /> : null}
				<div className={preview ? "xl:flex xl:items-start xl:gap-8" : undefined}>
					{/* Scroll margins keep the focused control clear of the sticky bars, and on phones of the toasts. */}
					<form
						ref={formRef}
						noValidate
						onSubmit={onSubmit}
						onKeyDown={keepEnter}
						onBlur={(event) => event.currentTarget.contains(event.relatedTarget) || copy.due()}
						aria-label={stored ? kind.titles.edit : kind.titles.add}
						className={classNames(
							"@container min-w-0 max-w-[1100px] [&_:is(input,textarea,select,button)]:scroll-mt-10 max-sm:[&_:is(input,textarea,select)]:scroll-mt-32! [&_:is(input,textarea,select,button)]:scroll-mb-6 sm:[&_:is(input,textarea,select,button)]:scroll-mb-24",
							preview ? "xl:flex-1" : "mx-auto",
						)}
					>
						<CopyBar editor={editor} />
						{/* Inert during a save, because restoring replaces the form. */}
						<div inert={saving} className={pausedStyles(saving)}>
							{autosave.offer ? (
								<AutosaveBar {...autosave.offer} noun={kind.noun} onRestore={autosave.restore} onDiscard={autosave.discard} />
							) : null}
							{autosave.foreign ? <ForeignAutosaveBar {...autosave.foreign} onDiscard={autosave.discard} /> : null}
						</div>
						<SectionList sections={sections} choice={view?.choice} place={preview ? setPreviewPlace : undefined} />
						<div inert={leaving} className={classNames("[--writing-top:6.55rem]", pausedStyles(leaving))}>
							<SavingContext value={leaving}>{children}</SavingContext>
						</div>
						<EditorActions editor={editor} hidesDetails={view?.hidesDetails} />
					</form>
					<PreviewButtonPlace value={previewPlace}>{preview}</PreviewButtonPlace>
				</div>
			</FormProvider>
		</UploadsOfForm>
	);
}

const pausedStyles = (saving: boolean) => classNames("transition-opacity", saving && "opacity-60");

interface EditorActionsProps<T extends EditorTypes> {
	editor: Editor<T>;
	hidesDetails: boolean | undefined;
}

function EditorActions<T extends EditorTypes>({ editor, hidesDetails }: EditorActionsProps<T>) {
	const { definition, saving, stored, autosave, copy } = editor;
	return (
		<ActionBar
			kind={definition.kind}
			stored={stored}
			publishedAt={editor.saved.published_at}
			visibleFrom={editor.visibleFrom}
			dirty={editor.dirty}
			saving={saving}
			autosaveFails={autosave.fails}
			copy={copy.state}
			onSaveCopy={copy.save}
			onDiscard={copy.discard}
			onDraft={() => editor.save("draft")}
			onSchedule={editor.schedule}
			onPublishNow={editor.publishNow}
			onLeave={editor.leave}
		>
			{editor.dirty || stored !== "published" ? <MissingTexts definition={definition} hidesDetails={hidesDetails} /> : null}
			<MissingFields definition={definition} />
			<div inert={saving} className={pausedStyles(saving)}>
				<CopyConflict editor={editor} />
			</div>
			<SaveAlert editor={editor} />
		</ActionBar>
	);
}

/** Only the buttons save: Enter in a one-line field would publish an unfinished form. */
function keepEnter(event: KeyboardEvent<HTMLFormElement>): void {
	const inField = event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement;
	if (event.key === "Enter" && inField && !event.nativeEvent.isComposing) event.preventDefault();
}

interface SectionListProps {
	sections: EditorSection[];
	choice: ReactNode;
	/** Receives the place beside the list for the button that opens the preview. */
	place: Ref<HTMLDivElement> | undefined;
}

function SectionList({ sections, choice, place }: SectionListProps) {
	const { errors } = useFormState();
	const ids = useMemo(() => sections.map(({ title }) => sectionId(title)), [sections]);
	const inView = useSectionInView(ids, true, "form");
	const list = useRef<HTMLElement>(null);
	useEffect(() => {
		const entry = list.current?.querySelector(`[href="#${inView}"]`);
		if (!entry || !list.current) return;
		const { left, width } = entry.getBoundingClientRect();
		const frame = list.current.getBoundingClientRect();
		list.current.scrollLeft += left + width / 2 - (frame.left + frame.width / 2);
	}, [inView]);
	return (
		<div className="sticky top-15 z-10 flex items-center border-line border-y bg-paper">
			<nav
				ref={list}
				aria-label="Sections of the form"
				className="min-w-0 grow overflow-x-auto [mask-image:linear-gradient(to_right,#000_calc(100%-24px),transparent)] [scrollbar-width:none]"
			>
				<ul className="m-0 flex list-none gap-x-5 p-0 pr-6 @min-[60rem]:gap-x-7">
					{sections.map(({ title, fields }) => {
						const id = sectionId(title);
						const isWrong = Object.keys(fields).some((name) => name in errors);
						return (
							<li key={id} className="shrink-0">
								<a
									href={`#${id}`}
									aria-current={inView === id ? "true" : undefined}
									onClick={(event) => goTo(event, id)}
									className={classNames(
										"-mb-px flex h-11 items-center gap-2 border-transparent border-b-2 text-[0.84rem] no-underline transition-colors -outline-offset-2 hover:text-ink",
										inView === id ? "border-accent! font-medium text-ink" : "text-ink-2",
									)}
								>
									{title}
									{isWrong ? (
										<>
											<span aria-hidden="true" className="size-2 rounded-full bg-danger" />
											<span className="sr-only">, has errors</span>
										</>
									) : null}
								</a>
							</li>
						);
					})}
				</ul>
			</nav>
			{choice}
			<div ref={place} className="shrink-0 pl-2 empty:hidden" />
		</div>
	);
}

/** Scrolls to the section and focuses it. The URL stays, so that Back leaves the form. */
function goTo(event: MouseEvent, id: string): void {
	event.preventDefault();
	const section = document.getElementById(id);
	section?.scrollIntoView({ block: "start" });
	if (section) focusPart(section, { preventScroll: true });
}
