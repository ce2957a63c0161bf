import { paths } from "@/content/paths";
import { ThankYouPage } from "@/features/thank-you/thank-you-page";
import { SiteHead } from "../layouts/site-head";

export function Component() {
	return (
		<>
			<SiteHead seo={{ title: "Thank you", description: "What happens after you write to us.", path: paths.thankYou, noindex: true }} />
			<ThankYouPage />
		</>
	);
}
