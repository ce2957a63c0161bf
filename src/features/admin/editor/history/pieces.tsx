import { classNames } from "@/shared/lib/class-names";
import type { Piece } from "./compare-texts";

const looks = {
	goes: "bg-danger-wash text-danger decoration-danger/70 line-through",
	returns: "bg-ok-wash text-ok underline decoration-ok/60 underline-offset-3",
};

/** A comparison as text: struck out what goes, underlined what comes back. */
export function Pieces({ pieces }: { pieces: Piece[] }) {
	let at = 0;
	return pieces.map((piece) => {
		at += piece.text.length;
		return <Passage key={`${piece.kind}${at}`} {...piece} />;
	});
}

export function Passage({ kind, text }: Piece) {
	if (kind === "same") return <span className="text-ink-2">{text}</span>;
	const Mark = kind === "goes" ? "del" : "ins";
	return <Mark className={classNames("rounded-[3px] box-decoration-clone px-0.5", looks[kind])}>{text}</Mark>;
}
