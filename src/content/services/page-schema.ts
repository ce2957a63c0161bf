import type { Seo } from "../schema";

/** Where a button leads. */
export type Action =
	| { kind: "link"; text: string; href: string }
	/** The external scoping form, or the lead dialog if none is configured. */
	| { kind: "scoping"; text: string; source: string }
	/** The lead dialog. The source is sent with the message. */
	| { kind: "lead"; text: string; source: string };

/** Icons that pages can name. src/features/services/page/page-icons.ts draws them. */
export type IconName =
	| "accessibility"
	| "activity"
	| "antenna"
	| "badge-check"
	| "battery"
	| "bell"
	| "book-open"
	| "boxes"
	| "brain"
	| "building"
	| "chart-line"
	| "cloud"
	| "code"
	| "cpu"
	| "credit-card"
	| "database"
	| "eye"
	| "file-check"
	| "file-text"
	| "fingerprint"
	| "flask"
	| "gamepad"
	| "gauge"
	| "git-branch"
	| "glasses"
	| "globe"
	| "graduation-cap"
	| "hand"
	| "headphones"
	| "heart-pulse"
	| "key"
	| "languages"
	| "layers"
	| "layout"
	| "lock"
	| "map"
	| "mic"
	| "network"
	| "package"
	| "palette"
	| "pen"
	| "phone"
	| "plug"
	| "radio"
	| "receipt"
	| "refresh"
	| "rocket"
	| "ruler"
	| "scale"
	| "scan"
	| "search"
	| "server"
	| "shield"
	| "smartphone"
	| "sparkles"
	| "target"
	| "terminal"
	| "thermometer"
	| "timer"
	| "toggle"
	| "truck"
	| "undo"
	| "users"
	| "video"
	| "volume"
	| "wallet"
	| "wifi-off"
	| "workflow"
	| "wrench";

export interface Feature {
	icon: IconName;
	title: string;
	text: string;
	/** What is measured or delivered, in a few words. */
	highlight: string;
}

export interface Solution {
	title: string;
	text: string;
	features: string[];
	result: string;
	/** The result belongs to an invented client. A hosted build refuses it. */
	sample?: true;
}

export interface TechGroup {
	icon: IconName;
	title: string;
	technologies: string[];
	text: string;
}

export interface Phase {
	title: string;
	text: string;
	/** Such as "2-3 weeks" or "ongoing". */
	duration?: string;
	activities: string[];
}

export interface Metric {
	value: string;
	label: string;
	/** Where the number comes from. */
	scope: string;
	/** The number belongs to an invented client. */
	sample?: true;
}

export interface Tier {
	name: string;
	price: string;
	/** Conditions beside the price, such as "8-12 weeks". */
	terms: string[];
	text: string;
	features: string[];
	popular: boolean;
	action: Action;
}

/** The label above a title is the section's number and `name`. */
interface Heading {
	/** A word or two for the small label, such as "Stack". */
	name: string;
	title: string;
	lead?: string;
}

export type FeatureVariant =
	/** Ruled rows: number, title, text, highlight; for long texts. */
	| "ledger"
	| "bento"
	| "columns"
	/** A list beside the heading. */
	| "aside";

export type SolutionVariant =
	/** Two by two large panels. */
	| "panels"
	/** Full-width bands. */
	| "bands"
	/** A dark block with columns. */
	| "night";

export type StackVariant =
	/** A table: part, technologies, why. */
	| "table"
	| "tiles"
	/** Layers, from the interface to the infrastructure. */
	| "strata"
	/** A board of small cells joined by traces. */
	| "board";

export type PhaseVariant =
	/** Bars on a scale of weeks. */
	| "bars"
	/** A vertical line with stations. */
	| "line"
	/** A grid of numbered cells; for long lifecycles. */
	| "grid"
	/** Steps that rise from left to right. */
	| "stairs";

/** A service without projects shows a message, nothing, or one short line (also after a failure). */
export type WhenEmpty = "say" | "hide" | "line";

/** Sections of a service page. src/features/services/page/service-page.tsx has one component for each kind. */
export type ServiceSection =
	| (Heading & { kind: "features"; variant: FeatureVariant; items: Feature[] })
	| (Heading & { kind: "solutions"; variant: SolutionVariant; items: Solution[] })
	| (Heading & { kind: "stack"; variant: StackVariant; items: TechGroup[] })
	| (Heading & { kind: "phases"; variant: PhaseVariant; items: Phase[]; note?: string })
	| { kind: "metrics"; name: string; items: Metric[] }
	| (Heading & { kind: "industries"; items: { icon: IconName; title: string; text: string }[] })
	| (Heading & { kind: "options"; items: { title: string; text: string; points: string[]; fits: string }[] })
	| (Heading & { kind: "tiers"; items: Tier[]; note: string })
	| (Heading & { kind: "prose"; paragraphs: string[] })
	| (Heading & { kind: "returns"; items: Metric[]; action: Action })
	/** A compact contact form. Its source is sent with the message. */
	| (Heading & { kind: "form"; source: string; points: string[] })
	| (Heading & { kind: "demo"; caption: string /** Its texts name an invented client. */; sample?: true })
	| { kind: "portfolio"; whenEmpty: WhenEmpty }
	| { kind: "closing"; title: string; text: string; actions: Action[] };

export type HeroVariant =
	/** Text left, scene right. */
	| "split"
	/** Scene left, text right. */
	| "reverse"
	/** Text in two columns, the scene below. */
	| "wide"
	/** Dark, the scene cut off at the right edge. */
	| "night"
	/** The scene above, the text on a card that overlaps it. */
	| "poster"
	/** Centered text above the scene. */
	| "center";

/** The content of one service page. */
export interface ServicePage {
	/** Id of the service in ./index. */
	id: string;
	seo: Omit<Seo, "path" | "image">;
	/** Name in the structured data. */
	service: { name: string; type: string; description: string };
	hero: {
		variant: HeroVariant;
		title: string;
		lead: string;
		actions: Action[];
		/** A client's result and its case study. A hosted build refuses a sample. */
		proof?: { text: string; href: string; sample?: true };
	};
	sections: ServiceSection[];
}
