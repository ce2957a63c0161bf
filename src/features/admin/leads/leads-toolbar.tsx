import type { RefObject } from "react";
import type { LeadSummary } from "@/data/leads/schema";
import { ClearFilters } from "../list/clear-filters";
import { FilterSelect } from "../list/filter-select";
import { SearchBox } from "../list/search-box";
import type { List } from "../list/use-list";
import { leadRules, leadWords, mailOptions, orderOptions, statusOptions } from "./lead-list-rules";
import { retentionMonths } from "./retention";

interface LeadsToolbarProps {
	list: List<LeadSummary>;
	searchBox: RefObject<HTMLInputElement | null>;
}

/** Search, filters and order of the inbox; all of it stands in the address. */
export function LeadsToolbar({ list: { state, change, narrowed, clear }, searchBox }: LeadsToolbarProps) {
	const filter = (name: string) => (value: string) => change({ filters: { [name]: value } });
	const isStandard = state.sort.column === leadRules.order.column && state.sort.descending === leadRules.order.descending;
	return (
		<search aria-label={leadWords.caption} className="@container block">
			<div className="flex flex-wrap items-center gap-2.5">
				<SearchBox
					ref={searchBox}
					label={leadWords.search}
					hint={leadWords.searchHint}
					asked={state.q}
					ask={(q) => change({ q }, "replace")}
				/>
				<FilterSelect label="Show" all="Inbox" options={statusOptions} value={state.filters.status ?? ""} onChange={filter("status")} />
				<FilterSelect label="Mail" all="Any mail state" options={mailOptions} value={state.filters.mail ?? ""} onChange={filter("mail")} />
				<FilterSelect
					label="Age"
					all="Any age"
					options={[{ value: "old", label: `Older than ${retentionMonths} months` }]}
					value={state.filters.age ?? ""}
					onChange={filter("age")}
				/>
				<FilterSelect
					label="Sort by"
					all="Newest first"
					options={orderOptions}
					value={isStandard ? "" : state.sort.column}
					onChange={(column) => change({ sort: column ? { column, descending: false } : leadRules.order })}
				/>
				<ClearFilters list={{ narrowed, clear }} />
			</div>
		</search>
	);
}
