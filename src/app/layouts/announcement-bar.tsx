import { Link } from "react-router-dom";
import { isFile } from "@/content/paths";
import { site } from "@/content/site";

/** The bar above the header, if the settings have a text for it. */
export function AnnouncementBar() {
	const { announcement } = site;
	return announcement ? (
		<aside aria-label="Announcement" className="announcement">
			{announcement.text} {announcement.link ? <Link reloadDocument={isFile(announcement.link.to)} {...announcement.link} /> : null}
		</aside>
	) : null;
}
