/** Labels that the journeys use too. */
export const sessionLabels = {
	repeatPassword: "Password confirmation",
	setPassword: "Set password",
	sendLink: "Send link",
	turnOn: "Turn on",
} as const;
