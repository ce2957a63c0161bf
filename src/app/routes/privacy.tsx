import { paths } from "@/content/paths";
import { privacySeo } from "@/content/privacy";
import { PrivacyPage } from "@/features/legal/privacy-page";
import { SiteHead } from "../layouts/site-head";

const structuredData = () => import("../structured-data/trail").then((module) => module.trail("Privacy policy", paths.privacy));

export function Component() {
	return (
		<>
			<SiteHead seo={privacySeo} structuredData={structuredData} />
			<PrivacyPage />
		</>
	);
}
