import { type ReactNode, startTransition, useEffect, useRef, useState } from "react";
import { useLocation, useSearchParams } from "react-router-dom";
import { paths } from "@/content/paths";
import { portfolioPage } from "@/content/portfolio";
import { projectStates } from "@/content/portfolio-states";
import { groupId } from "@/content/services/index";
import type { ProjectGroup } from "@/data/projects/schema";
import { useHydrated } from "@/shared/hooks/use-hydrated";
import { useShownCounts } from "@/shared/hooks/use-shown-counts";
import { afterFrame } from "@/shared/lib/after-frame";
import { classNames } from "@/shared/lib/class-names";
import { readRouteText } from "@/shared/lib/route-state";
import { LayoutMotion, motionIntent } from "@/shared/motion/scripted";
import { LinkButton, ShowMore } from "@/shared/ui/link-button";
import { codeSquare } from "./project-card";
import { ProjectList, SeeAll, useProjectGroups } from "./project-list";
import { ProjectsEmpty, ProjectsFailed, ProjectsLoading } from "./project-states";

/** Cards of a group on the home page: beside the others, and chosen. Even numbers fill the rows. */
const HOME_CARDS = { each: 2, chosen: 6 };
/** Cards of a group on the portfolio page, and how many "Show more" adds. See docs/decisions.md, "Long lists show their beginning". */
const PAGE_CARDS = { each: 6, chosen: 24, more: 24 };

export function HomeProjects() {
	const { status, groups, retry } = useProjectGroups();
	const [selected, select] = useKeptGroup();
	if (status === "pending") return <ProjectsLoading text={projectStates.loadingHome} />;
	if (status === "error") return <ProjectsFailed label="Retry" onRetry={retry} />;
	if (groups.length === 0) return <ProjectsEmpty detail={projectStates.emptyHome} />;
	const chosen = groups.find((group) => group.id === selected);
	return (
		<>
			<FilterChips
				label="Filter projects by service"
				selected={chosen ? chosen.id : null}
				onSelect={select}
				chips={[{ id: null, label: "All" }, ...groups.map((group) => ({ id: group.id, label: group.title }))]}
			/>
			<ProjectGroups groups={groups} chosen={chosen} variant="home" getLimit={() => (chosen ? HOME_CARDS.chosen : HOME_CARDS.each)}>
				{chosen ? (group) => <SeeAll group={group} limit={HOME_CARDS.chosen} /> : undefined}
			</ProjectGroups>
		</>
	);
}

/**
 * The chosen group, kept in each history entry of the page, so that Back restores it. A reload shows all again, like the prerendered
 * HTML.
 */
function useKeptGroup(): [string | null, (id: string | null) => void] {
	const hydrated = useHydrated();
	const { key } = useLocation();
	const [group, setGroup] = useState(() => (hydrated ? readRouteText(history.state, "group") : null));
	const entry = useRef(key);
	useEffect(() => {
		const isOther = entry.current !== key;
		entry.current = key;
		// Back within the page leads to an entry with a group of its own. That of a followed anchor has none and takes the shown one.
		if (isOther && history.state && "group" in history.state) setGroup(readRouteText(history.state, "group"));
		else history.replaceState({ ...history.state, group }, "");
	}, [group, key]);
	return [group, setGroup];
}

/** The whole portfolio. Its filter and `?service=` in the address follow each other. */
export function PageProjects() {
	const { status, groups, total, retry } = useProjectGroups();
	const [query, setQuery] = useSearchParams();
	const { state } = useLocation();
	const { counts, show } = useShownCounts();
	const hydrated = useHydrated();
	if (status === "pending") return <ProjectsLoading text={portfolioPage.loading} />;
	if (status === "error") return <ProjectsFailed label="Try Again" onRetry={retry} />;
	if (groups.length === 0) return <ProjectsEmpty detail={projectStates.emptyPage} />;
	// Another page can preselect a service without a query. The prerendered HTML shows all.
	const wanted = hydrated ? (query.get("service") ?? readRouteText(state, "service")) : null;
	// An unknown service, and one without projects, shows all.
	const chosen = wanted ? groups.find((group) => group.id === groupId(wanted)) : undefined;
	const select = (id: string | null) => setQuery(id ? { service: id } : {}, { preventScrollReset: true });
	const getLimit = ({ id }: ProjectGroup) => counts[id] ?? (chosen ? PAGE_CARDS.chosen : PAGE_CARDS.each);
	return (
		<>
			<p className="label-mono mt-0 mb-5 text-ink-3" aria-live="polite">
				{`${formatCount(total)} in total${chosen ? `, ${Math.min(getLimit(chosen), chosen.projects.length)} shown` : ""}`}
			</p>
			<FilterChips
				label="Filter projects by service"
				selected={chosen?.id ?? null}
				onSelect={select}
				chips={[
					{ id: null, label: "All Projects", count: total },
					...groups.map((group) => ({ id: group.id, label: group.title, count: group.projects.length })),
				]}
			/>
			<ProjectGroups groups={groups} chosen={chosen} variant="page" getLimit={getLimit}>
				{(group) => (
					<ShowMore
						href={`${paths.allProjects}#group-${encodeURIComponent(group.id)}`}
						shown={Math.min(getLimit(group), group.projects.length)}
						total={group.projects.length}
						noun={`${group.title} projects`}
						onMore={() => show(group.id, getLimit(group) + PAGE_CARDS.more)}
					/>
				)}
			</ProjectGroups>
		</>
	);
}

