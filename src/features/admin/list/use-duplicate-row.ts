import { useCallback } from "react";
import { useNavigate } from "react-router-dom";
import { toast } from "sonner";
import { useMounted } from "@/shared/hooks/use-mounted";
import { uniqueId } from "@/shared/lib/unique-id";
import { reportFailure } from "./row-failures";
import { useRowTask } from "./use-row-task";

/** Copying in the words of one kind of row. Must keep its identity. */
export interface Duplication {
	name: string;
	log: string;
	/** "Portfolio": begins the sentence. */
	noun: string;
	duplicate: (original: string, id: string) => Promise<unknown>;
	editHref: (id: string) => string;
}

/** Copies a row into a draft and opens the draft's form. */
export function useDuplicateRow({ name, log, noun, duplicate: copy, editHref }: Duplication) {
	const navigate = useNavigate();
	const { busyId, run } = useRowTask(name);
	const mounted = useMounted();
	const duplicate = useCallback(
		(original: string) =>
			run(original, async () => {
				try {
					const id = uniqueId();
					await copy(original, id);
					toast.success(`${noun} copied`, { description: "The copy is a draft: it is not on the site." });
					if (mounted.current) navigate(editHref(id));
				} catch (error) {
					reportFailure(log, error, "Something went wrong. Please try again.");
				}
			}),
		[run, copy, editHref, navigate, mounted, noun, log],
	);
	return { busyId, duplicate };
}
