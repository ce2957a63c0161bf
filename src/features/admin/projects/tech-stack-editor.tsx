import { arrayMove } from "@dnd-kit/sortable";
import { ArrowDown, ArrowUp } from "lucide-react";
import { useId, useState } from "react";
import { get, useController, useFormContext, useWatch } from "react-hook-form";
import { EntryHint, focusBox } from "@/features/admin/ui/form/entry-hint";
import { firstMessage } from "@/features/admin/ui/form/form-fields";
import { FormSection } from "@/features/admin/ui/form/form-section";
import { AddButton, Chip } from "@/features/admin/ui/form/tag-list";
import { RemovedNote, useUndo } from "@/features/admin/ui/form/undo";
import { IconButton } from "@/features/admin/ui/icon-button";
import { ListError, ProjectText } from "./project-fields";
import { addTechnology, missingInStackEntry, type ProjectFormValues, removeTechnology } from "./project-form-values";

export function TechStackEditor() {
	const { control, formState, setFocus } = useFormContext<ProjectFormValues>();
	const { value: stack, onChange } = useController({ control, name: "techStack" }).field;
	const { removed, remember, undo } = useUndo(stack, onChange);
	const error = firstMessage(get(formState.errors, "techStack"));
	const remove = (category: string, technology: string) => {
		const next = removeTechnology(stack, category, technology);
		remember(stack, next, technology);
		onChange(next);
	};
	return (
		<FormSection
			title="Technology Stack"
			note="The same technologies for the case study, grouped by layer such as front end or infrastructure."
		>
			<div className="@min-[34rem]:col-span-2">
				{stack.map(({ category, technologies }, index) => (
					<div
						key={category}
						className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-5 gap-y-2 border-line border-b pb-4 not-first:pt-4 @min-[34rem]:grid-cols-[150px_minmax(0,1fr)_auto]"
					>
						<h3 className="m-0 font-medium text-[0.9rem] leading-8">{category}</h3>
						<ul aria-label={category} className="m-0 flex list-none flex-wrap gap-2 p-0 @max-[34rem]:col-span-2 @max-[34rem]:row-start-2">
							{technologies.map((name) => (
								<Chip key={name} text={name} removeLabel={`Remove ${name} from ${category}`} onRemove={() => remove(category, name)} />
							))}
						</ul>
						<div className="-my-1 flex">
							<IconButton
								label={`Move ${category} up`}
								Icon={ArrowUp}
								isOff={index === 0}
								onClick={() => onChange(arrayMove(stack, index, index - 1))}
							/>
							<IconButton
								label={`Move ${category} down`}
								Icon={ArrowDown}
								isOff={index === stack.length - 1}
								onClick={() => onChange(arrayMove(stack, index, index + 1))}
							/>
						</div>
					</div>
				))}
				<RemovedNote removed={removed} undo={undo} onUndone={() => setFocus("pending.stack.technology")} />
				<ListError message={error} />
			</div>
			<NewTechnology stack={stack} onStack={onChange} />
		</FormSection>
	);
}

interface NewTechnologyProps {
	stack: ProjectFormValues["techStack"];
	onStack: (stack: ProjectFormValues["techStack"]) => void;
}

function NewTechnology({ stack, onStack }: NewTechnologyProps) {
	const { control, formState, setValue } = useFormContext<ProjectFormValues>();
	const entry = useWatch({ control, name: "pending.stack" });
	const [hasTried, setHasTried] = useState(false);
	const categories = useId();
	const missing = missingInStackEntry(entry, stack);
	const clear = () => {
		setValue("pending.stack", { category: "", technology: "" }, { shouldDirty: true });
		focusBox<ProjectFormValues>("pending.stack.category");
	};
	const add = () => {
		setHasTried(true);
		if (entry.category.trim() === "") return focusBox<ProjectFormValues>("pending.stack.category");
		if (entry.technology.trim() === "") return focusBox<ProjectFormValues>("pending.stack.technology");
		onStack(addTechnology(stack, entry.category, entry.technology));
		// Keep the category: the next technology usually belongs to it too.
		setValue("pending.stack.technology", "", { shouldDirty: true });
		setHasTried(false);
		focusBox<ProjectFormValues>("pending.stack.technology");
	};
	return (
		<div className="grid items-start gap-x-3 gap-y-4 @min-[34rem]:col-span-2 @min-[44rem]:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)_auto]">
			<ProjectText name="pending.stack.category" label="Category" placeholder="Front end" list={categories} enter={add} />
			<datalist id={categories}>
				{stack.map(({ category }) => (
					<option key={category} value={category} />
				))}
			</datalist>
			<ProjectText name="pending.stack.technology" label="Technology" placeholder="React" enter={add} />
			<AddButton label="Add technology" onClick={add} beside />
			<EntryHint
				className="@min-[44rem]:col-span-3"
				strong={hasTried || formState.submitCount > 0}
				text={missing.length > 0 || hasTried ? "Enter a category and a technology." : null}
				onClear={missing.length > 0 ? clear : undefined}
			/>
		</div>
	);
}
