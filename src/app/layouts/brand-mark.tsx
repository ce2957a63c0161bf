import { Link } from "react-router-dom";
import { paths } from "@/content/paths";
import { site } from "@/content/site";

/** The studio's sign and name, a link home; `compact` keeps only the sign where the menu needs the room. */
export function BrandMark({ compact = false }: { compact?: boolean }) {
	return (
		<Link
			to={paths.home}
			className="flex items-center gap-2.5 font-semibold text-[1.15rem] tracking-[-0.02em] whitespace-nowrap no-underline"
		>
			<svg viewBox="0 0 64 64" aria-hidden="true" className="size-[22px]">
				<rect width="64" height="64" rx="17" className="fill-ink" />
				<path d="M0 17A17 17 0 0 1 17 0h22L24 64h-7A17 17 0 0 1 0 47Z" fill="#ff5a1f" />
				<path d="M39 0h8a17 17 0 0 1 17 17v3L32.67 27Z" fill="#ffb48f" />
			</svg>
			<span className={compact ? "md:max-lg:sr-only" : undefined}>{site.name}</span>
		</Link>
	);
}
