/** Hosted functions can't open connections to these. */
const BLOCKED_PORTS = [25, 587];
/** On these, TLS starts with the connection; on others with STARTTLS. */
const TLS_PORTS = [465, 2465];

interface SmtpSettings {
	provider: "smtp";
	host: string;
	port: number;
	user: string;
	pass: string;
}

export interface ResendSettings {
	provider: "resend";
	key: string;
}

export interface PostmarkSettings {
	provider: "postmark";
	token: string;
	stream: string;
}

export interface SesSettings {
	provider: "ses";
	region: string;
	accessKeyId: string;
	secretAccessKey: string;
}

/** How mail goes out: by SMTP, or by the HTTP API of a provider. */
export type MailSettings = SmtpSettings | ResendSettings | PostmarkSettings | SesSettings;

/** The variable that shows that a provider is set up. */
const SIGNS: Record<MailSettings["provider"], string> = {
	smtp: "SMTP_HOST",
	resend: "RESEND_API_KEY",
	postmark: "POSTMARK_SERVER_TOKEN",
	ses: "SES_ACCESS_KEY_ID",
};

type Read = (name: string) => string;

/**
 * Chooses the provider by MAIL_PROVIDER, or takes the only one that is set up (docs/mail.md).
 *
 * @param read value of a variable, empty if it is missing
 * @param wrong collects a short text for each problem, never a value of a secret
 */
export function readMailSettings(read: Read, wrong: string[]): MailSettings {
	const provider = chooseProvider(read, wrong);
	const required: Read = (name) => {
		if (read(name) === "") wrong.push(name);
		return read(name);
	};
	switch (provider) {
		case "resend":
			return { provider, key: required("RESEND_API_KEY") };
		case "postmark":
			return { provider, token: required("POSTMARK_SERVER_TOKEN"), stream: read("POSTMARK_MESSAGE_STREAM") || "outbound" };
		case "ses": {
			const region = required("SES_REGION");
			if (region !== "" && !/^[a-z]{2}(?:-[a-z]+)+-\d$/.test(region)) wrong.push("SES_REGION (a region looks like eu-west-1)");
			return { provider, region, accessKeyId: required("SES_ACCESS_KEY_ID"), secretAccessKey: required("SES_SECRET_ACCESS_KEY") };
		}
		default:
			if (provider) required("SMTP_HOST");
			return {
				provider: "smtp",
				host: read("SMTP_HOST"),
				port: readPort(read, wrong),
				user: read("SMTP_USER"),
				pass: readPassword(read, wrong),
			};
	}
}

function chooseProvider(read: Read, wrong: string[]): MailSettings["provider"] | null {
	const names = Object.keys(SIGNS).filter(isProvider);
	const chosen = read("MAIL_PROVIDER").toLowerCase();
	if (isProvider(chosen)) return chosen;
	if (chosen !== "") wrong.push(`MAIL_PROVIDER (one of ${names.join(", ")})`);
	const found = names.filter((name) => read(SIGNS[name]) !== "");
	const [only, other] = found;
	if (only && !other) return only;
	if (chosen === "") {
		wrong.push(
			only ? `MAIL_PROVIDER (several are set up: ${found.join(", ")})` : `a way to send mail (${Object.values(SIGNS).join(", or ")})`,
		);
	}
	return null;
}

function isProvider(name: string): name is MailSettings["provider"] {
	return Object.hasOwn(SIGNS, name);
}

function readPort(read: Read, wrong: string[]): number {
	const port = Number(read("SMTP_PORT") || 465);
	if (!Number.isInteger(port) || port < 1 || port > 65_535) wrong.push("SMTP_PORT");
	// Supabase sets these two only on its own platform.
	const isHosted = read("SB_REGION") !== "" || read("DENO_DEPLOYMENT_ID") !== "";
	if (isHosted && BLOCKED_PORTS.includes(port)) {
		wrong.push(
			`SMTP_PORT ${port} (hosted functions can't connect to ports 25 and 587; use 465, 2465, 2525 or 2587 if the mail server has one, or a provider's API)`,
		);
	}
	return port;
}

function readPassword(read: Read, wrong: string[]): string {
	if ((read("SMTP_USER") === "") !== (read("SMTP_PASS") === "")) wrong.push("SMTP_USER and SMTP_PASS (both or none)");
	return read("SMTP_PASS");
}

export function smtpOptions({ host, port, user, pass }: Omit<SmtpSettings, "provider">) {
	const secure = TLS_PORTS.includes(port);
	const login = user === "" ? {} : { auth: { user, pass } };
	return {
		host,
		port,
		secure,
		requireTLS: !secure && user !== "",
		connectionTimeout: 5000,
		greetingTimeout: 5000,
		socketTimeout: 7000,
		...login,
	};
}
