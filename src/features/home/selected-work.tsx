import { ArrowUpRight } from "lucide-react";
import { useSyncExternalStore } from "react";
import { Link } from "react-router-dom";
import { selectedWork } from "@/content/home/page";
import { paths } from "@/content/paths";
import { showsReviews } from "@/content/samples/shown-reviews";
import { adoptLists, prerenderedLists } from "@/data/prerendered-lists";
import { onWorkChange, provideWork, readKnownWork, type SelectedStudy, type SelectedWork, selectWork } from "@/data/projects/selected-work";
import { SmartImage } from "@/shared/ui/smart-image";

let prerendered: SelectedWork | null = null;

/** Selects from the lists of this document, before hydration. */
export async function adoptWork(): Promise<void> {
	await adoptLists();
	const projects = prerenderedLists()?.projects;
	if (!projects || typeof document === "undefined") return;
	prerendered = selectWork(projects);
	if (!readKnownWork()) provideWork(prerendered);
}

/** Two case studies and the marks of clients, or nothing without published projects. */
export function SelectedWorkStrip() {
	const work = useSyncExternalStore(onWorkChange, readKnownWork, () => prerendered ?? readKnownWork());
	if (!work || work.studies.length + work.clients.length === 0) return null;
	return (
		<section aria-labelledby="selected-work" className="wrap pt-[clamp(48px,6vw,88px)]">
			<div className="mb-6 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
				<h2 id="selected-work" className="m-0 font-semibold text-heading tracking-[-0.02em]">
					{selectedWork.label}
				</h2>
				{showsReviews ? (
					<Link to={paths.reviews} className="link-line py-1 font-semibold text-[0.94rem]">
						{selectedWork.reviews}
					</Link>
				) : null}
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
				{study.client ? <p className="label-mono">{study.client}</p> : null}
				<h3>{study.title}</h3>
				<dl>
					{study.results.map(([label, value], index) => (
						// biome-ignore lint/suspicious/noArrayIndexKey: a result is known by its place; two may have one label.
						<div key={index}>
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
