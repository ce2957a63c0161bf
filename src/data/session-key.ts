/** Name of the administrator's session in the browser's storage. */
export const SESSION_KEY = "sb-studio-auth-token";

/** Whether this browser may be signed in. Only the database decides what its session allows. */
export function hasStoredSession(): boolean {
	try {
		return localStorage.getItem(SESSION_KEY) !== null;
	} catch {
		return false;
	}
}
