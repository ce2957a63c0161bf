import { classNames } from "@/shared/lib/class-names";
import { Button } from "@/shared/ui/button";

interface AddButtonProps {
	/** What it adds, for those who do not see the box beside it. */
	label: string;
	onClick: () => void;
	/** It stands beside boxes whose labels are above them. */
	beside?: boolean;
}

/** Adds what stands in the boxes before it. */
export function AddButton({ label, onClick, beside = false }: AddButtonProps) {
	return (
		<Button
			tone="line"
			className={classNames("justify-self-start", beside ? "@min-[44rem]:mt-[30px]" : "mt-px")}
			onClick={onClick}
			aria-label={label}
		>
			Add
		</Button>
	);
}
