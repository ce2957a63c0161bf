import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { toast } from "sonner";
import { paths } from "@/content/paths";
import type { SavedProject } from "@/data/portfolios/admin-repository";
import type { ProjectInput } from "@/data/portfolios/input-schema";
import { uniqueId } from "@/shared/lib/unique-id";
import type { PortfolioStore } from "./portfolio-store";
import { explainFailure, type SaveFailure } from "./save-failure";
import { type SaveTarget, saveProject } from "./save-project";

/**
 * One save in flight, its notices, and the way back to the list after it (D2 §4, §8).
 *
 * @param opened the stored project, or null for a new one; @param onSlugTaken marks the field.
 */
export function useSave(opened: SavedProject | null, store: PortfolioStore, onSlugTaken: () => void) {
	const [saving, setSaving] = useState(false);
	const [stored, setStored] = useState(opened ? (opened.row.status ?? "published") : null);
	const [failure, setFailure] = useState<SaveFailure | null>(null);
	// The id is made once per form, so that a repeated request cannot create the project twice (decisions.md R117).
	const [target] = useState<SaveTarget>(() => ({ id: opened?.row.id ?? uniqueId(), version: opened?.version ?? null }));
	const attempt = useRef<{ busy: boolean; done: boolean; status: ProjectInput["status"] }>({
		busy: false,
		done: false,
		status: "published",
	});
	const mounted = useMounted();
	const queries = useQueryClient();
	const navigate = useNavigate();

	async function send(input: ProjectInput): Promise<void> {
		if (attempt.current.busy) return;
		attempt.current.busy = true;
		attempt.current.status = input.status;
		const focused = document.activeElement;
		setFailure(null);
		setSaving(true);
		try {
			await saveProject(store, target, input);
			attempt.current.done = true;
			announce(target.version === null, input.status);
			void queries.invalidateQueries({ queryKey: ["portfolios"] });
			if (mounted.current) navigate(paths.admin.portfolios);
		} catch (error) {
			console.error("Portfolio form:", error);
			refuse(explainFailure(error), focused);
		} finally {
			attempt.current.busy = false;
			setSaving(false);
		}
	}

	function refuse(reason: SaveFailure, focused: Element | null): void {
		if (reason.kind === "slug-taken") {
			onSlugTaken();
			return;
		}
		if (reason.kind === "unknown")
			toast.error("Something went wrong. Please try again.", { position: "top-right", duration: Number.POSITIVE_INFINITY });
		else setFailure(reason);
		// The save switched off what had the focus; give it back once it is on again.
		if (focused instanceof HTMLElement) setTimeout(() => focused.focus());
	}

	/** Takes the version of a newer row: the next save goes over it. Gives the status that the refused save had. */
	function take(current: SavedProject): ProjectInput["status"] {
		target.version = current.version;
		setStored(current.row.status ?? "published");
		setFailure(null);
		return attempt.current.status;
	}

	const isDone = useCallback(() => attempt.current.done, []);
	return { saving, stored, failure, send, take, isDone };
}

function announce(isNew: boolean, status: ProjectInput["status"]): void {
	toast.success(isNew ? "Portfolio created" : "Portfolio updated", {
		description: status === "draft" ? "Saved as a draft: it is not on the site." : undefined,
	});
}

/** Whether the form is still on the page: a save that ends after somebody left must not lead them away again. */
function useMounted() {
	const mounted = useRef(true);
	useEffect(() => {
		mounted.current = true;
		return () => {
			mounted.current = false;
		};
	}, []);
	return mounted;
}
