import type { FormEvent, KeyboardEvent, ReactNode } from "react";
import { FormProvider } from "react-hook-form";
import type { Publication } from "@/data/admin-rows/publication";
import { useUndoKey } from "@/features/admin/ui/undo";
import { classNames } from "@/shared/lib/class-names";
import { ActionBar } from "./action-bar";
import { ConflictNotice } from "./conflict-notice";
import { asText } from "./differences";
import { DraftBar, ForeignDraftBar } from "./draft-bar";
import type { EditedRow, EditorFields } from "./editor-definition";
import { HistoryButton } from "./history/history-button";
import { SaveAlert } from "./save-alert";
import { SectionList } from "./section-list";
import type { Editor } from "./use-editor";

interface EditorFormProps<Row extends EditedRow, Form extends EditorFields, Input extends Publication> {
	editor: Editor<Row, Form, Input>;
	/** The page as it will be; it may read the form's values, and stands beside the form where there is room. */
	preview?: ReactNode;
	/** The sections with their fields. */
	children: ReactNode;
}

/** The form itself: a draft that was left behind, the list of its sections, the sections, and the bar with its state and buttons. */
export function EditorForm<Row extends EditedRow, Form extends EditorFields, Input extends Publication>({
	editor,
	preview,
	children,
}: EditorFormProps<Row, Form, Input>) {
	const { definition, form, formRef, saving, stored, drafts } = editor;
	const { kind, sections } = definition;
	useUndoKey(saving);
	const onSubmit = (event: FormEvent) => {
		event.preventDefault();
		editor.save("public");
	};
	return (
		<FormProvider {...form}>
			{stored ? <HistoryButton editor={editor} /> : null}
			<div className={preview ? "xl:flex xl:items-start xl:gap-8" : undefined}>
				{/* Whatever gets the focus stays clear of the bars at the upper and the lower edge, on phones of the notices too. */}
				<form
					ref={formRef}
					noValidate
					onSubmit={onSubmit}
					onKeyDown={keepEnter}
					aria-label={stored ? kind.titles.edit : kind.titles.add}
					className={classNames(
						"@container min-w-0 max-w-[1100px] [&_:is(input,textarea,select,button)]:scroll-mt-10 max-sm:[&_:is(input,textarea,select)]:scroll-mt-32! [&_:is(input,textarea,select,button)]:scroll-mb-48",
						preview ? "xl:flex-1" : "mx-auto",
					)}
				>
					{drafts.offer ? <DraftBar {...drafts.offer} noun={kind.noun} onRestore={drafts.restore} onDiscard={drafts.discard} /> : null}
					{drafts.foreign ? <ForeignDraftBar {...drafts.foreign} onDiscard={drafts.discard} /> : null}
					<SectionList sections={sections} />
					{/* What is typed during a save would be lost with the form: nothing can be until it is over. */}
					{/* The bar of a text editor stays below the list of sections. */}
					<div inert={saving} className={classNames("transition-opacity @min-[30rem]:[--writing-top:6.55rem]", saving && "opacity-60")}>
						{children}
					</div>
					<ActionBar
						kind={kind}
						stored={stored}
						visibleFrom={editor.visibleFrom}
						dirty={editor.dirty}
						saving={saving}
						draftsFail={drafts.fails}
						onDraft={() => editor.save("draft")}
						onSchedule={editor.schedule}
						onPublishNow={editor.publishNow}
						onLeave={editor.leave}
					>
						<Problem editor={editor} />
					</ActionBar>
				</form>
				{preview}
			</div>
		</FormProvider>
	);
}

function Problem<Row extends EditedRow, Form extends EditorFields, Input extends Publication>({
	editor,
}: {
	editor: Editor<Row, Form, Input>;
}) {
	const { definition, form, failure } = editor;
	if (!failure) return null;
	const { noun } = definition.kind;
	return (
		<SaveAlert
			failure={failure}
			noun={noun}
			onRetry={editor.saveAgain}
			onSignIn={editor.signIn}
			conflict={
				<ConflictNotice
					noun={noun}
					differences={editor.differences}
					myText={() => asText(definition, form.getValues())}
					onKeepMine={editor.keepMine}
					onTakeTheirs={editor.takeTheirs}
				/>
			}
		/>
	);
}

/** A stray Enter in a one-line field would publish what is half written: only the buttons save. */
function keepEnter(event: KeyboardEvent<HTMLFormElement>): void {
	const inField = event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement;
	if (event.key === "Enter" && inField && !event.nativeEvent.isComposing) event.preventDefault();
}
