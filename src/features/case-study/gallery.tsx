import { caseStudy } from "@/content/case-study";
import type { GalleryPicture } from "@/data/portfolios/schema";
import { SmartImage } from "@/shared/ui/smart-image";

/** The project's screens; each opens in full size. */
export function Gallery({ pictures }: { pictures: GalleryPicture[] }) {
	if (pictures.length === 0) return null;
	return (
		<section aria-labelledby="gallery" className="wrap py-[clamp(64px,8vw,120px)]">
			<h2 id="gallery" className="m-0 mb-10 font-semibold text-title leading-[1.02] tracking-[-0.035em]">
				{caseStudy.gallery}
			</h2>
			<ul className="m-0 grid list-none gap-6 p-0 md:grid-cols-2">
				{pictures.map((picture, index) => (
					<li key={picture.url} className={index % 3 === 0 ? "md:col-span-2" : undefined}>
						<figure className="m-0">
							<a
								href={picture.url}
								target="_blank"
								rel="noopener noreferrer"
								className="block overflow-hidden rounded-card border border-line"
							>
								<SmartImage src={picture.url} alt={picture.alt} width={1600} height={1000} className="aspect-[16/10]" />
								<span className="sr-only"> (full size, opens in a new tab)</span>
							</a>
							<figcaption className="mt-2.5 text-[0.9rem] text-ink-3">{picture.alt}</figcaption>
						</figure>
					</li>
				))}
			</ul>
		</section>
	);
}
