export const demo = {
	/** One form with five faults, and the same form repaired. */
	before: {
		name: "Before",
		size: "5 fields",
		cardNumber: "Card number",
		cardName: "Name on card",
		expiry: "13/27",
		code: "Security code",
		help: "?",
		phone: "Phone number*",
		submit: "Submit",
	},
	after: {
		name: "After",
		size: "4 fields",
		cardNumber: { label: "Card number", value: "4000 0012 3456 7899" },
		cardName: { label: "Name on card", value: "Anjali Rao" },
		expiry: { label: "Expires, month and year", value: "13/27", error: "There is no month 13. Use 01 to 12." },
		code: { label: "Security code, 3 digits on the back", value: "•••" },
		submit: "Pay $48.00",
	},
	loss: {
		time: "25.2 s",
		text: "gone for somebody who meets each fault once. A person who leaves at the second one costs the whole order.",
	},
	repairs: [
		{
			fault: "Hint instead of a label",
			repair:
				"It vanishes with the first key. Reading it again takes 3 keys to clear and 16 to retype. Now the label stays above the field.",
			source: "WCAG 3.3.2, level A",
			price: "5.3 s",
		},
		{
			fault: "Gray on gray, 2.2:1",
			repair: "Each of the five fields needs a second look. Now text has at least 4.5:1, and borders 3:1.",
			source: "WCAG 1.4.3 and 1.4.11, level AA",
			price: "6.8 s",
		},
		{
			fault: "An error that is only red",
			repair:
				"One wrong guess: decide, click the field, 4 digits, click Submit, and the payment fails again. Now a sentence names the repair.",
			source: "WCAG 1.4.1 and 3.3.1, level A",
			price: "6.0 s",
		},
		{
			fault: "A target of 20 px inside another",
			repair: "A miss costs a decision, a movement and a click. The minimum is 24 px; now it is 44.",
			source: "WCAG 2.5.8, level AA; 2.5.5, level AAA",
			price: "2.7 s",
		},
		{
			fault: "A question that nobody needs",
			repair: "A decision, a tab and 10 digits, for a call that never comes. Now it is not asked.",
			source: "No WCAG criterion; in the EU, GDPR Art. 5(1)(c)",
			price: "4.4 s",
		},
	],
};
