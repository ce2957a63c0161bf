import { createServer } from "node:net";
import { AwsV4Signer } from "aws4fetch";
import { describe, expect, test, vi } from "vitest";
import { expectedSignature } from "../../../tests/support/signature-v4.ts";
import { createApiMailer, type MailApi, postmarkApi, resendApi, sesApi } from "./api-mailer.ts";
import type { OutgoingMail } from "./ports.ts";

const MAIL: OutgoingMail = {
	from: "Studio website <relay@kalpa.example>",
	to: "hello@kalpa.example",
	replyTo: "ada@example.com",
	subject: "Ein Plänchen",
	text: "Name: Ada\nMessage: Grüße",
	original: null,
};
const WITHOUT_REPLY: OutgoingMail = { from: MAIL.from, to: MAIL.to, subject: MAIL.subject, text: MAIL.text, original: null };
/** The example key of AWS's documentation. */
const SECRET = "wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY";

const resend = resendApi({ provider: "resend", key: "key-for-tests" });
const postmark = postmarkApi({ provider: "postmark", token: "token-for-tests", stream: "outbound" });
const ses = sesApi({ provider: "ses", region: "eu-west-1", accessKeyId: "AKIDEXAMPLE", secretAccessKey: SECRET });

/** Sends a mail to a provider that gives this answer, and returns the request. */
async function sent(api: MailApi, mail: OutgoingMail, answer: () => Promise<Response> = async () => Response.json({ id: "1" })) {
	const requests: { url: string; method: string; headers: Headers; body: string; redirect: unknown }[] = [];
	await createApiMailer(api, (url, init) => {
		const { method = "", headers, body, redirect } = init;
		requests.push({ url, method, headers: new Headers(headers), body: String(body), redirect });
		return answer();
	}).send(mail);
	const [request] = requests;
	if (!request || requests.length > 1) throw new Error(`${requests.length} requests`);
	return { ...request, content: JSON.parse(request.body) };
}

describe("the documented request", () => {
	test("of Resend", async () => {
		const { url, method, headers, content, redirect } = await sent(resend, MAIL);
		expect([method, url, redirect]).toEqual(["POST", "https://api.resend.com/emails", "manual"]);
		expect([headers.get("authorization"), headers.get("content-type")]).toEqual(["Bearer key-for-tests", "application/json"]);
		expect(content).toEqual({ from: MAIL.from, to: [MAIL.to], reply_to: MAIL.replyTo, subject: MAIL.subject, text: MAIL.text });
		expect((await sent(resend, WITHOUT_REPLY)).content).not.toHaveProperty("reply_to");
	});

	test("of Postmark", async () => {
		const { url, method, headers, content } = await sent(postmark, MAIL);
		expect([method, url]).toEqual(["POST", "https://api.postmarkapp.com/email"]);
		expect(headers.get("x-postmark-server-token")).toBe("token-for-tests");
		expect([headers.get("accept"), headers.get("content-type")]).toEqual(["application/json", "application/json"]);
		expect(content).toEqual({
			From: MAIL.from,
			To: MAIL.to,
			ReplyTo: MAIL.replyTo,
			Subject: MAIL.subject,
			TextBody: MAIL.text,
			MessageStream: "outbound",
		});
		expect((await sent(postmark, WITHOUT_REPLY)).content).not.toHaveProperty("ReplyTo");
	});

	test("of Amazon SES", async () => {
		const { url, method, headers, content } = await sent(ses, MAIL);
		expect([method, url]).toEqual(["POST", "https://email.eu-west-1.amazonaws.com/v2/email/outbound-emails"]);
		expect(headers.get("content-type")).toBe("application/json");
		expect(content).toEqual({
			FromEmailAddress: MAIL.from,
			Destination: { ToAddresses: [MAIL.to] },
			ReplyToAddresses: [MAIL.replyTo],
			Content: {
				Simple: {
					Subject: { Data: MAIL.subject, Charset: "UTF-8" },
					Body: { Text: { Data: MAIL.text, Charset: "UTF-8" } },
				},
			},
		});
		expect((await sent(ses, WITHOUT_REPLY)).content).not.toHaveProperty("ReplyToAddresses");
	});

	test("encodes a sender's name for Amazon SES only when it isn't ASCII", async () => {
		const from = async (name: string) => (await sent(ses, { ...MAIL, from: name })).content.FromEmailAddress;
		expect(await from("relay@kalpa.example")).toBe("relay@kalpa.example");
		const encoded = await from('"Büro" <relay@kalpa.example>');
		expect(encoded).toBe("=?UTF-8?B?QsO8cm8=?= <relay@kalpa.example>");
	});
});

