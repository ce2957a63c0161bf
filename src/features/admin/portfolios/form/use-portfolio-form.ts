import { zodResolver } from "@hookform/resolvers/zod";
import { type RefObject, useEffect, useRef } from "react";
import { type UseFormReturn, useForm } from "react-hook-form";
import { toast } from "sonner";
import type { SavedProject } from "@/data/portfolios/admin-repository";
import { toFields } from "@/data/portfolios/input-mapper";
import { absorbPending, type UnfinishedEntry } from "./pending-entries";
import type { PortfolioStore } from "./portfolio-store";
import { type CheckedProjectForm, lacksRequired, type ProjectForm, projectFormSchema, toProjectForm } from "./project-form-schema";
import type { SaveFailure } from "./save-failure";
import { useLeaveGuard } from "./use-leave-guard";
import { useSave } from "./use-save";

export type ProjectStatus = ProjectForm["status"];

/** These stay until they are dealt with: at the upper edge, since the buttons stand at the lower one. */
const lasting = { id: "portfolio-validation", position: "top-right", duration: Number.POSITIVE_INFINITY } as const;

export interface PortfolioFormState {
	form: UseFormReturn<ProjectForm, unknown, CheckedProjectForm>;
	formRef: RefObject<HTMLFormElement | null>;
	saving: boolean;
	dirty: boolean;
	/** Status of the row as it is stored; null before it exists. */
	stored: ProjectStatus | null;
	/** A failure that needs a decision; it stays until the next save. */
	failure: SaveFailure | null;
	save: (status: ProjectStatus) => void;
	keepMine: () => void;
	loadTheirs: () => void;
}

/**
 * The project form's behavior: rules, entries that are still in their boxes, one save at a time, conflicts, leaving.
 *
 * @param opened the stored project, or null for a new one.
 */
export function usePortfolioForm(opened: SavedProject | null, store: PortfolioStore): PortfolioFormState {
	const form = useForm<ProjectForm, unknown, CheckedProjectForm>({
		resolver: zodResolver(projectFormSchema, {
			error: (issue) => (issue.code === "too_small" ? "Fill this in, or remove the entry" : undefined),
		}),
		defaultValues: toProjectForm(opened ? toFields(opened.row) : undefined),
		shouldFocusError: false,
	});
	const formRef = useRef<HTMLFormElement>(null);
	const { isDirty } = form.formState;
	const onSlugTaken = () => {
		form.setError("slug", { type: "taken", message: "Another project has this slug" });
		showInvalid("Please correct the marked fields.");
	};
	const { saving, stored, failure, send, take, isDone } = useSave(opened, store, onSlugTaken);
	useLeaveGuard(isDirty, isDone);
	useFocusOnInvalid(form, formRef);
	useEffect(() => () => void toast.dismiss(lasting.id), []);

	function save(status: ProjectStatus, dropUnfinished = false) {
		const { form: absorbed, unfinished } = absorbPending(form.getValues());
		takeUp(form, absorbed);
		const submit = form.handleSubmit(
			({ pending: _pending, ...input }) => {
				toast.dismiss(lasting.id);
				const [first] = unfinished;
				if (!first || dropUnfinished) return send({ ...input, status });
				warnUnfinished(unfinished, () => save(status, true));
				form.setFocus(first.box);
				return undefined;
			},
			() => showInvalid(lacksRequired(absorbed) ? "Please fill in all required fields." : "Please correct the marked fields."),
		);
		void submit();
	}

	const loadTheirs = () => {
		if (failure?.kind !== "stale") return;
		take(failure.current);
		form.reset(toProjectForm(toFields(failure.current.row)));
		form.setFocus("title");
	};
	const keepMine = () => {
		if (failure?.kind !== "stale") return;
		save(take(failure.current));
	};
	return { form, formRef, saving, dirty: isDirty, stored, failure, save, keepMine, loadTheirs };
}

/** Puts what was typed into the lists, before the rules are asked: a save that fails shows it where it now stands. */
function takeUp(form: PortfolioFormState["form"], absorbed: ProjectForm): void {
	for (const name of ["technologies", "features", "approach", "techStack", "detailedMetrics", "gallery", "pending"] as const) {
		if (JSON.stringify(form.getValues(name)) !== JSON.stringify(absorbed[name])) form.setValue(name, absorbed[name], { shouldDirty: true });
	}
}

function showInvalid(description: string): void {
	toast.error("Validation Error", { ...lasting, description });
}

/** Saving would lose half an entry: the person decides (decisions.md R109). */
function warnUnfinished(unfinished: UnfinishedEntry[], saveWithout: () => void): void {
	const list = unfinished.map(({ text }) => text).join("; ");
	toast.warning("Not saved: an entry is unfinished", {
		...lasting,
		description: `${list.charAt(0).toUpperCase()}${list.slice(1)}. Complete or clear it, then save again.`,
		action: { label: "Save without it", onClick: saveWithout },
	});
}

/** After a refused save the first field that is marked gets the focus, in the order of the page (decisions.md R112). */
function useFocusOnInvalid(form: PortfolioFormState["form"], formRef: RefObject<HTMLFormElement | null>): void {
	const { submitCount } = form.formState;
	useEffect(() => {
		if (submitCount === 0) return;
		formRef.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
	}, [submitCount, formRef]);
}
