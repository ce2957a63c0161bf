import type { ServiceDetails } from "../../schema";

export const details: ServiceDetails = {
	icon: "phone-call",
	color: "blue",
	image: "/media/services/ai-calling.webp",
	imageAlt: "Live AI call with waveform, transcript and a booked visit.",
	backgroundImage: "/media/backgrounds/blue.webp",
	detailedDescription:
		"A voice agent that calls consenting leads, qualifies them and books meetings. You read transcripts, outcomes and cost per booked meeting, listen to any call, and keep scripts and phone numbers when the contract ends.",
	features: [
		"Hand-over to a person",
		"Consent and do-not-call checks",
		"Calendar and CRM booking",
		"Multilingual transcripts and summaries",
	],
	technologies: ["LiveKit", "Twilio", "Deepgram", "ElevenLabs", "SIP"],
};
