import { createServer, type Socket } from "node:net";

/** A mail server without TLS that keeps the messages; port 0 is a free one. */
export async function startMailServer(at = 0): Promise<{ port: number; mails: string[]; close: () => Promise<void> }> {
	const mails: string[] = [];
	const sockets = new Set<Socket>();
	const server = createServer((socket) => {
		sockets.add(socket);
		socket.on("error", () => {});
		let message: string | null = null;
		socket.write("220 mail.example\r\n");
		socket.on("data", (part) => {
			const text = String(part);
			if (message !== null) {
				message += text;
				if (!message.endsWith("\r\n.\r\n")) return;
				mails.push(message);
				message = null;
				socket.write("250 kept\r\n");
				return;
			}
			if (/^DATA/i.test(text)) message = "";
			socket.write(message === "" ? "354 go on\r\n" : "250 fine\r\n");
		});
	});
	await new Promise<void>((resolve) => server.listen(at, "127.0.0.1", resolve));
	const address = server.address();
	return {
		port: typeof address === "object" && address ? address.port : 0,
		mails,
		close: () => {
			for (const socket of sockets) socket.destroy();
			return new Promise((resolve) => server.close(() => resolve()));
		},
	};
}
