import type { FormEvent, KeyboardEvent } from "react";
import { FormProvider } from "react-hook-form";
import type { SavedProject } from "@/data/portfolios/admin-repository";
import { ActionBar } from "./action-bar";
import { BasicSection } from "./basic-section";
import { CaseStudySection } from "./case-study-section";
import { GalleryEditor } from "./gallery-editor";
import { MetricsEditor } from "./metrics-editor";
import type { PortfolioStore } from "./portfolio-store";
import { SaveAlert } from "./save-alert";
import { TechStackEditor } from "./tech-stack-editor";
import { TechnologiesSection } from "./technologies-section";
import { TestimonialSection } from "./testimonial-section";
import { usePortfolioForm } from "./use-portfolio-form";

interface PortfolioFormProps {
	/** The stored project, or null for a new one. */
	opened: SavedProject | null;
	store: PortfolioStore;
}

/** The one form of a project, for create and edit (D2 §2). */
export function PortfolioForm({ opened, store }: PortfolioFormProps) {
	const { form, formRef, saving, dirty, stored, failure, save, keepMine, loadTheirs } = usePortfolioForm(opened, store);
	const onSubmit = (event: FormEvent) => {
		event.preventDefault();
		save("published");
	};
	return (
		<FormProvider {...form}>
			{/* Whatever gets the focus stays clear of the bar at the lower edge. */}
			<form
				ref={formRef}
				noValidate
				onSubmit={onSubmit}
				onKeyDown={keepEnter}
				aria-label={opened ? "Edit Portfolio" : "Add New Portfolio"}
				className="[&_:is(input,textarea,select,button)]:scroll-mt-28 [&_:is(input,textarea,select,button)]:scroll-mb-44"
			>
				{/* What is typed during a save would be lost with the form: nothing can be until it is over. */}
				<div inert={saving} className={saving ? "opacity-60 transition-opacity" : "transition-opacity"}>
					<BasicSection />
					<TechnologiesSection />
					<TechStackEditor />
					<MetricsEditor />
					<GalleryEditor />
					<CaseStudySection />
					<TestimonialSection />
				</div>
				<ActionBar stored={stored} dirty={dirty} saving={saving} onDraft={() => save("draft")}>
					{failure ? <SaveAlert failure={failure} onKeepMine={keepMine} onLoadTheirs={loadTheirs} /> : null}
				</ActionBar>
			</form>
		</FormProvider>
	);
}

/** A stray Enter in a one-line field would publish what is half written: only the buttons save. */
function keepEnter(event: KeyboardEvent<HTMLFormElement>): void {
	const inField = event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement;
	if (event.key === "Enter" && inField && !event.nativeEvent.isComposing) event.preventDefault();
}
