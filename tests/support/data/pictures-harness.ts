import { vi } from "vitest";
import { SESSION_KEY } from "@/data/session-key";

export const PICTURE_ID = "3f2b8c1a-9d4e-4f60-8a7b-c5d6e7f80912";
export const PICTURE_PATH = "c5d6e7f809123f2b8c1a-board.webp";

export const pictureRow = (changes: Record<string, unknown> = {}) => ({
	id: PICTURE_ID,
	path: PICTURE_PATH,
	name: "Board.png",
	alt: "",
	width: 1600,
	height: 1000,
	bytes: 48_000,
	created_at: "2026-11-21T10:00:00Z",
	version: 1,
	...changes,
});

/** @param lifetime of the access token, in seconds */
export function storeSession(lifetime = 3600): void {
	const expires_at = Math.floor(Date.now() / 1000) + lifetime;
	const user = { id: "u", aud: "authenticated", email: "a@b.example", app_metadata: {}, user_metadata: {}, created_at: "2026-01-01" };
	const session = { access_token: "token-1", refresh_token: "r", token_type: "bearer", expires_in: 3600, expires_at, user };
	localStorage.setItem(SESSION_KEY, JSON.stringify(session));
}

export class HeldUpload extends EventTarget {
	static all: HeldUpload[] = [];
	readonly upload = new EventTarget();
	readonly headers: Record<string, string> = {};
	method = "";
	url = "";
	body: unknown;
	status = 0;
	responseText = "";
	aborted = false;

	constructor() {
		super();
		HeldUpload.all.push(this);
	}
	open(method: string, url: string) {
		Object.assign(this, { method, url });
	}
	setRequestHeader(name: string, value: string) {
		this.headers[name] = value;
	}
	send(body: unknown) {
		this.body = body;
	}
	abort() {
		this.aborted = true;
		this.dispatchEvent(new Event("loadend"));
	}
	progress(loaded: number, total: number) {
		this.upload.dispatchEvent(Object.assign(new Event("progress"), { lengthComputable: true, loaded, total }));
	}
	answer(status: number, text = JSON.stringify({ Key: this.url.split("/object/")[1] })) {
		Object.assign(this, { status, responseText: text });
		this.dispatchEvent(new Event("loadend"));
	}
}

export function holdUploads(): () => Promise<HeldUpload> {
	HeldUpload.all = [];
	vi.stubGlobal("XMLHttpRequest", HeldUpload);
	return () =>
		vi.waitFor(() => {
			const last = HeldUpload.all.at(-1);
			if (!last) throw new Error("No upload was begun");
			return last;
		}, 5000);
}
