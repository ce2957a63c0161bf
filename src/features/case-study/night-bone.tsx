import { classNames } from "@/shared/lib/class-names";

/** A place-holder on a dark ground. */
export function NightBone({ className }: { className: string }) {
	return <span aria-hidden="true" className={classNames("block animate-pulse rounded-chip bg-white/12", className)} />;
}
