import { ArrowRight, ArrowUpRight } from "lucide-react";
import { Link } from "react-router-dom";
import { paths } from "@/content/paths";
import type { Action, IconName } from "@/content/services/page-schema";
import { site } from "@/content/site";
import { classNames } from "@/shared/lib/class-names";
import { type ButtonVariant, buttonStyles } from "@/shared/ui/button-styles";
import { DialogLink } from "@/shared/ui/dialog-link";
import { pageIcons } from "./page-icons";

interface PageActionProps {
	action: Action;
	/** Subject of the message: the service's title. */
	subject: string;
	tone?: ButtonVariant["tone"];
	className?: string;
}

export function PageAction({ action, subject, tone = "solid", className }: PageActionProps) {
	const styles = buttonStyles({ tone, className });
	if (action.kind === "link") {
		return (
			<Link to={action.href} className={styles}>
				{action.text}
				{tone === "accent" ? <ArrowRight aria-hidden="true" className="size-4" /> : null}
			</Link>
		);
	}
	const formUrl = action.kind === "scoping" ? site.scopingFormUrl : null;
	return (
		<DialogLink source={action.source} subject={subject} href={paths.contactAbout(action.source)} formUrl={formUrl} className={styles}>
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

export function Points({ items }: { items: string[] }) {
	return (
		<ul className="m-0 mb-6 grid list-none content-start gap-2.5 p-0 lg:mb-0 lg:pb-6">
			{items.map((item) => (
				<li key={item} className="grid grid-cols-[0.5rem_1fr] items-baseline gap-3">
					<span aria-hidden="true" className="size-1.5 -translate-y-0.5 bg-(--code)" />
					{item}
				</li>
			))}
		</ul>
	);
}

export function PageIcon({ icon, className }: { icon: IconName; className: string }) {
	const Icon = pageIcons[icon];
	return <Icon aria-hidden="true" className={classNames("shrink-0", className)} />;
}
