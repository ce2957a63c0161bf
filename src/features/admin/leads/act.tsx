import type { LucideIcon } from "lucide-react";
import { classNames } from "@/shared/lib/class-names";
import { IconButton } from "../fields/icon-button";

interface ActProps {
	label: string;
	Icon: LucideIcon;
	onClick: () => void;
	removes?: boolean;
	/** For rows in which more than four stand. */
	small?: boolean;
}

/** One thing that can be done with leads. */
export function Act({ label, Icon, onClick, removes = false, small = false }: ActProps) {
	return (
		<IconButton label={label} Icon={Icon} onClick={onClick} removes={removes} className={classNames("text-ink-2", small && "size-9")} />
	);
}
