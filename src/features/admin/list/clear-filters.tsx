import { X } from "lucide-react";
import { Button } from "@/shared/ui/button";
import type { List } from "./use-list";

/** Takes search and filters away, while there are any. */
export function ClearFilters({ list }: { list: Pick<List<never>, "narrowed" | "clear"> }) {
	return list.narrowed ? (
		<Button tone="quiet" size="s" className="px-3!" onClick={list.clear}>
			<X aria-hidden="true" className="size-4" />
			Clear filters
		</Button>
	) : null;
}
