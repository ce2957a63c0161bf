import { useEffect } from "react";
import { Link, useLocation } from "react-router-dom";
import { paths } from "@/content/paths";
import { site } from "@/content/site";
import { thankYou } from "@/content/thank-you";
import { useHydrated } from "@/shared/hooks/use-hydrated";
import { buttonStyles } from "@/shared/ui/button-styles";
import { SectionHeading } from "@/shared/ui/section-heading";

/** Shows neutral text to visitors who sent nothing. */
export function ThankYouPage() {
	const { state } = useLocation();
	const reference = useHydrated() ? readReference(state) : null;
	useEffect(() => {
		// After a reload, the inline script then starts the page at once, and the visitor sees the reference again.
		if (reference && !history.state?.run) history.replaceState({ ...history.state, run: "thanks" }, "");
	}, [reference]);
	return (
		<div className="wrap pt-[calc(4.5rem+clamp(40px,6vw,88px))] pb-[clamp(72px,9vw,136px)]">
			<SectionHeading
				as="h1"
				label={reference ? `Reference ${reference}` : "Contact"}
				title={reference ? thankYou.title : thankYou.neutralTitle}
				lead={reference ? thankYou.sent : thankYou.neutral}
			/>
			<section aria-labelledby="next" className="grid gap-x-8 gap-y-5 md:grid-cols-[minmax(120px,1fr)_3fr]">
				<h2 id="next" className="label-mono m-0 pt-1.5 text-ink-3">
					What happens next
				</h2>
				<ol className="m-0 list-none border-line border-t p-0">
					{thankYou.steps.map((step, index) => (
						<li key={step.title} className="grid gap-x-6 border-line border-b py-5 sm:grid-cols-[3rem_1fr]">
							<span aria-hidden="true" className="label-mono pt-1.5 text-accent">
								{String(index + 1).padStart(2, "0")}
							</span>
							<div>
								<h3 className="m-0 font-semibold text-heading tracking-[-0.02em]">{step.title}</h3>
								<p className="mt-1 mb-0 max-w-[32.2em] text-ink-2">{step.text}</p>
							</div>
						</li>
					))}
				</ol>
			</section>
			<div className="mt-12 flex flex-wrap items-center gap-3 md:ml-[calc(25%+1.5rem)]">
				<Link to={paths.home} className={buttonStyles({ tone: "solid" })}>
					Back to Home
				</Link>
				<Link to={paths.portfolio} className={buttonStyles({ tone: "line" })}>
					View Our Work
				</Link>
			</div>
			<p className="mt-8 mb-0 text-ink-2 md:ml-[calc(25%+1.5rem)]">
				Something to add? Write to{" "}
				<a className="link-line" href={`mailto:${site.email}`}>
					{site.email}
				</a>
				, call{" "}
				<a className="link-line" href={site.phone.href}>
					{site.phone.display}
				</a>{" "}
				or use{" "}
				<a className="link-line" href={site.whatsapp.href} target="_blank" rel="noopener noreferrer">
					WhatsApp<span className="sr-only"> (opens in a new tab)</span>
				</a>
				.
			</p>
		</div>
	);
}

function readReference(state: unknown): string | null {
	const reference = typeof state === "object" && state !== null && "reference" in state ? state.reference : null;
	return typeof reference === "string" && /^[0-9A-F]{8}$/.test(reference) ? reference : null;
}
