import { Copy, Mail, MessageCircle, Phone } from "lucide-react";
import { contactSection } from "@/content/contact";
import { notify } from "@/shared/lib/notify";
import type { BlockHeading } from "./block-heading";

const icons = { email: Mail, phone: Phone, whatsapp: MessageCircle } as const;

/** The three direct ways to the studio. Their values can be copied, for people whose mail or phone is on another device. */
export function ContactCards({ as: Heading }: { as: BlockHeading }) {
	return (
		<ul className="m-0 grid list-none content-start gap-4 p-0">
			{contactSection.cards.map((card) => {
				const Icon = icons[card.kind];
				return (
					<li key={card.kind} className="grid grid-cols-[auto_1fr] gap-x-4 rounded-box border border-line bg-surface p-5">
						<span className="grid size-10 place-items-center rounded-full bg-accent-wash text-accent">
							<Icon aria-hidden="true" className="size-4.5" />
						</span>
						<div>
							<Heading className="m-0 font-semibold">{card.title}</Heading>
							<p className="mt-0.5 mb-1.5 text-[0.92rem] text-ink-2">{card.text}</p>
							<p className="m-0 flex flex-wrap items-center gap-x-2">
								<a
									href={card.href}
									className="link-line py-0.5 font-medium"
									{...(card.kind === "whatsapp" ? { target: "_blank", rel: "noopener noreferrer" } : {})}
								>
									{card.value}
									{card.kind === "whatsapp" ? <span className="sr-only"> (opens in a new tab)</span> : null}
								</a>
								<button
									type="button"
									aria-label={`Copy ${card.title}: ${card.value}`}
									onClick={() => copy(card.value, card.title)}
									className="needs-script grid size-8 place-items-center rounded-full text-ink-3 transition-colors hover:bg-sunken hover:text-ink"
								>
									<Copy aria-hidden="true" className="size-4" />
								</button>
							</p>
						</div>
					</li>
				);
			})}
		</ul>
	);
}

async function copy(value: string, title: string): Promise<void> {
	try {
		await navigator.clipboard.writeText(value);
		notify({ kind: "success", text: `${title} copied: ${value}` });
	} catch {
		// The clipboard needs https and permission; show the address instead.
		notify({ kind: "error", text: `Not copied. ${title}: ${value}` });
	}
}
