import type { MouseEvent, ReactNode } from "react";
import { openLead } from "../lib/lead-request";

interface LeadLinkProps {
	/** Tag of this button in the message and the lead, such as "home-consultation". */
	source: string;
	/** Address of the contact section: where the link leads before scripts listen, and in a tab of its own. */
	href: string;
	/** An external form that takes the place of the dialog; null where there is none. */
	formUrl?: string | null;
	/** First words of the message's subject. */
	subject?: string;
	className?: string;
	children: ReactNode;
}

/** A button that starts a conversation: the external scoping form in a new tab, or the lead dialog over this page. */
export function LeadLink({ source, href, formUrl = null, subject, className, children }: LeadLinkProps) {
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
		openLead(source, subject);
	};
	return (
		<a href={href} aria-haspopup="dialog" onClick={open} className={className}>
			{children}
		</a>
	);
}
