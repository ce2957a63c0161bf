import { useState } from "react";
import { useFieldArray, useFormContext, useWatch } from "react-hook-form";
import { EntryHint, focusBox } from "@/features/admin/ui/form/entry-hint";
import { FormSection } from "@/features/admin/ui/form/form-section";
import { SortableList } from "@/features/admin/ui/form/sortable-list";
import { AddButton } from "@/features/admin/ui/form/tag-list";
import { RemovedNote, useUndo } from "@/features/admin/ui/form/undo";
import { EntryButtons, type EntryRowProps, ListError, ProjectText } from "./project-fields";
import { emptyPending, missingInMetric, type ProjectFormValues, trimMetric } from "./project-form-values";

export function MetricsEditor() {
	const { control, formState, getValues, setFocus } = useFormContext<ProjectFormValues>();
	const { detailedMetrics: error } = formState.errors;
	const { fields, append, remove, move, replace } = useFieldArray({ control, name: "detailedMetrics" });
	const metrics = useWatch({ control, name: "detailedMetrics" });
	const { removed, remember, undo } = useUndo(metrics, replace);
	const removeAt = (position: number) => {
		const before = structuredClone(getValues("detailedMetrics"));
		remember(
			before,
			before.filter((_metric, index) => index !== position),
			before[position]?.label || `metric ${position + 1}`,
		);
		remove(position);
	};
	return (
		<FormSection title="Results & Impact" note="Figures with their unit and scope. The first three are shown at the top of the case study.">
			<div className="@min-[34rem]:col-span-2">
				<SortableList
					label="Metrics"
					noun="metric"
					ids={fields.map(({ id }) => id)}
					onMove={move}
					entryClassName="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-3 gap-y-4 border-line border-b pb-5 not-first:pt-5"
				>
					{(entry) => <MetricRow {...entry} onMove={(to) => move(entry.position, to)} onRemove={() => removeAt(entry.position)} />}
				</SortableList>
				<RemovedNote removed={removed} undo={undo} onUndone={() => setFocus("pending.metric.label")} />
				<ListError message={error?.root?.message ?? error?.message} />
			</div>
			<NewMetric onAdd={(metric) => append(metric, { shouldFocus: false })} />
		</FormSection>
	);
}

function MetricRow(row: EntryRowProps) {
	const { position } = row;
	const number = position + 1;
	const name = `detailedMetrics.${position}` as const;
	return (
		<>
			<div className="grid gap-x-3 gap-y-4 @min-[44rem]:grid-cols-[minmax(0,1.2fr)_minmax(0,0.7fr)_minmax(0,2fr)]">
				<ProjectText name={`${name}.label`} label="Label" fullLabel={`Label of metric ${number}`} />
				<ProjectText name={`${name}.value`} label="Value" fullLabel={`Value of metric ${number}`} />
				<ProjectText name={`${name}.description`} label="Description" fullLabel={`Description of metric ${number}`} />
			</div>
			<div className="mt-[34px] flex flex-col items-center @min-[64rem]:flex-row">
				<EntryButtons noun="metric" {...row} />
			</div>
		</>
	);
}

function NewMetric({ onAdd }: { onAdd: (metric: ProjectFormValues["pending"]["metric"]) => void }) {
	const { control, formState, setValue } = useFormContext<ProjectFormValues>();
	const metric = useWatch({ control, name: "pending.metric" });
	const [hasTried, setHasTried] = useState(false);
	const missing = missingInMetric(metric);
	const clear = () => {
		setValue("pending.metric", emptyPending.metric, { shouldDirty: true });
		setHasTried(false);
		focusBox<ProjectFormValues>("pending.metric.label");
	};
	const add = () => {
		setHasTried(true);
		const empty = (["label", "value", "description"] as const).find((part) => metric[part].trim() === "");
		if (empty) return focusBox<ProjectFormValues>(`pending.metric.${empty}`);
		onAdd(trimMetric(metric));
		clear();
	};
	return (
		<div className="grid items-start gap-x-3 gap-y-4 @min-[34rem]:col-span-2 @min-[44rem]:grid-cols-[minmax(0,1.2fr)_minmax(0,0.7fr)_minmax(0,2fr)_auto]">
			<ProjectText name="pending.metric.label" label="Metric label" placeholder="No-show rate" enter={add} />
			<ProjectText name="pending.metric.value" label="Metric value" placeholder="−38%" enter={add} />
			<ProjectText
				name="pending.metric.description"
				label="Metric description"
				placeholder="in the first quarter, all clinics"
				enter={add}
			/>
			<AddButton label="Add metric" onClick={add} beside />
			<EntryHint
				className="@min-[44rem]:col-span-4"
				strong={hasTried || formState.submitCount > 0}
				text={
					missing.length > 0
						? `Not added yet. It still needs a ${missing.join(" and a ")}.`
						: hasTried
							? "Enter a label, a value and a description."
							: null
				}
				onClear={missing.length > 0 ? clear : undefined}
			/>
		</div>
	);
}
