import { useQuery } from "@tanstack/react-query";
import { Search } from "lucide-react";
import { type KeyboardEvent, useEffect, useId, useMemo, useState } from "react";
import { useNavigate } from "react-router-dom";
import { adminPaths } from "@/content/admin-paths";
import { postRows } from "@/data/posts/admin-repository";
import { projectRows } from "@/data/projects/admin-repository";
import { Dialog, keepsEscape } from "@/features/admin/ui/dialog";
import { logFailure } from "@/features/admin/ui/failures";
import { KeyCap } from "@/features/admin/ui/shortcut-keys";
import { useDebouncedValue } from "@/features/admin/ui/use-debounced-value";
import { classNames } from "@/shared/lib/class-names";
import { isComposing } from "@/shared/lib/is-composing";
import { screens } from "./sections";
import { agreesToSignOut } from "./sign-out";

interface Command {
	id: string;
	group: string;
	name: string;
	href: string;
	/** Matches the search without being shown. */
	also?: string;
}

const commands: readonly Command[] = [
	...screens.map(({ name, href }) => ({ id: href, group: "Go to", name, href })),
	{ id: "new-project", group: "Create", name: "Add New Portfolio", href: adminPaths.newProject, also: "project case study" },
	{ id: "new-post", group: "Create", name: "Add Blog Post", href: adminPaths.newPost, also: "article write" },
	{ id: "logout", group: "Account", name: "Logout", href: adminPaths.logout, also: "sign out" },
];

const SETTLE_MS = 200;
const LEAST_LETTERS = 2;
const MOST_ROWS = 5;
const newest = { column: "updated_at", descending: true };

/** The commands that contain every word of the search. */
function filterCommands(all: readonly Command[], search: string): Command[] {
	const words = search.trim().toLocaleLowerCase().split(/\s+/);
	return all.filter(({ group, name, also = "" }) => {
		const text = `${group} ${name} ${also}`.toLocaleLowerCase();
		return words.every((word) => text.includes(word));
	});
}

function usePalette(onClose: () => void) {
	const id = useId();
	const [search, setSearch] = useState("");
	const [chosen, setChosen] = useState("");
	const { rows, isLooking, hasFailed } = useRows(search);
	const found = useMemo(() => [...filterCommands(commands, search), ...rows], [search, rows]);
	// By id: rows can move when known results are loaded again.
	const active = found.find((command) => command.id === chosen) ?? found[0];
	const navigate = useNavigate();
	const open = async ({ href }: Command) => {
		if (href === adminPaths.logout && !(await agreesToSignOut())) return;
		onClose();
		await navigate(href);
	};
	const press = (event: KeyboardEvent) => {
		if (isComposing(event.nativeEvent)) return;
		const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
		if (step !== 0 && active) setChosen(found.at((found.indexOf(active) + step) % found.length)?.id ?? "");
		else if (event.key === "Enter" && active) void open(active);
		else if (event.key === "Escape" && search !== "") setSearch("");
		else return;
		event.preventDefault();
	};
	useEffect(() => {
		if (active) document.getElementById(`${id}-${active.id}`)?.scrollIntoView({ block: "nearest" });
	}, [active, id]);
	const find = (text: string) => {
		setSearch(text);
		setChosen("");
	};
	return { id, search, setSearch: find, found, active, setChosen, press, open, isLooking, hasFailed };
}

