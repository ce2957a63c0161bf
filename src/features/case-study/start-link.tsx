import { ArrowRight, ArrowUpRight } from "lucide-react";
import { caseStudy } from "@/content/case-study";
import { paths } from "@/content/paths";
import { site } from "@/content/site";
import { buttonStyles } from "@/shared/ui/button-styles";
import { DialogLink } from "@/shared/ui/dialog-link";

/** Longest title that still leaves a subject within the form's 120 characters. */
const TITLE_IN_SUBJECT = 90;

interface StartLinkProps {
	/** Tag of the button. */
	source: "case-study-hero" | "case-study-roadmap";
	/** Title of the project that the visitor read. */
	title: string;
}

/** "Start Your Project": the scoping form in a new tab, or the lead dialog with the project in its subject. */
export function StartLink({ source, title }: StartLinkProps) {
	const formUrl = site.scopingFormUrl;
	const short = title.length > TITLE_IN_SUBJECT ? `${title.slice(0, TITLE_IN_SUBJECT).trimEnd()}…` : title;
	const Arrow = formUrl ? ArrowUpRight : ArrowRight;
	return (
		<DialogLink
			source={source}
			subject={`A project like “${short}”`}
			href={paths.contact}
			formUrl={formUrl}
			className={buttonStyles({ tone: "accent" })}
		>
			{caseStudy.start}
			<Arrow aria-hidden="true" className="size-4" />
		</DialogLink>
	);
}
