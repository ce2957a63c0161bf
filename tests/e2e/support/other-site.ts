import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";

export interface OtherSite {
	origin: string;
	/** The requests so far: path, cookie and referrer. */
	asked: { path: string; cookie: string | undefined; referrer: string | undefined }[];
	stop: () => Promise<void>;
}

/** Another site over https with its own certificate: pictures that may be copied, except `/closed.png`, which sends no CORS header. */
export async function startOtherSite(): Promise<OtherSite> {
	const picture = await sharp({ create: { width: 640, height: 400, channels: 3, background: "#2b6cb0" } })
		.png()
		.toBuffer();
	const asked: OtherSite["asked"] = [];
	const server = createServer(certificate(), ({ url = "/", headers }, response) => {
		asked.push({ path: url, cookie: headers.cookie, referrer: headers.referer });
		if (url !== "/closed.png") response.setHeader("Access-Control-Allow-Origin", "*");
		if (url === "/page.png") response.setHeader("Content-Type", "text/html").end("<p>Sign in</p>");
		else if (url.endsWith(".png") && url !== "/gone.png") response.setHeader("Content-Type", "image/png").end(picture);
		else response.writeHead(404).end();
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	const { port } = server.address() as AddressInfo;
	return {
		origin: `https://127.0.0.1:${port}`,
		asked,
		stop: () =>
			new Promise((resolve) => {
				server.close(() => resolve());
				server.closeAllConnections();
			}),
	};
}

function certificate(): { key: Buffer; cert: Buffer } {
	const folder = mkdtempSync(join(tmpdir(), "studio-certificate-"));
	try {
		const [key, cert] = [join(folder, "key.pem"), join(folder, "cert.pem")];
		const subject = ["-subj", "/CN=127.0.0.1", "-addext", "subjectAltName=IP:127.0.0.1"];
		const kind = ["-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2"];
		execFileSync("openssl", ["req", ...kind, ...subject, "-keyout", key, "-out", cert], { stdio: "ignore" });
		return { key: readFileSync(key), cert: readFileSync(cert) };
	} finally {
		rmSync(folder, { recursive: true });
	}
}
