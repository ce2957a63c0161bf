import { type ReactNode, useEffect, useRef } from "react";
import { classNames } from "@/shared/lib/class-names";

interface RevealProps {
	children: ReactNode;
	/** Milliseconds to wait after the element comes into view. */
	delay?: number;
	/** How far outside the viewport it counts as in view, as in `rootMargin`. */
	margin?: string;
	className?: string;
}

/**
 * Fades its content in, once, when a tenth of it is in view. Nothing is hidden before a script runs, nor what is already in
 * view when it does, so readers without scripts, print and the first frame always see everything.
 */
export function Reveal({ children, delay = 0, margin, className }: RevealProps) {
	const ref = useRef<HTMLDivElement>(null);
	// By itself: a list that is filtered gives its entries other delays, and what was shown stays shown.
	useEffect(() => {
		// Set here and not as a style attribute: the content security policy allows no inline styles in the HTML.
		if (delay) ref.current?.style.setProperty("--reveal-delay", `${delay}ms`);
		else ref.current?.style.removeProperty("--reveal-delay");
	}, [delay]);
	useEffect(() => {
		const element = ref.current;
		if (!element || !("IntersectionObserver" in window)) return;
		if (window.matchMedia("(prefers-reduced-motion: reduce)").matches) return;
		if (element.getBoundingClientRect().top < window.innerHeight) return;
		element.dataset.reveal = "waiting";
		const observer = new IntersectionObserver(
			(entries) => {
				if (!entries.some((entry) => entry.isIntersecting)) return;
				element.dataset.reveal = "shown";
				observer.disconnect();
			},
			{ threshold: Math.min(0.1, (window.innerHeight * 0.1) / Math.max(1, element.offsetHeight)), rootMargin: margin },
		);
		observer.observe(element);
		return () => {
			observer.disconnect();
			element.dataset.reveal = "shown";
		};
	}, [margin]);
	return (
		<div ref={ref} className={classNames("reveal", className)}>
			{children}
		</div>
	);
}
