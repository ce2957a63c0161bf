import { type ReactNode, Suspense } from "react";
import { classNames } from "@/shared/lib/class-names";
import { lazyAgain, loadLost } from "@/shared/lib/lazy-again";
import { type LostWords, SectionBoundary } from "@/shared/ui/section-boundary";
import { LeadHost, NoticeHost } from "../layouts/late-parts";
import { SiteHeader } from "../layouts/site-header";

const Footer = lazyAgain(() => import("../layouts/site-footer").then((module) => module.SiteFooter));

interface PublicFrameProps {
	isUnderBar?: boolean;
	/** What it says in place of a footer that can't be loaded. */
	withoutFooter?: LostWords;
	children: ReactNode;
}

/** The header and footer of public pages around a preview. */
export function PublicFrame({ isUnderBar = true, withoutFooter, children }: PublicFrameProps) {
	return (
		<div className={classNames(isUnderBar && "[&>header]:top-12 [&_nav.sticky]:top-38")}>
			<SiteHeader />
			<main id="main" tabIndex={-1}>
				{children}
			</main>
			<SectionBoundary name="Footer" words={withoutFooter} onRetry={loadLost} onOnline={loadLost}>
				<Suspense fallback={null}>
					<Footer />
				</Suspense>
			</SectionBoundary>
			<LeadHost />
			<NoticeHost />
		</div>
	);
}

/** Controls in the bar. */
export const previewBarLink =
	"inline-flex h-8 shrink-0 items-center gap-1.5 rounded-chip px-2 text-night-ink no-underline hover:bg-white/10 outline-white!";

/** The bar above a previewed page. */
export function PreviewBarFrame({ children }: { children: ReactNode }) {
	return (
		<aside
			aria-label="Preview"
			className="preview-bar sticky top-0 z-50 flex h-12 items-center gap-1 border-white/15 border-b bg-night px-2 text-[0.84rem] text-night-ink sm:px-4"
		>
			{children}
		</aside>
	);
}

interface PreviewStateProps {
	state: string;
	detail: string;
}

export function PreviewState({ state, detail }: PreviewStateProps) {
	return (
		<p className="m-0 grid min-w-0 px-1 leading-tight sm:flex sm:gap-x-2.5 sm:px-3">
			<b className="truncate font-semibold">{state}</b>
			<span className="truncate text-night-ink/75 max-sm:text-[0.75rem]">{detail}</span>
		</p>
	);
}
