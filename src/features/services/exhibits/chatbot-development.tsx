interface Cell {
	/** The limit itself, set large. */
	limit: string;
	text: string;
}

interface Tool {
	name: string;
	alone: Cell | null;
	asks: Cell | null;
	never: Cell;
	log: [time: string, kind: "call" | "hold" | "deny", what: string];
}

const tools: Tool[] = [
	{
		name: "orders.find",
		alone: { limit: "Own orders", text: "of the customer who wrote" },
		asks: { limit: "One order", text: "of somebody else, with a reason" },
		never: { limit: "Lists", text: "exports, card numbers" },
		log: ["16:02:08", "call", "order 71184, 1 row, 0.4 s"],
	},
	{
		name: "message.send",
		alone: { limit: "4 replies", text: "a case, in the same thread" },
		asks: { limit: "Any reply", text: "once a lawyer is mentioned" },
		never: { limit: "New recipients", text: "the address comes from the case" },
		log: ["16:09:40", "call", "reply 2 of 4, 91 words, cites section 4.2"],
	},
	{
		name: "refund.create",
		alone: { limit: "to $100", text: "an order, 10 orders a day" },
		asks: { limit: "to $500", text: "Priya sees order, photo and reason" },
		never: { limit: "above $500", text: "nor to another card than the one that paid" },
		log: ["16:02:11", "hold", "$148.00 is above $100.00, asked Priya"],
	},
	{
		name: "parcel.resend",
		alone: { limit: "to $60", text: "of goods, 8 parcels a day" },
		asks: { limit: "to $250", text: "or a second parcel for one order" },
		never: { limit: "New addresses", text: "entered in the past seven days" },
		log: ["11:20:03", "call", "$41.50 of goods, parcel 3 of 8 today"],
	},
	{
		name: "address.change",
		alone: null,
		asks: { limit: "Every change", text: "after a code to the old phone" },
		never: { limit: "Mid-refund", text: "while money is on its way" },
		log: ["18:47:19", "hold", "code sent to the phone ending in 88, asked Priya"],
	},
	{
		name: "records.delete",
		alone: null,
		asks: null,
		never: { limit: "Everything", text: "the tool is not connected" },
		log: ["03:12:55", "deny", "an e-mail asked for it; no such tool; run stopped"],
	},
];

const columns = [
	{ key: "alone", label: "Alone", look: "border-(--code) bg-(--code) text-paper" },
	{ key: "asks", label: "With approval", look: "border-(--code) border-dashed" },
	{ key: "never", label: "Never", look: "border-line bg-line" },
] as const;

const row = "lg:grid lg:grid-cols-[10.5rem_repeat(3,minmax(0,1fr))] lg:gap-3";

/** What one agent may do, tool by tool, and what its worst day costs. */
export function Exhibit() {
	return (
		<>
			<p className="mt-0 mb-10 grid items-end gap-x-10 gap-y-4 md:grid-cols-[auto_1fr]">
				<span className="font-semibold text-(--code) text-[clamp(4.5rem,2rem+11vw,10.5rem)] leading-[0.85] tracking-[-0.06em]">$1,480</span>{" "}
				<span className="max-w-[32.2em] text-lead leading-normal">
					is the most money that it can lose on one day if each of its judgments is wrong: 10 refunds of $100 and 8 parcels of $60. Anything
					dearer waits for Priya. You choose this number; the model does not.
				</span>
			</p>
			<div aria-hidden="true" className={`label-mono hidden pb-3 text-ink-3 ${row}`}>
				<span>Tool</span>
				{columns.map(({ key, label }) => (
					<span key={key}>{label}</span>
				))}
			</div>
			<ul className="m-0 list-none border-line-strong border-b p-0">
				{tools.map((tool) => (
					<li key={tool.name} className={`border-line-strong border-t py-5 ${row}`}>
						<h3 className="m-0 font-mono font-semibold text-[0.98rem] max-lg:mb-3 lg:pt-3">{tool.name}</h3>
						<dl className="m-0 grid gap-2 lg:col-span-3 lg:grid-cols-3 lg:gap-3">
							{columns.map(({ key, label, look }) => (
								<Permission key={key} label={label} look={look} cell={tool[key]} />
							))}
						</dl>
						<p className="mt-3 mb-0 font-mono text-[0.78rem] text-ink-3 lg:col-span-3 lg:col-start-2 lg:mt-0">
							<span className="sr-only">Log: </span>
							{tool.log[0]} <b className="font-semibold text-(--code)">{tool.log[1]}</b> {tool.log[2]}
						</p>
					</li>
				))}
			</ul>
		</>
	);
}

/** One cell of the table; on a phone its column stands beside it. */
function Permission({ label, look, cell }: { label: string; look: string; cell: Cell | null }) {
	return (
		<div className="grid grid-cols-[6.5rem_minmax(0,1fr)] items-stretch lg:block">
			<dt className="label-mono self-center pr-3 text-ink-3 lg:sr-only">{label}</dt>
			<dd className={`m-0 rounded-box border-2 p-3.5 lg:h-full ${cell ? look : "border-line text-ink-3"}`}>
				<span className="block font-semibold text-[1.35rem] leading-tight tracking-[-0.03em]">{cell?.limit ?? "Nothing"}</span>
				{cell ? <span className="mt-1 block text-[0.86rem] leading-snug">{cell.text}</span> : null}
			</dd>
		</div>
	);
}
