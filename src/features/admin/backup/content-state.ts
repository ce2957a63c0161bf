import { queryOptions } from "@tanstack/react-query";
import { databaseState } from "@/data/backup/admin-backup";

/** How much the database holds. Both panels show it; whatever reads or writes the rows reads it anew. */
export const stateQuery = queryOptions({
	queryKey: ["backup", "state"],
	queryFn: ({ signal }) => databaseState(signal),
	staleTime: 0,
});
