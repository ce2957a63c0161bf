import { zodResolver } from "@hookform/resolvers/zod";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { toast } from "sonner";
import { type SettingsRow, writeSettings } from "@/data/settings/repository";
import { settingNames } from "@/data/settings/schema";
import { asText, differences } from "@/features/admin/editor/differences";
import { editorSession, explainFailure, type SaveFailure } from "@/features/admin/editor/save-row";
import { useSignedInAgain } from "@/features/admin/editor/use-editor";
import { returnFocus } from "@/features/admin/editor/use-editor-effects";
import { useLeaveGuard, useSaveKey } from "@/features/admin/editor/use-editor-form";
import { agreesToPeriod } from "@/features/admin/list/retention-question";
import { ask } from "@/features/admin/ui/confirm";
import { logFailure } from "@/features/admin/ui/failures";
import { type SettingsFields, settingGroups, settingsSchema, toColumns, toFields } from "./settings-form";

type Step = { name: "editing" } | { name: "saving" } | { name: "conflict"; theirs: SettingsRow } | { name: Failed };
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

const never = () => false;

const sections = settingGroups.map(({ title, settings }) => ({
	title,
	fields: Object.fromEntries(settings.map(({ name, label }) => [name, label])),
}));

/** The form of the settings, which saves over the version it has shown and refuses to save over a newer one. */
export function useSettingsForm(opened: SettingsRow, owner: string) {
	const queries = useQueryClient();
	const [row, setRow] = useState(opened);
	const [step, setStep] = useState<Step>({ name: "editing" });
	const form = useForm<SettingsFields>({ resolver: zodResolver(settingsSchema), defaultValues: toFields(opened) });
	const { isDirty } = form.formState;
	const show = (shown: SettingsRow) => {
		setRow(shown);
		form.reset(toFields(shown));
		setStep({ name: "editing" });
	};
	const send = async (base: SettingsRow, fields: SettingsFields) => {
		const focused = document.activeElement;
		setStep({ name: "saving" });
		try {
			const months = fields.lead_months;
			if (months !== "" && months !== (base.lead_months ?? "") && !(await agreesToPeriod(Number(months))))
				return setStep({ name: "editing" });
			const outcome = await writeSettings(base.version, toColumns(fields));
			if ("current" in outcome) return setStep({ name: "conflict", theirs: outcome.current });
			show(outcome.written);
			void queries.invalidateQueries({ queryKey: ["settings", "admin", "history"] });
			// Whether the pages are live.
			void queries.invalidateQueries({ queryKey: ["dashboard"] });
			toast.success("Settings saved");
		} catch (error) {
			logFailure("Settings", error);
			setStep({ name: failed[(await explainFailure(error, editorSession)).kind] });
		} finally {
			returnFocus(focused);
		}
	};
	const saveOver = (base: SettingsRow) => void form.handleSubmit((fields) => send(base, fields))();
	const save = () => step.name === "saving" || saveOver(row);
	useSaveKey(() => isDirty && step.name !== "conflict" && save());
	useSignedInAgain(step.name === "signed-out", editorSession, owner, save);
	useLeaveGuard(isDirty, never, never);
	const theirs = step.name === "conflict" ? step.theirs : null;
	return {
		form,
		row,
		step,
		isDirty,
		save,
		/** Fills in the values of an earlier version. */
		use: (earlier: SettingsRow) => {
			const values = toFields(earlier);
			for (const name of settingNames) form.setValue(name, values[name], { shouldDirty: true, shouldValidate: true });
		},
		discard: () => void askToDiscard(() => show(row)),
		signIn: () => void editorSession.end().catch(() => undefined),
		conflict: theirs && {
			differences: differences({ sections }, form.getValues(), toFields(theirs)),
			keepMine: () => {
				setRow(theirs);
				saveOver(theirs);
			},
			takeTheirs: () => show(theirs),
		},
		asText: () => asText({ sections }, form.getValues()),
	};
}

async function askToDiscard(discard: () => void): Promise<void> {
	const detail = "The form then shows the saved settings again.";
	if (await ask({ title: "Discard your changes?", detail, action: "Discard", isDangerous: true })) discard();
}
