import { useParams } from "react-router-dom";
import { FormHeading } from "./form-heading";
import { FormFailed, FormLoading } from "./form-states";
import { PortfolioForm } from "./portfolio-form";
import { type PortfolioStore, portfolioStore } from "./portfolio-store";
import { useOpenedProject } from "./use-opened-project";

interface PortfolioFormPageProps {
	store?: PortfolioStore;
}

/** /admin/portfolio/new, and /admin/portfolio/edit/:projectId: without an id a project is created, with one it is edited. */
export function PortfolioFormPage({ store = portfolioStore }: PortfolioFormPageProps) {
	const { projectId } = useParams();
	return (
		<div className="mx-auto max-w-[1100px]">
			<FormHeading title={projectId === undefined ? "Add New Portfolio" : "Edit Portfolio"} />
			{projectId === undefined ? (
				<PortfolioForm key="new" opened={null} store={store} />
			) : (
				<EditPortfolio key={projectId} id={projectId} store={store} />
			)}
		</div>
	);
}

function EditPortfolio({ id, store }: { id: string; store: PortfolioStore }) {
	const opened = useOpenedProject(id, store.read);
	if (opened.state === "open") return <PortfolioForm opened={opened.project} store={store} />;
	if (opened.state === "failed") return <FormFailed onRetry={opened.retry} />;
	return <FormLoading />;
}
