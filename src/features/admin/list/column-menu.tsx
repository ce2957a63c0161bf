import { Check, Columns3 } from "lucide-react";
import { DropdownMenu } from "radix-ui";
import { useMemo, useState } from "react";
import { SCREEN_ID } from "@/features/admin/layout/screen-change";
import { buttonStyles } from "@/shared/ui/button-styles";
import type { TableColumn } from "@/shared/ui/data-table-columns";

/** The columns that this browser shows of a list. The title and columns of controls can't be hidden. */
export function useShownColumns<Row>(name: string, columns: TableColumn<Row>[]) {
	const key = `admin-columns-${name}`;
	const [hidden, setHidden] = useState(() => readHidden(key));
	const toggle = (id: string) => {
		const next = hidden.includes(id) ? hidden.filter((each) => each !== id) : [...hidden, id];
		setHidden(next);
		try {
			localStorage.setItem(key, next.join(","));
		} catch {
			// Storage is blocked: keep the choice for this page only.
		}
	};
	return {
		shown: useMemo(() => columns.filter((column) => !mayHide(column) || !hidden.includes(column.id)), [columns, hidden]),
		menu: <ColumnMenu columns={columns.filter(mayHide)} hidden={hidden} onToggle={toggle} />,
	};
}

function mayHide<Row>({ isTitle, isUnnamed, isLead }: TableColumn<Row>): boolean {
	return !isTitle && !isUnnamed && !isLead;
}

function readHidden(key: string): string[] {
	try {
		return (localStorage.getItem(key) ?? "").split(",").filter(Boolean);
	} catch {
		return [];
	}
}

interface ColumnMenuProps<Row> {
	columns: TableColumn<Row>[];
	hidden: string[];
	onToggle: (id: string) => void;
}

/** Not modal, because the scroll lock injects styles. Portaled into the main landmark. */
function ColumnMenu<Row>({ columns, hidden, onToggle }: ColumnMenuProps<Row>) {
	if (columns.length === 0) return null;
	return (
		<DropdownMenu.Root modal={false}>
			<DropdownMenu.Trigger className={buttonStyles({ tone: "quiet", size: "s", className: "ml-auto px-3!" })}>
				<Columns3 aria-hidden="true" className="size-4" />
				Columns
			</DropdownMenu.Trigger>
			<DropdownMenu.Portal container={document.getElementById(SCREEN_ID)}>
				<DropdownMenu.Content
					align="end"
					sideOffset={4}
					collisionPadding={12}
					className="z-50 min-w-48 rounded-box border border-line-strong bg-surface p-1.5 shadow-pop"
				>
					{columns.map(({ id, name }) => (
						<DropdownMenu.CheckboxItem
							key={id}
							checked={!hidden.includes(id)}
							onCheckedChange={() => onToggle(id)}
							onSelect={(event) => event.preventDefault()}
							className="flex h-9 cursor-pointer select-none items-center gap-2.5 rounded-chip px-2.5 text-[0.9rem] text-ink outline-none data-highlighted:bg-sunken"
						>
							<span className="grid size-4.5 place-items-center rounded-[4px] border border-control-line">
								<DropdownMenu.ItemIndicator>
									<Check aria-hidden="true" className="size-3.5" />
								</DropdownMenu.ItemIndicator>
							</span>
							{name}
						</DropdownMenu.CheckboxItem>
					))}
				</DropdownMenu.Content>
			</DropdownMenu.Portal>
		</DropdownMenu.Root>
	);
}
