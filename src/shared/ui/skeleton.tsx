import { classNames } from "@/shared/lib/class-names";

export function Skeleton({ className }: { className?: string }) {
	return <span aria-hidden="true" className={classNames("shimmer block rounded-chip", className)} />;
}
