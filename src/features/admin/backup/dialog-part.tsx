import type { ReactNode } from "react";

/** The part of the dialog that scrolls, and under it what can be done. */
export function DialogPart({ children, actions }: { children: ReactNode; actions?: ReactNode }) {
	return (
		<>
			<div className="grid min-h-0 grow content-start gap-5 overflow-y-auto px-6 py-5">{children}</div>
			{actions ? <footer className="flex flex-wrap items-center gap-2 border-line border-t px-6 py-4">{actions}</footer> : null}
		</>
	);
}
