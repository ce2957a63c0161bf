// The relay's server as a process of its own, so that the soak test can kill it: node serve.mjs PORT FOLDER MAILBOX
import { runnerImport } from "vite";

const [port = "", folder = "", mailbox = ""] = process.argv.slice(2);
// Node 20 can't read TypeScript; Vite can.
/** @type {{ module: typeof import("./relay-server.ts") }} */
const { module } = await runnerImport(`${import.meta.dirname}/relay-server.ts`, { configFile: false, logLevel: "error" });
await module.serveRelay(Number(port), folder, mailbox);
console.info("ready");
