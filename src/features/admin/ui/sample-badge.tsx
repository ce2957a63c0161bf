export const SAMPLE_HINT = "Invented text and figures. Clear it when the content is real; visitors don't see this mark.";

/** Marks a row with invented content; nothing for a real one. */
export function SampleBadge({ row }: { row: { is_sample?: boolean | null | undefined } }) {
	if (row.is_sample !== true) return null;
	return (
		<>
			{" "}
			<span
				title="Invented content, to be replaced before launch"
				className="inline-block whitespace-nowrap rounded-full border border-line-strong bg-sunken px-2 align-[0.1em] font-medium text-[0.72rem] text-ink-2 leading-5"
			>
				Sample
			</span>
		</>
	);
}
