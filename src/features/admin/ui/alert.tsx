import { CircleCheck, TriangleAlert, X } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "@/shared/lib/class-names";
import { IconButton } from "./icon-button";

interface AlertProps {
	kind: "problem" | "success";
	title: string;
	children?: ReactNode;
	onDismiss?: () => void;
}

export function Alert({ kind, title, children, onDismiss }: AlertProps) {
	const Sign = kind === "problem" ? TriangleAlert : CircleCheck;
	return (
		<div
			role={kind === "problem" ? "alert" : "status"}
			className={classNames(
				"grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-3 rounded-box border px-4 py-3 text-[0.9rem]",
				kind === "problem" ? "border-danger/35 bg-danger-wash" : "border-ok/35 bg-ok-wash",
			)}
		>
			<Sign aria-hidden="true" className={classNames("mt-1 size-4", kind === "problem" ? "text-danger" : "text-ok")} />
			<p className="m-0 font-semibold leading-6">{title}</p>
			{onDismiss ? <IconButton label="Dismiss" Icon={X} onClick={onDismiss} className="-mt-1.5 -mr-2 -mb-1.5 size-9" /> : null}
			{children ? <div className="col-span-2 col-start-2 mt-1.5 grid min-w-0 justify-items-start gap-2.5">{children}</div> : null}
		</div>
	);
}

export function FormFailure({ children }: { children: string | null }) {
	if (!children) return null;
	return (
		<p role="alert" className="m-0 rounded-[10px] border border-danger/35 bg-danger-wash px-4 py-3 font-medium text-danger">
			{children}
		</p>
	);
}
