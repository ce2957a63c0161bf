import { staticProjects } from "../../src/content/samples/static-projects.ts";

/** What a page shows when something fails, for every fault in every place. `fault-matrix.test.tsx` checks each cell. */
export const faults = [
	"500",
	"401",
	"403",
	"404",
	"409",
	"429",
	"time-out",
	"connection reset",
	"malformed JSON",
	"HTML instead of JSON",
	"empty body",
	"10 s delay",
	"offline",
	"storage blocked",
	"full storage",
	"clock a day ahead",
] as const;
export type Fault = (typeof faults)[number];

export interface Cell {
	/** Text that the page shows. In a cell that works, beside what the person wanted. */
	shows?: string;
	/** Text while the person waits. */
	meanwhile?: string;
	/** Controls that lead to what the person wanted, in their order. Without them, it comes by itself. */
	way?: string[];
	/** Longest wait for it in seconds. */
	within?: number;
	/** What the person wanted can't come, but something useful can. */
	instead?: boolean;
}

const WORKS: Cell = {};
const fails = (shows: string, ...way: string[]) => ({ shows, way });
const slowly = (meanwhile: string, within = 40): Cell => ({ meanwhile, within });

/** The same cell for every answer that isn't the server's usual one. */
function forAnswers(cell: Cell) {
	const refused = { "500": cell, "401": cell, "403": cell, "404": cell, "409": cell, "429": cell };
	return { ...refused, "malformed JSON": cell, "HTML instead of JSON": cell, "empty body": cell };
}
const forBrowser = (cell: Cell) => ({ "storage blocked": cell, "full storage": cell, "clock a day ahead": cell });

const OFFLINE = "You're offline";
const LIST_FAILED = "Failed to load portfolio data";
/** A list that isn't there after five seconds gives way to the built-in projects. */
const BUILT_IN: Cell = {
	shows: staticProjects.find(({ serviceId }) => serviceId === "web-apps")?.title ?? "no built-in project",
	instead: true,
};

const contactFailed = fails("Failed to send message. Please try again.", "Send message");
const chatFailed = fails("Not sent. Your message didn’t reach the team, but your text is still here. You can also write to", "Try again");
const chatUnconfirmed = fails(
	"We couldn’t confirm that your message was sent. Your text is still here, so please try again. You can also write to",
	"Try again",
);
const PAGE_LOST = "Failed to load project data. Please try again.";
const POSTS_LOST = "We couldn’t load the newest posts. Older posts are shown below.";
const SIGN_IN = "Sign in";
const unreachable = fails("The server can't be reached. Please try again.", SIGN_IN);
const listFailed = fails("Failed to load portfolios. Please try again.", "Retry");
const notSaved = fails("Not saved. Something went wrong on the server. Your text is still here.", "Retry");
const unconfirmed = fails("Not saved. The server didn't respond. Your text is still here.", "Save now");
const UPLOAD_LOST = "The server can't be reached. Check the connection and try again.";
const uploadLost = fails(UPLOAD_LOST, "Retry: board.png");
const uploadRefused = fails("The server refused the picture. Try again.", "Retry: board.png");
const dataError = (status: number) => fails(`The server answered with an error (${status}). Try again later.`, "Retry");
const dataRefused = fails("The database refused the request. Sign in again if your session has ended, then try again.", "Retry");
const dataLost = fails("The database can't be reached. Try again when the connection is back.", "Retry");
const dataElsewhere = fails("Something else answered instead of the database. Check the connection, then try again.", "Retry");
const restoreUnknown = fails(
	"The backup may or may not have been restored. Check the database before you try again.",
	"Check again",
	"Restore",
);
const restoreRefused = (status: number) => fails(`The database refused the backup (${status}).`, "Restore");
const restoreDenied = fails("Your session has ended. Sign in and try again.", "Restore");

/** Any ok status of the relay means that the message was sent: its body isn't read. */
const relayBodies = { "malformed JSON": WORKS, "HTML instead of JSON": WORKS, "empty body": WORKS };

