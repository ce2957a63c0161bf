import { useLocation } from "react-router-dom";
import { quoteSubject } from "@/content/contact";
import { findService } from "@/content/services/index";
import { useHydrated } from "@/shared/hooks/use-hydrated";
import { readRouteText } from "@/shared/lib/route-state";
import { ContactForm } from "./contact-form";

/** The contact section's form. It knows the service that 'Get Quote' was pressed for, on whichever page. */
export function SectionForm() {
	const { state } = useLocation();
	const id = useHydrated() ? readRouteText(state, "service") : null;
	const title = id ? findService(id)?.title : undefined;
	return <ContactForm subject={title ? quoteSubject(title) : undefined} />;
}
