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
		orderNumber: "Order number*",
		submit: "Submit",
	},
	after: {
		name: "After",
		size: "4 fields",
		cardNumber: { label: "Card number", value: "4000 0012 3456 7899" },
		cardName: { label: "Name on card", value: "Anjali Rao" },
		expiry: { label: "Expires, month and year", value: "13/27", error: "Enter a month from 01 to 12." },
		code: { label: "Security code, 3 digits on the back", value: "•••" },
		submit: "Pay $48.00",
	},
	loss: {
		time: "25.2 s",
		text: "saved for a customer who would have encountered all five faults once. A faster form helps more customers complete their order.",
	},
	repairs: [
		{
			fault: "Hint instead of a label",
			repair:
				"The hint disappears with the first key, and reading it again takes 3 keys to clear and 16 to retype. A permanent label now remains visible above the field.",
			source: "WCAG 3.3.2, level A",
			price: "5.3 s",
		},
		{
			fault: "Pale text, contrast 2.2:1",
			repair:
				"All five fields require a second look because of the low contrast. Text now has a contrast ratio of at least 4.5:1, and borders have 3:1.",
			source: "WCAG 1.4.3 and 1.4.11, level AA",
			price: "6.8 s",
		},
		{
			fault: "An error shown only in red",
			repair:
				"An incorrect guess means a decision, a click on the field, 4 digits and a click on Submit, and the payment is still declined. A message now says what to enter.",
			source: "WCAG 1.4.1 and 3.3.1, level A",
			price: "6.0 s",
		},
		{
			fault: "A 20 px target inside another",
			repair:
				"A second attempt requires a decision, a movement and a click. The minimum size is 24 px, and the improved button measures 44 px.",
			source: "WCAG 2.5.8, level AA; 2.5.5, level AAA",
			price: "2.7 s",
		},
		{
			fault: "A question asked twice",
			repair:
				"The shop already has the order number, but the customer needs a decision, a tab and 10 digits to enter it again. The form now completes it automatically.",
			source: "WCAG 3.3.7, level A",
			price: "4.4 s",
		},
	],
};
