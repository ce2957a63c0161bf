import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Answer, CHECKS, type Check, differences, type HostRequest, hostRequests } from "./requests";

export interface OpenHost {
	ask: (request: HostRequest) => Promise<Answer>;
	close?: () => void | Promise<void>;
}

export interface Host {
	name: string;
	/** Why this host can't run here, or null. */
	missing?: string | null;
	open: () => Promise<OpenHost>;
	/** Requests that this host answers in another way on purpose, with the reason; null for every other request. */
	differs?: (request: HostRequest) => string | null;
}

type Cell = { passed: number; failed: number; reasons: Set<string> };

const table = new Map<string, Map<Check, Cell>>();

/** Runs the table of requests against a host, one test for each check. */
export function hostSuite(host: Host): void {
	describe.skipIf(host.missing)(host.name, () => {
		let open: OpenHost | undefined;
		const cells = new Map<Check, Cell>();
		beforeAll(async () => {
			table.set(host.name, cells);
			open = await host.open();
		}, 120_000);
		afterAll(async () => {
			await open?.close?.();
		});
		test.each(CHECKS)("%s", async (check) => {
			const cell: Cell = { passed: 0, failed: 0, reasons: new Set() };
			cells.set(check, cell);
			const wrong: string[] = [];
			for (const request of hostRequests().filter((one) => one.check === check)) {
				const reason = host.differs?.(request);
				if (reason) {
					cell.reasons.add(reason);
					continue;
				}
				const answer = await open?.ask(request);
				const found = answer ? differences(request, answer) : ["no answer"];
				if (found.length === 0) cell.passed += 1;
				else cell.failed += 1;
				wrong.push(...found.map((text) => `${request.method ?? "GET"} ${request.path}: ${text}`));
			}
			expect(wrong).toEqual([]);
		});
	});
}

/** The table host × check: requests that were answered as expected, `!` failures, and letters for what differs on purpose. */
export function printedTable(missing: string[] = []): string {
	const notes: string[] = [];
	const letter = (reason: string) => {
		if (!notes.includes(reason)) notes.push(reason);
		return String.fromCharCode(97 + notes.indexOf(reason));
	};
	const text = (cell: Cell | undefined) =>
		cell ? `${cell.passed}${cell.failed ? ` !${cell.failed}` : ""}${[...cell.reasons].map((reason) => ` ${letter(reason)}`).join("")}` : "";
	const rows = [["host", ...CHECKS], ...[...table].map(([name, cells]) => [name, ...CHECKS.map((check) => text(cells.get(check)))])];
	const widths = rows[0]?.map((_head, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0))) ?? [];
	const lines = rows.map((row) => `| ${row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(" | ")} |`);
	lines.splice(1, 0, `| ${widths.map((width) => "-".repeat(width)).join(" | ")} |`);
	const explained = notes.map((reason) => `${letter(reason)}: ${reason}`);
	return ["", ...lines, "", ...explained, ...missing.map((name) => `skipped: ${name}`), ""].join("\n");
}
