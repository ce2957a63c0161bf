import { CallFeatures } from "./call-features";
import { FirstSeconds } from "./first-seconds";
import { SpeaksifyClosing } from "./speaksify-closing";
import { SpeaksifyHero } from "./speaksify-hero";
import { SpeaksifyStacks } from "./speaksify-stacks";
import { Adoption, Overview } from "./speaksify-words";

/** /speaksify: the landing page of the voice-AI product. */
export function SpeaksifyPage() {
	return (
		<>
			<SpeaksifyHero />
			<FirstSeconds />
			<Overview />
			<CallFeatures />
			<Adoption />
			<SpeaksifyStacks />
			<SpeaksifyClosing />
		</>
	);
}
