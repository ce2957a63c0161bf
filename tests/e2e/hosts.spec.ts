import { differences, hostRequests } from "../support/hosts/requests.ts";
import { expect, test } from "./support/journey.ts";

test("the local server answers what the table for every host asks", async ({ baseURL }) => {
	for (const asked of hostRequests()) {
		const { path, method = "GET", encoding = "identity" } = asked;
		// Not by the browser's client, which would shorten "//" and decode addresses.
		const answer = await fetch(`${baseURL}${path}`, { method, redirect: "manual", headers: { "Accept-Encoding": encoding } });
		const found = differences(asked, { status: answer.status, headers: answer.headers, text: await answer.text() });
		expect(found, `${method} ${path}`).toEqual([]);
	}
});
