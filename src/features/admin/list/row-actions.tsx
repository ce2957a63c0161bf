import { CopyPlus, Eye, EyeOff, Link2, type LucideIcon, Rocket } from "lucide-react";
import { DropdownMenu } from "radix-ui";
import { type ReactNode, useState } from "react";
import { SCREEN_ID } from "@/features/admin/layout/screen-change";
import { copyText } from "@/features/admin/ui/copy-text";
import { usePublicState } from "@/features/admin/ui/state-badge";
import { classNames } from "@/shared/lib/class-names";
import { RowIcon } from "./row-icons";
import { RowLink } from "./row-link";
import type { useEntryActions } from "./use-row-actions";

interface Entry {
	id: string;
	version?: number | null;
	status?: string | null;
	listed?: boolean | null;
	published_at?: string | null;
	published_date?: string | null | undefined;
}

interface EntryActionsProps<Row extends Entry> {
	row: Row;
	title: string;
	publicHref: string;
	previewHref: string;
	editHref: string;
	actions: ReturnType<typeof useEntryActions<Row>>["actions"];
}

/** Rows that visitors can't see link to their preview. */
export function EntryActions<Row extends Entry>({ row, title, publicHref, previewHref, editHref, actions }: EntryActionsProps<Row>) {
	const state = usePublicState(row);
	const listEntries = (): RowMenuEntry[] => {
		const publish = (status: "draft" | "published") => void actions.publish(row, status);
		return [
			{ label: "Preview", Icon: Eye, href: previewHref },
			{ label: "Duplicate", Icon: CopyPlus, onSelect: () => void actions.duplicate(row.id) },
			...(state === "draft" || state === "scheduled"
				? [{ label: state === "draft" ? "Publish" : "Publish now", Icon: Rocket, onSelect: () => publish("published") }]
				: []),
			...(state === "draft" ? [] : [{ label: "Unpublish", Icon: EyeOff, onSelect: () => publish("draft") }]),
			{ label: "Copy address", Icon: Link2, onSelect: () => void copyAddress(publicHref) },
		];
	};
	return (
		<RowActions
			id={row.id}
			title={title}
			viewHref={state === "published" ? publicHref : previewHref}
			editHref={editHref}
			onDelete={() => void actions.remove(row.id, row.version ?? 1)}
		>
			<RowMenu title={title} listEntries={listEntries} />
		</RowActions>
	);
}

interface RowActionsProps {
	id: string;
	/** Part of the accessible names. */
	title: string;
	viewHref?: string;
	editHref?: string;
	onDelete?: () => void;
	children?: ReactNode;
}

const rowAction =
	"grid size-9 shrink-0 place-items-center rounded-full text-ink-2 transition-colors hover:bg-sunken hover:text-ink aria-expanded:bg-sunken aria-expanded:text-ink";

/** With a mouse and a wide table, actions lie over the end of the row while it has the pointer or the focus; "More" always shows. */
const overRow =
	"@min-[54rem]:pointer-fine:absolute @min-[54rem]:pointer-fine:top-1/2 @min-[54rem]:pointer-fine:right-3 @min-[54rem]:pointer-fine:my-0 @min-[54rem]:pointer-fine:-translate-y-1/2 @min-[54rem]:pointer-fine:rounded-full @min-[54rem]:pointer-fine:group-hover/row:bg-paper @min-[54rem]:pointer-fine:group-focus-within/row:bg-paper";

const shownOnHover =
	"@min-[54rem]:pointer-fine:opacity-0 @min-[54rem]:pointer-fine:group-hover/row:opacity-100 @min-[54rem]:pointer-fine:group-focus-within/row:opacity-100";

