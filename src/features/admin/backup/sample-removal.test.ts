// @vitest-environment jsdom
import { toast } from "sonner";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { CONTENT_CHANGED } from "@/data/admin-rows/admin-rows";
import { fillStorage, kept, leaveWorld, startWorld, world } from "../../../../tests/support/admin/backup-harness";
import { json } from "../../../../tests/support/data/backend-harness";
import { post, project } from "../../../../tests/support/data/backup-fixture";
import { removeSamples } from "./sample-removal";

const sample = { is_sample: true };

beforeEach(() => {
	startWorld();
	world.rows = {
		projects: [project(1), project(2, sample), project(3, { ...sample, status: "draft" })],
		blogs: [post(1, sample), post(2)],
	};
	vi.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(() => {
	vi.restoreAllMocks();
	leaveWorld();
});

const titles = () => [...world.rows.projects, ...world.rows.blogs].map(({ title }) => title).sort();
const everything = ["Post 1", "Post 2", "Project 1", "Project 2", "Project 3"];
const problems = () => toast.getToasts().flatMap((shown) => ("title" in shown ? [String(shown.title)] : []));

describe("removing the samples", () => {
	test("asks with the counts, backs up everything, then removes only samples in one write", async () => {
		const confirm = vi.fn(() => true);
		const removed = await removeSamples(confirm);
		expect(confirm).toHaveBeenCalledWith({ projects: 2, posts: 1 });
		expect(removed).toMatchObject({ projects: 2, posts: 1, inFile: false });
		expect(titles()).toEqual(["Post 2", "Project 1"]);
		expect(kept("backup").counts).toEqual({ projects: 3, blogs: 2, redirects: 0 });
		expect(world.happened.filter((what) => what === "restore_backup")).toHaveLength(1);
	});

	test("can be undone: the rows come back exactly, beside rows that were added since", async () => {
		const before = structuredClone(world.rows.projects[1]);
		const removed = await removeSamples(() => true);
		world.rows.projects.push(project(9));
		world.turn += 1;
		await removed?.bringBack();
		expect(titles()).toEqual([...everything, "Project 9"]);
		expect(world.rows.projects.find(({ id }) => id === before?.id)).toMatchObject({ ...before, published_at: expect.any(String) });
	});

	test("brings back the redirects to the rows, also those that were added by hand", async () => {
		const redirect = { id: "1", kind: "portfolios" as const, slug: "printed", row_id: project(2).id, created_at: "2026-01-01T00:00:00Z" };
		world.redirects = [redirect, { ...redirect, id: "2", slug: "other", row_id: project(1).id }];
		const removed = await removeSamples(() => true);
		world.redirects = world.redirects.slice(1);
		await removed?.bringBack();
		expect(world.redirects.map(({ slug }) => slug)).toContain("printed");
	});

	test("does nothing when the admin says no, or when there is no sample", async () => {
		expect(await removeSamples(() => false)).toBeNull();
		expect(titles()).toEqual(everything);
		world.rows = { projects: [project(1)], blogs: [] };
		const confirm = vi.fn(() => true);
		expect(await removeSamples(confirm)).toBeNull();
		expect(confirm).not.toHaveBeenCalled();
		expect(world.happened).not.toContain("restore_backup");
	});

	test("downloads the backup first when this browser has no room for it", async () => {
		fillStorage(0);
		const removed = await removeSamples(() => true);
		expect(removed?.inFile).toBe(true);
		expect(world.happened.indexOf("file")).toBeLessThan(world.happened.indexOf("restore_backup"));
		expect(world.files).toHaveLength(1);
	});
});

describe("a removal that fails", () => {
	test.each([
		["someone saved in the meantime", () => json({ code: "PT409", message: "The database has changed since." }, 409), /Please try again/],
		["the session has ended", () => json({ code: "42501", message: "permission denied" }, 403), /./],
	])("leaves everything and says so when %s", async (_name, answer, said) => {
		world.instead.restore_backup = answer;
		expect(await removeSamples(() => true)).toBeNull();
		expect(titles()).toEqual(everything);
		const failed = toast.getToasts().find((shown) => "title" in shown && shown.title === "The samples were not removed");
		expect(failed).toMatchObject({ description: expect.stringMatching(said) });
	});

	test.each([
		["refreshes open pages without an answer", () => json({ message: "bad gateway" }, 502), true],
		["refreshes no page when nothing was written", () => json({ code: "42501", message: "permission denied" }, 403), false],
	])("%s", async (_name, answer, isTold) => {
		const changed = vi.fn();
		addEventListener(CONTENT_CHANGED, changed);
		world.instead.restore_backup = answer;
		await removeSamples(() => true);
		removeEventListener(CONTENT_CHANGED, changed);
		expect(changed.mock.calls.length > 0).toBe(isTold);
	});

	test("says that it can't be confirmed when the database reports other counts", async () => {
		const none = { added: 0, changed: 0, removed: 0, unchanged: 1 };
		world.instead.restore_backup = () => json({ projects: none, blogs: none });
		expect(await removeSamples(() => true)).toBeNull();
		expect(problems()).toContain("We couldn't confirm the removal");
	});

	test("asks nothing when the database can't be read", async () => {
		world.instead.portfolios = () => json({ code: "XX000", message: "broken" }, 500);
		const confirm = vi.fn(() => true);
		expect(await removeSamples(confirm)).toBeNull();
		expect(confirm).not.toHaveBeenCalled();
		expect(problems()).toContain("The samples were not removed");
	});
});
