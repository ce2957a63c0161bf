import { ArrowRight } from "lucide-react";
import { Link } from "react-router-dom";
import { paths } from "@/content/paths";
import {
	adoption,
	aiStack,
	speaksifyClosing as closing,
	speaksifyHero as hero,
	speaksifyOverview,
	techStack,
} from "@/content/products/speaksify-landing";
import { buttonStyles } from "@/shared/ui/button-styles";
import { DialogLink } from "@/shared/ui/dialog-link";
import { CallFeatures, FirstSeconds, VoiceLine } from "./speaksify-call";

export function SpeaksifyPage() {
	return (
		<>
			<SpeaksifyHero />
			<FirstSeconds />
			<Overview />
			<CallFeatures />
			<Adoption />
			<SpeaksifyStacks />
			<SpeaksifyClosing />
		</>
	);
}

function SpeaksifyHero() {
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
								href={paths.contactAbout(hero.demo.source)}
								className={buttonStyles({ tone: "accent" })}
							>
								{hero.demo.text}
								<ArrowRight aria-hidden="true" className="size-4" />
							</DialogLink>
							<DialogLink
								source={hero.trial.source}
								subject={hero.trial.subject}
								href={paths.contactAbout(hero.trial.source)}
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

function Overview() {
	const { problem, audience } = speaksifyOverview;
	return (
		<section aria-labelledby="problem-title" className="bg-[light-dark(var(--paper),var(--surface))] py-[clamp(72px,9vw,148px)]">
			<div className="wrap">
				<div className="wrap-anywhere grid grid-cols-1 gap-x-12 gap-y-8 lg:grid-cols-[6fr_5fr]">
					<h2 id="problem-title" className="m-0 max-w-[6em] font-semibold text-display leading-[0.94] tracking-[-0.05em]">
						{problem.title}
					</h2>
					<div className="grid content-end gap-4 text-[1.06rem] text-ink-2 leading-relaxed">
						{problem.paragraphs.map((text) => (
							<p key={text} className="m-0 max-w-[32.2em]">
								{text}
							</p>
						))}
						<p className="m-0 max-w-[30.8em] border-accent-bright border-l-4 pl-5 font-medium text-ink text-lead leading-snug">
							{problem.answer}
						</p>
					</div>
				</div>
				<h2 className="mt-[clamp(72px,9vw,136px)] mb-6 font-semibold text-title leading-[1] tracking-[-0.04em]">{audience.title}</h2>
				<ul className="m-0 list-none border-ink border-t-2 p-0">
					{audience.items.map(({ name, text }) => (
						<li key={name} className="grid items-baseline gap-x-12 gap-y-2 border-line-strong border-b py-6 lg:grid-cols-[6fr_5fr]">
							<h3 className="m-0 font-semibold text-[clamp(1.6rem,1.1rem+2.2vw,2.9rem)] leading-[1.02] tracking-[-0.04em]">{name}</h3>
							<p className="m-0 max-w-[34.8em] text-ink-2">{text}</p>
						</li>
					))}
				</ul>
			</div>
		</section>
	);
}

function Adoption() {
	return (
		<section aria-labelledby="adoption-title" className="bg-accent-bright py-[clamp(56px,6.4vw,104px)] text-on-accent">
			<div className="wrap">
				<h2 id="adoption-title" className="mt-0 mb-[clamp(28px,4vw,56px)] font-semibold text-heading tracking-[-0.025em]">
					{adoption.title}
				</h2>
				<dl className="m-0 grid grid-cols-2 gap-x-8 gap-y-10 xl:grid-cols-4">
					{adoption.claims.map(({ value, label, scope }) => (
						<div key={label} className="flex flex-col-reverse justify-end">
							<dt className="font-semibold leading-snug">
								{label}
								<span className="mt-1.5 block font-normal text-[0.92rem]">{scope}</span>
							</dt>
							<dd className="m-0 mb-3 font-semibold text-[clamp(3.25rem,1.6rem+6.4vw,7.5rem)] leading-[0.86] tracking-[-0.065em]">
								{value}
							</dd>
						</div>
					))}
				</dl>
				<p className="mt-[clamp(28px,4vw,56px)] mb-0 max-w-[32.2em] text-[0.95rem]">{adoption.note}</p>
			</div>
		</section>
	);
}

function SpeaksifyClosing() {
	const { title, text, consent, demo, sheet } = closing;
	return (
		<section
			aria-labelledby="closing-title"
			className="overflow-hidden bg-[radial-gradient(60%_70%_at_12%_0%,rgb(255_90_31/0.5),transparent_70%)] bg-night text-night-ink"
		>
			<VoiceLine
				loudness={VOICE}
				className="h-[clamp(90px,12vw,180px)] w-full stroke-3 pt-10 text-[#ff8a5c] max-md:-ml-[40%] max-md:w-[200%] md:stroke-[5px]"
			/>
			<div className="wrap-anywhere wrap grid grid-cols-1 items-end gap-x-12 gap-y-7 pt-8 pb-[clamp(64px,8vw,124px)] lg:grid-cols-[7fr_5fr]">
				<h2
					id="closing-title"
					className="m-0 max-w-[5.4em] font-semibold text-[clamp(3rem,0.9rem+8.4vw,8.5rem)] leading-[0.92] tracking-[-0.055em]"
				>
					{title}
				</h2>
				<div className="grid justify-items-start gap-5">
					<p className="m-0 max-w-[29.5em] text-[#c9ccd6] text-lead leading-normal">{text}</p>
					<DialogLink
						source={demo.source}
						subject={demo.subject}
						href={paths.contactAbout(demo.source)}
						className={buttonStyles({ tone: "accent" })}
					>
						{demo.text}
						<ArrowRight aria-hidden="true" className="size-4" />
					</DialogLink>
					<p className="m-0 max-w-[34.8em] text-[#c9ccd6] text-[0.92rem]">{consent}</p>
					<Link to={sheet.href} className="py-1 font-semibold underline underline-offset-4 hover:text-[#ff8a5c]">
						{sheet.text}
					</Link>
				</div>
			</div>
		</section>
	);
}

/** A voice that ends in silence. */
const VOICE =
	"477844497440006996406334463690007600004683078634644367761008879700344631136400066971012100000001210000000000000000000000000000000000000000000000";

function SpeaksifyStacks() {
	return (
		<div className="bg-[light-dark(var(--paper),var(--surface))]">
			<div className="wrap grid gap-y-[clamp(72px,9vw,136px)] py-[clamp(72px,9vw,148px)]">
				<section aria-labelledby="ai-stack-title">
					<Heading id="ai-stack-title" title={aiStack.title} lead={aiStack.lead} />
					<ol className="m-0 grid list-none gap-x-6 gap-y-10 p-0 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-6">
						{aiStack.items.map(({ name, technologies, text }) => (
							<li
								key={name}
								className="relative border-ink border-t-2 pt-6 before:absolute before:-top-[7px] before:left-0 before:size-3 before:rounded-full before:bg-accent-bright"
							>
								<h3 className="m-0 font-semibold text-heading leading-tight tracking-[-0.03em]">{name}</h3>
								<p className="mt-1 mb-4 font-mono text-[0.82rem] text-ink-3">{technologies.join(" + ")}</p>
								<p className="m-0 text-[0.95rem] text-ink-2">{text}</p>
							</li>
						))}
					</ol>
				</section>
				<section aria-labelledby="tech-stack-title">
					<Heading id="tech-stack-title" title={techStack.title} lead={techStack.lead} />
					<ul className="m-0 list-none border-line-strong border-b p-0">
						{techStack.categories.map(({ name, technologies }) => (
							<li key={name} className="grid items-baseline gap-x-10 gap-y-1 border-line-strong border-t py-4 md:grid-cols-[3fr_9fr]">
								<h3 className="m-0 text-ink-3">{name}</h3>
								<ul className="m-0 flex list-none flex-wrap gap-x-3 p-0 font-semibold text-[clamp(1.35rem,1rem+1.7vw,2.35rem)] leading-[1.15] tracking-[-0.035em]">
									{technologies.map((technology) => (
										<li
											key={technology}
											className="not-last:after:pl-3 not-last:after:font-normal not-last:after:text-accent not-last:after:content-['/']"
										>
											{technology}
										</li>
									))}
								</ul>
							</li>
						))}
					</ul>
				</section>
			</div>
		</div>
	);
}

function Heading({ id, title, lead }: { id: string; title: string; lead: string }) {
	return (
		<div className="mb-[clamp(32px,4.4vw,64px)] grid items-end gap-x-12 gap-y-4 lg:grid-cols-[7fr_5fr]">
			<h2 id={id} className="m-0 font-semibold text-title leading-[1] tracking-[-0.045em]">
				{title}
			</h2>
			<p className="m-0 max-w-[29.5em] text-ink-2 text-lead leading-normal">{lead}</p>
		</div>
	);
}
