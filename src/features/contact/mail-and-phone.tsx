import { contactForm } from "@/content/contact";
import { site } from "@/content/site";

/** For visitors who can't send the form. */
export function MailAndPhone() {
	return (
		<>
			<a href={`mailto:${site.email}`}>{site.email}</a>, <a href={site.phone.href}>{site.phone.display}</a>
		</>
	);
}

export function NoScriptLine() {
	return (
		<noscript>
			<p className="mt-0">
				{contactForm.noScript} <MailAndPhone />
			</p>
		</noscript>
	);
}
