import { useHydrated } from "@/shared/hooks/use-hydrated";
import { island } from "@/shared/ui/island";
import { Skeleton } from "@/shared/ui/skeleton";

/** As high as the form, so that what follows it stays where it is. */
const shape = <Skeleton className="needs-script h-[55.5rem] rounded-card sm:h-[43rem] md:h-[40rem] lg:h-[44.5rem]" />;

/**
 * The section's form, as HTML from the beginning: for the page that it is the subject of. Nothing above it may render again while
 * its code is on its way (no hook of the router, of hydration or of state), or React throws the HTML away with what was typed.
 */
export const FormNow = island({
	id: "contact",
	name: "contact",
	load: () => import("./section-form").then((module) => module.SectionForm),
	fallback: shape,
});

/** The section's form far down a page: it works with scripts only, and its markup would be bytes that nobody can use before. */
export function FormLater() {
	return useHydrated() ? <FormNow /> : shape;
}
