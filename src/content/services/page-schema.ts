import type { Seo } from "../schema";

/** Where a button leads. */
export type Action =
	| { kind: "link"; text: string; href: string }
	/** The external scoping form in a new tab; the lead dialog where none is configured. */
	| { kind: "scoping"; text: string; source: string }
	/** The lead dialog; the source goes into the message and the lead's row. */
	| { kind: "lead"; text: string; source: string };

/** Icons that pages may name; src/features/services/page-icons.ts draws them. */
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

/** A strength, a capability or a reason. */
export interface Feature {
	icon: IconName;
	title: string;
	text: string;
	/** A few words that stand out: what is measured or handed over. */
	highlight: string;
}

/** A solution category or use case. */
export interface Solution {
	title: string;
	text: string;
	features: string[];
	result: string;
}

/** A part of a stack. */
export interface TechGroup {
	icon: IconName;
	title: string;
	technologies: string[];
	text: string;
}

/** A phase of a process or a lifecycle. */
export interface Phase {
	title: string;
	text: string;
	/** Such as "2-3 weeks" or "ongoing"; absent where the specification gives none. */
	duration?: string;
	/** What is done, or what exists afterwards. */
	activities: string[];
}

/** A number with what it counts. */
export interface Metric {
	value: string;
	label: string;
	/** Whose number it is and how it is counted. */
	scope: string;
}

/** A price tier. */
export interface Tier {
	name: string;
	price: string;
	/** Conditions that stand beside the price, such as "8-12 weeks". */
	terms: string[];
	text: string;
	features: string[];
	popular: boolean;
	action: Action;
}

/** What every section has: the index label is made from its place on the page and `name`. */
interface Heading {
	/** A word or two for the small label, such as "Stack". */
	name: string;
	title: string;
	lead?: string;
}

export type FeatureVariant =
	/** Ruled rows: number, title, text, highlight; for long texts. */
	| "ledger"
	/** Tiles of two sizes with icons. */
	| "bento"
	/** Three columns under hairlines. */
	| "columns"
	/** A heading that stays at the left while the list scrolls by at the right. */
	| "aside";

export type SolutionVariant =
	/** Two by two large panels, the result at their foot. */
	| "panels"
	/** Full-width bands: title at the left, features in the middle, result at the right. */
	| "bands"
	/** A dark block with a column for each. */
	| "night";

export type StackVariant =
	/** A table: part, technologies, why. */
	| "table"
	/** Tiles with icons. */
	| "tiles"
	/** Layers that stand on each other, from what people see down to the ground. */
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

/** What a service without projects shows: the words for it, nothing, or one quiet line (also after a failure). */
export type WhenEmpty = "say" | "hide" | "line";

/** What a service page is built of; src/features/services/sections has one component for each kind. */
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
	/** A form of the page's own, compact; its source goes into the message. */
	| (Heading & { kind: "form"; source: string; points: string[] })
	/** The page's own demo: a piece of the trade that teaches something. */
	| (Heading & { kind: "demo"; caption: string })
	/** The service's projects; without any, the specified words or nothing. */
	| { kind: "portfolio"; whenEmpty: WhenEmpty }
	| { kind: "closing"; title: string; text: string; actions: Action[] };

export type HeroVariant =
	/** Words left, scene right. */
	| "split"
	/** Scene left, words right. */
	| "reverse"
	/** Words in two columns, the scene wide below. */
	| "wide"
	/** A dark first screen, the scene bleeding off its right edge. */
	| "night"
	/** The scene wide above, the words on a card that overlaps it. */
	| "poster"
	/** Words centered over a scene that is cut off by the fold. */
	| "center";

/** One service page: one file in this folder (architecture.md "Service pages"). */
export interface ServicePage {
	/** Id of the service in ./index. */
	id: string;
	seo: Omit<Seo, "path" | "image">;
	/** What the structured data calls the service. */
	service: { name: string; type: string; description: string };
	hero: {
		variant: HeroVariant;
		title: string;
		lead: string;
		actions: Action[];
	};
	sections: ServiceSection[];
}
