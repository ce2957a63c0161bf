// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ID, json, stubBackend } from "../../../tests/support/data/backend-harness";
import { SharedPreview } from "./shared-preview";

const lost = vi.hoisted(() => () => {
	throw new Error("This code can't be loaded.");
});
vi.mock("../layouts/site-footer", () => ({ SiteFooter: lost }));
vi.mock("../routes/case-study", () => ({ CaseStudyArticle: lost }));

beforeEach(() => {
	vi.spyOn(console, "error").mockImplementation(() => {});
	vi.stubGlobal("scrollTo", () => {});
	vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
	const row = { id: ID, slug: "yard", title: "Yard", service_id: "saas", description: "Counts." };
	stubBackend(async () => json({ kind: "project", row, changes: null, expiresAt: "2027-06-01T12:00:00+00:00", isPublic: false }));
});
afterEach(cleanup);

test("tells a client in plain words which part of a preview can't be loaded", async () => {
	const router = createMemoryRouter([{ path: "/preview/:token", element: <SharedPreview /> }], {
		initialEntries: [`/preview/${"x".repeat(43)}`],
	});
	render(<RouterProvider router={router} />);
	await waitFor(() => expect(screen.getAllByRole("alert")).toHaveLength(2));
	expect(screen.getAllByRole("alert").map(({ textContent }) => textContent)).toEqual([
		"We couldn’t load this previewCheck your connection, then try again.Try Again",
		"We couldn’t load the links at the end of this pageThe preview doesn’t need them. Try again if you want to see them.Try Again",
	]);
});
