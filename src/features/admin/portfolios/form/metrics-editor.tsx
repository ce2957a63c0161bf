import { Trash2 } from "lucide-react";
import { useState } from "react";
import { useFieldArray, useFormContext, useWatch } from "react-hook-form";
import { AddButton } from "@/features/admin/fields/add-button";
import { EntryHint } from "@/features/admin/fields/entry-hint";
import { FormSection } from "@/features/admin/fields/form-section";
import { IconButton } from "@/features/admin/fields/icon-button";
import { RemovedNote } from "@/features/admin/fields/removed-note";
import { useUndo } from "@/features/admin/fields/use-undo";
import { metricLacks, trimmed } from "./pending-entries";
import { ProjectText } from "./project-fields";
import { emptyPending, type ProjectForm } from "./project-form-schema";

/** Measured results. Each stays editable; its place in the list is its place on the page. */
export function MetricsEditor() {
	const { control, getValues, setFocus } = useFormContext<ProjectForm>();
	const { fields, append, remove, replace } = useFieldArray({ control, name: "detailedMetrics" });
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
		<FormSection title="Results & Impact" note="Numbers with their unit and scope. The first three stand in the case study's head.">
			<div className="md:col-span-2">
				{fields.length > 0 ? (
					<ol aria-label="Metrics" className="m-0 list-none p-0">
						{fields.map((field, index) => (
							<MetricRow key={field.id} position={index} onRemove={() => removeAt(index)} />
						))}
					</ol>
				) : null}
				<RemovedNote
					removed={removed}
					onUndo={() => {
						undo();
						setFocus("pending.metric.label");
					}}
				/>
			</div>
			<NewMetric onAdd={(metric) => append(metric, { shouldFocus: false })} />
		</FormSection>
	);
}

function MetricRow({ position, onRemove }: { position: number; onRemove: () => void }) {
	const number = position + 1;
	const name = `detailedMetrics.${position}` as const;
	return (
		<li className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-3 gap-y-4 border-line border-b pb-5 not-first:pt-5">
			<div className="grid gap-x-3 gap-y-4 md:grid-cols-[minmax(0,1.2fr)_minmax(0,0.7fr)_minmax(0,2fr)]">
				<ProjectText name={`${name}.label`} label="Label" fullLabel={`Label of metric ${number}`} />
				<ProjectText name={`${name}.value`} label="Value" fullLabel={`Value of metric ${number}`} />
				<ProjectText name={`${name}.description`} label="Description" fullLabel={`Description of metric ${number}`} />
			</div>
			<IconButton label={`Remove metric ${number}`} Icon={Trash2} onClick={onRemove} removes className="mt-[34px]" />
		</li>
	);
}

function NewMetric({ onAdd }: { onAdd: (metric: ProjectForm["pending"]["metric"]) => void }) {
	const { control, formState, setValue, setFocus } = useFormContext<ProjectForm>();
	const metric = useWatch({ control, name: "pending.metric" });
	const [asked, setAsked] = useState(false);
	const lacking = metricLacks(metric);
	const clear = () => {
		setValue("pending.metric", emptyPending.metric, { shouldDirty: true });
		setAsked(false);
		setFocus("pending.metric.label");
	};
	const add = () => {
		setAsked(true);
		const empty = (["label", "value", "description"] as const).find((part) => metric[part].trim() === "");
		if (empty) return setFocus(`pending.metric.${empty}`);
		onAdd(trimmed(metric));
		clear();
	};
	return (
		<div className="grid items-start gap-x-3 gap-y-4 md:col-span-2 md:grid-cols-[minmax(0,1.2fr)_minmax(0,0.7fr)_minmax(0,2fr)_auto]">
			<ProjectText name="pending.metric.label" label="Metric label" placeholder="No-show rate" enter={add} />
			<ProjectText name="pending.metric.value" label="Metric value" placeholder="−38 %" enter={add} />
			<ProjectText
				name="pending.metric.description"
				label="Metric description"
				placeholder="in the first quarter, all clinics"
				enter={add}
			/>
			<AddButton label="Add metric" onClick={add} beside />
			<EntryHint
				className="md:col-span-4"
				strong={asked || formState.submitCount > 0}
				text={
					lacking.length > 0
						? `Not added yet: ${lacking.join(" and ")} still needed.`
						: asked
							? "Label, value and description are all needed."
							: null
				}
				onClear={lacking.length > 0 ? clear : undefined}
			/>
		</div>
	);
}
