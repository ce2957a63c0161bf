import { Copy, ExternalLink, Trash2 } from "lucide-react";
import { toast } from "sonner";
import type { Picture } from "@/data/pictures/picture-types";
import { IconButton } from "@/features/admin/fields/icon-button";
import { AltEditor } from "./alt-editor";
import { PictureImage } from "./picture-image";
import { sizeText } from "./picture-words";

const day = new Intl.DateTimeFormat("en-US", { dateStyle: "medium" });

/** One picture of the library: what it is, what it says to those who do not see it, and what can be done with it. */
export function PictureCard({ picture, onDelete }: { picture: Picture; onDelete: () => void }) {
	const { name, address, alt, createdAt } = picture;
	return (
		<li className="flex min-w-0 flex-col overflow-hidden rounded-box border border-line bg-surface">
			<PictureImage address={address} alt={alt} className="aspect-[16/10] border-line border-b" />
			<div className="flex grow flex-col gap-3 p-3">
				<div>
					<p className="m-0 truncate font-medium text-[0.9rem]" title={name}>
						{name}
					</p>
					<p className="m-0 text-[0.78rem] text-ink-3 tabular-nums">
						{sizeText(picture)}
						<span className="hidden sm:inline"> · {day.format(new Date(createdAt))}</span>
					</p>
				</div>
				<AltEditor picture={picture} />
				<div className="mt-auto -mb-1.5 -ml-2 flex">
					<IconButton label={`Copy address of ${name}`} Icon={Copy} onClick={() => void copy(address)} />
					<a
						href={address}
						target="_blank"
						rel="noopener noreferrer"
						aria-label={`Open ${name} (opens in a new tab)`}
						title="Open"
						className="grid size-10 place-items-center rounded-full text-ink-3 transition-colors hover:bg-sunken hover:text-ink"
					>
						<ExternalLink aria-hidden="true" className="size-4" />
					</a>
					<IconButton label={`Delete ${name}`} Icon={Trash2} onClick={onDelete} removes className="ml-auto -mr-2" />
				</div>
			</div>
		</li>
	);
}

async function copy(address: string): Promise<void> {
	try {
		await navigator.clipboard.writeText(address);
		toast.success("Address copied");
	} catch (error) {
		console.error("Clipboard:", error instanceof Error ? error.message : error);
		toast.error("Error", { description: `The browser did not copy it: ${address}`, duration: Number.POSITIVE_INFINITY });
	}
}
