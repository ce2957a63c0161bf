import { useRemembered } from "@/shared/hooks/use-remembered";

const KEY = "admin-character-keys";

/** Whether single-key shortcuts are on in this browser (WCAG 2.1.4). */
export function useCharacterKeys(): [boolean, (next: boolean) => void] {
	const [choice, choose] = useRemembered(KEY, ["on", "off"]);
	return [choice === "on", (next) => choose(next ? "on" : "off")];
}

type Keys = Pick<KeyboardEvent, "key" | "code" | "ctrlKey" | "metaKey" | "altKey">;

/** The Latin letter of a key, in lower case. Non-Latin keyboard layouts give the letter at its physical place. */
export function getLetter({ key, code }: Pick<Keys, "key" | "code">): string {
	return (/^[a-z]$/i.test(key) ? key : code.replace("Key", "")).toLowerCase();
}

/** The letter pressed with Ctrl or Command; null with Alt, because AltGr counts as Ctrl+Alt and types characters. */
export function commandLetter(event: Keys): string | null {
	return (event.ctrlKey || event.metaKey) && !event.altKey ? getLetter(event) : null;
}

export function KeyCap({ name }: { name: string }) {
	return <kbd className="rounded-[5px] border border-line-strong px-1.5 font-mono text-[0.78rem] text-ink-2">{name}</kbd>;
}
