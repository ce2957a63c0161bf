import { useQuery } from "@tanstack/react-query";
import { ArrowLeft } from "lucide-react";
import { createContext, Fragment, type ReactNode, type Ref, useContext, useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { Link, NavigationType, useLocation, useNavigate, useNavigationType } from "react-router-dom";
import { toast } from "sonner";
import type { SavedRow } from "@/data/admin-rows/admin-rows";
import type { CopyStore } from "@/data/working-copies/repository";
import { useScreenTitle } from "@/features/admin/layout/screen-title";
import { useWayBack } from "@/features/admin/list/row-link";
import { logFailure, showFailure } from "@/features/admin/ui/failures";
import { RetryButton } from "@/features/admin/ui/panel";
import { getPublicState, StateBadge, stateNames } from "@/features/admin/ui/state-badge";
import { Skeleton } from "@/shared/ui/skeleton";
import { StatusPanel } from "@/shared/ui/status-panel";
import type { EditorKind, OpenedRow as Opening } from "./editor-definition";
import { readContinuedRow } from "./use-editor-form";

/** The place beside the title for buttons that act on the stored row; null until it is rendered. */
export const EditorToolsContext = createContext<HTMLElement | null>(null);

/** The place inside the heading for the title of the stored row. */
const HeadingContext = createContext<HTMLElement | null>(null);

type Read<Row> = (id: string, signal?: AbortSignal) => Promise<SavedRow<Row> | null>;

interface EditorPageProps<Row> {
	kind: EditorKind;
	id: string | undefined;
	read: Read<Row>;
	copies: CopyStore;
	children: (opened: Opening<Row> | null) => ReactNode;
}

export function EditorPage<Row>({ kind, id, read, copies, children }: EditorPageProps<Row>) {
	const { isNew, turn } = useShownForm(id);
	const [tools, setTools] = useState<HTMLDivElement | null>(null);
	const [name, setName] = useState<HTMLSpanElement | null>(null);
	return (
		<EditorToolsContext value={tools}>
			<HeadingContext value={name}>
				<EditorHeading kind={kind} isNew={id === undefined} tools={setTools} name={setName} />
				{isNew || id === undefined ? (
					<Fragment key={turn}>{children(null)}</Fragment>
				) : (
					<Opened key={turn} kind={kind} id={id} read={read} copies={copies}>
						{children}
					</Opened>
				)}
			</HeadingContext>
		</EditorToolsContext>
	);
}

function Opened<Row>({ kind, id, read, copies, children }: EditorPageProps<Row> & { id: string }) {
	const row = useOpenedRow(kind, id, read, copies);
	if (row.state === "open") return children(row.opened);
	return row.state === "failed" ? <EditorFailed kind={kind} onRetry={row.retry} /> : <EditorLoading noun={kind.noun} />;
}

/** Each row gets a new form (`turn` is its key), except that a new row keeps its form, and so the cursor, when a save gives it a URL. */
function useShownForm(id: string | undefined) {
	const state: unknown = useLocation().state;
	// Back and Forward restore the same history state, so only a replaced URL continues the form.
	const isReplaced = useNavigationType() === NavigationType.Replace;
	const [shown, setShown] = useState({ id, isNew: id === undefined, turn: 0 });
	if (shown.id === id) return shown;
	const next =
		isReplaced && id !== undefined && readContinuedRow(state) === id && shown.id === undefined
			? { ...shown, id }
			: { id, isNew: id === undefined, turn: shown.turn + 1 };
	setShown(next);
	return next;
}

type OpenedRow<Row> = { state: "loading" } | { state: "open"; opened: Opening<Row> } | { state: "failed"; retry: () => void };

/** Reads the row and its working copy once. A missing row leads back to the list with a toast. */
function useOpenedRow<Row>(kind: EditorKind, id: string, read: Read<Row>, copies: CopyStore): OpenedRow<Row> {
	const navigate = useNavigate();
	const { data, error, isError, isFetching, errorUpdatedAt, refetch } = useQuery({
		queryKey: [kind.table, "admin", "edit", id],
		queryFn: async ({ signal }): Promise<Opening<Row> | null> => {
			const [row, copy] = await Promise.all([read(id, signal), copies.read(id, signal)]);
			return row && { ...row, copy };
		},
		// Read again whenever the form opens, but never while it is open.
		staleTime: "static",
		gcTime: 0,
	});
	useEffect(() => {
		if (data !== null) return;
		toast.error(kind.missing.title, {
			id: `${kind.table}-missing`,
			description: kind.missing.detail,
			duration: Number.POSITIVE_INFINITY,
		});
		navigate(kind.lists[0].path, { replace: true });
	}, [data, navigate, kind]);
	useEffect(() => {
		if (!isError || errorUpdatedAt === 0) return;
		logFailure(kind.titles.edit, error);
		showFailure(kind.loadFailed, `${kind.table}-load`);
	}, [isError, error, errorUpdatedAt, kind]);
	if (data) return { state: "open", opened: data };
	if (isError && !isFetching) return { state: "failed", retry: () => void refetch() };
	return { state: "loading" };
}

interface EditorHeadingProps {
	kind: EditorKind;
	isNew: boolean;
	tools: Ref<HTMLDivElement>;
	name: Ref<HTMLSpanElement>;
}

/** What the form does, small above the title once the row has one. */
function EditorHeading({ kind, isNew, tools, name }: EditorHeadingProps) {
	const back = useWayBack(kind.lists);
	return (
		<header className="pb-6">
			<Link
				to={back.to}
				state={back.state}
				className="-ml-0.5 inline-flex items-center gap-2 py-1 text-[0.9rem] text-ink-2 no-underline hover:text-ink"
			>
				<ArrowLeft aria-hidden="true" className="size-4" />
				{back.label}
			</Link>
			<div className="mt-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
				<h1 className="group/name m-0 min-w-0 max-w-full font-semibold text-[clamp(1.5rem,1.2rem+1.3vw,2.25rem)] leading-[1.08] tracking-[-0.035em]">
					<span className="block group-has-[[data-name]:not(:empty)]/name:mb-2 group-has-[[data-name]:not(:empty)]/name:font-normal group-has-[[data-name]:not(:empty)]/name:text-[0.86rem] group-has-[[data-name]:not(:empty)]/name:text-ink-3 group-has-[[data-name]:not(:empty)]/name:tracking-normal">
						{isNew ? kind.titles.add : kind.titles.edit}
					</span>
					<span ref={name} data-name="" />
				</h1>
				<div ref={tools} className="flex flex-wrap gap-2" />
			</div>
		</header>
	);
}

interface RowHeadingProps {
	kind: EditorKind;
	/** As it was saved. */
	row: Parameters<typeof StateBadge>[0]["row"] & { title: string };
}

/** Writes the row's title and state into the heading and the browser's tab. */
export function RowHeading({ kind, row }: RowHeadingProps) {
	const place = useContext(HeadingContext);
	const name = row.title.trim() || kind.untitled;
	useScreenTitle(`${name} · ${stateNames[getPublicState(row)]}`);
	if (!place) return null;
	return createPortal(
		<>
			<span className="sr-only">: </span>
			<span className="line-clamp-3 break-words">{name}</span>
			<span className="mt-2 block font-normal text-[0.88rem] leading-snug tracking-normal">
				<span className="sr-only">, </span>
				<StateBadge row={row} />
			</span>
		</>,
		place,
	);
}

function EditorLoading({ noun }: Pick<EditorKind, "noun">) {
	return (
		<div role="status">
			<span className="sr-only">Loading {noun}…</span>
			{["first", "second"].map((section) => (
				<div key={section} className="grid gap-x-10 gap-y-5 border-line border-t py-9 lg:grid-cols-[200px_minmax(0,1fr)] lg:py-11">
					<Skeleton className="h-5 w-36" />
					<div className="grid gap-x-5 gap-y-5.5 md:grid-cols-2">
						<Skeleton className="h-[50px] rounded-[10px] md:col-span-2" />
						<Skeleton className="h-[50px] rounded-[10px]" />
						<Skeleton className="h-[50px] rounded-[10px]" />
						<Skeleton className="h-24 rounded-[10px] md:col-span-2" />
					</div>
				</div>
			))}
		</div>
	);
}

function EditorFailed({ kind, onRetry }: { kind: EditorKind; onRetry: () => void }) {
	return (
		<StatusPanel
			kind="error"
			title={`The ${kind.noun} couldn't be loaded`}
			detail={kind.loadFailed}
			action={<RetryButton onRetry={onRetry} />}
		/>
	);
}
