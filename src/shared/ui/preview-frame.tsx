import { type ReactNode, type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { classNames } from "../lib/class-names";
import { followPage, openFramePage } from "../lib/frame-page";
import { PreviewBoundary } from "./preview-boundary";

/** From this width on the page has a computer's scroll bar; phones and tablets have none that takes room. */
const DESKTOP = 1280;

interface PreviewFrameProps {
	/** What is shown, for people who do not see it. */
	title: string;
	/** Of the screen, in CSS pixels. */
	width: 390 | 768 | 1280;
	children: ReactNode;
}

/**
 * Shows a page as it is on a screen of another width, scaled down to the room that there is. The children keep React's contexts and
 * have a viewport of their own. They can be scrolled, not used.
 */
export function PreviewFrame({ title, width, children }: PreviewFrameProps) {
	const box = useRef<HTMLDivElement>(null);
	const room = useRoom(box);
	const { frame, open, body } = useFramePage();
	const scale = room ? Math.min(1, room.width / width) : 1;
	return (
		<div ref={box} className="relative size-full overflow-hidden">
			<iframe
				ref={frame}
				title={title}
				onLoad={open}
				className="absolute top-0 left-0 max-w-none origin-top-left border-0 bg-paper"
				style={{
					width,
					height: room ? room.height / scale : "100%",
					transform: `translateX(${room ? (room.width - width * scale) / 2 : 0}px) scale(${scale})`,
				}}
			/>
			{body ? createPortal(<Screen title={title} hasScrollBar={width >= DESKTOP} content={children} />, body) : null}
		</div>
	);
}

/** Over the content, which would cover an outline, and thick enough to be seen when it is scaled down. */
const focusRing =
	"focus-visible:after:pointer-events-none focus-visible:after:fixed focus-visible:after:inset-0 focus-visible:after:z-50 focus-visible:after:border-4 focus-visible:after:border-accent";

/** Scrolls by wheel, touch and keyboard, for which it takes the focus; what it holds takes none. */
function Screen({ title, hasScrollBar, content }: { title: string; hasScrollBar: boolean; content: ReactNode }) {
	return (
		<section
			aria-label={title}
			// biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls only what has the focus.
			tabIndex={0}
			className={classNames("h-dvh overflow-y-auto overscroll-contain outline-none", focusRing, !hasScrollBar && "[scrollbar-width:none]")}
		>
			<div inert>
				<PreviewBoundary>{content}</PreviewBoundary>
			</div>
		</section>
	);
}

/** The width and height that an element has, once that is known. */
function useRoom(box: RefObject<HTMLElement | null>): { width: number; height: number } | null {
	const [room, setRoom] = useState<{ width: number; height: number } | null>(null);
	useEffect(() => {
		if (!box.current || !("ResizeObserver" in window)) return;
		const observer = new ResizeObserver((entries) => {
			const size = entries.at(-1)?.contentRect;
			if (size && size.width > 0) setRoom({ width: size.width, height: size.height });
		});
		observer.observe(box.current);
		return () => observer.disconnect();
	}, [box]);
	return room;
}

/** The frame's body, once it looks as the page does. Some browsers give a frame its lasting document late: then it begins anew. */
function useFramePage() {
	const frame = useRef<HTMLIFrameElement>(null);
	const [inside, setInside] = useState<Document | null>(null);
	const [body, setBody] = useState<HTMLElement | null>(null);
	const open = useCallback(() => setInside(frame.current && openFramePage(frame.current)), []);
	useEffect(open, [open]);
	useEffect(() => {
		if (!inside) return;
		let wanted = true;
		const { ready, stop } = followPage(document, inside);
		void ready.then(() => wanted && setBody(inside.body));
		return () => {
			wanted = false;
			setBody(null);
			stop();
		};
	}, [inside]);
	return { frame, open, body };
}
