import { createContext, type MouseEvent, type ReactNode, use, useCallback, useEffect, useLayoutEffect, useRef } from "react";
import { useLocation, useNavigate, useParams } from "react-router-dom";
import { SCREEN_ID } from "@/features/admin/layout/screen-change";
import { readRouteText } from "@/shared/lib/route-state";

/** The row that was opened from each history entry of a list. */
const openedFrom = new Map<string, string>();

const rowLinkId = (id: string) => `row-${id}`;

interface RowLinkProps {
	to: string;
	row: string;
	/** The link of the row's title gets the focus when the admin returns. */
	isTitle?: boolean;
	label?: string;
	title?: string;
	className?: string;
	children: ReactNode;
}

const OpenRow = createContext<(event: MouseEvent, to: string, row: string) => void>(() => {});

/** Around the rows of a list. The router's links would all render again with each address; these read it when they are pressed. */
export function RowLinks({ children }: { children: ReactNode }) {
	const { key, pathname, search } = useLocation();
	const navigate = useNavigate();
	const now = useRef({ key, list: "", navigate });
	useLayoutEffect(() => {
		now.current = { key, list: pathname + search, navigate };
	});
	const open = useCallback((event: MouseEvent, to: string, row: string) => {
		const { button, metaKey, ctrlKey, shiftKey, altKey } = event;
		if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
		event.preventDefault();
		openedFrom.set(now.current.key, row);
		void now.current.navigate(to, { state: { list: now.current.list } });
	}, []);
	return <OpenRow value={open}>{children}</OpenRow>;
}

/** Opens a row of a list. Its form leads back to the list as it is now. */
export function RowLink({ to, row, isTitle = false, label, title, className, children }: RowLinkProps) {
	const open = use(OpenRow);
	return (
		<a
			href={to}
			id={isTitle ? rowLinkId(row) : undefined}
			aria-label={label}
			title={title}
			className={className}
			onClick={(event) => open(event, to, row)}
		>
			{children}
		</a>
	);
}

/** The history state with which a list opens a form. */
export function useListState(): { list: string } {
	const { pathname, search } = useLocation();
	return { list: pathname + search };
}

interface BackList {
	path: string;
	label: string;
}

/** The lists that a form returns to. The first one is for a form that was opened elsewhere. */
export type BackLists = readonly [BackList, ...BackList[]];

/** A form's way back to the list that it was opened from, with its search, filters, order and page, and to its row. */
export function useWayBack(lists: BackLists): { to: string; label: string; state: { row: string | undefined } } {
	const from = readRouteText(useLocation().state, "list");
	const [row] = Object.values(useParams());
	const known = lists.find(({ path }) => path === from?.split("?")[0]);
	const { path, label } = known ?? lists[0];
	return { to: known && from ? from : path, label, state: { row } };
}

/** After a return to the list, focuses the row that was opened. `isShown` is true once the rows are there. */
export function useReturnToRow(isShown: boolean): void {
	const { key, state } = useLocation();
	const arrival = useRef({ key, row: openedFrom.get(key) ?? readRouteText(state, "row") });
	useEffect(() => {
		const { row } = arrival.current;
		if (!isShown || !row) return;
		arrival.current = { key: "", row: null };
		const link = document.getElementById(rowLinkId(row));
		const { activeElement } = document;
		if (!link || (activeElement && activeElement !== document.body && activeElement.id !== SCREEN_ID)) return;
		link.focus({ preventScroll: true });
		link.scrollIntoView({ block: "nearest" });
	}, [isShown]);
}
