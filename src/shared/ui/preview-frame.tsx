import { Component, type MouseEvent, type ReactNode, type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { classNames } from "../lib/class-names";
import { isCodeLost, loadLost } from "../lib/lazy-again";
import { Button } from "./button";

const DESKTOP = 1280;

interface PreviewFrameProps {
	title: string;
	width: 390 | 768 | 1280;
	children: ReactNode;
}

/** Shows its children on a screen of another width, scaled to the available space. They keep React's contexts but are inert. */
export function PreviewFrame({ title, width, children }: PreviewFrameProps) {
	const box = useRef<HTMLDivElement>(null);
	const space = useSize(box);
	const { frame, open, body } = useFramePage();
	const scale = space ? Math.min(1, space.width / width) : 1;
	return (
		<div ref={box} className="relative size-full overflow-hidden">
			<iframe
				ref={frame}
				title={title}
				onLoad={open}
				className="absolute top-0 left-0 max-w-none origin-top-left border-0 bg-paper"
				style={{
					width,
					height: space ? space.height / scale : "100%",
					transform: `translateX(${space ? (space.width - width * scale) / 2 : 0}px) scale(${scale})`,
				}}
			/>
			{body ? createPortal(<Screen title={title} hasScrollBar={width >= DESKTOP} content={children} />, body) : null}
		</div>
	);
}

// Above the content, which would cover an outline, and thick enough to be visible when scaled down.
const focusRing =
	"focus-visible:after:pointer-events-none focus-visible:after:fixed focus-visible:after:inset-0 focus-visible:after:z-50 focus-visible:after:border-4 focus-visible:after:border-accent";

// Focusable, so that the keyboard can scroll it.
function Screen({ title, hasScrollBar, content }: { title: string; hasScrollBar: boolean; content: ReactNode }) {
	return (
		<section
			aria-label={title}
			// biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls only what has the focus.
			tabIndex={0}
			className={classNames("h-dvh overflow-y-auto overscroll-contain outline-none", focusRing, !hasScrollBar && "[scrollbar-width:none]")}
		>
			<PreviewBoundary>{content}</PreviewBoundary>
		</section>
	);
}

function useSize(box: RefObject<HTMLElement | null>): { width: number; height: number } | null {
	const [size, setSize] = useState<{ width: number; height: number } | null>(null);
	useEffect(() => {
		if (!box.current || !("ResizeObserver" in window)) return;
		const observer = new ResizeObserver((entries) => {
			const rect = entries.at(-1)?.contentRect;
			if (rect && rect.width > 0) setSize({ width: rect.width, height: rect.height });
		});
		observer.observe(box.current);
		return () => observer.disconnect();
	}, [box]);
	return size;
}

// The frame's body, once its style sheets have loaded. Some browsers replace the frame's first document: then this runs again.
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

// Shows an error when the preview throws. It tries again when the content changes, and after lost code when the connection returns.
class PreviewBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
	override state = { failed: false };
	retries = 0;

	static getDerivedStateFromError() {
		return { failed: true };
	}

	override componentDidCatch(error: unknown) {
		addEventListener("online", this.again, { once: true });
		console.error("Preview:", error);
	}

	override componentDidUpdate(before: { children: ReactNode }) {
		if (this.state.failed && !isCodeLost() && before.children !== this.props.children) this.setState({ failed: false });
	}

	override componentWillUnmount() {
		removeEventListener("online", this.again);
		loadLost();
	}

	again = () => {
		loadLost();
		this.setState({ failed: false });
	};

	retry = ({ currentTarget }: MouseEvent<HTMLElement>) => {
		if (navigator.onLine) this.retries += 1;
		// After a deployment the old file is gone, and only a reload finds the new one.
		if (this.retries > 1) return location.reload();
		// The button disappears.
		currentTarget.closest("section")?.focus();
		this.again();
	};

	override render() {
		if (!this.state.failed) return <div inert>{this.props.children}</div>;
		if (!isCodeLost())
			return <PreviewNote title="The preview can't be shown">Your text is safe. The preview updates with your next change.</PreviewNote>;
		const action = (
			<Button tone="line" size="s" onClick={this.retry}>
				Try Again
			</Button>
		);
		return (
			<PreviewNote title="The preview couldn't be loaded" action={action}>
				{navigator.onLine ? "Your text is safe. Try again." : "Your text is safe. The preview loads when you are online."}
			</PreviewNote>
		);
	}
}

