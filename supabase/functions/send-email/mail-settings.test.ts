import { describe, expect, test } from "vitest";
import { readMailSettings, smtpOptions } from "./mail-settings.ts";

const SMTP = { SMTP_HOST: "smtp.example", SMTP_USER: "relay", SMTP_PASS: "hidden" };
const RESEND = { RESEND_API_KEY: "hidden" };
const POSTMARK = { POSTMARK_SERVER_TOKEN: "hidden" };
const SES = { SES_REGION: "eu-west-1", SES_ACCESS_KEY_ID: "AKIDEXAMPLE", SES_SECRET_ACCESS_KEY: "hidden" };

function read(env: Record<string, string>) {
	const wrong: string[] = [];
	const settings = readMailSettings((name) => env[name] ?? "", wrong);
	return { settings, wrong };
}

describe("the mail provider", () => {
	test.each([
		[SMTP, { provider: "smtp", host: "smtp.example", port: 465, user: "relay", pass: "hidden" }],
		[RESEND, { provider: "resend", key: "hidden" }],
		[POSTMARK, { provider: "postmark", token: "hidden", stream: "outbound" }],
		[
			{ ...POSTMARK, POSTMARK_MESSAGE_STREAM: "leads" },
			{ provider: "postmark", token: "hidden", stream: "leads" },
		],
		[SES, { provider: "ses", region: "eu-west-1", accessKeyId: "AKIDEXAMPLE", secretAccessKey: "hidden" }],
	])("is the only one that is set up: %o", (env, settings) => {
		expect(read(env)).toEqual({ settings, wrong: [] });
	});

	test("is MAIL_PROVIDER when several are set up", () => {
		const all = { ...SMTP, ...RESEND, ...POSTMARK, ...SES };
		for (const provider of ["smtp", "resend", "postmark", "ses"]) {
			expect(read({ ...all, MAIL_PROVIDER: provider.toUpperCase() })).toMatchObject({ settings: { provider }, wrong: [] });
		}
		expect(read(all).wrong).toEqual(["MAIL_PROVIDER (several are set up: smtp, resend, postmark, ses)"]);
	});

	test("is asked for when none or an unknown one is named", () => {
		expect(read({}).wrong.join()).toMatch(/SMTP_HOST, or RESEND_API_KEY, or POSTMARK_SERVER_TOKEN, or SES_ACCESS_KEY_ID/);
		expect(read({ ...SMTP, MAIL_PROVIDER: "mailgun" }).wrong).toEqual(["MAIL_PROVIDER (one of smtp, resend, postmark, ses)"]);
	});

	test.each([
		["smtp", ["SMTP_HOST"]],
		["resend", ["RESEND_API_KEY"]],
		["postmark", ["POSTMARK_SERVER_TOKEN"]],
		["ses", ["SES_REGION", "SES_ACCESS_KEY_ID", "SES_SECRET_ACCESS_KEY"]],
	])("%s names what it lacks", (provider, names) => {
		expect(read({ MAIL_PROVIDER: provider }).wrong).toEqual(names);
	});

	test("refuses a region that would lead to another host", () => {
		expect(read({ ...SES, SES_REGION: "evil.example/" }).wrong.join()).toContain("SES_REGION");
	});
});

describe("the SMTP port", () => {
	const on = (platform: Record<string, string>, port: string) => read({ ...SMTP, ...platform, SMTP_PORT: port }).wrong;

	test.each(["25", "587"])("%s is refused on the hosted platform with the reason and the repair", (port) => {
		for (const name of ["SB_REGION", "DENO_DEPLOYMENT_ID"]) {
			expect(on({ [name]: "x" }, port).join()).toMatch(
				/SMTP_PORT (25|587) \(hosted functions can't connect .* use 465, 2465, 2525 or 2587/,
			);
		}
		expect(on({}, port)).toEqual([]);
	});

	test.each(["465", "2465", "2525", "2587", ""])("%s is accepted on the hosted platform", (port) => {
		expect(on({ SB_REGION: "eu-west-1" }, port)).toEqual([]);
	});

	test("says nothing about ports when a provider's API is used", () => {
		expect(read({ ...RESEND, SB_REGION: "eu-west-1", SMTP_PORT: "587" }).wrong).toEqual([]);
	});
});

describe("smtpOptions", () => {
	test("requires TLS whenever there is a password", () => {
		const login = { host: "smtp.example", user: "relay", pass: "x" };
		for (const port of [465, 2465]) {
			expect(smtpOptions({ ...login, port })).toMatchObject({ secure: true, auth: { user: "relay", pass: "x" } });
		}
		for (const port of [2525, 2587]) expect(smtpOptions({ ...login, port })).toMatchObject({ secure: false, requireTLS: true });
		expect(smtpOptions({ host: "localhost", port: 1025, user: "", pass: "" })).toMatchObject({ secure: false, requireTLS: false });
		expect(smtpOptions({ host: "localhost", port: 1025, user: "", pass: "" })).not.toHaveProperty("auth");
	});
});
