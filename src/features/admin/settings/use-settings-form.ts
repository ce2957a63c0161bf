import { zodResolver } from "@hookform/resolvers/zod";
import { useQueryClient } from "@tanstack/react-query";
import { useState, useSyncExternalStore } from "react";
import { type UseFormReturn, useForm } from "react-hook-form";
import { toast } from "sonner";
import type { KeptVersion } from "@/data/revisions/repository";
import { readSettingsRow, type SettingsRow, writeSettings } from "@/data/settings/repository";
import { settingNames } from "@/data/settings/schema";
import { findDifferences, formatForm, isSameValue } from "@/features/admin/editor/differences";
import { editorSession, explainFailure, mayBeStored, type SaveFailure } from "@/features/admin/editor/save-row";
import { createStore } from "@/features/admin/editor/store";
import { useAutosave } from "@/features/admin/editor/use-autosave";
import { useSignedInAgain } from "@/features/admin/editor/use-editor";
import { offerMine, rememberFocus } from "@/features/admin/editor/use-editor-effects";
import { useLeaveGuard, useSaveKey } from "@/features/admin/editor/use-editor-form";
import { agreesToPeriod } from "@/features/admin/list/retention-question";
import { ask } from "@/features/admin/ui/confirm";
import { logFailure, reportFailure } from "@/features/admin/ui/failures";
import { storableValue } from "@/shared/lib/text/storable-text";
import { type SettingsFields, settingGroups, settingsSchema, toColumns, toFields } from "./settings-form";

type Step = { name: "editing" } | { name: "saving" } | { name: "conflict"; newer: SettingsRow } | { name: Failed };
type Failed = "unconfirmed" | "signed-out" | "refused" | "failed";

const failed: Record<SaveFailure["kind"], Failed> = {
	network: "unconfirmed",
	session: "signed-out",
	refused: "refused",
	// The row can't be deleted.
	gone: "failed",
	"slug-taken": "failed",
	unknown: "failed",
};

const definition = {
	kind: { table: "site_settings" },
	schema: settingsSchema,
	/** Raise it when the shape of the form's values changes. */
	formVersion: 1,
	sections: settingGroups.map(({ title, settings }) => ({
		title,
		fields: Object.fromEntries(settings.map(({ name, label }) => [name, label])),
	})),
};

/** The stored settings, and the progress of a save. */
interface SettingsState {
	row: SettingsRow;
	/** After a text is restored: the version that the text began with. */
	rowRef: { id: string; version: number };
	savedValues: SettingsFields;
	step: Step;
	/** Values sent without an answer. If the stored row has them, this form saved it. */
	unanswered: Columns[];
}

type Columns = ReturnType<typeof toColumns>;

const shownState = (row: SettingsRow): SettingsState => ({
	row,
	rowRef: { id: row.id, version: row.version },
	savedValues: toFields(row),
	step: { name: "editing" },
	unanswered: [],
});

function createSettingsStore(opened: SettingsRow) {
	const { read, subscribe, set } = createStore(shownState(opened));
	return { read, subscribe, set: (changes: Partial<SettingsState>) => set({ ...read(), ...changes }) };
}

/**
 * The form of the settings, which saves over the version it has shown and refuses to save over a newer one. Unsaved changes
 * stay in this browser.
 */
