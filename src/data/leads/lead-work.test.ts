// @vitest-environment jsdom
import { beforeEach, describe, expect, test } from "vitest";
import { type Answer, type Asked, json, stubBackend } from "../../../tests/support/data/backend-harness";
import { deleteLeads, readOthers, saveWork } from "./repository";

const ROW = {
	id: "00000000-0000-4000-8000-000000000001",
	version: 3,
	subject: "Hi",
	status: "new",
	delivery: "sent",
	notes: "Called on Monday",
	follow_up_on: "2026-11-24",
};

let asked: Asked[] = [];
function answers(...list: Answer[]): void {
	asked = [];
	stubBackend(async (input, init = {}) => {
		asked.push({ url: new URL(String(input)), init });
		const next = list.shift();
		if (!next) throw new Error(`no answer prepared for ${String(input)}`);
		return next(init);
	});
}
const rows =
	(...list: object[]): Answer =>
	() =>
		json(list);
const sentBody = (position: number): unknown => JSON.parse(String(asked[position]?.init.body));

beforeEach(() => {
	localStorage.clear();
});

describe("notes and follow-up day", () => {
	const read = { id: ROW.id, version: 3, notes: ROW.notes, followUpOn: ROW.follow_up_on };
	const wanted = { notes: "Won't need it", followUpOn: null };

	test("are saved with the version that was read", async () => {
		answers(rows({ ...ROW, version: 4, notes: wanted.notes, follow_up_on: null }));
		expect(await saveWork(read, wanted)).toMatchObject({ written: { version: 4, ...wanted } });
		expect([asked[0]?.url.searchParams.get("version"), sentBody(0)]).toEqual(["eq.3", { notes: wanted.notes, follow_up_on: null }]);
	});

	test("are saved over a newer version that has the same notes and day", async () => {
		answers(rows(), rows({ ...ROW, version: 4, status: "won" }), rows({ ...ROW, version: 5, notes: wanted.notes, follow_up_on: null }));
		expect(await saveWork(read, wanted)).toMatchObject({ written: { version: 5 } });
		expect(asked[2]?.url.searchParams.get("version")).toBe("eq.4");
	});

	test("clear the day over a newer version that has another status", async () => {
		answers(rows(), rows({ ...ROW, version: 4, status: "won" }), rows({ ...ROW, version: 5, status: "won", follow_up_on: null }));
		expect(await saveWork(read, { ...read, followUpOn: null })).toMatchObject({ written: { version: 5, followUpOn: null } });
	});

	test("don't clear a day that another save has changed", async () => {
		answers(rows(), rows({ ...ROW, version: 4, follow_up_on: "2026-12-01" }));
		expect(await saveWork(read, { ...read, followUpOn: null })).toMatchObject({ newer: { followUpOn: "2026-12-01" } });
	});

	test.each([{ notes: "Other words" }, { follow_up_on: "2026-12-01" }])("aren't saved over another save of %o", async (change) => {
		answers(rows(), rows({ ...ROW, version: 4, ...change }));
		expect(await saveWork(read, wanted)).toMatchObject({ newer: { version: 4 } });
		expect(asked).toHaveLength(2);
	});

	test("count as saved when an earlier attempt saved them and its answer was lost", async () => {
		answers(rows(), rows({ ...ROW, version: 4, notes: wanted.notes, follow_up_on: null }));
		expect(await saveWork(read, wanted)).toMatchObject({ written: { version: 4 } });
	});

	test("are saved over the values of an earlier save whose answer was lost", async () => {
		const earlier = { notes: "Wants a demo", followUpOn: null };
		answers(
			rows(),
			rows({ ...ROW, version: 4, notes: earlier.notes, follow_up_on: null }),
			rows({ ...ROW, version: 5, notes: wanted.notes, follow_up_on: null }),
		);
		expect(await saveWork(read, wanted, [earlier])).toMatchObject({ written: { version: 5, ...wanted } });
		expect(asked[2]?.url.searchParams.get("version")).toBe("eq.4");
	});

	test("return with an undone deletion", async () => {
		answers(rows(ROW));
		const [gone] = (await deleteLeads([{ id: ROW.id, version: 3, status: "new" }])).deleted;
		expect(gone?.columns).toMatchObject({ notes: ROW.notes, follow_up_on: ROW.follow_up_on });
	});
});

test("asks for the sender's other messages by the address in lower case, without the lead itself", async () => {
	answers(rows(ROW));
	expect(await readOthers({ id: ROW.id, email: "Ada*%@Example.com" })).toMatchObject({ total: 1, rows: [{ subject: "Hi" }] });
	const query = asked[0]?.url.searchParams;
	expect([query?.get("sender"), query?.get("id"), query?.get("limit")]).toEqual(["eq.ada*%@example.com", `neq.${ROW.id}`, "20"]);
});
