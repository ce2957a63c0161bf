import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useRef } from "react";
import { classNames } from "../lib/class-names";
import { buttonStyles } from "./button-styles";

/** Whether a click is meant for this tab, and not for a new one. */
export const isPlainClick = (event: MouseEvent): boolean =>
	event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

interface LinkButtonProps {
	/** Where it leads without scripts. */
	href: string;
	onPress: () => void;
	pressed?: boolean;
	className?: string;
	children: ReactNode;
}

/** A button that is a link without scripts. See docs/decisions.md, "Early clicks are kept". */
export function LinkButton({ href, onPress, pressed, className, children }: LinkButtonProps) {
	const onClick = (event: MouseEvent) => {
		if (!isPlainClick(event)) return;
		event.preventDefault();
		onPress();
	};
	const onKeyDown = (event: KeyboardEvent<HTMLAnchorElement>) => {
		if (event.key !== " ") return;
		event.preventDefault();
		event.currentTarget.click();
	};
	return (
		// biome-ignore lint/a11y/useSemanticElements: a button leads nowhere without scripts.
		<a
			href={href}
			role="button"
			aria-pressed={pressed}
			onClick={onClick}
			onKeyDown={onKeyDown}
			className={classNames("no-underline", className)}
		>
			{children}
		</a>
	);
}

interface ShowMoreProps {
	/** Address of the whole list, for visitors without scripts. */
	href: string;
	shown: number;
	total: number;
	/** What the list has, such as "posts". */
	noun: string;
	onMore: () => void;
}

/** Extends the list before it and moves the focus to the first new entry. Empty when the list is complete. */
export function ShowMore({ href, shown, total, noun, onMore }: ShowMoreProps) {
	const place = useRef<HTMLDivElement>(null);
	const pressed = useRef<{ list: Element | null | undefined; from: number } | null>(null);
	useEffect(() => {
		if (!pressed.current || shown <= pressed.current.from) return;
		const { list, from } = pressed.current;
		pressed.current = null;
		list?.children[from]?.querySelector("a")?.focus({ preventScroll: true });
	}, [shown]);
	if (shown >= total) return null;
	const press = () => {
		pressed.current = { list: place.current?.previousElementSibling, from: shown };
		onMore();
	};
	return (
		<div ref={place} className="mt-8 flex flex-wrap items-center gap-x-5 gap-y-2">
			<LinkButton href={href} onPress={press} className={buttonStyles({ tone: "line" })}>
				Show more<span className="sr-only"> {noun}</span>
			</LinkButton>
			{/* One text: a browser's translation replaces text nodes, and React can't change one beside others. */}
			<p className="label-mono m-0 text-ink-3">{`${shown} of ${total}`}</p>
		</div>
	);
}
