import { withDeadline } from "@/shared/lib/deadline";
import { slugOf } from "@/shared/lib/slug";
import { adminClient } from "../admin-client";
import { DataTimeout, RequestFailed } from "../request-failed";
import { toRow, type WritableRow } from "./input-mapper";
import type { ProjectInput } from "./input-schema";
import { PORTFOLIO_CHANGED_KEY } from "./queries";
import { PORTFOLIO_TIMEOUT_MS, readRows } from "./repository";
import type { PortfolioRow } from "./schema";

/** A saved row as the editor needs it: the row and the version that the next save must name. */
export interface SavedProject {
	row: PortfolioRow;
	version: number;
}

/** The row was changed by somebody else since it was read. */
export class StaleProject extends Error {
	override name = "StaleProject";
	constructor(readonly current: SavedProject) {
		super("The project was changed since it was opened");
	}
}

/** The row is not there, or this session may not touch it: the database answers both in the same way. */
export class ProjectGone extends Error {
	override name = "ProjectGone";
}

/** Longest wait for a save, in milliseconds. */
const WRITE_TIMEOUT_MS = 15_000;

/** Rows of one page of the administrator's list. */
export const ADMIN_PAGE_SIZE = 50;

/**
 * One page of all projects, newest first, and how many there are.
 *
 * @param page from 0.
 * @throws DataTimeout after 5 s ("Admin data timeout"); RequestFailed.
 */
export async function listProjects(page: number, signal?: AbortSignal): Promise<{ rows: PortfolioRow[]; total: number }> {
	return deadline(signal, async (both) => {
		const { data, error, status, count } = await adminClient()
			.from("portfolios")
			.select("id,slug,title,client,service_id,technologies,status,listed,published_at,updated_at,version", { count: "exact" })
			.order("created_at", { ascending: false })
			.order("id", { ascending: false })
			.range(page * ADMIN_PAGE_SIZE, (page + 1) * ADMIN_PAGE_SIZE - 1)
			.retry(false)
			.abortSignal(both);
		// A page beyond the end: hosted PostgREST calls it an error and says how many rows there are.
		if (status === 416) return { rows: [], total: count ?? 0 };
		if (error) throw new RequestFailed("portfolios", status, error.code);
		return { rows: readRows(data), total: count ?? 0 };
	});
}

/**
 * One project for editing, or null when there is none.
 *
 * @throws DataTimeout, RequestFailed.
 */
export async function readProject(id: string, signal?: AbortSignal): Promise<SavedProject | null> {
	if (!/^[0-9a-f-]{36}$/i.test(id)) return null;
	return deadline(signal, async (both) => {
		const { data, error, status } = await adminClient().from("portfolios").select("*").eq("id", id).limit(1).retry(false).abortSignal(both);
		if (error) throw new RequestFailed("portfolio", status, error.code);
		const [row] = readRows(data);
		return row ? saved(row) : null;
	});
}

/**
 * Creates a project. The id is made here, so that a repeated request cannot create it twice.
 *
 * @throws RequestFailed when the database refuses it; ProjectGone when it was accepted and is not there.
 */
export async function createProject(id: string, input: ProjectInput): Promise<SavedProject> {
	const row = toRow(input);
	const insert = (slug: string | null | undefined) =>
		written((signal) =>
			adminClient()
				.from("portfolios")
				.insert({ ...row, slug, id })
				.select("*")
				.abortSignal(signal),
		);
	let answer = await insert(row.slug);
	// A slug made from the title may be taken; one that was typed is the administrator's to change.
	if (answer.error?.code === "23505" && input.slug === "") answer = await insert(`${slugOf(input.title)}-${id.slice(0, 6)}`);
	return finish(answer);
}

/**
 * Saves over the version that was read.
 *
 * @param version of the row when it was opened or last saved.
 * @throws StaleProject with the newer row; ProjectGone when it was deleted or the session has ended; RequestFailed.
 */
export async function updateProject(id: string, version: number, input: ProjectInput): Promise<SavedProject> {
	const row = toRow(input);
	const answer = await written((signal) =>
		adminClient().from("portfolios").update(row).eq("id", id).eq("version", version).select("*").abortSignal(signal),
	);
	if (answer.error || (Array.isArray(answer.data) && answer.data.length > 0)) return finish(answer);
	const current = await readProject(id);
	if (!current) throw new ProjectGone();
	if (current.version === version) throw new ProjectGone();
	// The newer version may be ours: an earlier attempt that got through and whose answer was lost.
	if (holds(current.row, row)) return current;
	throw new StaleProject(current);
}

/**
 * Deletes a project and gives the deleted row, from which `restoreProject` can bring it back.
 *
 * @param version that the person saw: a project that was changed since is not deleted unseen.
 * @throws ProjectGone when nothing was deleted; RequestFailed.
 */
export async function deleteProject(id: string, version: number): Promise<PortfolioRow> {
	const answer = await written((signal) =>
		adminClient().from("portfolios").delete().eq("id", id).eq("version", version).select("*").abortSignal(signal),
	);
	return finish(answer).row;
}

/** Puts a deleted row back: same id, slug, texts and date of creation. */
export async function restoreProject(row: PortfolioRow): Promise<SavedProject> {
	const { updated_at: _at, version: _version, ...kept } = row;
	const known = Object.fromEntries(Object.entries(kept).filter(([, value]) => value !== undefined));
	return finish(await written((signal) => adminClient().from("portfolios").insert(known).select("*").abortSignal(signal)));
}

/** A refused update or delete is answered with success and no row: only the row that comes back proves the write. */
function finish(answer: { data: unknown; error: { code: string } | null; status: number }): SavedProject {
	if (answer.error) throw new RequestFailed("portfolio", answer.status, answer.error.code);
	const [row] = readRows(answer.data ?? []);
	if (!row) throw new ProjectGone();
	tellOtherTabs();
	return saved(row);
}

function saved(row: PortfolioRow): SavedProject {
	return { row, version: row.version ?? 1 };
}

/** Open pages of this browser refresh at once (decisions.md R32). */
function tellOtherTabs(): void {
	try {
		localStorage.setItem(PORTFOLIO_CHANGED_KEY, String(Date.now()));
	} catch {
		// Without storage they refresh when they are looked at again.
	}
}

/** Whether a stored row says everything that was to be written. */
function holds(row: PortfolioRow, wanted: WritableRow): boolean {
	const stored = new Map(Object.entries(row));
	return Object.entries(wanted).every(([column, value]) => JSON.stringify(stored.get(column) ?? null) === JSON.stringify(value ?? null));
}

/** A write ends after 15 s with an error; whether it got through, the next attempt finds out. */
function written<T>(run: (signal: AbortSignal) => PromiseLike<T>): Promise<T> {
	return withDeadline(
		WRITE_TIMEOUT_MS,
		() => new DataTimeout(),
		undefined,
		async (signal) => run(signal),
	);
}

function deadline<T>(signal: AbortSignal | undefined, run: (signal: AbortSignal) => Promise<T>): Promise<T> {
	return withDeadline(PORTFOLIO_TIMEOUT_MS, () => new DataTimeout(), signal, run);
}