describe("the signature for AWS", () => {
	/** Examples that AWS publishes: the request of its documentation (IAM ListUsers) and three of its test suite. */
	test.each([
		["GET", "https://example.amazonaws.com/", "service", {}, "5fa00fa31553b73ebf1942676e86291e8372ff2a2260956d9b8aae1d763fbf31"],
		["POST", "https://example.amazonaws.com/", "service", {}, "5da7c1a2acd57cee7505fc6676e4e544621c30862966e37dddb68e92efbe5d6b"],
		[
			"GET",
			"https://example.amazonaws.com/?Param2=value2&Param1=value1",
			"service",
			{},
			"b97d918cfa904a5beff61c982a1b6f458b799221646efd99d3219ec94cdf2500",
		],
		[
			"GET",
			"https://iam.amazonaws.com/?Action=ListUsers&Version=2010-05-08",
			"iam",
			{ "content-type": "application/x-www-form-urlencoded; charset=utf-8" },
			"5d672d79c15b13162d9279b0855cfba6789a8edb4c82c400e06b5924a6f2b5d7",
		],
	])("of AWS's example %s %s (%s)", async (method, url, service, headers, signature) => {
		const signer = new AwsV4Signer({
			method,
			url,
			headers: new Headers(headers),
			service,
			region: "us-east-1",
			accessKeyId: "AKIDEXAMPLE",
			secretAccessKey: SECRET,
			datetime: "20150830T123600Z",
			allHeaders: true,
		});
		const signed = await signer.sign();
		expect(expectedSignature({ method, url, headers: signed.headers, body: "" }, SECRET)).toEqual({
			expected: signature,
			given: signature,
		});
	});

	test("covers the mail and the host", async () => {
		const request = await sent(ses, MAIL);
		const { expected, given } = expectedSignature(request, SECRET);
		expect(given).toMatch(/^[0-9a-f]{64}$/);
		expect(given).toBe(expected);
		const moved = expectedSignature({ ...request, url: request.url.replace("eu-west-1", "eu-west-2") }, SECRET);
		const changed = expectedSignature({ ...request, body: request.body.replace("hello@", "evil@") }, SECRET);
		expect([moved.expected, changed.expected]).not.toContain(given);
		expect(request.headers.get("authorization")).toMatch(/^AWS4-HMAC-SHA256 Credential=AKIDEXAMPLE\/\d{8}\/eu-west-1\/ses\/aws4_request,/);
	});
});

