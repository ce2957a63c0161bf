import { site } from "@/content/site";
import { OutboundLink } from "@/shared/ui/outbound-link";

const marks: Record<string, string> = {
	Instagram: "M7 3h10a4 4 0 0 1 4 4v10a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4V7a4 4 0 0 1 4-4Zm5 5a4 4 0 1 0 0 8 4 4 0 0 0 0-8Zm5-1.500v.01",
	WhatsApp: "M4 20l1.200-4A8 8 0 1 1 8 18.800L4 20Zm5-11c0 3.500 2.500 6 6 6l1-2-2-1-1 1c-1 0-2-1-2-2l1-1-1-2-2 1Z",
	LinkedIn: "M4 4h16v16H4V4Zm4 6v6m0-9v.01M12 16v-6m0 3a2 2 0 0 1 4 0v3",
	Facebook: "M14 21v-7h2.500l.5-3h-3V9c0-1 .5-1.500 1.500-1.500H17V5h-2.500C12.500 5 11 6.500 11 8.500V11H8.500v3H11v7h3Z",
};

const look = "grid size-10 place-items-center rounded-full border border-line-strong text-ink-2 transition-colors";

/** The social profiles. One without an address is announced as unavailable and leads nowhere. */
export function SocialLinks() {
	return (
		<ul className="m-0 flex list-none gap-2.5 p-0">
			{site.socials.map(({ name, href }) => (
				<li key={name}>
					<OutboundLink href={href} label={name} className={look} active="hover:border-ink hover:text-ink" idle="opacity-55">
						<svg
							viewBox="0 0 24 24"
							aria-hidden="true"
							className="size-4.5"
							fill="none"
							stroke="currentColor"
							strokeWidth="1.6"
							strokeLinejoin="round"
							strokeLinecap="round"
						>
							<path d={marks[name]} />
						</svg>
					</OutboundLink>
				</li>
			))}
		</ul>
	);
}
