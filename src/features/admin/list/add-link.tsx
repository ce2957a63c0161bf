import { Plus } from "lucide-react";
import { Link } from "react-router-dom";
import { buttonStyles } from "@/shared/ui/button-styles";

/** The way from a list to the form of a new row. */
export function AddLink({ to, label }: { to: string; label: string }) {
	return (
		<Link to={to} className={buttonStyles({ tone: "accent", size: "s" })}>
			<Plus aria-hidden="true" className="size-4" />
			{label}
		</Link>
	);
}