export function useSettingsForm(opened: SettingsRow, owner: string) {
	const queries = useQueryClient();
	const [store] = useState(() => createSettingsStore(opened));
	const state = useSyncExternalStore(store.subscribe, store.read);
	const { row, step } = state;
	const form = useForm<SettingsFields>({ resolver: zodResolver(settingsSchema), defaultValues: state.savedValues });
	const { isDirty } = form.formState;
	const autosave = useAutosave({
		definition,
		form,
		machine: store,
		state,
		owner,
		onRestored: ({ version }) => version !== null && store.set({ rowRef: { id: row.id, version } }),
	});
	const show = (shown: SettingsRow) => {
		store.set(shownState(shown));
		form.reset(toFields(shown));
		// The reset counts as unsaved text.
		autosave.forget();
	};
	const onSaved = (saved: SettingsRow) => {
		show(saved);
		void queries.invalidateQueries({ queryKey: ["settings", "admin", "history"] });
		// Whether the pages are live.
		void queries.invalidateQueries({ queryKey: ["dashboard"] });
		toast.success("Settings saved");
	};
	const send = () => form.handleSubmit((fields) => sendSettings(store, fields, onSaved))();
	const save = () => step.name === "saving" || void send();
	useSaveKey(() => isDirty && step.name !== "conflict" && save());
	useSignedInAgain(step.name === "signed-out", editorSession, owner, () => {
		store.set({ step: { name: "editing" } });
		void send();
	});
	useLeaveGuard(autosave.isKept, () => isDirty);
	return {
		form,
		row,
		step,
		isDirty,
		autosave,
		save,
		/** Fills in the values of an earlier version. Settings that were added later stay. */
		use: (earlier: KeptVersion<SettingsRow>) => {
			const values = toFields(earlier.row);
			for (const name of settingNames)
				if (name in earlier.columns) form.setValue(name, values[name], { shouldDirty: true, shouldValidate: true });
		},
		discard: () => void discardChanges(store, form, show),
		signIn: () => void editorSession.end().catch(() => undefined),
		conflict: step.name === "conflict" ? createConflict(store, step.newer, form, { send, show, putBack: autosave.putBack }) : null,
		asText: () => formatForm(definition, form.getValues()),
	};
}

type Store = ReturnType<typeof createSettingsStore>;

/** Reports a failure as a step of the form. */
async function sendSettings(store: Store, fields: SettingsFields, onSaved: (saved: SettingsRow) => void): Promise<void> {
	const { rowRef, savedValues, unanswered } = store.read();
	const columns = storableValue(toColumns(fields));
	const returnFocus = rememberFocus();
	let isSent = false;
	store.set({ step: { name: "saving" } });
	try {
		const months = fields.lead_months;
		if (months !== "" && months !== savedValues.lead_months && !(await agreesToPeriod(Number(months))))
			return store.set({ step: { name: "editing" } });
		isSent = true;
		const first = await writeSettings(rowRef.version, columns);
		const isOwn = "newer" in first && unanswered.some((earlier) => isSameValue(earlier, toColumns(toFields(first.newer))));
		const outcome = isOwn ? await writeSettings(first.newer.version, columns) : first;
		if ("newer" in outcome) store.set({ step: { name: "conflict", newer: outcome.newer } });
		else onSaved(outcome.written);
	} catch (error) {
		logFailure("Settings", error);
		const failure = await explainFailure(error, editorSession);
		const isUnanswered = isSent && mayBeStored(failure);
		store.set({ step: { name: failed[failure.kind] }, unanswered: isUnanswered ? [...unanswered, columns] : unanswered });
	} finally {
		returnFocus();
	}
}

interface ConflictActions {
	send: () => Promise<void>;
	show: (row: SettingsRow) => void;
	putBack: (values: SettingsFields) => void;
}

function createConflict(store: Store, newer: SettingsRow, form: UseFormReturn<SettingsFields>, { send, show, putBack }: ConflictActions) {
	return {
		differences: findDifferences(definition, form.getValues(), toFields(newer)),
		keepMine: () => {
			store.set(shownState(newer));
			form.reset(toFields(newer), { keepValues: true });
			void send();
		},
		takeTheirs: () => {
			const mine = structuredClone(form.getValues());
			show(newer);
			offerMine(() => putBack(mine));
		},
	};
}

/** Asks, then shows the stored settings. They are read only if a save without an answer may have changed them. */
async function discardChanges(store: Store, form: UseFormReturn<SettingsFields>, show: (stored: SettingsRow) => void): Promise<void> {
	const detail = "The form then shows the saved settings again.";
	if (!(await ask({ title: "Discard your changes?", detail, action: "Discard", isDangerous: true }))) return;
	const { row, rowRef, step, unanswered } = store.read();
	// Signing in must not send these changes.
	store.set({ step: { name: "editing" } });
	if (step.name === "conflict") return show(step.newer);
	if (unanswered.length === 0) return show(row);
	const before = structuredClone(form.getValues());
	try {
		const stored = await readSettingsRow();
		const now = store.read();
		if (now.rowRef === rowRef && now.step.name !== "saving" && isSameValue(form.getValues(), before)) show(stored);
	} catch (error) {
		reportFailure("Settings", error, "Your changes weren't discarded. Please try again.");
	}
}
