import { withDeadline } from "@/shared/lib/deadline";
import { readSession } from "./admin-client";
import { environment } from "./env";

interface FunctionCall {
	/** Such as "send-email/resend". */
	path: string;
	content: object;
	/** Milliseconds. */
	timeout: number;
	/** Whether the request also arrives when the admin closes the page. */
	keepalive?: boolean;
	/** The error when there is no session, or no answer in time. */
	failure: (reason: "session" | "unreachable") => Error;
}

interface FunctionAnswer {
	ok: boolean;
	status: number;
	/** Null when it isn't JSON. */
	body: unknown;
}

/** Sends JSON to an Edge Function with the admin's session. Throws what `failure` returns. */
export function callFunction({ path, content, timeout, keepalive = false, failure }: FunctionCall): Promise<FunctionAnswer> {
	const unreachable = () => {
		throw failure("unreachable");
	};
	return withDeadline(
		timeout,
		() => failure("unreachable"),
		undefined,
		async (signal) => {
			const session = await readSession().catch(unreachable);
			if (!session) throw failure("session");
			const response = await fetch(`${environment().mailRelayUrl.replace(/\/$/, "")}/${path}`, {
				method: "POST",
				headers: {
					"Content-Type": "application/json",
					apikey: environment().supabaseAnonKey,
					Authorization: `Bearer ${session.access_token}`,
				},
				body: JSON.stringify(content),
				credentials: "omit",
				redirect: "error",
				keepalive,
				signal,
			}).catch(unreachable);
			return { ok: response.ok, status: response.status, body: await response.json().catch(() => null) };
		},
	);
}
