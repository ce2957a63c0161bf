import { type RefObject, useEffect, useRef } from "react";
import { useNavigate } from "react-router-dom";
import type { RichText } from "@/shared/lib/rich-text/render-rich-text";

interface ArticleTextProps {
	id: string;
	/** As shared/lib/rich-text has cleaned it. */
	html: RichText["html"];
	/** The words are in the page's HTML already, and `html` is empty. */
	isInPage?: boolean;
}

/** The only place that renders HTML from outside the code. */
export function ArticleText({ id, html, isInPage = false }: ArticleTextProps) {
	const body = useRef<HTMLDivElement>(null);
	useReachableScrollers(body, html);
	useOwnLinks(body);
	return (
		<div
			ref={body}
			id={id}
			className="rich-text"
			suppressHydrationWarning={isInPage}
			// biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by DOMPurify with the site's allow-list, and refused by Trusted Types otherwise.
			dangerouslySetInnerHTML={{ __html: html }}
		/>
	);
}

/** Code and tables that are wider than the column scroll, and the keyboard reaches only what has the focus. */
function useReachableScrollers(body: RefObject<HTMLElement | null>, html: unknown): void {
	// biome-ignore lint/correctness/useExhaustiveDependencies: other HTML brings other elements.
	useEffect(() => {
		if (!body.current || !("ResizeObserver" in window)) return;
		const observer = new ResizeObserver((entries) => {
			for (const { target } of entries) {
				if (target.scrollWidth > target.clientWidth) target.setAttribute("tabindex", "0");
				else target.removeAttribute("tabindex");
			}
		});
		for (const element of body.current.querySelectorAll("pre, .table-frame")) observer.observe(element);
		return () => observer.disconnect();
	}, [body, html]);
}

/** A heading of this page, or a page of this site; not a file of it. */
const OWN_PAGE = /^(#|\/(?![^?#]*\.\w+([?#]|$)))/;

/** Links that stay here are followed as all others of this site are: without loading it anew, and with a place to come back to. */
function useOwnLinks(body: RefObject<HTMLElement | null>): void {
	const navigate = useNavigate();
	useEffect(() => {
		const element = body.current;
		const follow = (event: MouseEvent) => {
			if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
			const link = event.target instanceof Element ? event.target.closest("a") : null;
			const address = link?.getAttribute("href") ?? "";
			if (!OWN_PAGE.test(address)) return;
			event.preventDefault();
			void navigate(address);
		};
		element?.addEventListener("click", follow);
		return () => element?.removeEventListener("click", follow);
	}, [body, navigate]);
}
