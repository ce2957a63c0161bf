import type { ReactNode } from "react";
import { HelmetProvider } from "react-helmet-async";

/** Collects what pages say in `PageHead`; stands once, around the router. */
export function HeadProvider({ children }: { children: ReactNode }) {
	return <HelmetProvider>{children}</HelmetProvider>;
}
