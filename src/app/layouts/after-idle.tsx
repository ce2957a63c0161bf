import { type ComponentType, useEffect, useState } from "react";

/** Renders a component that isn't urgent: its code loads once the browser is idle. */
export function AfterIdle({ load }: { load: () => Promise<ComponentType> }) {
	const [Content, setContent] = useState<ComponentType | null>(null);
	useEffect(() => {
		let wanted = true;
		const show = () =>
			load().then(
				(loaded) => wanted && setContent(() => loaded),
				(error: unknown) => {
					console.warn("Loaded later:", error);
					addEventListener("online", show, { once: true });
				},
			);
		const idle = "requestIdleCallback" in window;
		const handle = idle ? requestIdleCallback(show, { timeout: 2000 }) : window.setTimeout(show, 200);
		return () => {
			wanted = false;
			removeEventListener("online", show);
			if (idle) cancelIdleCallback(handle);
			else clearTimeout(handle);
		};
	}, [load]);
	return Content ? <Content /> : null;
}
