import { useEffect, useEffectEvent, useMemo } from "react";
import { useLocation } from "react-router-dom";
import { site } from "@/content/site";
import { type RenderRichText, richTextRenderer } from "@/shared/lib/rich-text/render-rich-text";
import { NoContent } from "./post-states";
import { BODY_ID, findSection, PostText } from "./post-text";

let render: RenderRichText | undefined;

interface PostBodyProps {
	content: string;
	/** Whether the post is the first page that the visitor opened. */
	isArrival?: boolean;
}

/** The content of a post that isn't prerendered. Its chunk brings the sanitizer, which no other page loads. */
export function PostBody({ content, isArrival = false }: PostBodyProps) {
	const body = useMemo(() => {
		render ??= richTextRenderer(window, site.url);
		return render(content);
	}, [content]);
	useLateSection(isArrival);
	if (body.html.toString() === "") return <NoContent />;
	return <PostText body={body} />;
}

/** Shows the section in the address, for which the browser looked before the text arrived. Leaves the page to a visitor who has begun to use it. */
function useLateSection(isArrival: boolean): void {
	const { hash } = useLocation();
	const show = useEffectEvent(() => {
		if (!isArrival || window.scrollY > 0 || document.activeElement !== document.body) return;
		// After Reload and Back, the visitor was at the top.
		const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
		const section = visit?.type === "navigate" ? findSection(document.getElementById(BODY_ID), hash) : null;
		if (!section) return;
		section.scrollIntoView({ block: "start", behavior: "instant" });
		section.tabIndex = -1;
		section.focus({ preventScroll: true });
	});
	useEffect(() => show(), []);
}
