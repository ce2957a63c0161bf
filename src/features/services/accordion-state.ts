/** At most one card is open. A pinned one was opened by a decision, not by passing over it, and stays until the next decision. */
export interface AccordionState {
	open: string | null;
	pinned: boolean;
}

export type AccordionAction =
	/** The mouse stayed on a card; it is away from a card. */
	| { type: "hover" | "leave"; id: string }
	/** A summary was pressed. */
	| { type: "press"; id: string; by: "pointer" | "keyboard" }
	/** A person works inside a card, or the browser opened it by itself (find in page, a click before scripts listened). */
	| { type: "keep"; id: string }
	/** The browser closed a card by itself. */
	| { type: "gone"; id: string };

export const closed: AccordionState = { open: null, pinned: false };

/** The next state. */
export function accordionReducer(state: AccordionState, action: AccordionAction): AccordionState {
	const isOpen = state.open === action.id;
	switch (action.type) {
		case "hover":
			return isOpen || state.pinned ? state : { open: action.id, pinned: false };
		case "leave":
			return isOpen && !state.pinned ? closed : state;
		case "press":
			// A click pins a card that hovering opened; a key closes any open card.
			return isOpen && (state.pinned || action.by === "keyboard") ? closed : { open: action.id, pinned: true };
		case "keep":
			return isOpen && state.pinned ? state : { open: action.id, pinned: true };
		case "gone":
			return isOpen ? closed : state;
	}
}
