import { demo, type Permission as Limit } from "@/content/services/chatbot-development/demo";

const columns = [
	{ key: "alone", classes: "border-(--code) bg-(--code) text-paper" },
	{ key: "asks", classes: "border-(--code) border-dashed" },
	{ key: "never", classes: "border-line bg-line" },
] as const;

const row = "lg:grid lg:grid-cols-[10.5rem_repeat(3,minmax(0,1fr))] lg:gap-3";

export function Demo() {
	return (
		<>
			<p className="mt-0 mb-10 grid items-end gap-x-10 gap-y-4 md:grid-cols-[auto_1fr]">
				<span className="font-semibold text-(--code) text-[clamp(4.5rem,2rem+11vw,10.5rem)] leading-[0.85] tracking-[-0.06em]">
					{demo.loss.sum}
				</span>{" "}
				<span className="max-w-[32.2em] text-lead leading-normal">{demo.loss.text}</span>
			</p>
			<div aria-hidden="true" className={`label-mono hidden pb-3 text-ink-3 ${row}`}>
				<span>{demo.columns.tool}</span>
				{columns.map(({ key }) => (
					<span key={key}>{demo.columns[key]}</span>
				))}
			</div>
			<ul className="m-0 list-none border-line-strong border-b p-0">
				{demo.tools.map((tool) => (
					<li key={tool.name} className={`border-line-strong border-t py-5 ${row}`}>
						<h3 className="m-0 font-mono font-semibold text-[0.98rem] max-lg:mb-3 lg:pt-3">{tool.name}</h3>
						<dl className="m-0 grid gap-2 lg:col-span-3 lg:grid-cols-3 lg:gap-3">
							{columns.map(({ key, classes }) => (
								<Permission key={key} label={demo.columns[key]} classes={classes} limit={tool[key]} />
							))}
						</dl>
						<p className="mt-3 mb-0 font-mono text-[0.78rem] text-ink-3 lg:col-span-3 lg:col-start-2 lg:mt-0">
							<span className="sr-only">{demo.log}</span>
							{tool.log.time} <b className="font-semibold text-(--code)">{tool.log.kind}</b> {tool.log.what}
						</p>
					</li>
				))}
			</ul>
		</>
	);
}

function Permission({ label, classes, limit }: { label: string; classes: string; limit: Limit | null }) {
	return (
		<div className="grid grid-cols-[6.5rem_minmax(0,1fr)] items-stretch lg:block">
			<dt className="label-mono self-center pr-3 text-ink-3 lg:sr-only">{label}</dt>
			<dd className={`m-0 rounded-box border-2 p-3.5 lg:h-full ${limit ? classes : "border-line text-ink-3"}`}>
				<span className="block font-semibold text-[1.35rem] leading-tight tracking-[-0.03em]">{limit?.limit ?? demo.nothing}</span>
				{limit ? <span className="mt-1 block text-[0.86rem] leading-snug">{limit.text}</span> : null}
			</dd>
		</div>
	);
}
