import { Search, X } from "lucide-react";
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { SCREEN_ID } from "@/features/admin/layout/screen-change";
import { MAX_SEARCH } from "@/features/admin/list/list-definition";
import { isComposing } from "@/shared/lib/is-composing";
import { useCharacterKeys } from "./shortcut-keys";

interface SearchBoxProps {
	ref: RefObject<HTMLInputElement | null>;
	label: string;
	hint: string;
	asked: string;
	ask: (text: string) => void;
}

/** Enter searches immediately, Escape clears. Replaces the browser's clear button, which has no accessible name. */
export function SearchBox({ ref, label, hint, asked, ask }: SearchBoxProps) {
	const { text, setText, setComposing, askNow } = useDebouncedText(asked, ask, PAUSE_MS);
	const [hasKeys] = useCharacterKeys();
	return (
		<div className="relative min-w-full grow @min-[40rem]:min-w-64 @min-[40rem]:max-w-88">
			<Search aria-hidden="true" className="pointer-events-none absolute top-1/2 left-3.5 size-4 -translate-y-1/2 text-ink-3" />
			<input
				ref={ref}
				type="search"
				inputMode="search"
				enterKeyHint="search"
				aria-label={label}
				aria-keyshortcuts={hasKeys ? "/" : undefined}
				value={text}
				maxLength={MAX_SEARCH}
				autoComplete="off"
				autoCorrect="off"
				spellCheck={false}
				placeholder={hint}
				onChange={(event) => setText(event.target.value)}
				onCompositionStart={() => setComposing(true)}
				onCompositionEnd={(event) => {
					setComposing(false);
					setText(event.currentTarget.value);
				}}
				onKeyDown={(event) => {
					if (isComposing(event.nativeEvent)) return;
					if (event.key === "Enter") askNow(text);
					if (event.key !== "Escape" || text === "") return;
					event.preventDefault();
					askNow("");
				}}
				className="control h-10 appearance-none truncate [&::-webkit-search-cancel-button]:hidden bg-surface! py-0! pr-10! pl-10! text-[0.92rem]"
			/>
			{text ? (
				<button
					type="button"
					aria-label="Clear search"
					title="Clear search"
					onClick={() => {
						askNow("");
						ref.current?.focus();
					}}
					className="absolute top-1/2 right-1.5 grid size-7 -translate-y-1/2 place-items-center rounded-full text-ink-3 transition-colors hover:bg-sunken hover:text-ink"
				>
					<X aria-hidden="true" className="size-4" />
				</button>
			) : hasKeys ? (
				<span
					aria-hidden="true"
					className="pointer-events-none absolute top-1/2 right-2.5 hidden -translate-y-1/2 rounded-[5px] border border-line-strong px-1.5 font-mono text-[0.72rem] text-ink-3 leading-[1.35rem] @min-[40rem]:[@media(hover:hover)]:block"
				>
					/
				</span>
			) : null}
		</div>
	);
}

const PAUSE_MS = 250;

/** The text of a box; asks with it after a pause in the typing, or at once with `askNow`. Follows `asked` when that changes elsewhere. */
export function useDebouncedText(asked: string, ask: (text: string) => void, pauseMs: number) {
	const [text, setText] = useState(asked);
	const [composing, setComposing] = useState(false);
	const handedOn = useRef(asked);
	useEffect(() => {
		if (asked === handedOn.current) return;
		handedOn.current = asked;
		setText(asked);
	}, [asked]);

	const handOn = (next: string) => {
		if (next === handedOn.current) return;
		handedOn.current = next;
		ask(next);
	};
	const settle = useEffectEvent(() => handOn(text.trim()));
	useEffect(() => {
		if (composing || text.trim() === handedOn.current) return;
		const timer = setTimeout(() => settle(), pauseMs);
		return () => clearTimeout(timer);
	}, [text, composing, pauseMs]);

	return {
		text,
		setText,
		setComposing,
		askNow: (next: string) => {
			setText(next);
			handOn(next.trim());
		},
	};
}

/** "/" inside `list` focuses the search box, unless the admin is typing or has switched off single-key shortcuts. */
export function useSearchKey(list: RefObject<HTMLElement | null>): RefObject<HTMLInputElement | null> {
	const box = useRef<HTMLInputElement>(null);
	const [isOn] = useCharacterKeys();
	useEffect(() => {
		if (!isOn) return;
		const press = (event: KeyboardEvent) => {
			if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey || event.isComposing || event.defaultPrevented) return;
			const { target } = event;
			if (!(target instanceof Element) || target.closest("input, textarea, select, [contenteditable], dialog, [role=menu]")) return;
			if (target !== document.body && target.id !== SCREEN_ID && !list.current?.contains(target)) return;
			event.preventDefault();
			box.current?.focus();
			box.current?.select();
		};
		document.addEventListener("keydown", press);
		return () => document.removeEventListener("keydown", press);
	}, [list, isOn]);
	return box;
}
