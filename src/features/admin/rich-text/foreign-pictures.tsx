import type { Editor } from "@tiptap/core";
import { closeHistory } from "@tiptap/pm/history";
import type { Node } from "@tiptap/pm/model";
import { X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { formatNumber } from "@/features/admin/ui/format";
import { IconButton } from "@/features/admin/ui/icon-button";
import { Button } from "@/shared/ui/button";
import type { Picture } from "./block-nodes";
import { useEditorSnapshot } from "./tools";

interface Problem {
	problem: string;
	/** Whether another attempt can help. */
	again: boolean;
}

export interface PictureCopies {
	isForeign: (address: string) => boolean;
	/** Copies a picture into the library and resolves to its new address. Throws only when the signal is aborted. */
	copy: (picture: Picture, signal: AbortSignal) => Promise<{ url: string } | Problem>;
}

interface ForeignPicturesProps {
	editor: Editor;
	copies: PictureCopies;
	onNotice: (text: string) => void;
}

/** Offers to copy pictures of other sites, and names those that can't be copied. */
export function ForeignPictures(props: ForeignPicturesProps) {
	const { open, failed, progress, start, cancel, dismiss } = useCopies(props);
	const again = failed.filter((picture) => picture.again);
	const isShown = open.length + failed.length > 0;
	return (
		<div className={isShown ? "flex items-start gap-x-3 border-line border-t py-2 pr-2 pl-4 text-[0.88rem]" : undefined}>
			<div className={isShown ? "grid min-w-0 grow justify-items-start gap-2 py-1.5" : undefined}>
				<p role="status" className="m-0">
					{progress ? `Copying picture ${progress.at} of ${progress.of}…` : describeState(open.length, failed.length)}
				</p>
				{failed.length > 0 && !progress ? (
					<ul aria-label="Pictures that weren't copied" className="m-0 grid list-none gap-1 p-0 text-[0.82rem] text-ink-2">
						{failed.map(({ url, problem }) => (
							<li key={url} className="[overflow-wrap:anywhere]">
								<span className="font-medium text-ink">{getName(url)}</span>
								<span>{`: ${problem}`}</span>
							</li>
						))}
					</ul>
				) : null}
				{open.length + again.length > 0 ? (
					<Button
						tone="line"
						size="s"
						aria-disabled={progress !== null}
						onClick={() => progress ?? void start(open.length > 0 ? open : again)}
					>
						{progress ? "Copying…" : open.length > 0 ? "Copy to library" : "Retry"}
					</Button>
				) : null}
			</div>
			{isShown ? (
				<IconButton label={progress ? "Cancel" : "Dismiss"} Icon={X} onClick={progress ? cancel : dismiss} className="size-9 shrink-0" />
			) : null}
		</div>
	);
}

function describeState(open: number, failed: number): string {
	if (open === 1) return "A picture comes from another site and can disappear with it. Copy it into the library?";
	if (open > 0) return `${formatNumber(open)} pictures come from other sites and can disappear with them. Copy them into the library?`;
	if (failed === 1) return "A picture wasn't copied. Save it to your device, then upload it with the Picture button.";
	return failed > 0
		? `${formatNumber(failed)} pictures weren't copied. Save them to your device, then upload them with the Picture button.`
		: "";
}

function getName(address: string): string {
	const { pathname, host } = new URL(address);
	const name = pathname.split("/").findLast((part) => part !== "");
	return name ? `${name} (${host})` : host;
}

/** What the admin answered, by address. */
type Answers = Record<string, Problem | "dismissed">;

function useCopies({ editor, copies, onNotice }: ForeignPicturesProps) {
	const found = useEditorSnapshot(editor, ({ state }) => foreignPictures(state.doc, copies.isForeign)) ?? [];
	const [answers, setAnswers] = useState<Answers>({});
	const [progress, setProgress] = useState<{ at: number; of: number } | null>(null);
	const control = useRef<AbortController | null>(null);
	useEffect(() => () => control.current?.abort(), []);

	const open = found.filter(({ url }) => answers[url] === undefined);
	const failed = found.flatMap(({ url, alt }) => {
		const answer = answers[url];
		return typeof answer === "object" ? [{ url, alt, ...answer }] : [];
	});
	useFocusAfter(editor, `${progress !== null} ${open.length} ${failed.length}`);

	const start = async (pictures: Picture[]) => {
		control.current = new AbortController();
		const { signal } = control.current;
		const moved = new Map<string, string>();
		const problems: Answers = {};
		try {
			for (const [index, picture] of pictures.entries()) {
				setProgress({ at: index + 1, of: pictures.length });
				const outcome = await copies.copy({ url: picture.url, alt: picture.alt }, signal);
				if ("url" in outcome) moved.set(picture.url, outcome.url);
				else problems[picture.url] = outcome;
			}
		} catch (error) {
			if (!signal.aborted) throw error;
		} finally {
			setProgress(null);
			setAnswers((now) => ({ ...now, ...problems }));
			if (moved.size > 0) onNotice(`${moved.size === 1 ? "1 picture" : `${formatNumber(moved.size)} pictures`} copied into the library.`);
			if (!editor.isDestroyed) replaceAddresses(editor, moved);
		}
	};
	return {
		open,
		failed,
		progress,
		start,
		cancel: () => control.current?.abort(),
		dismiss: () => setAnswers((now) => ({ ...now, ...Object.fromEntries(found.map(({ url }) => [url, "dismissed"])) })),
	};
}

/** Moves the focus into the text when the focused button has left the page. */
function useFocusAfter(editor: Editor, state: string): void {
	const seen = useRef(state);
	useEffect(() => {
		if (seen.current === state) return;
		seen.current = state;
		if (document.activeElement === document.body && document.hasFocus()) editor.commands.focus(null, { scrollIntoView: false });
	}, [state, editor]);
}

const isPicture = ({ type }: Node): boolean => type.name === "figure" || type.name === "image";

/** Each address once, with its first alternative text. */
function foreignPictures(doc: Node, isForeign: (address: string) => boolean): Picture[] {
	const found = new Map<string, string>();
	doc.descendants((node) => {
		const { src, alt } = node.attrs;
		if (isPicture(node) && typeof src === "string" && isForeign(src)) found.set(src, found.get(src) || alt || "");
	});
	return [...found].map(([url, alt]) => ({ url, alt }));
}

/** Gives pictures new addresses in one step of the undo history. */
function replaceAddresses(editor: Editor, moved: Map<string, string>): void {
	const { tr, doc } = editor.state;
	doc.descendants((node, at) => {
		const next = isPicture(node) ? moved.get(node.attrs.src) : undefined;
		if (next !== undefined) tr.setNodeAttribute(at, "src", next);
	});
	if (tr.docChanged) editor.view.dispatch(closeHistory(tr));
}
