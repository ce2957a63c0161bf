import { type MouseEvent, useMemo } from "react";
import { useFormState } from "react-hook-form";
import { sectionId } from "@/features/admin/ui/form-section";
import { useSectionInView } from "@/shared/hooks/use-section-in-view";
import { classNames } from "@/shared/lib/class-names";
import type { EditorSection } from "./editor-definition";

/** The parts of a long form, always in sight where there is room: where one is, and where something is wrong. */
export function SectionList({ sections }: { sections: EditorSection[] }) {
	const { errors } = useFormState();
	const ids = useMemo(() => sections.map(({ title }) => sectionId(title)), [sections]);
	const inView = useSectionInView(ids, true, "form");
	return (
		<nav
			aria-label="Sections of the form"
			className="sticky top-15 z-10 hidden border-line border-y bg-paper [scrollbar-width:none] @min-[30rem]:block @min-[30rem]:overflow-x-auto"
		>
			<ul className="m-0 flex list-none gap-x-5 p-0 @min-[60rem]:gap-x-7">
				{sections.map(({ title, fields }) => {
					const id = sectionId(title);
					const isWrong = Object.keys(fields).some((name) => name in errors);
					return (
						<li key={id} className="shrink-0">
							<a
								href={`#${id}`}
								aria-current={inView === id ? "true" : undefined}
								onClick={(event) => goTo(event, id)}
								className={classNames(
									"-mb-px flex h-11 items-center gap-2 border-transparent border-b-2 text-[0.84rem] no-underline transition-colors -outline-offset-2 hover:text-ink",
									inView === id ? "border-accent! font-medium text-ink" : "text-ink-2",
								)}
							>
								{title}
								{isWrong ? (
									<>
										<span aria-hidden="true" className="size-2 rounded-full bg-danger" />
										<span className="sr-only">, has errors</span>
									</>
								) : null}
							</a>
						</li>
					);
				})}
			</ul>
		</nav>
	);
}

/** The section comes to the top, and the keyboard goes on from there. The address stays: it is no place to come back to. */
function goTo(event: MouseEvent, id: string): void {
	event.preventDefault();
	const section = document.getElementById(id);
	section?.scrollIntoView({ block: "start" });
	section?.focus({ preventScroll: true });
}
