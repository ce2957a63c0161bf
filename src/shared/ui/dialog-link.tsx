import type { MouseEvent, ReactNode } from "react";
import { classNames } from "../lib/class-names";
import { requestDialog } from "../lib/dialog-request";
import { isPlainClick } from "./link-button";

interface DialogLinkProps {
	/** Tag of the link, such as "home-consultation". */
	source: string;
	href: string;
	/** An external form that replaces the dialog. */
	formUrl?: string | null;
	subject?: string;
	className?: string;
	children: ReactNode;
}

/** A link that opens the dialog on this page, or an external form in a new tab. */
export function DialogLink({ source, href, formUrl = null, subject, className, children }: DialogLinkProps) {
	if (formUrl) {
		return (
			<a href={formUrl} target="_blank" rel="noopener noreferrer" className={className}>
				{children}
				<span className="sr-only"> (opens in a new tab)</span>
			</a>
		);
	}
	const open = (event: MouseEvent<HTMLAnchorElement>) => {
		if (!isPlainClick(event)) return;
		event.preventDefault();
		requestDialog(source, subject, event.currentTarget);
	};
	return (
		<a
			href={href}
			aria-haspopup="dialog"
			onClick={open}
			className={classNames("aria-busy:cursor-progress aria-busy:opacity-60", className)}
		>
			{children}
		</a>
	);
}
