import { NotFoundPage } from "@/features/not-found/not-found-page";
import { SiteHead } from "../layouts/site-head";

export function Component() {
	return (
		<>
			<SiteHead seo={{ title: "Page not found", description: "This address leads nowhere.", path: "/404", noindex: true }} />
			<NotFoundPage />
		</>
	);
}
