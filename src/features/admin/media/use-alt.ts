import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { Picture } from "@/data/pictures/picture-types";
import { StalePicture, saveAlt } from "@/data/pictures/repository";
import { PICTURES_KEY } from "./use-pictures";

/**
 * The alternative text of a picture while it is edited: what is typed, and how the saving goes. Nothing typed is ever dropped.
 *
 * @param onStored hears of every newer version that a saving brings to light, one's own or somebody else's.
 */
export function useAlt(picture: Picture, onStored?: (newer: Picture) => void) {
	const queries = useQueryClient();
	const [stored, setStored] = useState(picture);
	const [text, setText] = useState(picture.alt);
	const [state, setState] = useState<"idle" | "saving" | "saved">("idle");
	const [problem, setProblem] = useState<string | null>(null);
	/** What is typed by now; a save that was asked for meanwhile takes it. */
	const latest = useRef(picture.alt);
	const isWanted = useRef(false);
	latest.current = text.trim();
	// A newer text from the server is taken over, unless somebody is writing another one.
	if (picture.version > stored.version) {
		setStored(picture);
		if (text === stored.alt) setText(picture.alt);
	}

	const keep = (newer: Picture) => {
		setStored(newer);
		onStored?.(newer);
	};

	const save = async () => {
		isWanted.current = true;
		if (state === "saving" || text.trim() === stored.alt) return;
		setState("saving");
		setProblem(null);
		try {
			let saved = stored;
			let sent = stored.alt;
			while (isWanted.current && latest.current !== sent) {
				isWanted.current = false;
				sent = latest.current;
				saved = await saveAlt(saved, sent);
				keep(saved);
			}
			setState(latest.current === sent ? "saved" : "idle");
			void queries.invalidateQueries({ queryKey: PICTURES_KEY });
		} catch (error) {
			console.error("Alternative text:", error instanceof Error ? error.message : error);
			setState("idle");
			setProblem(problemOf(error));
			if (error instanceof StalePicture) keep(error.current);
		}
	};
	const type = (next: string) => {
		setText(next);
		if (state === "saved") setState("idle");
	};
	return { text, type, state, problem, save, revert: () => type(stored.alt), isChanged: text.trim() !== stored.alt };
}

function problemOf(error: unknown): string {
	if (error instanceof StalePicture) return `Somebody else wrote “${error.current.alt}”. Save again to replace it.`;
	return "Not saved. Your text is still here.";
}
