import { readInstant } from "@/shared/lib/instant";
import { exactMoment, relativeMoment } from "@/shared/lib/relative-moment";

/** "5 minutes ago", with the exact time as a tooltip. */
export function RelativeTime({ at, now = new Date() }: { at: string | null | undefined; now?: Date }) {
	const instant = readInstant(at);
	if (!instant) return null;
	return (
		<time dateTime={instant} title={exactMoment(instant)} className="whitespace-nowrap tabular-nums">
			{relativeMoment(instant, now)}
		</time>
	);
}
