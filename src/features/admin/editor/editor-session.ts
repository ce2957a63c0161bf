import { onSessionChange, signOut, type Visitor, whoIsIt } from "@/data/session";

/** What a form must know of the session; a test brings its own. */
export interface EditorSession {
	/** Who the server takes this browser for; throws when it cannot be asked. */
	who: () => Promise<Visitor>;
	/** Calls back when somebody signs in or out; returns how to end that. */
	onChange: (changed: (signedIn: boolean) => void) => () => void;
	/** Forgets a session that the server no longer takes: the gate then asks for the password over the form. */
	end: () => Promise<void>;
}

export const editorSession: EditorSession = { who: whoIsIt, onChange: onSessionChange, end: signOut };
