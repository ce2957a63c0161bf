import { useState } from "react";
import { uploadedCard } from "@/shared/lib/link-card";
import { pictureSources } from "@/shared/lib/picture-sources";
import { webAddress } from "@/shared/lib/web-address";
import { RowIcon } from "./row-icons";

/** A row's picture in a box of fixed size, in its smallest file. The row's title names it, so it has no text of its own. */
export function RowPicture({ address }: { address: string | null | undefined }) {
	const known = webAddress(address);
	const [failed, setFailed] = useState<string | null>(null);
	const sources = known ? pictureSources(known) : null;
	return (
		<span className="relative grid h-10 w-14 shrink-0 place-items-center overflow-hidden rounded-chip bg-sunken text-ink-3">
			{known && failed !== known ? (
				<img
					src={sources?.src ?? uploadedCard(known) ?? known}
					srcSet={sources?.webp}
					sizes="56px"
					alt=""
					width={56}
					height={40}
					loading="lazy"
					decoding="async"
					fetchPriority="low"
					referrerPolicy="no-referrer"
					onError={() => setFailed(known)}
					className="absolute inset-0 size-full object-cover"
				/>
			) : (
				<RowIcon of="picture" isThin />
			)}
		</span>
	);
}
