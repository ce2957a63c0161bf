import { withDeadline } from "@/shared/lib/deadline";
import { slugOf } from "@/shared/lib/slug";
import { adminClient } from "../admin-client";
import { DataTimeout, RequestFailed } from "../request-failed";
import { toRow } from "./input-mapper";
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
		adminClient()
			.from("portfolios")
			.insert({ ...row, slug, id })
			.select("*");
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
	const answer = await adminClient().from("portfolios").update(toRow(input)).eq("id", id).eq("version", version).select("*");
	if (answer.error || (Array.isArray(answer.data) && answer.data.length > 0)) return finish(answer);
	const current = await readProject(id);
	if (!current) throw new ProjectGone();
	throw current.version === version ? new ProjectGone() : new StaleProject(current);
}

/**
 * Deletes a project and gives the deleted row, from which `restoreProject` can bring it back.
 *
 * @throws ProjectGone when nothing was deleted; RequestFailed.
 */
export async function deleteProject(id: string): Promise<PortfolioRow> {
	return (await finish(await adminClient().from("portfolios").delete().eq("id", id).select("*"))).row;
}

/** Puts a deleted row back: same id, slug, texts and date of creation. */
export async function restoreProject(row: PortfolioRow): Promise<SavedProject> {
	const { updated_at: _at, version: _version, ...kept } = row;
	const known = Object.fromEntries(Object.entries(kept).filter(([, value]) => value !== undefined));
	return finish(await adminClient().from("portfolios").insert(known).select("*"));
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

function deadline<T>(signal: AbortSignal | undefined, run: (signal: AbortSignal) => Promise<T>): Promise<T> {
	return withDeadline(PORTFOLIO_TIMEOUT_MS, () => new DataTimeout(), signal, run);
}
