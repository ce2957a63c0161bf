// @vitest-environment jsdom
import { afterEach, expect, test, vi } from "vitest";
import { queryClient } from "@/data/query-client";
import { playbookQuery, playbooks } from "@/features/case-study/playbook";
import { adoptThisPage, PAGE_DATA_ID } from "./page-data";

afterEach(() => queryClient.clear());

test("a page whose texts can't be loaded keeps its data for the next try", async () => {
	const { playbook } = await playbooks.web();
	const data = JSON.stringify({ queries: [[["projects", "a"], { id: "a" }]], playbook: "web" });
	document.body.innerHTML = `<script type="application/json" id="${PAGE_DATA_ID}">${data}</script>`;
	const load = vi.spyOn(playbooks, "web").mockRejectedValue(new TypeError("Failed to fetch dynamically imported module"));
	await expect(adoptThisPage()).rejects.toThrow("Failed to fetch");
	load.mockResolvedValue({ playbook });
	await adoptThisPage();
	expect([queryClient.getQueryData(["projects", "a"]), queryClient.getQueryData(playbookQuery("web").queryKey)]).toEqual([
		{ id: "a" },
		playbook,
	]);
	expect(document.getElementById(PAGE_DATA_ID)).toBeNull();
});
