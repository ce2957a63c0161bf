import type { ServiceDetails } from "../schema";
import { services } from "./index";

const files = import.meta.glob<ServiceDetails>("./*/details.ts", { eager: true, import: "details" });

/** Details of every service by its id. Loaded when the first panel opens, and by the service pages. */
export const serviceDetails: Record<string, ServiceDetails> = Object.fromEntries(
	services.flatMap(({ id, route }) => {
		const details = files[`.${route}/details.ts`];
		return details ? [[id, details]] : [];
	}),
);
