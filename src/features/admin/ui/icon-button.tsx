import type { LucideIcon } from "lucide-react";
import { classNames } from "@/shared/lib/class-names";

interface IconButtonProps {
	label: string;
	Icon: LucideIcon;
	onClick: () => void;
	disabled?: boolean;
	/** Ignores presses and, unlike `disabled`, keeps the focus. */
	isOff?: boolean;
	removes?: boolean;
	className?: string;
}

export function IconButton({ label, Icon, onClick, disabled, isOff = false, removes = false, className }: IconButtonProps) {
	return (
		<button
			type="button"
			aria-label={label}
			title={label}
			disabled={disabled}
			aria-disabled={isOff}
			onClick={() => isOff || onClick()}
			className={classNames(
				"grid size-10 place-items-center rounded-full text-ink-3 transition-colors enabled:not-aria-disabled:hover:bg-sunken disabled:opacity-35 aria-disabled:opacity-35",
				removes ? "enabled:not-aria-disabled:hover:text-danger" : "enabled:not-aria-disabled:hover:text-ink",
				className,
			)}
		>
			<Icon aria-hidden="true" className="size-4" />
		</button>
	);
}

interface ActionButtonProps extends Omit<IconButtonProps, "className" | "disabled"> {
	small?: boolean;
}

export function ActionButton({ small = false, ...rest }: ActionButtonProps) {
	return <IconButton {...rest} className={classNames("text-ink-2", small && "size-9")} />;
}
