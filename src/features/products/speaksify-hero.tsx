import { ArrowRight } from "lucide-react";
import { paths } from "@/content/paths";
import { speaksifyHero as hero } from "@/content/product-pages/speaksify-landing";
import { buttonStyles } from "@/shared/ui/button-styles";
import { DialogLink } from "@/shared/ui/dialog-link";
import { VoiceLine } from "./voice-line";

/** The claim, whom it holds for, and the two ways to try it, over the line of a call. */
export function SpeaksifyHero() {
	const [claim, time] = hero.claim;
	return (
		<section
			aria-labelledby="speaksify-title"
			className="relative isolate overflow-hidden bg-[radial-gradient(62%_34%_at_80%_74%,rgb(255_90_31/0.42),transparent_76%),radial-gradient(40%_50%_at_104%_24%,rgb(36_70_216/0.5),transparent_70%)] bg-night text-night-ink"
		>
			<div className="wrap relative pt-[calc(4.5rem+clamp(36px,5.4vw,84px))]">
				<p className="m-0 font-semibold text-[#ff8a5c] text-heading tracking-[-0.03em]">{hero.label}</p>
				<h1
					id="speaksify-title"
					className="mt-4 mb-6 max-w-[8em] font-semibold text-[clamp(3rem,0.9rem+8.4vw,8.5rem)] leading-[0.92] tracking-[-0.055em]"
				>
					{claim} <span className="text-[#ff8a5c]">{time}</span>
				</h1>
				<div className="grid gap-x-12 gap-y-7 lg:grid-cols-[6fr_5fr]">
					<div>
						<p className="m-0 max-w-[26.8em] font-medium text-lead leading-snug">{hero.consent}</p>
						<p className="mt-3 mb-0 max-w-[36.2em] text-[#c9ccd6]">{hero.pitch}</p>
					</div>
					<div>
						<div className="flex flex-wrap gap-3">
							<DialogLink
								source={hero.demo.source}
								subject={hero.demo.subject}
								href={paths.contact}
								className={buttonStyles({ tone: "accent" })}
							>
								{hero.demo.text}
								<ArrowRight aria-hidden="true" className="size-4" />
							</DialogLink>
							<DialogLink
								source={hero.trial.source}
								subject={hero.trial.subject}
								href={paths.contact}
								className={buttonStyles({ tone: "night" })}
							>
								{hero.trial.text}
							</DialogLink>
						</div>
						<dl className="mt-5 mb-0 grid gap-1.5 text-[0.92rem] text-[#c9ccd6]">
							{hero.next.map(({ name, text }) => (
								<div key={name} className="grid grid-cols-[3.25rem_1fr]">
									<dt className="font-semibold text-night-ink">{name}</dt>
									<dd className="m-0">{text}</dd>
								</div>
							))}
						</dl>
					</div>
				</div>
			</div>
			<VoiceLine className="mt-[clamp(28px,4vw,64px)] h-[clamp(120px,17vw,250px)] w-full stroke-3 pb-[clamp(20px,3vw,40px)] text-[#ff8a5c] max-md:-ml-[34%] max-md:w-[200%] md:stroke-[5px]" />
		</section>
	);
}
