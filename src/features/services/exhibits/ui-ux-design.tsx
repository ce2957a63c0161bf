import { CircleAlert, CircleQuestionMark } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "@/shared/lib/class-names";

const repairs = [
	{
		fault: "Hint instead of a label",
		repair: "It vanishes with the first key. Reading it again takes 3 keys to clear and 16 to retype. Now the label stays above the field.",
		source: "WCAG 3.3.2, level A",
		price: "5.3 s",
	},
	{
		fault: "Gray on gray, 2.2:1",
		repair: "Each of the five fields needs a second look. Now text has at least 4.5:1, and borders 3:1.",
		source: "WCAG 1.4.3 and 1.4.11, level AA",
		price: "6.8 s",
	},
	{
		fault: "An error that is only red",
		repair:
			"One wrong guess: decide, click the field, 4 digits, click Submit, and the payment fails again. Now a sentence names the repair.",
		source: "WCAG 1.4.1 and 3.3.1, level A",
		price: "6.0 s",
	},
	{
		fault: "A target of 20 px inside another",
		repair: "A miss costs a decision, a movement and a click. The minimum is 24 px; now it is 44.",
		source: "WCAG 2.5.8, level AA; 2.5.5, level AAA",
		price: "2.7 s",
	},
	{
		fault: "A question that nobody needs",
		repair: "A decision, a tab and 10 digits, for a call that never comes. Now it is not asked.",
		source: "No WCAG criterion; in the EU, GDPR Art. 5(1)(c)",
		price: "4.4 s",
	},
];

/** One form with five faults and repaired. The fields are drawings; the list beside them says all of it. */
export function Exhibit() {
	return (
		<div className="grid gap-x-10 gap-y-10 pb-3 xl:grid-cols-[7fr_5fr]">
			<div className="flex flex-col justify-between gap-8">
				<div aria-hidden="true" inert className="grid select-none gap-4 md:grid-cols-2">
					<Before />
					<After />
				</div>
				<p className="m-0 flex items-end gap-x-6 gap-y-3 max-sm:flex-col max-sm:items-start">
					<strong className="shrink-0 font-semibold text-(--code) text-[clamp(4.5rem,3rem+5vw,7.5rem)] leading-[0.85] tracking-[-0.06em]">
						25.2 s
					</strong>
					<span className="max-w-[22.8em] text-ink-2">
						gone for somebody who meets each fault once. A person who leaves at the second one costs the whole order.
					</span>
				</p>
			</div>
			<Repairs />
		</div>
	);
}

/** Grays whose contrast is 2.2:1 in both themes; the drawing is inert, the list carries its content. */
const pale = "bg-[light-dark(#ececec,#2a2a2a)] text-[light-dark(#a0a0a0,#5f5f5f)]";
const faint = classNames("flex h-11 items-center justify-between rounded-chip px-3.5", pale);

function Before() {
	return (
		<Card name="Before" price="5 fields">
			<Fault number={1}>
				<span className={faint}>Card number</span>
			</Fault>
			<Fault number={2}>
				<span className={faint}>Name on card</span>
			</Fault>
			<Fault number={3}>
				<span className={classNames(faint, "border border-danger")}>13/27</span>
			</Fault>
			<Fault number={4}>
				<span className={faint}>
					Security code
					<span className="grid size-5 place-items-center rounded-full border border-current text-xs">?</span>
				</span>
			</Fault>
			<Fault number={5}>
				<span className={faint}>Phone number*</span>
			</Fault>
			<span className={classNames("grid h-9 place-items-center rounded-chip", pale)}>Submit</span>
		</Card>
	);
}

function After() {
	return (
		<Card name="After" price="4 fields">
			<Field label="Card number">4000 0012 3456 7899</Field>
			<Field label="Name on card">Anjali Rao</Field>
			<Field
				label="Expires, month and year"
				wrong
				below={
					<span className="mt-1.5 flex items-start gap-1.5 text-danger text-sm leading-snug">
						<CircleAlert className="mt-0.5 size-4 shrink-0" />
						There is no month 13. Use 01 to 12.
					</span>
				}
			>
				13/27
			</Field>
			<Field label="Security code, 3 digits on the back">
				•••
				<span className="-mr-3.5 grid size-11 place-items-center rounded-chip border border-(--code) border-dashed text-(--code)">
					<CircleQuestionMark className="size-5.5" />
				</span>
			</Field>
			<span className="grid h-12 place-items-center rounded-chip bg-(--code) font-semibold text-paper">Pay $48.00</span>
		</Card>
	);
}

function Card({ name, price, children }: { name: string; price: string; children: ReactNode }) {
	return (
		<div className="flex flex-col justify-between gap-4 rounded-card border border-line bg-surface p-[clamp(20px,2.2vw,30px)]">
			<span className="mb-2 flex items-baseline justify-between gap-3">
				<span className="font-semibold text-3xl tracking-[-0.04em]">{name}</span>
				<span className="label-mono text-ink-3">{price}</span>
			</span>
			{children}
		</div>
	);
}

function Fault({ number, children }: { number: number; children: ReactNode }) {
	return (
		<span className="relative block">
			{children}
			<span className="absolute -top-2.5 -left-2.5 grid size-6 place-items-center rounded-full bg-danger font-semibold text-paper text-xs">
				{number}
			</span>
		</span>
	);
}

function Field({ label, wrong = false, below, children }: { label: string; wrong?: boolean; below?: ReactNode; children: ReactNode }) {
	return (
		<span className="block">
			<span className="mb-1.5 block font-medium text-sm">{label}</span>
			<span
				className={classNames(
					"flex h-11 items-center justify-between rounded-chip border bg-paper px-3.5",
					wrong ? "border-2 border-danger" : "border-control-line",
				)}
			>
				{children}
			</span>
			{below}
		</span>
	);
}

function Repairs() {
	return (
		<ol className="m-0 grid list-none border-line-strong border-b p-0">
			{repairs.map(({ fault, repair, source, price }, index) => (
				<li key={fault} className="grid grid-cols-[2rem_1fr_auto] gap-x-2 border-line-strong border-t py-4">
					<span className="grid size-6 place-items-center rounded-full bg-danger font-semibold text-paper text-xs">{index + 1}</span>
					<h3 className="m-0 font-semibold leading-snug">{fault}</h3>
					<p className="m-0 font-semibold text-2xl leading-none tracking-[-0.04em]">{price}</p>
					<p className="col-span-2 col-start-2 mt-1.5 mb-0 text-[0.92rem] text-ink-2">{repair}</p>
					<p className="col-span-2 col-start-2 mt-1.5 mb-0 text-[0.86rem] text-ink-3">{source}</p>
				</li>
			))}
		</ol>
	);
}
