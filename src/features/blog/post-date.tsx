import { postZone } from "@/content/blogs";

const day = new Intl.DateTimeFormat("en-US", { year: "numeric", month: "long", day: "numeric", timeZone: postZone });
const short = new Intl.DateTimeFormat("en-US", { year: "numeric", month: "short", day: "numeric", timeZone: postZone });

interface PostDateProps {
	/** ISO 8601; null shows nothing. */
	date: string | null;
	/** With the month's first three letters. */
	isShort?: boolean;
}

/** A day of publication, the same for every reader: it is a day in the studio's own time zone. */
export function PostDate({ date, isShort = false }: PostDateProps) {
	if (!date) return null;
	return <time dateTime={date}>{(isShort ? short : day).format(new Date(date))}</time>;
}
