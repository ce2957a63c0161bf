import { useRemembered } from "@/shared/hooks/use-remembered";

const KEY = "admin-character-keys";

/**
 * Whether single characters ("/", "j", "k") are shortcuts; remembered in this browser. Who dictates or often hits a wrong key can
 * switch them off in the account (WCAG 2.1.4).
 */
export function useCharacterKeys(): [boolean, (next: boolean) => void] {
	const [choice, choose] = useRemembered(KEY, ["on", "off"]);
	return [choice === "on", (next) => choose(next ? "on" : "off")];
}
