import { useEffect, useId, useRef } from "react";
import type { PreviewLink } from "@/data/preview-links/admin-repository";
import { CopyText } from "../copy-text";

export interface MadeLink extends PreviewLink {
	address: string;
}

/** The address of a new link, selected. Only its hash is stored, so it can't be shown again. */
export function CreatedLink({ link: { address } }: { link: MadeLink }) {
	const id = useId();
	const box = useRef<HTMLInputElement>(null);
	useEffect(() => {
		box.current?.focus();
		box.current?.select();
	}, []);
	return (
		<div className="grid gap-3 rounded-box border border-ok/35 bg-ok-wash p-4">
			<label htmlFor={id} className="font-semibold text-[0.9rem]">
				Link created
			</label>
			<input
				ref={box}
				id={id}
				readOnly
				value={address}
				aria-describedby={`${id}-note`}
				className="control -mt-1.5 font-mono text-[0.82rem]"
			/>
			<p id={`${id}-note`} className="m-0 text-[0.85rem] text-ink-2 leading-snug">
				Copy it now. The address isn't stored, so it can't be shown again.
			</p>
			<div className="flex items-center gap-3">
				<CopyText label="Copy link" tone="solid" text={() => address} />
			</div>
		</div>
	);
}
