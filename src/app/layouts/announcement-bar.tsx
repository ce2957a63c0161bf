import { Link } from "react-router-dom";
import { site } from "@/content/site";

/** The bar above the header, if the settings have a text for it. */
export function AnnouncementBar() {
	const { announcement } = site;
	if (!announcement) return null;
	const { text, link } = announcement;
	return (
		<aside aria-label="Announcement" className="announcement">
			<p className="wrap">
				{text} {link ? <Link to={link.to}>{link.text}</Link> : null}
			</p>
		</aside>
	);
}
