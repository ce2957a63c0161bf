import { readInstant } from "@/shared/lib/instant";
import { exactMoment, relativeMoment } from "@/shared/lib/relative-moment";

/** When something happened, as one says it; the exact moment is there for whoever points at it. */
export function Moment({ at, now = new Date() }: { at: string | null | undefined; now?: Date }) {
	const instant = readInstant(at);
	if (!instant) return null;
	return (
		<time dateTime={instant} title={exactMoment(instant)} className="whitespace-nowrap tabular-nums">
			{relativeMoment(instant, now)}
		</time>
	);
}
