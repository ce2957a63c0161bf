import { createHash, createHmac } from "node:crypto";

interface SignedRequest {
	method: string;
	url: string;
	headers: Headers;
	body: string;
}

const sha256 = (text: string): string => createHash("sha256").update(text).digest("hex");
const hmac = (key: string | Buffer, text: string): Buffer => createHmac("sha256", key).update(text).digest();

/**
 * The signature that a service of AWS calculates for a request, from its documentation ("Create a signed AWS API request") and without
 * the library that the relay uses. Compare it with the one in the request's Authorization header.
 */
export function expectedSignature({ method, url, headers, body }: SignedRequest, secret: string): { expected: string; given: string } {
	const { pathname, searchParams, host } = new URL(url);
	const authorization = headers.get("authorization") ?? "";
	const part = (name: string) => new RegExp(`${name}=([^,\\s]+)`).exec(authorization)?.[1] ?? "";
	const [, date = "", region = "", service = "", end = ""] = part("Credential").split("/");
	const names = part("SignedHeaders").split(";");
	searchParams.sort();
	const canonical = [
		method,
		pathname,
		searchParams.toString(),
		...names.map((name) => `${name}:${name === "host" ? host : (headers.get(name) ?? "").trim()}`),
		"",
		names.join(";"),
		sha256(body),
	].join("\n");
	const text = ["AWS4-HMAC-SHA256", headers.get("x-amz-date"), [date, region, service, end].join("/"), sha256(canonical)].join("\n");
	const key = [region, service, end].reduce((last: string | Buffer, step) => hmac(last, step), hmac(`AWS4${secret}`, date));
	return { expected: hmac(key, text).toString("hex"), given: part("Signature") };
}
