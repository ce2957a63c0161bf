import type { ServiceDetails } from "../schema";

const picture = (id: string): string => `/media/services/${id}.webp`;
const ground = (color: ServiceDetails["color"]): string => `/media/grounds/${color}.webp`;

/** What the panels and pages say of each service of ./index. A panel shows it with its first opening. */
export const serviceDetails: Record<string, ServiceDetails> = {
	"web-apps": {
		icon: "app-window",
		color: "blue",
		image: picture("web-apps"),
		imageAlt: "Dispatch board for delivery trucks, with two late stops to move.",
		backgroundImage: ground("blue"),
		detailedDescription:
			"A production application with its tests, deployment pipeline and runbook. We load-test it at twice your expected peak, audit it against WCAG 2.2 AA, and hand over the repository with a recorded walk-through.",
		features: ["Role-based access control", "WCAG 2.2 AA audit", "Load test before launch", "Monitoring and on-call runbook"],
		technologies: ["React", "TypeScript", "Go", "PostgreSQL", "Playwright"],
	},
	"saas-solutions": {
		icon: "layers",
		color: "blue",
		image: picture("saas-solutions"),
		imageAlt: "Billing console of a multi-tenant product, one invoice in front.",
		backgroundImage: ground("blue"),
		detailedDescription:
			"A multi-tenant product that bills, meters and isolates every customer. We prove isolation with tests that try to read another tenant’s rows, and deliver the infrastructure as code, so you can rebuild it without us.",
		features: ["Usage-based billing and dunning", "Tenant isolation at row level", "Roles, SSO, audit log", "Full customer data export"],
		technologies: ["Next.js", "PostgreSQL", "Stripe", "Terraform", "AWS"],
	},
	"mobile-apps": {
		icon: "smartphone",
		color: "purple",
		image: picture("mobile-apps"),
		imageAlt: "Three phones with one flow of a car-charging app.",
		backgroundImage: ground("purple"),
		detailedDescription:
			"Native or cross-platform apps, from first build to both stores. We test on phones your customers own, measure cold start and crash-free sessions on every release, and publish from accounts that belong to you.",
		features: [
			"Offline sync with conflict rules",
			"Push notifications, deep links",
			"Biometric sign-in, payments",
			"Staged store rollouts",
		],
		technologies: ["Swift", "Kotlin", "Flutter", "React Native", "Firebase"],
	},
	"ar-vr-development": {
		icon: "glasses",
		color: "cyan",
		image: picture("ar-vr-development"),
		imageAlt: "Headset view of a pump with the valve to close marked.",
		backgroundImage: ground("cyan"),
		detailedDescription:
			"Headset and tablet applications for training, sales and maintenance. We profile every build on the target device, hold 72 frames per second on standalone headsets, and deliver the engine project with its 3D sources.",
		features: ["Hand and eye tracking", "Step-by-step work instructions", "Spatial anchors across sessions", "Headset fleet updates"],
		technologies: ["Unity", "OpenXR", "ARKit", "ARCore", "WebXR"],
	},
	"game-development": {
		icon: "gamepad-2",
		color: "pink",
		image: picture("game-development"),
		imageAlt: "Level editor with a low-poly island and a frame-time graph.",
		backgroundImage: ground("pink"),
		detailedDescription:
			"A playable prototype first, then levels, balancing and live operations. Each platform gets a frame-time budget, builds that exceed it fail, and you receive the engine project, source art and telemetry dashboards.",
		features: ["Level editor for designers", "Multiplayer with rollback netcode", "Store and web builds", "Live events and telemetry"],
		technologies: ["Unity", "Unreal Engine", "Godot", "Blender", "PlayFab"],
	},
	"ui-ux-design": {
		icon: "pen-tool",
		color: "purple",
		image: picture("ui-ux-design"),
		imageAlt: "Design canvas with spacing, type scale and button states.",
		backgroundImage: ground("purple"),
		detailedDescription:
			"Interviews, flows, prototypes and a design system with named tokens. We test with five to eight of your users, count the tasks they finish, and give engineers components, states and specifications ready to build.",
		features: ["Moderated usability tests", "Tokens synced to code", "Light and dark themes", "Empty, loading, error states"],
		technologies: ["Figma", "FigJam", "Maze", "Storybook", "Style Dictionary"],
	},
	iot: {
		icon: "cpu",
		color: "green",
		image: picture("iot"),
		imageAlt: "Sensor board, a cold room’s temperature chart and its alert.",
		backgroundImage: ground("green"),
		detailedDescription:
			"Boards, firmware, gateways and a dashboard, tested as one system. We measure battery life and packet loss in the field for two weeks before rollout, and deliver schematics, firmware source and provisioning tools.",
		features: [
			"Signed over-the-air updates",
			"Buffering through network outages",
			"Alerts with escalation",
			"Per-device identity and keys",
		],
		technologies: ["ESP32", "Zephyr", "MQTT", "TimescaleDB", "Grafana"],
	},
	"chatbot-development": {
		icon: "bot",
		color: "pink",
		image: picture("chatbot-development"),
		imageAlt: "AI agent run whose refund waits for a person’s approval.",
		backgroundImage: ground("pink"),
		detailedDescription:
			"Agents that use your tools under written limits, for support, research or operations. We score each release on a fixed set of real cases, report cost per task, and hand over prompts, tests and logs.",
		features: [
			"Tool calls with permission checks",
			"Approval before irreversible actions",
			"Replayable run logs",
			"Answers that cite sources",
		],
		technologies: ["Claude", "OpenAI", "LangGraph", "pgvector", "Langfuse"],
	},
	"ai-calling": {
		icon: "phone-call",
		color: "blue",
		image: picture("ai-calling"),
		imageAlt: "Live AI call with waveform, transcript and a booked visit.",
		backgroundImage: ground("blue"),
		detailedDescription:
			"A voice agent that calls consenting leads, qualifies them and books meetings. You read transcripts, outcomes and cost per booked meeting, listen to any call, and keep scripts and phone numbers when the contract ends.",
		features: [
			"Hand-over to a person",
			"Consent and do-not-call checks",
			"Calendar and CRM booking",
			"Multilingual transcripts and summaries",
		],
		technologies: ["LiveKit", "Twilio", "Deepgram", "ElevenLabs", "SIP"],
	},
	"ai-automation": {
		icon: "workflow",
		color: "green",
		image: picture("ai-automation"),
		imageAlt: "Invoice read by software, and fourteen exceptions for a person.",
		backgroundImage: ground("green"),
		detailedDescription:
			"Document and inbox work turned into pipelines with confidence thresholds. Below the threshold a person decides. We report straight-through rate and error rate weekly, against a sample that your team checked by hand.",
		features: ["Invoice and contract extraction", "Exception queue with reasons", "ERP and mailbox connectors", "Audit trail per document"],
		technologies: ["Python", "Temporal", "Claude", "FastAPI", "PostgreSQL"],
	},
	"sales-force": {
		icon: "cloud",
		color: "cyan",
		image: picture("sales-force"),
		imageAlt: "Sales pipeline of four stages and an approval flow.",
		backgroundImage: ground("cyan"),
		detailedDescription:
			"Data model, flows and integrations, built in a sandbox and released through version control. We track which fields your team fills in, remove those nobody uses, and train two administrators before we leave.",
		features: ["Tested flows and Apex", "ERP and billing integrations", "Deduplicated data migration", "Lightning pages per role"],
		technologies: ["Apex", "Flow", "SOQL", "Lightning Web Components", "MuleSoft"],
	},
};
