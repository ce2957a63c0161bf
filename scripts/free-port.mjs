import { createServer } from "node:net";

/** @returns {Promise<number>} an unused port */
export function freePort() {
	return new Promise((resolve, reject) => {
		const server = createServer();
		server.once("error", reject);
		server.listen(0, () => {
			const address = server.address();
			const free = typeof address === "object" && address ? address.port : 0;
			server.close(() => resolve(free));
		});
	});
}
