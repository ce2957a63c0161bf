// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ComponentType } from "react";
import { MemoryRouter } from "react-router-dom";
import { Toaster } from "sonner";
import { beforeEach, describe, expect, test } from "vitest";
import { PostListPage } from "@/features/admin/posts/post-list-page";
import { CaseStudyListPage } from "@/features/admin/projects/case-study-list-page";
import { ProjectListPage } from "@/features/admin/projects/project-list-page";
import { ConfirmHost } from "@/features/admin/ui/confirm";
import { answer } from "../../../../tests/support/admin/answer";
import { prepareFormTests } from "../../../../tests/support/admin/form-page-harness";
import { ID, json, stubBackend } from "../../../../tests/support/data/backend-harness";

/** Has one project, and refuses its deletion and the list of posts. */
const backend: typeof fetch = async (input, init) => {
	const { pathname } = new URL(String(input), location.href);
	if (init?.method === "DELETE" || pathname.endsWith("/blogs")) return json({}, 400);
	if (!pathname.endsWith("/portfolios")) return json([]);
	return Response.json([{ id: ID, title: "Ports", version: 1 }], { headers: { "Content-Range": "0-0/1" } });
};

prepareFormTests();
beforeEach(() => stubBackend(backend));

function show(Page: ComponentType) {
	render(
		<QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
			<MemoryRouter>
				<Page />
				<ConfirmHost />
				<Toaster />
			</MemoryRouter>
		</QueryClientProvider>,
	);
}

const columns = () => screen.getAllByRole("columnheader").map((head) => head.textContent);

describe("lists of projects and posts", () => {
	test("name the columns of projects, lead to a new one, and say when one could not be deleted", async () => {
		show(ProjectListPage);
		expect(columns()).toEqual(["Select", "Title", "Client", "Service", "Technologies", "Status", "Updated", "Actions"]);
		expect(screen.getByRole("link", { name: "Add Portfolio" }).getAttribute("href")).toBe("/admin/portfolio/new");
		await userEvent.click(await screen.findByRole("button", { name: "Delete Ports" }));
		await answer("Delete");
		expect(await screen.findByText("Failed to delete portfolio. Please try again.")).toBeTruthy();
	});

	test("name the columns of case studies", () => {
		show(CaseStudyListPage);
		expect(columns()).toEqual(["Select", "Title", "Client", "Service", "Has Challenge", "Has Solution", "Status", "Updated", "Actions"]);
	});

	test("leave the reading time of a post empty when none is stored", async () => {
		const rows = [
			{ id: ID, title: "Without", reading_time: null, version: 1 },
			{ id: "5eed0000-0000-4000-8000-100000000002", title: "With", reading_time: 4, version: 1 },
		];
		stubBackend(async (input, init) =>
			new URL(String(input), location.href).pathname.endsWith("/blogs")
				? Response.json(rows, { headers: { "Content-Range": "0-1/2" } })
				: backend(input, init),
		);
		show(PostListPage);
		await screen.findByText("Without");
		const at = columns().indexOf("Reading Time");
		expect(screen.getAllByRole("row").map((row) => row.children[at]?.textContent)).toEqual(["Reading Time", "", "4 min read"]);
	});

	test("say when posts could not be loaded", async () => {
		show(PostListPage);
		expect((await screen.findByRole("alert")).textContent).toContain("Failed to load blog posts. Please try again.");
	});
});
