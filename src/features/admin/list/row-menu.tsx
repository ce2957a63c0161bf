import { Ellipsis, type LucideIcon } from "lucide-react";
import { DropdownMenu } from "radix-ui";
import { useState } from "react";
import { SCREEN_ID } from "@/features/admin/layout/screen-change";
import { rowAction } from "./row-actions";

/** An entry of a row's menu: an address that opens in a new tab, or something that happens here. */
export type RowMenuEntry = { label: string; Icon: LucideIcon } & ({ href: string } | { onSelect: () => void });

/** The library has not seen the key that opened its first menu, and would leave the focus on the frame. */
function focusFirst(menu: HTMLElement | null): void {
	if (menu) requestAnimationFrame(() => menu.querySelector<HTMLElement>('[role="menuitem"]')?.focus());
}

interface RowMenuProps {
	/** Names the row. */
	title: string;
	entries: RowMenuEntry[];
}

const entryStyles =
	"flex h-9 cursor-pointer select-none items-center gap-2.5 rounded-chip px-2.5 text-[0.9rem] text-ink no-underline outline-none data-highlighted:bg-sunken";

/**
 * The rarer things that can be done with a row. Not modal: the library's scroll lock would inject styles. Inside the page's main part:
 * what stands outside every landmark is not found by those who go from one to the next.
 */
export function RowMenu({ title, entries }: RowMenuProps) {
	const [asked, setAsked] = useState<"no" | "by pointer" | "by keyboard">("no");
	const trigger = { "aria-label": `More actions for ${title}`, title: "More", className: rowAction };
	// Fifty menus that nobody opens cost a list a tenth of a second.
	if (asked === "no") {
		return (
			<button
				type="button"
				aria-haspopup="menu"
				aria-expanded={false}
				{...trigger}
				onClick={({ detail }) => setAsked(detail === 0 ? "by keyboard" : "by pointer")}
			>
				<Ellipsis aria-hidden="true" className="size-4" />
			</button>
		);
	}
	return (
		<DropdownMenu.Root modal={false} defaultOpen>
			<DropdownMenu.Trigger {...trigger}>
				<Ellipsis aria-hidden="true" className="size-4" />
			</DropdownMenu.Trigger>
			<DropdownMenu.Portal container={document.getElementById(SCREEN_ID)}>
				<DropdownMenu.Content
					ref={asked === "by keyboard" ? focusFirst : undefined}
					align="end"
					sideOffset={4}
					collisionPadding={12}
					className="z-50 min-w-52 rounded-box border border-line-strong bg-surface p-1.5 shadow-pop"
				>
					{entries.map((entry) => {
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
