interface NextStep {
	title: string;
	lead: string;
	/** What sending the form doesn't agree to. */
	consent: string;
}

/** Beside the buttons of Speaksify's page and in its dialogs. */
export const callConsent = "Sending the form does not start a call, because Speaksify calls you only after you agree in writing.";

const demo: NextStep = {
	title: "Request a demo",
	lead: "We reply within 24 hours to agree on a time. An engineer then shows you Speaksify for 30 minutes with one of your forms.",
	consent: callConsent,
};

const trial: NextStep = {
	title: "Start a free trial",
	lead: "We reply within 24 hours, agree with you on your goals and set up a trial workspace. The form itself creates no account.",
	consent: callConsent,
};

/** The words of the dialog for controls that lead to something else than a project, by their tag. */
export const nextSteps: Readonly<Record<string, NextStep | undefined>> = {
	"speaksify-demo": demo,
	"speaksify-demo-final": demo,
	"speaksify-trial": trial,
};
