import type { ReactNode } from "react";
import { buttonStyles } from "@/shared/ui/button-styles";

interface PageFailureProps {
	title: string;
	detail: string;
	onRetry: () => void;
	/** Another way on, beside the retry. */
	children?: ReactNode;
}

/** What a person reads in place of a page that cannot be shown. It is in the first chunk and needs no other. */
export function PageFailure({ title, detail, onRetry, children }: PageFailureProps) {
	return (
		<div className="wrap grid min-h-[70vh] content-center justify-items-start py-24" role="alert">
			<title>{title}</title>
			<h1 className="mt-0 mb-4 font-semibold text-title leading-none tracking-[-0.035em]">{title}</h1>
			<p className="mt-0 mb-8 text-ink-2 text-lead">{detail}</p>
			<p className="m-0 flex flex-wrap gap-3">
				<button type="button" onClick={onRetry} className={buttonStyles({})}>
					Try Again
				</button>
				{children}
			</p>
		</div>
	);
}
