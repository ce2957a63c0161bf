import { contactPage, contactSeo } from "@/content/contact";
import { paths } from "@/content/paths";
import { ContactSection } from "@/features/contact/contact-section";
import { SiteHead } from "../layouts/site-head";

const structuredData = () => import("../structured-data/trail").then((module) => module.trail("Contact", paths.contact));

export function Component() {
	return (
		<>
			<SiteHead seo={contactSeo} structuredData={structuredData} />
			<div id="contact" className="pt-[calc(4.5rem+clamp(40px,6vw,88px))] pb-[clamp(72px,9vw,136px)]">
				<ContactSection heading={contactPage} />
			</div>
		</>
	);
}
