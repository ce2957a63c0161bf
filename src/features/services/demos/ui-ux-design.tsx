import { CircleAlert, CircleQuestionMark } from "lucide-react";
import type { ReactNode } from "react";
import { demo } from "@/content/services/ui-ux-design/demo";
import { classNames } from "@/shared/lib/class-names";

const { before, after } = demo;

/** The form fields are drawings. The list beside them has the content. */
export function Demo() {
	return (
		<div className="grid gap-x-10 gap-y-10 pb-3 xl:grid-cols-[7fr_5fr]">
			<div className="flex flex-col justify-between gap-8">
				<div aria-hidden="true" inert className="grid select-none gap-4 md:grid-cols-2">
					<Before />
					<After />
				</div>
				<p className="m-0 flex items-end gap-x-6 gap-y-3 max-sm:flex-col max-sm:items-start">
					<strong className="shrink-0 font-semibold text-(--code) text-[clamp(4.5rem,3rem+5vw,7.5rem)] leading-[0.85] tracking-[-0.06em]">
						{demo.loss.time}
					</strong>
					<span className="max-w-[22.8em] text-ink-2">{demo.loss.text}</span>
				</p>
			</div>
			<Repairs />
		</div>
	);
}

/** A deliberate contrast of 2.2:1 in both themes. The drawing is inert. */
const pale = "bg-[light-dark(#ececec,#2a2a2a)] text-[light-dark(#a0a0a0,#5f5f5f)]";
const faint = classNames("flex h-11 items-center justify-between rounded-chip px-3.5", pale);

function Before() {
	return (
		<Card name={before.name} size={before.size}>
			<Fault number={1}>
				<span className={faint}>{before.cardNumber}</span>
			</Fault>
			<Fault number={2}>
				<span className={faint}>{before.cardName}</span>
			</Fault>
			<Fault number={3}>
				<span className={classNames(faint, "border border-danger")}>{before.expiry}</span>
			</Fault>
			<Fault number={4}>
				<span className={faint}>
					{before.code}
					<span className="grid size-5 place-items-center rounded-full border border-current text-xs">{before.help}</span>
				</span>
			</Fault>
			<Fault number={5}>
				<span className={faint}>{before.orderNumber}</span>
			</Fault>
			<span className={classNames("grid h-9 place-items-center rounded-chip", pale)}>{before.submit}</span>
		</Card>
	);
}

function After() {
	return (
		<Card name={after.name} size={after.size}>
			<Field label={after.cardNumber.label}>{after.cardNumber.value}</Field>
			<Field label={after.cardName.label}>{after.cardName.value}</Field>
			<Field
				label={after.expiry.label}
				wrong
				below={
					<span className="mt-1.5 flex items-start gap-1.5 text-danger text-sm leading-snug">
						<CircleAlert className="mt-0.5 size-4 shrink-0" />
						{after.expiry.error}
					</span>
				}
			>
				{after.expiry.value}
			</Field>
			<Field label={after.code.label}>
				{after.code.value}
				<span className="-mr-3.5 grid size-11 place-items-center rounded-chip border border-(--code) border-dashed text-(--code)">
					<CircleQuestionMark className="size-5.5" />
				</span>
			</Field>
			<span className="grid h-12 place-items-center rounded-chip bg-(--code) font-semibold text-paper">{after.submit}</span>
		</Card>
	);
}

function Card({ name, size, children }: { name: string; size: string; children: ReactNode }) {
	return (
		<div className="flex flex-col justify-between gap-4 rounded-card border border-line bg-surface p-[clamp(20px,2.2vw,30px)]">
			<span className="mb-2 flex items-baseline justify-between gap-3">
				<span className="font-semibold text-3xl tracking-[-0.04em]">{name}</span>
				<span className="label-mono text-ink-3">{size}</span>
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
			{demo.repairs.map(({ fault, repair, source, price }, index) => (
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
