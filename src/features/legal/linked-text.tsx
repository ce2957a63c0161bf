import { Fragment } from "react";
import { site } from "@/content/site";

/** A text in which the company's mailbox is a link. */
export function LinkedText({ children }: { children: string }) {
	const [first, ...rest] = children.split(site.email);
	return (
		<>
			{first}
			{rest.map((part) => (
				<Fragment key={part}>
					<a href={`mailto:${site.email}`} className="link-line">
						{site.email}
					</a>
					{part}
				</Fragment>
			))}
		</>
	);
}
