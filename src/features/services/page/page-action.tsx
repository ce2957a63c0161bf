import { ArrowRight, ArrowUpRight } from "lucide-react";
import { Link } from "react-router-dom";
import { paths } from "@/content/paths";
import type { Action } from "@/content/services/page-schema";
import { site } from "@/content/site";
import { classNames } from "@/shared/lib/class-names";
import { type ButtonVariant, buttonStyles } from "@/shared/ui/button-styles";
import { DialogLink } from "@/shared/ui/dialog-link";

interface PageActionProps {
	action: Action;
	/** Subject of a message that starts here: the service's title. */
	subject: string;
	tone?: ButtonVariant["tone"];
	className?: string;
}

/** A button of a service page: a link, the scoping form, or the lead dialog. */
export function PageAction({ action, subject, tone = "solid", className }: PageActionProps) {
	const look = buttonStyles({ tone, className });
	if (action.kind === "link") {
		return (
			<Link to={action.href} className={look}>
				{action.text}
				{tone === "accent" ? <ArrowRight aria-hidden="true" className="size-4" /> : null}
			</Link>
		);
	}
	const formUrl = action.kind === "scoping" ? site.scopingFormUrl : null;
	return (
		<DialogLink source={action.source} subject={subject} href={paths.contact} formUrl={formUrl} className={look}>
			{action.text}
			{formUrl ? <ArrowUpRight aria-hidden="true" className="size-4" /> : null}
		</DialogLink>
	);
}

interface PageActionsProps {
	actions: Action[];
	subject: string;
	night?: boolean;
	centered?: boolean;
}

/** The buttons of a hero or a closing: the first one leads. */
export function PageActions({ actions, subject, night = false, centered = false }: PageActionsProps) {
	const rest = night ? "night" : "line";
	return (
		<div className={classNames("flex flex-wrap gap-3", centered && "justify-center")}>
			{actions.map((action, index) => (
				<PageAction key={action.text} action={action} subject={subject} tone={index === 0 ? "accent" : rest} />
			))}
		</div>
	);
}