export const matrix = {
	home: {
		...forAnswers(fails(LIST_FAILED, "Retry")),
		"connection reset": fails(LIST_FAILED, "Retry"),
		"time-out": BUILT_IN,
		"10 s delay": BUILT_IN,
		offline: fails(OFFLINE, "Retry"),
		...forBrowser(WORKS),
	},
	portfolio: {
		...forAnswers(fails(LIST_FAILED, "Try Again")),
		"connection reset": fails(LIST_FAILED, "Try Again"),
		"time-out": BUILT_IN,
		"10 s delay": BUILT_IN,
		offline: fails(OFFLINE, "Try Again"),
		...forBrowser(WORKS),
	},
	"case study": {
		...forAnswers(fails(PAGE_LOST, "Try Again")),
		"connection reset": fails(PAGE_LOST, "Try Again"),
		"time-out": fails(PAGE_LOST, "Try Again"),
		"10 s delay": fails(PAGE_LOST, "Try Again"),
		offline: fails(OFFLINE, "Try Again"),
		...forBrowser(WORKS),
	},
	blog: {
		...forAnswers(fails(POSTS_LOST, "Try Again")),
		"connection reset": fails(POSTS_LOST, "Try Again"),
		"time-out": fails(POSTS_LOST, "Try Again"),
		"10 s delay": fails(POSTS_LOST, "Try Again"),
		offline: fails(POSTS_LOST, "Try Again"),
		...forBrowser(WORKS),
	},
	contact: {
		...forAnswers(contactFailed),
		...relayBodies,
		"connection reset": contactFailed,
		"time-out": { ...contactFailed, meanwhile: "Sending..." },
		"10 s delay": slowly("Sending..."),
		offline: fails("You are offline. Your text is saved here, so you can send it when the connection is back.", "Send message"),
		...forBrowser(WORKS),
	},
	chat: {
		...forAnswers(chatFailed),
		"500": chatUnconfirmed,
		"409": chatUnconfirmed,
		...relayBodies,
		"connection reset": chatUnconfirmed,
		"time-out": { ...chatUnconfirmed, meanwhile: "Sending..." },
		"10 s delay": slowly("Sending..."),
		offline: fails(
			"Not sent, because you’re offline. Your text is still here, so try again when the connection is back. You can also write to",
			"Try again",
		),
		...forBrowser(WORKS),
	},
	login: {
		...forAnswers(fails("The server refused the sign-in. Please try again later.", SIGN_IN)),
		"500": unreachable,
		"429": fails("Too many attempts. Wait a few minutes and try again.", SIGN_IN),
		"malformed JSON": unreachable,
		"HTML instead of JSON": unreachable,
		"empty body": unreachable,
		"connection reset": unreachable,
		"time-out": { ...unreachable, meanwhile: "Signing in…" },
		"10 s delay": slowly("Signing in…"),
		offline: fails("You're offline. Sign in again when the connection is back.", SIGN_IN),
		...forBrowser(WORKS),
		"storage blocked": { shows: "you stay signed in only until you reload this page" },
	},
	list: {
		...forAnswers(listFailed),
		"connection reset": listFailed,
		"time-out": listFailed,
		"10 s delay": listFailed,
		offline: fails(OFFLINE, "Retry"),
		...forBrowser(WORKS),
	},
	save: {
		...forAnswers(notSaved),
		"401": fails("Your session has ended. Your text is still here and will be saved when you sign in.", SIGN_IN),
		"empty body": unconfirmed,
		"connection reset": unconfirmed,
		"time-out": { ...unconfirmed, meanwhile: "Saving…" },
		"10 s delay": slowly("Saving…"),
		offline: fails("Not saved. You're offline. Your text is still here. Save again when the connection is back.", "Update Portfolio"),
		...forBrowser(WORKS),
	},
	upload: {
		...forAnswers(uploadRefused),
		"500": uploadLost,
		"401": fails("Your session has ended. Sign in again, then try again.", "Retry: board.png"),
		"409": uploadLost,
		"malformed JSON": uploadLost,
		"HTML instead of JSON": uploadLost,
		"empty body": uploadLost,
		"connection reset": uploadLost,
		"time-out": { ...fails("The upload stalled. Try again.", "Retry: board.png"), meanwhile: "1 in progress", within: 31 },
		"10 s delay": slowly("1 in progress"),
		offline: uploadLost,
		...forBrowser(WORKS),
	},
	backup: {
		"500": dataError(500),
		"401": dataRefused,
		"403": dataRefused,
		"404": dataError(404),
		"409": dataError(409),
		"429": dataError(429),
		"malformed JSON": dataElsewhere,
		"HTML instead of JSON": dataElsewhere,
		"empty body": dataElsewhere,
		"connection reset": dataLost,
		"time-out": { ...dataLost, meanwhile: "Reading the database" },
		"10 s delay": { meanwhile: "The server is answering slowly. Keep this page open.", within: 80 },
		offline: dataLost,
		"storage blocked": fails("This browser can't store it because storage is switched off or the window is private.", "Download as a file"),
		"full storage": fails("This browser has no space left for it. You can still download it.", "Download as a file"),
		"clock a day ahead": WORKS,
	},
	restore: {
		"500": restoreUnknown,
		"401": restoreDenied,
		"403": restoreDenied,
		"404": restoreRefused(404),
		"409": restoreRefused(409),
		"429": restoreRefused(429),
		"malformed JSON": restoreUnknown,
		"HTML instead of JSON": restoreUnknown,
		"empty body": restoreUnknown,
		"connection reset": restoreUnknown,
		"time-out": { ...restoreUnknown, meanwhile: "Keep this page open until it's finished.", within: 170 },
		"10 s delay": slowly("Keep this page open until it's finished."),
		offline: restoreUnknown,
		"storage blocked": fails("This browser can't store anything for this site.", "Download the safety copy"),
		"full storage": fails("This browser has no space left for it, and your older backups are safe.", "Download the safety copy"),
		"clock a day ahead": WORKS,
	},
} as const satisfies Record<string, Record<Fault, Cell>>;

export type Place = keyof typeof matrix;
