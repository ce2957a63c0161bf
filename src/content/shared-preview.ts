/** Words of the page that a preview link opens. */
export const sharedPreview = {
	name: "Preview",
	state: {
		hidden: "Preview. Not published.",
		changed: "Preview. Changes not published.",
		live: "Preview. Published as shown here.",
	},
	expires: (date: string): string => `Link expires ${date}`,
	live: "View on the site",
	description: "A preview of unpublished work.",
	headTitle: (title: string): string => `Preview: ${title}`,
	gone: {
		headTitle: "Preview link",
		title: "This preview link has expired or isn’t valid.",
		detail: "Ask us for a new one.",
		action: "Contact us",
	},
	failed: { title: "We couldn’t load the preview", detail: "The server didn’t answer. Trying again usually helps.", retry: "Try Again" },
	withoutPage: { title: "We couldn’t load this preview", detail: "Check your connection, then try again." },
	withoutFooter: {
		title: "We couldn’t load the links at the end of this page",
		detail: "The preview doesn’t need them. Try again if you want to see them.",
	},
} as const;
