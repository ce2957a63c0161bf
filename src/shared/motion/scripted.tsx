import { Component, createRef, type ReactNode, type RefObject, useLayoutEffect, useRef } from "react";
import { afterFrame } from "../lib/after-frame";

type Animate = typeof import("framer-motion/dom/mini").animate;
type Running = Pick<ReturnType<Animate>, "cancel">;

const EASE_OUT = [0.2, 0.7, 0.1, 1] as const;
const MOVE_S = 0.45;
/** As long as the transition of `content-visibility` in services.css. */
const UNFOLD_S = 0.5;
const MAX_DISTANCE_PX = 120;
const RISE_PX = 20;

let animate: Animate | null = null;

const wantsMotion = () => window.matchMedia?.("(prefers-reduced-motion: no-preference)").matches === true;
const engine = () => (wantsMotion() ? animate : null);

function loadMotion(): void {
	if (animate || !wantsMotion()) return;
	import("framer-motion/dom/mini").then(
		(module) => {
			animate = module.animate;
		},
		() => {},
	);
}

const loadAfterFrame = () => afterFrame(loadMotion);

/** Loads framer-motion when a visitor points at an element or focuses it. Without it, everything changes at once. */
export const motionIntent = { onPointerEnter: loadAfterFrame, onFocus: loadAfterFrame };

interface LayoutMotionProps {
	trigger: string;
	items: string;
	className: string;
	children: ReactNode;
}

/** When `trigger` changes, the items move to their new places and new items fade in. */
export class LayoutMotion extends Component<LayoutMotionProps> {
	readonly #root = createRef<HTMLDivElement>();
	readonly #running = new Map<Element, Running>();

	override getSnapshotBeforeUpdate(previous: LayoutMotionProps): Map<HTMLElement, DOMRect> | null {
		return previous.trigger !== this.props.trigger && engine() ? this.#measure() : null;
	}

	override componentDidUpdate(_props: LayoutMotionProps, _state: unknown, before: Map<HTMLElement, DOMRect> | null): void {
		const move = engine();
		if (!before || !move) return;
		for (const running of this.#running.values()) running.cancel();
		this.#running.clear();
		for (const [item, place] of this.#measure()) {
			const start = findStart(before.get(item), place);
			if (!start) continue;
			const running = move(item, start, { duration: MOVE_S, ease: EASE_OUT });
			this.#running.set(item, running);
			void running.finished.then(() => {
				this.#running.delete(item);
				for (const name of Object.keys(start)) item.style.removeProperty(name);
			});
		}
	}

	override render() {
		return (
			<div ref={this.#root} className={this.props.className}>
				{this.props.children}
			</div>
		);
	}

	#measure(): Map<HTMLElement, DOMRect> {
		const items = this.#root.current?.querySelectorAll<HTMLElement>(this.props.items) ?? [];
		return new Map([...items].map((item) => [item, item.getBoundingClientRect()]));
	}
}

type Start = { transform?: string[]; opacity?: number[] };

function findStart(from: DOMRect | undefined, to: DOMRect): Start | null {
	if (!isInView(to)) return null;
	if (!from) return { transform: [`translate(0px, ${RISE_PX}px)`, "none"], opacity: [0, 1] };
	if (Math.abs(from.width - to.width) > 1 || Math.abs(from.height - to.height) > 1) return { opacity: [0, 1] };
	const x = from.left - to.left;
	const y = from.top - to.top;
	if (Math.hypot(x, y) < 1) return null;
	if (isInView(from)) return { transform: [`translate(${x}px, ${y}px)`, "none"] };
	const near = Math.max(-MAX_DISTANCE_PX, Math.min(MAX_DISTANCE_PX, y));
	return { transform: [`translate(0px, ${near}px)`, "none"], opacity: [0, 1] };
}

const isInView = ({ top, bottom }: DOMRect): boolean => bottom > 0 && top < window.innerHeight;

/** Animates the height of a panel in a `details` element. Its `data-unfold` turns off the transition in services.css. */
export function useUnfold(panel: RefObject<HTMLElement | null>, open: boolean): void {
	const last = useRef(open);
	const running = useRef<Running>(null);
	useLayoutEffect(() => {
		const element = panel.current;
		const details = element?.parentElement;
		if (!element || !details || last.current === open) return;
		last.current = open;
		const unfold = engine();
		const from = measureHeight(element);
		running.current?.cancel();
		running.current = null;
		element.style.removeProperty("height");
		if (!unfold) {
			delete details.dataset.unfold;
			return;
		}
		details.dataset.unfold = "scripted";
		let target = open ? measureHeight(element) : 0;
		const started = performance.now();
		const run = (start: number, duration: number) => {
			// The library would write the running animation's style into the element, which the policy forbids in WebKit.
			running.current?.cancel();
			const animation = unfold(element, { height: [start, target] }, { duration, ease: EASE_OUT });
			running.current = animation;
			void animation.finished.then(() => {
				if (running.current !== animation) return;
				running.current = null;
				// A closed panel stays at 0: the browser can hide it a frame later.
				if (open) element.style.removeProperty("height");
			});
		};
		run(from, UNFOLD_S);
		return open ? followContent() : undefined;

		function followContent() {
			const content = element?.firstElementChild;
			if (!element || !content || !("ResizeObserver" in window)) return;
			const observer = new ResizeObserver(() => {
				const left = UNFOLD_S - (performance.now() - started) / 1000;
				const grown = Math.min(content.scrollHeight, Number.parseFloat(getComputedStyle(element).maxHeight) || Number.POSITIVE_INFINITY);
				if (left <= 0 || Math.abs(grown - target) < 1) return;
				target = grown;
				run(measureHeight(element), left);
			});
			observer.observe(content);
			return () => observer.disconnect();
		}
	}, [panel, open]);
}

const measureHeight = (element: HTMLElement): number => element.getBoundingClientRect().height;
