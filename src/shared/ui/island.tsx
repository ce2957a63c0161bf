import {
	type ComponentType,
	type ReactNode,
	type RefObject,
	Suspense,
	useEffect,
	useLayoutEffect,
	useRef,
	useState,
	useSyncExternalStore,
} from "react";
import { lazyWhenNear } from "../lib/lazy-when";
import { Button } from "./button";
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
	const lost = lostCode();
	const First = lazyWhenNear(id, load, lost.report);
	let loaded: ComponentType<Props> | undefined;
	function Island(props: Props) {
		const [{ Content }, setContent] = useState<{ Content: ComponentType<Props> }>({ Content: loaded ?? First });
		const place = useRef<HTMLDivElement>(null);
		const retries = useRef(0);
		const again = () => setContent({ Content: lazyWhenNear(id, load, lost.report) });
		const retry = () => {
			retries.current += 1;
			// After a deployment the old file is gone, and only a reload finds the new one.
			if (retries.current > 1 && navigator.onLine) location.reload();
			else again();
		};
		return (
			<div ref={place} data-island="">
				<SectionBoundary name={name} onFailed={() => markHydrated(place.current)} onRetry={retry} onOnline={again}>
					<Suspense fallback={fallback}>
						<Content {...props} />
						<Hydrated place={place} />
					</Suspense>
				</SectionBoundary>
				<LostPart place={place} lost={lost} />
			</div>
		);
	}
	const preload = async () => {
		loaded = await load();
	};
	return Object.assign(Island, { preload });
}

type Retry = (() => void) | null;
type LostCode = ReturnType<typeof lostCode>;

/** How to load code again that was lost over prerendered HTML, or null. See docs/decisions.md, "Lost code keeps the HTML and tries again". */
function lostCode() {
	let retry: Retry = null;
	const listeners = new Set<() => void>();
	return {
		report: (next: Retry) => {
			retry = next;
			for (const listener of listeners) listener();
		},
		subscribe: (listener: () => void) => {
			listeners.add(listener);
			return () => void listeners.delete(listener);
		},
		read: () => retry,
	};
}

// Beside the content: a render above it would make React discard the prerendered HTML.
function LostPart({ place, lost }: { place: RefObject<HTMLDivElement | null>; lost: LostCode }) {
	const retry = useSyncExternalStore(lost.subscribe, lost.read, () => null);
	const clicks = useRef(0);
	useEffect(() => {
		if (place.current) place.current.toggleAttribute("data-lost", retry !== null);
	}, [place, retry]);
	if (!retry) return null;
	const again = () => {
		clicks.current += 1;
		// After a deployment the old file is gone, and only a reload finds the new one.
		if (clicks.current > 1 && navigator.onLine) location.reload();
		else retry();
	};
	return <LostNote place={place} onAgain={again} />;
}

function LostNote({ place, onAgain }: { place: RefObject<HTMLDivElement | null>; onAgain: () => void }) {
	const note = useRef<HTMLDivElement>(null);
	useLayoutEffect(() => {
		const own = note.current;
		const { current: part } = place;
		return () => {
			if (!part || !own?.contains(document.activeElement)) return;
			// The part takes the focus of the button that disappears.
			part.tabIndex = -1;
			part.focus({ preventScroll: true });
		};
	}, [place]);
	return (
		<div ref={note} role="status" data-lost-note="" className="wrap flex flex-wrap items-center gap-x-5 gap-y-3 py-6">
			<p className="m-0 text-ink-2">This part could not be loaded. It loads when you are online.</p>
			<Button tone="line" size="s" onClick={onAgain}>
				Try Again
			</Button>
		</div>
	);
}

// Rendered after the content: its effect runs when the content is hydrated.
function Hydrated({ place }: { place: RefObject<HTMLDivElement | null> }) {
	useEffect(() => markHydrated(place.current), [place]);
	return null;
}

// app/island-clicks.ts repeats an early click when this attribute appears.
function markHydrated(place: HTMLDivElement | null): void {
	if (place) place.dataset.hydrated = "";
}
