import { type ComponentType, type ReactNode, Suspense, useState } from "react";
import { lazyWhenNear } from "../lib/lazy-when";
import { SectionBoundary } from "./section-boundary";

interface IslandOptions<Props extends object> {
	/** Id of the element around it; its code loads when that element comes near the viewport. */
	id: string;
	/** Name for people, when it cannot be shown. */
	name: string;
	load: () => Promise<ComponentType<Props>>;
	/** Stands there while the code loads, on pages that did not come as HTML. */
	fallback?: ReactNode;
}

/**
 * A part of a page that is in the prerendered HTML and comes alive by itself: its code is no part of what the page waits for, and
 * its failure takes nothing else away. A retry after lost code asks for it again.
 *
 * `preload` brings the code before a change of page, so that the part stands there at once and the page has its height when the
 * scroll position is restored.
 */
export function island<Props extends object>({ id, name, load, fallback = null }: IslandOptions<Props>) {
	const First = lazyWhenNear(id, load);
	let loaded: ComponentType<Props> | undefined;
	// biome-ignore lint/correctness/noComponentHookFactories: called once for each part, where its module is loaded.
	function Island(props: Props) {
		const [{ Content }, setContent] = useState<{ Content: ComponentType<Props> }>({ Content: loaded ?? First });
		return (
			<SectionBoundary name={name} onRetry={() => setContent({ Content: lazyWhenNear(id, load) })}>
				<Suspense fallback={fallback}>
					<Content {...props} />
				</Suspense>
			</SectionBoundary>
		);
	}
	const preload = async () => {
		loaded = await load();
	};
	return Object.assign(Island, { preload });
}
