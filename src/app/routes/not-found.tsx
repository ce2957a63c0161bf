import { NotFoundPage } from "@/features/not-found/not-found-page";
import { SiteHead } from "../layouts/site-head";

export function Component() {
	return (
		<>
			<SiteHead seo={{ title: "Page not found", description: "This page doesn’t exist or has moved.", path: "/404", noindex: true }} />
			<NotFoundPage />
		</>
	);
}
