import { Check } from "lucide-react";
import { classNames } from "@/shared/lib/class-names";
import type { RestoreStage } from "./restore-stage";

const steps = [
	{ step: "reading", text: "Reading the database" },
	{ step: "keeping", text: "Keeping a backup of what is there" },
	{ step: "restoring", text: "Restoring" },
	{ step: "done", text: "Done" },
] as const;

/** The step for a reader who only hears the dialog. */
export function stepText({ step }: RestoreStage): string {
	const text = steps.find((one) => one.step === step)?.text;
	if (!text) return "";
	return step === "done" ? "Done" : `${text}…`;
}

/** The steps of a restore: which are done, and which one runs. */
export function RestoreSteps({ stage }: { stage: RestoreStage }) {
	const at = steps.findIndex(({ step }) => step === stage.step);
	return (
		<>
			<ol className="m-0 grid list-none gap-3 p-0">
				{steps.map(({ step, text }, index) => (
					<li
						key={step}
						aria-current={index === at ? "step" : undefined}
						className={classNames("flex items-center gap-3", index > at ? "text-ink-3" : "", index === at ? "font-semibold" : "")}
					>
						<span
							aria-hidden="true"
							className={classNames(
								"grid size-6 place-items-center rounded-full border",
								index < at ? "border-ok bg-ok-wash text-ok" : index === at ? "border-accent" : "border-line-strong",
							)}
						>
							{index < at ? <Check className="size-3.5" /> : null}
							{index === at ? <span className="size-2 animate-pulse rounded-full bg-accent motion-reduce:animate-none" /> : null}
						</span>
						{text}
						{index < at ? <span className="sr-only">: done</span> : null}
					</li>
				))}
			</ol>
			<p className="m-0 text-[0.88rem] text-ink-2">Keep this page open until it is done.</p>
		</>
	);
}
