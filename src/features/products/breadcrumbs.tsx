import { Link } from "react-router-dom";
import { paths } from "@/content/paths";

interface BreadcrumbsProps {
	/** From the page after Home to this page. */
	steps: { name: string; href: string }[];
}

export function Breadcrumbs({ steps }: BreadcrumbsProps) {
	const way = [{ name: "Home", href: paths.home }, ...steps];
	return (
		<nav aria-label="Breadcrumb">
			<ol className="m-0 flex list-none flex-wrap p-0 text-[0.92rem] text-ink-3">
				{way.map(({ name, href }, index) => (
					<li key={href} className="flex items-center">
						{index > 0 ? (
							<span aria-hidden="true" className="px-2.5 text-line-strong">
								/
							</span>
						) : null}
						{index < way.length - 1 ? (
							<Link to={href} className="link-line py-1 hover:text-ink">
								{name}
							</Link>
						) : (
							<span aria-current="page" className="py-1 text-ink">
								{name}
							</span>
						)}
					</li>
				))}
			</ol>
		</nav>
	);
}