/** Goes to a screen, a project or a post by name. */
export function CommandPalette({ onClose }: { onClose: () => void }) {
	const { id, search, setSearch, found, active, setChosen, press, open, isLooking, hasFailed } = usePalette(onClose);
	const shown = isLooking ? "Searching…" : found.length === 1 ? "1 result" : `${found.length} results`;
	return (
		<Dialog
			kind="panel"
			label="Find a screen, project or post"
			backdrop="light"
			onClose={onClose}
			className="mx-auto mt-[12dvh] mb-auto w-[min(38rem,92vw)] bg-surface"
		>
			<div className="flex items-center gap-3 border-line border-b px-5">
				<Search aria-hidden="true" className="size-4.5 shrink-0 text-ink-3" />
				<input
					type="text"
					role="combobox"
					aria-label="Find a screen, project or post"
					aria-expanded={found.length > 0}
					aria-controls={`${id}-list`}
					aria-activedescendant={active ? `${id}-${active.id}` : undefined}
					aria-autocomplete="list"
					autoComplete="off"
					spellCheck={false}
					data-initial-focus=""
					{...keepsEscape(search !== "")}
					placeholder="Screen, project or post …"
					value={search}
					onChange={(event) => setSearch(event.target.value)}
					onKeyDown={press}
					className="h-14 min-w-0 grow bg-transparent text-[1.02rem] outline-none placeholder:text-ink-3"
				/>
			</div>
			<p role="status" className="sr-only">
				{shown}
			</p>
			<div id={`${id}-list`} role="listbox" aria-label="Results" className="max-h-[min(26rem,60dvh)] overflow-y-auto p-2">
				{found.map((command, index) => (
					<Option
						key={command.id}
						id={`${id}-${command.id}`}
						command={command}
						isFirst={command.group !== found[index - 1]?.group}
						isActive={command === active}
						onPoint={() => setChosen(command.id)}
						onOpen={() => void open(command)}
					/>
				))}
			</div>
			{found.length === 0 ? (
				<p className="mt-0 mb-4 px-5 text-ink-2">{isLooking ? "Searching…" : "Nothing matches. Try fewer words."}</p>
			) : null}
			{hasFailed ? (
				<p role="alert" className="m-0 border-line border-t px-5 py-3 text-[0.9rem]">
					Projects and posts couldn't be searched. Please try again.
				</p>
			) : null}
			<Keys />
		</Dialog>
	);
}

function Keys() {
	return (
		<p className="m-0 hidden gap-4 border-line border-t px-5 py-2.5 text-[0.82rem] text-ink-3 pointer-fine:flex">
			<span>
				<KeyCap name="↑" /> <KeyCap name="↓" /> to choose
			</span>
			<span>
				<KeyCap name="Enter" /> to open
			</span>
		</p>
	);
}

interface OptionProps {
	id: string;
	command: Command;
	/** Of its group. */
	isFirst: boolean;
	isActive: boolean;
	onPoint: () => void;
	onOpen: () => void;
}

function Option({ id, command: { name, group }, isFirst, isActive, onPoint, onOpen }: OptionProps) {
	return (
		<>
			{isFirst ? (
				<p aria-hidden="true" className="mt-2 mb-1 px-3 font-medium text-[0.78rem] text-ink-3 first:mt-0">
					{group}
				</p>
			) : null}
			{/* biome-ignore lint/a11y/useKeyWithClickEvents: the box above has the focus and handles the keys. */}
			<div
				id={id}
				role="option"
				tabIndex={-1}
				aria-label={`${name}, ${group}`}
				aria-selected={isActive}
				onPointerMove={onPoint}
				onClick={onOpen}
				className={classNames("flex min-h-11 cursor-pointer items-center rounded-[10px] px-3 py-2", isActive && "bg-sunken")}
			>
				<span className="wrap-anywhere line-clamp-1">{name}</span>
			</div>
		</>
	);
}

/** Projects and posts that match the search, once the admin stops typing. */
function useRows(search: string): { rows: Command[]; isLooking: boolean; hasFailed: boolean } {
	const wanted = search.trim();
	const asked = useDebouncedValue(wanted, SETTLE_MS);
	const isLong = asked.length >= LEAST_LETTERS;
	const { data, error, isFetching } = useQuery({
		queryKey: ["commands", asked],
		enabled: isLong,
		retry: false,
		// Forms don't refresh this list. Known rows stay in view while it reloads.
		staleTime: 0,
		queryFn: async ({ signal }): Promise<Command[]> => {
			const query = { page: 0, search: asked, state: "all" as const, equals: {}, sort: newest };
			const [projects, posts] = await Promise.all([projectRows.list(query, signal), postRows.list(query, signal)]);
			const toCommands = (group: string, rows: readonly { id: string; title?: string | null }[], edit: (id: string) => string) =>
				rows.slice(0, MOST_ROWS).map(({ id, title }) => ({ id, group, name: title || "Untitled", href: edit(id) }));
			return [...toCommands("Projects", projects.rows, adminPaths.editProject), ...toCommands("Posts", posts.rows, adminPaths.editPost)];
		},
	});
	useEffect(() => {
		if (error) logFailure("Command palette", error);
	}, [error]);
	const isCurrent = isLong && asked === wanted;
	return {
		rows: isCurrent && data ? data : [],
		isLooking: wanted.length >= LEAST_LETTERS && (asked !== wanted || isFetching),
		hasFailed: isCurrent && error !== null,
	};
}
