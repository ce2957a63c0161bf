import { type ComponentType, type ReactNode, type RefObject, Suspense, useEffect, useRef, useState } from "react";
import { lazyWhenNear } from "../lib/lazy-when";
import { SectionBoundary } from "./section-boundary";

interface IslandOptions<Props extends object> {
	/** Id of the element around it. The code loads when that element comes near the viewport. */
	id: string;
	name: string;
	load: () => Promise<ComponentType<Props>>;
	/** Shown while the code loads on pages that were not prerendered. */
	fallback?: ReactNode;
}

/** A section that hydrates on its own. See docs/decisions.md, "Sections hydrate near the viewport". */
export function island<Props extends object>({ id, name, load, fallback = null }: IslandOptions<Props>) {
	const First = lazyWhenNear(id, load);
	let loaded: ComponentType<Props> | undefined;
	function Island(props: Props) {
		const [{ Content }, setContent] = useState<{ Content: ComponentType<Props> }>({ Content: loaded ?? First });
		const place = useRef<HTMLDivElement>(null);
		const retries = useRef(0);
		const retry = () => {
			retries.current += 1;
			// After a deployment the old file is gone, and only a reload finds the new one.
			if (retries.current > 1) location.reload();
			else setContent({ Content: lazyWhenNear(id, load) });
		};
		return (
			<div ref={place} data-island="">
				<SectionBoundary name={name} onFailed={() => markHydrated(place.current)} onRetry={retry}>
					<Suspense fallback={fallback}>
						<Content {...props} />
						<Hydrated place={place} />
					</Suspense>
				</SectionBoundary>
			</div>
		);
	}
	const preload = async () => {
		loaded = await load();
	};
	return Object.assign(Island, { preload });
}

// Rendered after the content: its effect runs when the content is hydrated.
function Hydrated({ place }: { place: RefObject<HTMLDivElement | null> }) {
	useEffect(() => markHydrated(place.current), [place]);
	return null;
}

// app/guards.ts repeats an early click when this attribute appears.
function markHydrated(place: HTMLDivElement | null): void {
	if (place) place.dataset.hydrated = "";
}
