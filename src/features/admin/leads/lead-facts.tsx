import { Copy } from "lucide-react";
import type { ReactNode } from "react";
import type { WrittenLead } from "@/data/leads/lead-body";
import type { Lead } from "@/data/leads/schema";
import { copyText } from "@/features/admin/ui/copy-text";
import { IconButton } from "@/features/admin/ui/icon-button";
import { exactTime } from "@/shared/lib/time/relative-time";
import { callLink, sourceName } from "./lead-format";

const MIN_DIGITS = 7;

export function LeadFacts({ lead, written }: { lead: Lead; written: WrittenLead }) {
	const phone = lead.phone ?? written.phone;
	const call = callLink(phone);
	return (
		<dl className="m-0 grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-1 text-[0.94rem]">
			<Fact name="From">
				<bdi className="font-medium [overflow-wrap:anywhere]">{lead.name || "No name given"}</bdi>
			</Fact>
			<Fact name="Email">
				{lead.email ? (
					<Copied what="Email address" text={lead.email}>
						<bdi className="[overflow-wrap:anywhere]">{lead.email}</bdi>
					</Copied>
				) : (
					<Doubtful text={written.email} none="None given" why="not a valid email address" />
				)}
			</Fact>
			{phone ? (
				<Fact name="Phone">
					<Copied what="Phone number" text={phone}>
						{call ? (
							<a href={call} className="link-line [overflow-wrap:anywhere]">
								<bdi>{phone}</bdi>
							</a>
						) : (
							<bdi className="[overflow-wrap:anywhere]">{phone}</bdi>
						)}
						{(phone.match(/\p{Nd}/gu)?.length ?? 0) < MIN_DIGITS ? <span className="text-ink-3"> (looks incomplete)</span> : null}
					</Copied>
				</Fact>
			) : null}
			<Fact name="Received">
				<time dateTime={lead.receivedAt}>{exactTime(lead.receivedAt)}</time>
			</Fact>
			<Fact name="Source">
				<span className="[overflow-wrap:anywhere]">{sourceName(lead.source)}</span>
			</Fact>
		</dl>
	);
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
	return (
		<>
			<dt className="py-1 text-ink-3">{name}</dt>
			<dd className="m-0 min-w-0 py-1">{children}</dd>
		</>
	);
}

function Doubtful({ text, none, why }: { text: string; none: string; why: string }) {
	if (!text) return <span className="text-ink-3">{none}</span>;
	return (
		<>
			<bdi className="[overflow-wrap:anywhere]">{text}</bdi> <span className="text-ink-3">({why})</span>
		</>
	);
}

function Copied({ what, text, children }: { what: string; text: string; children: ReactNode }) {
	return (
		<span className="flex min-w-0 items-center gap-1">
			<span className="min-w-0">{children}</span>
			<IconButton
				label={`Copy ${what.toLowerCase()}`}
				Icon={Copy}
				onClick={() => void copyText(text, `${what} copied`)}
				className="-my-2 size-8 shrink-0"
			/>
		</span>
	);
}
