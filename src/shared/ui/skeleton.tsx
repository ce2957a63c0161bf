import { classNames } from "@/shared/lib/class-names";

/** A grey place-holder of the size that its classes give; purely visual. */
export function Skeleton({ className }: { className?: string }) {
	return <span aria-hidden="true" className={classNames("shimmer block rounded-chip", className)} />;
}
