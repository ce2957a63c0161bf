// npm run doctor: examines the deployed site and its database from outside, as a visitor would, and says how to repair what is wrong.
import { join } from "node:path";
import { loadCommand } from "./backup/load-command.mjs";

/** @type {typeof import("./doctor/doctor-command.ts")} */
const { doctorCommand } = await loadCommand("../doctor/doctor-command.ts");
process.exitCode = await doctorCommand(join(import.meta.dirname, ".."), process.env, process.argv.slice(2));
