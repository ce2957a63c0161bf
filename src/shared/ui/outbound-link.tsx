import type { ReactNode } from "react";
import { classNames } from "../lib/class-names";

interface OutboundLinkProps {
	href: string | null;
	/** Accessible name, needed when the content has no text. */
	label?: string;
	className: string;
	/** Classes with and without an address. */
	active: string;
	idle: string;
	children: ReactNode;
}

/** A link to another site, in a new tab. Without an address it is announced as unavailable. */
export function OutboundLink({ href, label, className, active, idle, children }: OutboundLinkProps) {
	const note = href ? "(opens in a new tab)" : "(not available yet)";
	const name = label ? { "aria-label": `${label} ${note}` } : {};
	const spoken = label ? null : <span className="sr-only"> {note}</span>;
	if (href) {
		return (
			<a href={href} target="_blank" rel="noopener noreferrer" className={classNames(className, active)} {...name}>
				{children}
				{spoken}
			</a>
		);
	}
	return (
		<a role="link" aria-disabled="true" className={classNames(className, "cursor-not-allowed", idle)} {...name}>
			{children}
			{spoken}
		</a>
	);
}
