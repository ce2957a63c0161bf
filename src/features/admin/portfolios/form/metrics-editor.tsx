import { ArrowDown, ArrowUp, Trash2 } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useFieldArray, useFormContext, useWatch } from "react-hook-form";
import { EntryHint, focusBox } from "@/features/admin/ui/entry-hint";
import { FormSection } from "@/features/admin/ui/form-section";
import { IconButton } from "@/features/admin/ui/icon-button";
import { SortableList } from "@/features/admin/ui/sortable-list";
import { AddButton } from "@/features/admin/ui/tag-list";
import { RemovedNote, useUndo } from "@/features/admin/ui/undo";
import { metricLacks, trimmed } from "./pending-entries";
import { ProjectText } from "./project-fields";
import { emptyPending, type ProjectForm } from "./project-form-schema";

/** Measured results. Each stays editable; its place in the list is its place on the page. */
export function MetricsEditor() {
	const { control, getValues, setFocus } = useFormContext<ProjectForm>();
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
		<FormSection title="Results & Impact" note="Numbers with their unit and scope. The first three stand in the case study's head.">
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
			</div>
			<NewMetric onAdd={(metric) => append(metric, { shouldFocus: false })} />
		</FormSection>
	);
}

interface MetricRowProps {
	handle: ReactNode;
	position: number;
	last: boolean;
	onMove: (to: number) => void;
	onRemove: () => void;
}

function MetricRow({ handle, position, last, onMove, onRemove }: MetricRowProps) {
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
				{handle}
				<IconButton label={`Move metric ${number} up`} Icon={ArrowUp} disabled={position === 0} onClick={() => onMove(position - 1)} />
				<IconButton label={`Move metric ${number} down`} Icon={ArrowDown} disabled={last} onClick={() => onMove(position + 1)} />
				<IconButton label={`Remove metric ${number}`} Icon={Trash2} onClick={onRemove} removes />
			</div>
		</>
	);
}

function NewMetric({ onAdd }: { onAdd: (metric: ProjectForm["pending"]["metric"]) => void }) {
	const { control, formState, setValue } = useFormContext<ProjectForm>();
	const metric = useWatch({ control, name: "pending.metric" });
	const [asked, setAsked] = useState(false);
	const lacking = metricLacks(metric);
	const clear = () => {
		setValue("pending.metric", emptyPending.metric, { shouldDirty: true });
		setAsked(false);
		focusBox<ProjectForm>("pending.metric.label");
	};
	const add = () => {
		setAsked(true);
		const empty = (["label", "value", "description"] as const).find((part) => metric[part].trim() === "");
		if (empty) return focusBox<ProjectForm>(`pending.metric.${empty}`);
		onAdd(trimmed(metric));
		clear();
	};
	return (
		<div className="grid items-start gap-x-3 gap-y-4 @min-[34rem]:col-span-2 @min-[44rem]:grid-cols-[minmax(0,1.2fr)_minmax(0,0.7fr)_minmax(0,2fr)_auto]">
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
				className="@min-[44rem]:col-span-4"
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
