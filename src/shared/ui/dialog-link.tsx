import type { MouseEvent, ReactNode } from "react";
import { requestDialog } from "../lib/dialog-request";

interface DialogLinkProps {
	/** Tag of this link in the request, such as "home-consultation". */
	source: string;
	/** Where the link leads before hydration, and in a new tab. */
	href: string;
	/** An external form that replaces the dialog; null: none. */
	formUrl?: string | null;
	/** What the request is about. */
	subject?: string;
	className?: string;
	children: ReactNode;
}

/** A link that opens an external form in a new tab, or the dialog over this page. */
export function DialogLink({ source, href, formUrl = null, subject, className, children }: DialogLinkProps) {
	if (formUrl) {
		return (
			<a href={formUrl} target="_blank" rel="noopener noreferrer" className={className}>
				{children}
				<span className="sr-only"> (opens in a new tab)</span>
			</a>
		);
	}
	const open = (event: MouseEvent) => {
		if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
		event.preventDefault();
		requestDialog(source, subject);
	};
	return (
		<a href={href} aria-haspopup="dialog" onClick={open} className={className}>
			{children}
		</a>
	);
}
