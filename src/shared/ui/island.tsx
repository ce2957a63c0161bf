import { type ComponentType, type ReactNode, type RefObject, Suspense, useEffect, useRef, useState } from "react";
import { lazyWhenNear } from "../lib/lazy-when";
import { SectionBoundary } from "./section-boundary";

interface IslandOptions<Props extends object> {
	/** Id of the element around it; its code loads when that element comes near the viewport. */
	id: string;
	/** Name for people, when it cannot be shown. */
	name: string;
	load: () => Promise<ComponentType<Props>>;
	/** Shown while the code loads, on pages that were not prerendered. */
	fallback?: ReactNode;
}

/**
 * A section that hydrates on its own. See docs/decisions.md, "Sections hydrate near the viewport". A retry loads missing code again.
 *
 * `preload` loads the code before a page change, so the page has its full height when the scroll position is restored.
 */
export function island<Props extends object>({ id, name, load, fallback = null }: IslandOptions<Props>) {
	const First = lazyWhenNear(id, load);
	let loaded: ComponentType<Props> | undefined;
	function Island(props: Props) {
		const [{ Content }, setContent] = useState<{ Content: ComponentType<Props> }>({ Content: loaded ?? First });
		const place = useRef<HTMLDivElement>(null);
		const retries = useRef(0);
		const retry = () => {
			retries.current += 1;
			// After a deployment the file is gone for good, and only the page itself knows the new one.
			if (retries.current > 1) location.reload();
			else setContent({ Content: lazyWhenNear(id, load) });
		};
		return (
			<div ref={place} data-island="">
				<SectionBoundary name={name} onFailed={() => markAlive(place.current)} onRetry={retry}>
					<Suspense fallback={fallback}>
						<Content {...props} />
						<Alive place={place} />
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

/** Rendered after the content, so that its effect runs when the content is hydrated. */
function Alive({ place }: { place: RefObject<HTMLDivElement | null> }) {
	useEffect(() => markAlive(place.current), [place]);
	return null;
}

/** Signals to app/early-clicks.ts that a kept click can be repeated. */
function markAlive(place: HTMLDivElement | null): void {
	if (place) place.dataset.live = "";
}
