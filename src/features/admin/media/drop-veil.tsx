/** Covers what takes the files that hover over it. */
export function DropVeil({ shown, text }: { shown: boolean; text: string }) {
	if (!shown) return null;
	return (
		<div className="pointer-events-none absolute -inset-2 z-20 grid place-items-center rounded-box border-2 border-accent border-dashed bg-accent-wash/90">
			<p className="m-0 font-semibold text-ink">{text}</p>
		</div>
	);
}