export function RowActions({ id, title, viewHref, editHref, onDelete, children }: RowActionsProps) {
	return (
		<span
			className={classNames(
				"-my-1.5 -mr-2.5 flex items-center gap-0.5 @min-[54rem]:mr-0 @min-[54rem]:justify-end",
				children ? overRow : undefined,
			)}
		>
			<span className={classNames("flex items-center gap-0.5", shownOnHover)}>
				{viewHref ? (
					<a
						href={viewHref}
						target="_blank"
						rel="noopener noreferrer"
						aria-label={`View ${title} (opens in a new tab)`}
						title="View"
						className={rowAction}
					>
						<RowIcon of="view" />
					</a>
				) : null}
				{editHref ? (
					<RowLink row={id} to={editHref} label={`Edit ${title}`} title="Edit" className={rowAction}>
						<RowIcon of="edit" />
					</RowLink>
				) : null}
				{onDelete ? (
					<button
						type="button"
						onClick={onDelete}
						aria-label={`Delete ${title}`}
						title="Delete"
						className={classNames(rowAction, "hover:text-danger!")}
					>
						<RowIcon of="remove" />
					</button>
				) : null}
			</span>
			{children}
		</span>
	);
}

type RowMenuEntry = { label: string; Icon: LucideIcon } & ({ href: string } | { onSelect: () => void });

/** Radix misses the key that opened its first menu and would focus the menu itself. */
function focusFirst(menu: HTMLElement | null): void {
	if (menu) requestAnimationFrame(() => menu.querySelector<HTMLElement>('[role="menuitem"]')?.focus());
}

interface RowMenuProps {
	/** Part of the accessible names. */
	title: string;
	listEntries: () => RowMenuEntry[];
}

const entryStyles =
	"flex h-9 cursor-pointer select-none items-center gap-2.5 rounded-chip px-2.5 text-[0.9rem] text-ink no-underline outline-none data-highlighted:bg-sunken";

/** Not modal, because the scroll lock injects styles. Portaled into the main landmark. */
function RowMenu({ title, listEntries }: RowMenuProps) {
	const [asked, setAsked] = useState<"no" | "by pointer" | "by keyboard">("no");
	const trigger = { "aria-label": `More actions for ${title}`, title: "More", className: rowAction };
	// Mount menus on demand: fifty unused menus cost about 100 ms.
	if (asked === "no") {
		return (
			<button
				type="button"
				aria-haspopup="menu"
				aria-expanded={false}
				{...trigger}
				onClick={({ detail }) => setAsked(detail === 0 ? "by keyboard" : "by pointer")}
			>
				<RowIcon of="more" />
			</button>
		);
	}
	return (
		<DropdownMenu.Root modal={false} defaultOpen>
			<DropdownMenu.Trigger {...trigger}>
				<RowIcon of="more" />
			</DropdownMenu.Trigger>
			<DropdownMenu.Portal container={document.getElementById(SCREEN_ID)}>
				<DropdownMenu.Content
					ref={asked === "by keyboard" ? focusFirst : undefined}
					align="end"
					sideOffset={4}
					collisionPadding={12}
					className="z-50 min-w-52 rounded-box border border-line-strong bg-surface p-1.5 shadow-pop"
				>
					{listEntries().map((entry) => {
						const { label, Icon } = entry;
						const content = (
							<>
								<Icon aria-hidden="true" className="size-4 text-ink-3" />
								{label}
							</>
						);
						return "href" in entry ? (
							<DropdownMenu.Item key={label} asChild className={entryStyles}>
								<a href={entry.href} target="_blank" rel="noopener noreferrer" aria-label={`${label} (opens in a new tab)`}>
									{content}
								</a>
							</DropdownMenu.Item>
						) : (
							<DropdownMenu.Item key={label} onSelect={entry.onSelect} className={entryStyles}>
								{content}
							</DropdownMenu.Item>
						);
					})}
				</DropdownMenu.Content>
			</DropdownMenu.Portal>
		</DropdownMenu.Root>
	);
}

function copyAddress(path: string): Promise<void> {
	const address = new URL(path, location.origin).href;
	return copyText(address, "Address copied", address);
}