/** A message in place of a preview. */
export function PreviewNote({ title, action, children }: { title: string; action?: ReactNode; children: ReactNode }) {
	return (
		<div role="status" className="grid min-h-dvh content-center justify-items-center gap-2 px-6 text-center">
			<p className="m-0 font-semibold text-heading tracking-[-0.02em]">{title}</p>
			<p className="m-0 max-w-[26.8em] text-ink-2">{children}</p>
			{action ? <p className="m-0 mt-2">{action}</p> : null}
		</div>
	);
}

interface PolicyFactory {
	defaultPolicy: unknown;
	createPolicy: (name: string, rules: { createHTML: (text: string) => string }) => unknown;
}

const DOCTYPE = "<!doctype html>";

// Closing a document fires the load event of its frame, so each document is opened once.
const opened = new WeakSet<Document>();

/** Also the page's own, which has the fonts, and those that the development server injects. */
const SHEETS = 'link[rel="stylesheet"], style';

// Switches the empty document from quirks mode to standards mode, where text and tables have the same sizes as on the page.
function openFramePage(frame: HTMLIFrameElement): Document | null {
	const inside = frame.contentDocument;
	if (!inside || opened.has(inside)) return inside;
	opened.add(inside);
	allowDoctype(frame.contentWindow);
	inside.open();
	inside.write(DOCTYPE);
	inside.close();
	inside.documentElement.dataset.preview = "";
	return inside;
}

// The frame's window has its own Trusted Types policy. It allows the doctype and nothing else.
function allowDoctype(view: Window | null): void {
	if (!view || !("trustedTypes" in view)) return;
	const policies = view.trustedTypes as PolicyFactory;
	if (policies.defaultPolicy) return;
	policies.createPolicy("default", {
		createHTML: (text) => {
			if (text !== DOCTYPE) throw new TypeError("The preview assigns no HTML from text");
			return text;
		},
	});
}

// Copies style sheets, theme and language into the frame and keeps them in sync. `ready` resolves when the first sheets have settled.
function followPage(page: Document, inside: Document): { ready: Promise<void>; stop: () => void } {
	const copies = new Map<Element, Element>();
	copySheets(page, inside, copies);
	copyRoot(page, inside);
	const ready = Promise.all([...copies.values()].map(settled)).then(() => {});
	const head = new MutationObserver(() => copySheets(page, inside, copies));
	head.observe(page.head, { childList: true, subtree: true, characterData: true });
	const root = new MutationObserver(() => copyRoot(page, inside));
	root.observe(page.documentElement, { attributeFilter: ["data-theme", "lang"] });
	const stop = () => {
		head.disconnect();
		root.disconnect();
		for (const copy of copies.values()) copy.remove();
	};
	return { ready, stop };
}

// Leaves unchanged sheets in place, because a moved link loads again.
function copySheets(page: Document, inside: Document, copies: Map<Element, Element>): void {
	const sheets = [...page.head.querySelectorAll(SHEETS)];
	for (const [sheet, copy] of copies) {
		if (sheets.includes(sheet)) continue;
		copy.remove();
		copies.delete(sheet);
	}
	for (const [place, sheet] of sheets.entries()) {
		const copy = copies.get(sheet) ?? inside.importNode(sheet, true);
		copies.set(sheet, copy);
		if (copy.textContent !== sheet.textContent) copy.textContent = sheet.textContent;
		if (inside.head.children[place] !== copy) inside.head.insertBefore(copy, inside.head.children[place] ?? null);
	}
}

function copyRoot(page: Document, inside: Document): void {
	const { lang, dataset } = page.documentElement;
	inside.documentElement.lang = lang;
	if (dataset.theme === undefined) delete inside.documentElement.dataset.theme;
	else inside.documentElement.dataset.theme = dataset.theme;
}

function settled(sheet: Element): Promise<void> {
	if (sheet.localName !== "link") return Promise.resolve();
	return new Promise((resolve) => {
		for (const end of ["load", "error"]) sheet.addEventListener(end, () => resolve(), { once: true });
	});
}
