import type { ComponentProps } from "react";
import { HeadProvider } from "@/shared/seo/head-provider";
import { RouterProvider } from "react-router-dom";

/** The providers that every page needs, and no more: data, toasts and forms bring their own with their chunks. */
export function AppRoot({ router }: { router: ComponentProps<typeof RouterProvider>["router"] }) {
	return (
		<HeadProvider>
			<RouterProvider router={router} />
		</HeadProvider>
	);
}
