import { type ComponentType, lazy } from "react";

const Nothing = () => null;

/** The featured projects of a service, loaded with the first panel that opens. Where their code cannot be had there are none. */
export const FeaturedProjects = lazy<ComponentType<{ serviceId: string }>>(() =>
	import("./featured-projects")
		.then((module) => ({ default: module.FeaturedProjects }))
		.catch((error: unknown) => {
			console.warn("Featured projects:", error instanceof Error ? error.message : error);
			return { default: Nothing };
		}),
);