describe("a failed request", () => {
	const failure = (api: MailApi, answer: () => Promise<Response>) =>
		sent(api, MAIL, answer).then(
			() => "",
			(error: unknown) => (error instanceof Error ? error.message : ""),
		);

	test.each([
		[
			resend,
			403,
			{ statusCode: 403, name: "validation_error", message: "The kalpa.example domain is not verified." },
			/^Resend answered 403: The kal/,
		],
		[postmark, 422, { ErrorCode: 400, Message: "The 'From' address is unknown." }, /^Postmark answered 422: The 'From'/],
		[
			ses,
			403,
			{ message: "The signature does not match.\n\nThe Canonical String was" },
			/^Amazon SES answered 403: The signature does not match\.$/,
		],
		[ses, 500, "<html>", /^Amazon SES answered 500$/],
		[resend, 401, { message: { secret: "x" } }, /^Resend answered 401$/],
	])("names the provider, its status and its reason (%#)", async (api, status, answer, reason) => {
		expect(await failure(api, async () => Response.json(answer, { status }))).toMatch(reason);
	});

	const thrown = (error: Error) => sent(resend, MAIL, () => Promise.reject(error));
	const inDeno = (words: string) => `error sending request for url (https://api.resend.com/emails): client error ${words}`;
	const inNode = (cause: object) => new TypeError("fetch failed", { cause });
	const code = (name: string) => Object.assign(new Error(name), { code: name });

	test.each([
		["Deno 1 and 2", new TypeError(inDeno("(Connect): tcp connect error: Connection refused (os error 111)"))],
		["Deno 2.9", inNode(new Error(inDeno("(Connect): dns error: failed to lookup address information")))],
		["Node", inNode(code("ECONNREFUSED"))],
		["Node, several addresses", inNode(Object.assign(new AggregateError([code("ECONNREFUSED")]), { code: "ECONNREFUSED" }))],
		["Node, no such name", inNode(code("ENOTFOUND"))],
		["Node, no answer", inNode(code("UND_ERR_CONNECT_TIMEOUT"))],
	])("is a refusal when no connection came about (%s)", async (_, error) => {
		await expect(thrown(error)).rejects.toMatchObject({ name: "Error", message: "Resend couldn't be reached" });
	});

	test.each([
		["Deno 1 and 2", new TypeError(inDeno("(SendRequest): connection closed before message completed"))],
		["Deno 2.9", inNode(new Error("Connection reset by peer (os error 104)"))],
		["Node", inNode(code("UND_ERR_SOCKET"))],
		["Node, reset", inNode(code("ECONNRESET"))],
		["unknown", new TypeError("fetch failed")],
	])("may have arrived when the connection broke afterwards (%s)", async (_, error) => {
		await expect(thrown(error)).rejects.toMatchObject({ name: "NoAnswer", message: "Resend: connection closed before the answer" });
	});

	test("may have arrived when a gateway lost the provider's answer", async () => {
		const answer = async () => new Response("<html>", { status: 504 });
		await expect(sent(resend, MAIL, answer)).rejects.toMatchObject({ name: "NoAnswer", message: "Resend answered 504" });
	});

	test("is told apart on a real connection", async () => {
		const server = createServer((socket) => {
			socket.on("error", () => {});
			socket.once("data", () => socket.end());
		});
		await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
		const address = server.address();
		const url = `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}/`;
		const send = () => createApiMailer(resend, (_, init) => fetch(url, init)).send(MAIL);
		await expect(send()).rejects.toMatchObject({ name: "NoAnswer" });
		await new Promise((done) => server.close(done));
		await expect(send()).rejects.toMatchObject({ name: "Error", message: "Resend couldn't be reached" });
	});

	test("is a refusal when the provider answers with a redirect, which is not followed", async () => {
		const answer = async () => new Response(null, { status: 302, headers: { location: "https://elsewhere.example/" } });
		await expect(sent(resend, MAIL, answer)).rejects.toMatchObject({ name: "Error", message: "Resend answered 302" });
	});

	test("without an answer in time is told apart, because the mail may have arrived", async () => {
		vi.spyOn(AbortSignal, "timeout").mockReturnValue(AbortSignal.abort());
		const unanswered = sent(resend, MAIL, () => Promise.reject(new DOMException("", "TimeoutError")));
		await expect(unanswered).rejects.toMatchObject({ name: "NoAnswer", message: "Resend: no answer within 7000 ms" });
	});

	test("never contains the key", async () => {
		for (const api of [resend, postmark, ses]) {
			const message = await failure(api, async () => new Response("no", { status: 401 }));
			expect(message).not.toMatch(/for-tests|wJalr/);
		}
	});
});
