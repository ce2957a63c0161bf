import type { ServiceDetails } from "../../schema";

export const details: ServiceDetails = {
	icon: "phone-call",
	color: "blue",
	image: "/media/services/ai-calling.webp",
	imageAlt: "Live AI call with waveform, transcript and a booked visit.",
	backgroundImage: "/media/backgrounds/blue.webp",
	detailedDescription:
		"A voice agent that calls consenting leads and books qualified meetings for your sales team. You see the outcome and the cost of every booked meeting and can listen to any call. Scripts and phone numbers remain yours.",
	features: [
		"Live transfer to your team",
		"Consent and do-not-call checks",
		"Calendar and CRM booking",
		"Multilingual transcripts and summaries",
	],
	technologies: ["LiveKit", "Twilio", "Deepgram", "ElevenLabs", "SIP"],
};