/** One text: a browser's translation replaces text nodes, and React can't insert another beside them. */
const formatCount = (projects: number) => `${projects} ${projects === 1 ? "project" : "projects"}`;

interface FilterChip {
	id: string | null;
	label: string;
	count?: number;
}

interface FilterChipsProps {
	chips: FilterChip[];
	selected: string | null;
	onSelect: (id: string | null) => void;
	label: string;
}

/** A pressed chip shows it in the next frame, before the list changes, which takes a slow phone 0.2 s. */
function FilterChips({ chips, selected, onSelect, label }: FilterChipsProps) {
	const [pressed, setPressed] = useState({ id: selected, selected });
	if (pressed.selected !== selected) setPressed({ id: selected, selected });
	// A list that changed meanwhile can lack the pressed chip.
	const shown = chips.some(({ id }) => id === pressed.id) ? pressed.id : selected;
	const press = (id: string | null) => {
		if (id === shown) return;
		setPressed({ id, selected });
		afterFrame(() => startTransition(() => onSelect(id)));
	};
	return (
		<fieldset {...motionIntent} className="m-0 mb-10 flex flex-wrap gap-2 border-0 p-0">
			<legend className="sr-only">{label}</legend>
			{chips.map((chip) => (
				<LinkButton
					key={chip.id ?? "all"}
					href={chip.id ? paths.projectGroup(chip.id) : paths.projectsGrid}
					pressed={shown === chip.id}
					onPress={() => press(chip.id)}
					className={classNames(
						"rounded-full border px-4 py-2 font-medium text-[0.94rem] transition-colors duration-200",
						shown === chip.id ? "border-solid bg-solid text-on-solid" : "border-control-line text-ink-2 hover:border-ink hover:text-ink",
					)}
				>
					{chip.count === undefined ? chip.label : `${chip.label} (${chip.count})`}
				</LinkButton>
			))}
		</fieldset>
	);
}

const PRIORITY_CARDS = 3;

interface ProjectGroupsProps {
	groups: ProjectGroup[];
	chosen: ProjectGroup | undefined;
	variant: "home" | "page";
	/** Most cards of a group. Its heading counts all of them. */
	getLimit: (group: ProjectGroup) => number;
	/** What follows the cards of a group. */
	children?: ((group: ProjectGroup) => ReactNode) | undefined;
}

function ProjectGroups({ groups, chosen, variant, getLimit, children }: ProjectGroupsProps) {
	return (
		<LayoutMotion
			trigger={chosen?.id ?? "all"}
			items=":scope > section > h3, :scope > section > ul > li"
			className="project-groups grid gap-16"
		>
			{(chosen ? [chosen] : groups).map((group, index) => (
				<section key={group.id} aria-labelledby={`group-${group.id}`}>
					<h3
						id={`group-${group.id}`}
						className="m-0 mb-5 flex flex-wrap items-baseline gap-x-3 font-semibold text-heading tracking-[-0.02em]"
					>
						<span aria-hidden="true" className={classNames("size-2.5 self-center rounded-[3px]", codeSquare[group.color])} />
						{group.title}
						<span className="label-mono text-ink-3">{formatCount(group.projects.length)}</span>
					</h3>
					<ProjectList
						group={group}
						variant={variant}
						limit={getLimit(group)}
						flipped={index % 2 === 1}
						priority={variant === "page" && index === 0 ? PRIORITY_CARDS : 0}
					/>
					{children?.(group)}
				</section>
			))}
		</LayoutMotion>
	);
}
