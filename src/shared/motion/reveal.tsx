import { type ReactNode, useEffect, useRef } from "react";
import { classNames } from "@/shared/lib/class-names";

interface RevealProps {
	children: ReactNode;
	delay?: number;
	margin?: string;
	className?: string;
}

/** Fades its content in once, when a tenth of it is in view. Without scripts, in print and above the fold nothing is hidden. */
export function Reveal({ children, delay = 0, margin, className }: RevealProps) {
	const ref = useRef<HTMLDivElement>(null);
	// A separate effect: a filtered list changes the delays of entries that are already visible.
	useEffect(() => {
		// The security policy forbids style attributes in the HTML.
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
