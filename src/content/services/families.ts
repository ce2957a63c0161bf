import type { Service } from "../schema";
import { services } from "./index";

interface Family {
	title: string;
	services: Service[];
}

const starts = [
	{ from: "web-apps", title: "Apps and platforms" },
	{ from: "ar-vr-development", title: "Games and 3D" },
	{ from: "ui-ux-design", title: "Design and devices" },
	{ from: "chatbot-development", title: "AI and sales automation" },
];

/** The services by family. Each family begins with one service and ends before the next family, so the display order stays. */
export const families: Family[] = starts.map(({ from, title }, index) => {
	const at = (id: string | undefined) => (id ? services.findIndex((service) => service.id === id) : services.length);
	return { title, services: services.slice(at(from), at(starts[index + 1]?.from)) };
});

/** The service with the lowest starting price. */
export function cheapestService(): Service | undefined {
	const readPrice = ({ startingPrice }: Service) => Number(startingPrice?.replace(/\D/g, "") ?? Number.POSITIVE_INFINITY);
	return services.filter(({ startingPrice }) => startingPrice).sort((a, b) => readPrice(a) - readPrice(b))[0];
}
