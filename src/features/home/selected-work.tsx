import { ArrowUpRight } from "lucide-react";
import { useSyncExternalStore } from "react";
import { Link } from "react-router-dom";
import { selectedWork } from "@/content/home";
import { paths } from "@/content/paths";
import { knownWork, onWorkChange, provideWork, type SelectedStudy, type SelectedWork } from "@/data/projects/selected-work";
import { SmartImage } from "@/shared/ui/smart-image";

/** Id of the element around the strip. */
export const WORK_ID = "work";

let prerendered: SelectedWork | null = null;

/** Reads the selection from the prerendered HTML, once, before hydration: as data it would be in the page twice. */
export function adoptShownWork(): void {
	const section = typeof document === "undefined" || prerendered ? null : document.getElementById(WORK_ID)?.querySelector("section");
	if (!section) return;
	const textOf = (element: Element, selector: string) => element.querySelector(selector)?.textContent ?? "";
	prerendered = {
		studies: [...section.querySelectorAll(".study")].map((card) => ({
			slug: decodeURIComponent(card.querySelector("a")?.pathname.split("/").at(-1) ?? ""),
			title: textOf(card, "h3"),
			client: textOf(card, "p"),
			image: addressOf(card.querySelector("img")),
			results: [...card.querySelectorAll("dl > div")].map((result) => [textOf(result, "dt"), textOf(result, "dd")]),
		})),
		clients: [...section.querySelectorAll<HTMLImageElement>(".marks img")].map((mark) => ({ name: mark.alt, logo: addressOf(mark) })),
	};
	if (!knownWork()) provideWork(prerendered);
}

/** A bundled picture's address is its largest file, the last of its list. */
function addressOf(image: HTMLImageElement | null): string {
	return image?.srcset.split(", ").at(-1)?.split(" ")[0] || (image?.getAttribute("src") ?? "");
}

/** Two case studies and the marks of clients, or nothing without published projects. */
export function SelectedWorkStrip() {
	const work = useSyncExternalStore(onWorkChange, knownWork, () => prerendered ?? knownWork());
	if (!work || work.studies.length + work.clients.length === 0) return null;
	return (
		<section aria-labelledby="selected-work" className="wrap pt-[clamp(48px,6vw,88px)]">
			<div className="mb-6 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
				<h2 id="selected-work" className="m-0 font-semibold text-heading tracking-[-0.02em]">
					{selectedWork.label}
				</h2>
				<Link to={paths.reviews} className="link-line py-1 font-semibold text-[0.94rem]">
					{selectedWork.reviews}
				</Link>
			</div>
			{work.studies.length > 0 ? (
				<ul className="m-0 grid list-none gap-5 p-0 md:grid-cols-2">
					{work.studies.map((study) => (
						<Study key={study.slug} study={study} />
					))}
				</ul>
			) : null}
			{work.clients.length > 0 ? <Marks clients={work.clients} /> : null}
		</section>
	);
}

function Study({ study }: { study: SelectedStudy }) {
	return (
		<li className="study">
			<SmartImage
				src={study.image}
				alt=""
				width={1600}
				height={1000}
				sizes="(min-width: 77.5rem) 562px, (min-width: 48rem) 47vw, 92vw"
				className="aspect-[16/10]"
			/>
			<div>
				<p className="label-mono">{study.client}</p>
				<h3>{study.title}</h3>
				<dl>
					{study.results.map(([label, value]) => (
						<div key={label}>
							<dt>{label}</dt>
							<dd>{value}</dd>
						</div>
					))}
				</dl>
				<Link to={paths.caseStudy(study.slug)}>
					{selectedWork.study}
					<span className="sr-only">: {study.title}</span>
					<ArrowUpRight aria-hidden="true" className="size-4" />
				</Link>
			</div>
		</li>
	);
}

/** Marks in the color of the text. A mark that can't be loaded shows the client's name. */
function Marks({ clients }: { clients: SelectedWork["clients"] }) {
	return (
		<ul aria-label={selectedWork.clients} className="marks">
			{clients.map(({ name, logo }) => (
				<li key={name}>
					<img src={logo} alt={name} width={160} height={40} loading="lazy" decoding="async" referrerPolicy="no-referrer" />
				</li>
			))}
		</ul>
	);
}
