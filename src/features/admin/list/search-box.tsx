import { Search, X } from "lucide-react";
import type { RefObject } from "react";
import { useCharacterKeys } from "@/features/admin/ui/shortcut-keys";
import { LONGEST_SEARCH } from "./list-address";
import { useSearchText } from "./use-search-text";

interface SearchBoxProps {
	ref: RefObject<HTMLInputElement | null>;
	label: string;
	/** What it looks through. */
	hint: string;
	asked: string;
	ask: (text: string) => void;
}

/** The search of a list. The browser's own clear button has no name and looks different everywhere, so there is another. Enter asks at once, Escape empties it. */
export function SearchBox({ ref, label, hint, asked, ask }: SearchBoxProps) {
	const { text, setText, setComposing, askNow } = useSearchText(asked, ask);
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
				maxLength={LONGEST_SEARCH}
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
					if (event.nativeEvent.isComposing) return;
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
