/** The name of a key, as it stands on a keyboard. */
export function KeyCap({ name }: { name: string }) {
	return <kbd className="rounded-[5px] border border-line-strong px-1.5 font-mono text-[0.78rem] text-ink-2">{name}</kbd>;
}
