import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { paths } from "@/content/paths";
import { site } from "@/content/site";

interface SplitPageProps {
	title: string;
	lead?: ReactNode;
	children: ReactNode;
	links?: ReactNode;
}

/** The layout of the screens outside the session gate. */
export function SplitPage({ title, lead, children, links }: SplitPageProps) {
	return (
		<main className="grid min-h-dvh lg:grid-cols-[5fr_7fr]">
			<div className="grid content-center px-[clamp(20px,6vw,96px)] py-16">
				<div className="w-full max-w-sm">
					<p className="label-mono m-0 text-ink-3">{site.name}</p>
					<h1 className="mt-4 mb-0 text-balance font-semibold text-4xl leading-none tracking-[-0.035em]">{title}</h1>
					{lead ? <p className="mt-4 mb-0 text-ink-2">{lead}</p> : null}
					<div className="mt-8">{children}</div>
					<p className="mt-8 mb-0 flex flex-wrap gap-x-6 gap-y-2 text-sm">
						{links}
						<Link to={paths.home} reloadDocument className="link-line py-1 text-ink-2">
							Back to the site
						</Link>
					</p>
				</div>
			</div>
			<div aria-hidden="true" className="hero-background relative isolate hidden bg-night lg:block" />
		</main>
	);
}
