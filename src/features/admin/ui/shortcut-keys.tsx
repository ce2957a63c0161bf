import { useRemembered } from "@/shared/hooks/use-remembered";

const KEY = "admin-character-keys";

/** Whether single-key shortcuts are on in this browser (WCAG 2.1.4). */
export function useCharacterKeys(): [boolean, (next: boolean) => void] {
	const [choice, choose] = useRemembered(KEY, ["on", "off"]);
	return [choice === "on", (next) => choose(next ? "on" : "off")];
}

export function KeyCap({ name }: { name: string }) {
	return <kbd className="rounded-[5px] border border-line-strong px-1.5 font-mono text-[0.78rem] text-ink-2">{name}</kbd>;
}
