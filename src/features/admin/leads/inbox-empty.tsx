import { useQuery } from "@tanstack/react-query";
import { LEADS_KEY } from "@/data/leads/queries";
import { countLeads } from "@/data/leads/repository";
import type { LeadSummary } from "@/data/leads/schema";
import { Button } from "@/shared/ui/button";
import { StatusPanel } from "@/shared/ui/status-panel";
import { ListEmpty } from "../list/list-answers";
import type { List } from "../list/use-list";
import { leadWords } from "./lead-list-rules";

/** Nothing has come yet, nothing fits, or everything is archived. */
export function InboxEmpty({ list }: { list: List<LeadSummary> }) {
	const { data: archived } = useQuery({
		queryKey: [LEADS_KEY, "archived"],
		queryFn: ({ signal }) => countLeads({ search: "", status: "archived", delivery: "all", before: null }, signal),
		enabled: !list.narrowed,
		retry: false,
	});
	if (list.narrowed || !archived) return <ListEmpty words={leadWords} narrowed={list.narrowed} onClear={list.clear} />;
	return (
		<StatusPanel
			kind="empty"
			title="The inbox is empty"
			detail={`${archived === 1 ? "One lead is" : `${archived} leads are`} archived.`}
			action={
				<Button tone="line" size="s" onClick={() => list.change({ filters: { status: "archived" } })}>
					Show archived
				</Button>
			}
		/>
	);
}
