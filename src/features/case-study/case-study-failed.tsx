import { useEffect } from "react";
import { Link, useRouteError } from "react-router-dom";
import { caseStudy } from "@/content/case-study";
import { paths } from "@/content/paths";
import { Button } from "@/shared/ui/button";
import { buttonStyles } from "@/shared/ui/button-styles";
import { StatusPanel } from "@/shared/ui/status-panel";

/** The whole case study failed to render. */
export function CaseStudyFailed() {
	const error = useRouteError();
	useEffect(() => console.error("Case study:", error), [error]);
	return (
		<div className="wrap grid min-h-[70vh] content-center pt-18">
			<StatusPanel
				kind="error"
				title={caseStudy.broken.title}
				detail={caseStudy.broken.detail}
				action={
					<span className="flex flex-wrap justify-center gap-3">
						<Button onClick={() => location.reload()}>{caseStudy.failed.retry}</Button>
						<Link to={paths.portfolio} className={buttonStyles({ tone: "line" })}>
							{caseStudy.back}
						</Link>
					</span>
				}
			/>
		</div>
	);
}
