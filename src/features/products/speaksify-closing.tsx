import { ArrowRight } from "lucide-react";
import { Link } from "react-router-dom";
import { paths } from "@/content/paths";
import { speaksifyClosing as closing } from "@/content/product-pages/speaksify-landing";
import { buttonStyles } from "@/shared/ui/button-styles";
import { DialogLink } from "@/shared/ui/dialog-link";
import { VoiceLine } from "./voice-line";

/** The last word: a call to the reader's own phone, by appointment. */
export function SpeaksifyClosing() {
	const { title, text, consent, demo, sheet } = closing;
	return (
		<section
			aria-labelledby="closing-title"
			className="overflow-hidden bg-[radial-gradient(60%_70%_at_12%_0%,rgb(255_90_31/0.5),transparent_70%)] bg-night text-night-ink"
		>
			<VoiceLine
				loudness={VOICE}
				className="h-[clamp(90px,12vw,180px)] w-full stroke-3 pt-10 text-[#ff8a5c] max-md:-ml-[40%] max-md:w-[200%] md:stroke-[5px]"
			/>
			<div className="wrap grid items-end gap-x-12 gap-y-7 pt-8 pb-[clamp(64px,8vw,124px)] lg:grid-cols-[7fr_5fr]">
				<h2
					id="closing-title"
					className="m-0 max-w-[5.4em] font-semibold text-[clamp(3rem,0.9rem+8.4vw,8.5rem)] leading-[0.92] tracking-[-0.055em]"
				>
					{title}
				</h2>
				<div className="grid justify-items-start gap-5">
					<p className="m-0 max-w-[29.5em] text-[#c9ccd6] text-lead leading-normal">{text}</p>
					<DialogLink source={demo.source} subject={demo.subject} href={paths.contact} className={buttonStyles({ tone: "accent" })}>
						{demo.text}
						<ArrowRight aria-hidden="true" className="size-4" />
					</DialogLink>
					<p className="m-0 max-w-[34.8em] text-[#c9ccd6] text-[0.92rem]">{consent}</p>
					<Link to={sheet.href} className="py-1 font-semibold underline underline-offset-4 hover:text-[#ff8a5c]">
						{sheet.text}
					</Link>
				</div>
			</div>
		</section>
	);
}

/** A voice that ends in silence. */
const VOICE =
	"477844497440006996406334463690007600004683078634644367761008879700344631136400066971012100000001210000000000000000000000000000000000000000000000";
