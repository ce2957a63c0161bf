import * as z from "zod/mini";
import { adminClient } from "../admin-client";
import { confirmAdministrator, readWithin, writeWithin } from "../admin-rows/requests";
import { RequestFailed } from "../request-failed";
import { type LeadFilter, readAllLeads } from "./repository";

const personSchema = z.object({
	/** Leads with the address; the next four counts are about these. */
	leads: z.number(),
	closed: z.number(),
	spam: z.number(),
	notes: z.number(),
	replies: z.number(),
	/** Other leads whose texts contain the address. */
	mentions: z.number(),
});

export type PersonData = z.infer<typeof personSchema>;

/** Leads arrived or left since the caller counted them, so nothing was deleted. */
export class PersonChanged extends Error {
	override name = "PersonChanged";
}

/** What there is about an email address in any case. Throws DataTimeout; RequestFailed, also when a session that has ended finds no lead. */
export async function findPerson(address: string, signal?: AbortSignal): Promise<PersonData> {
	const person = await readWithin(signal, async (both) => {
		const { data, error, status } = await adminClient().rpc("person_data", { address }).retry(false).abortSignal(both);
		if (error) throw new RequestFailed("leads", status, error.code);
		const found = personSchema.safeParse(data);
		if (!found.success) throw new RequestFailed("leads", 200, "shape");
		return found.data;
	});
	if (person.leads === 0) await confirmAdministrator(signal);
	return person;
}

/** The leads of an email address with notes and replies, newest first. Throws like readAllLeads. */
export function readPerson(address: string) {
	const filter: LeadFilter = { search: "", status: "all", delivery: "all", before: null, sender: address.trim().toLowerCase() };
	return readAllLeads(filter, () => {});
}

/**
 * Deletes the leads of an email address for good, and returns their number.
 * @param expected the number that the administrator agreed to
 * @throws PersonChanged if there is another number; DataTimeout after 15 s; RequestFailed
 */
export async function deletePerson(address: string, expected: number): Promise<number> {
	const { data, error, status } = await writeWithin((signal) =>
		adminClient().rpc("delete_person", { address, expected }).retry(false).abortSignal(signal),
	);
	if (status === 409) throw new PersonChanged();
	if (error) throw new RequestFailed("leads", status, error.code);
	if (data !== expected) throw new RequestFailed("leads", status, "shape");
	return expected;
}

/** Deletes leads after the period of the settings, and returns their number. Throws DataTimeout after 15 s; RequestFailed. */
export async function deleteExpiredLeads(): Promise<number> {
	const { data, error, status } = await writeWithin((signal) => adminClient().rpc("delete_expired_leads").retry(false).abortSignal(signal));
	if (error) throw new RequestFailed("leads", status, error.code);
	return typeof data === "number" ? data : 0;
}
