// @vitest-environment jsdom

import { act, cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { toast } from "sonner";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { adminPaths } from "@/content/admin-paths";
import { RequestFailed } from "@/data/request-failed";
import { answer } from "../../../../tests/support/admin/answer";
import { prepareBrowser } from "../../../../tests/support/admin/form-page-harness";
import { deferredProject, fakeStore, PROJECT_ID, press, showPage, storedProject } from "../../../../tests/support/admin/project-harness";

beforeEach(prepareBrowser);
afterEach(() => {
	toast.dismiss();
	cleanup();
});

const box = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name });

async function fillRequired() {
	await userEvent.type(box("Title"), "Clinic desk");
	await userEvent.type(box("Description"), "Books visits.");
	await userEvent.selectOptions(screen.getByRole("combobox", { name: "Service" }), "SAAS Solutions");
}

describe("creating a project", () => {
	it("shows the heading, the buttons and the link back", () => {
		showPage(fakeStore());
		expect(screen.getByRole("heading", { level: 1, name: "Add New Portfolio" })).toBeTruthy();
		for (const name of ["Create Portfolio", "Cancel", "Save as draft"]) expect(screen.getByRole("button", { name })).toBeTruthy();
		expect(screen.getByRole("link", { name: "Back to Portfolios" }).getAttribute("href")).toBe(adminPaths.portfolios);
	});

	it("leads back to the case-study list that opened it, with its filters", async () => {
		const list = `${adminPaths.caseStudies}?q=clinic`;
		const { router } = showPage(fakeStore());
		await act(() => router.navigate(adminPaths.newProject, { state: { list } }));
		expect(screen.getByRole("link", { name: "Back to Case Studies" }).getAttribute("href")).toBe(list);
	});

	it("shows the sections in order", () => {
		showPage(fakeStore());
		expect(screen.getAllByRole("heading", { level: 2 }).map((heading) => heading.textContent)).toEqual([
			"Basic Information",
			"Basic Technologies",
			"Technology Stack",
			"Results & Impact",
			"Project Gallery",
			"Case Study Details",
			"Testimonial",
			"Facts",
			"Search and sharing",
		]);
		expect(screen.getByRole("group", { name: "Basic Information" })).toBeTruthy();
	});

	it("saves nothing without title, description and service, and focuses the first of them", async () => {
		const store = fakeStore();
		showPage(store);
		await press("Create Portfolio");
		expect(await screen.findByText("Validation Error")).toBeTruthy();
		expect(screen.getByText("Please fill in all required fields.")).toBeTruthy();
		for (const text of ["Title is required", "Service is required", "Description is required"]) expect(screen.getByText(text)).toBeTruthy();
		expect(document.activeElement).toBe(box("Title"));
		expect(store.create).not.toHaveBeenCalled();
	});

	it("marks required fields without the browser's own validation", () => {
		showPage(fakeStore());
		expect(screen.getByRole<HTMLFormElement>("form", { name: "Add New Portfolio" }).noValidate).toBe(true);
		for (const control of [box("Title"), box("Description"), screen.getByRole("combobox", { name: "Service" })]) {
			expect(control.getAttribute("aria-required")).toBe("true");
			expect(control.hasAttribute("required")).toBe(false);
		}
	});

	it("offers the five services for a new project", () => {
		showPage(fakeStore());
		const options = [...screen.getByRole<HTMLSelectElement>("combobox", { name: "Service" }).options];
		expect(options.map(({ value, text }) => [value, text])).toEqual([
			["", "Choose a service"],
			["web-apps", "Web Applications"],
			["saas", "SAAS Solutions"],
			["mobile-apps", "Mobile Applications"],
			["ai-calling", "AI Calling Agency"],
			["ai-automation", "AI Automation"],
		]);
	});

	it("uses URL inputs for addresses", () => {
		showPage(fakeStore());
		for (const name of ["Live URL", "Picture URL", "Client logo URL", "Gallery picture URL"]) expect(box(name).type).toBe("url");
	});

	it("marks an invalid address, with a message other than that for missing fields", async () => {
		const store = fakeStore();
		showPage(store);
		await fillRequired();
		await userEvent.type(box("Live URL"), "javascript:alert(1)");
		await press("Create Portfolio");
		expect(await screen.findByText("Please correct the marked fields.")).toBeTruthy();
		expect(document.activeElement).toBe(box("Live URL"));
		expect(store.create).not.toHaveBeenCalled();
	});

	it("gives the description three rows", () => {
		showPage(fakeStore());
		expect(screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Description" }).rows).toBe(3);
	});

	it("disables the button while saving, saves once, and returns to the list with a notice", async () => {
		const gate = deferredProject();
		const store = fakeStore({ create: () => gate.promise });
		const { router, queries } = showPage(store);
		const invalidate = vi.spyOn(queries, "invalidateQueries");
		await fillRequired();
		await press("Create Portfolio");
		const button = await screen.findByRole<HTMLButtonElement>("button", { name: "Create Portfolio" });
		await waitFor(() => expect(button.disabled).toBe(true));
		await userEvent.click(button);
		gate.answer(storedProject());
		expect(await screen.findByText("Portfolio created")).toBeTruthy();
		expect(store.create).toHaveBeenCalledTimes(1);
		expect(router.state.location.pathname).toBe(adminPaths.portfolios);
		expect(invalidate).toHaveBeenCalledWith({ queryKey: ["portfolios"] });
	});

	it("publishes on create, and not on 'Save as draft'", async () => {
		const store = fakeStore();
		showPage(store);
		await fillRequired();
		await press("Save as draft");
		await waitFor(() => expect(store.create).toHaveBeenCalled());
		expect(store.create.mock.calls[0]?.[1].status).toBe("draft");
		cleanup();
		showPage(store);
		await fillRequired();
		await press("Create Portfolio");
		await waitFor(() => expect(store.create).toHaveBeenCalledTimes(2));
		expect(store.create.mock.calls[1]?.[1]).toMatchObject({ status: "published", title: "Clinic desk", serviceId: "saas" });
	});

	it("saves complete entries that weren't added yet", async () => {
		const store = fakeStore();
		showPage(store);
		await fillRequired();
		await userEvent.type(box("Technologies"), "React, Node");
		await userEvent.type(box("Metric label"), "No-shows");
		await userEvent.type(box("Metric value"), "-38 %");
		await userEvent.type(box("Metric description"), "first quarter");
		await userEvent.type(box("Gallery picture URL"), "/media/a.webp");
		await press("Create Portfolio");
		await waitFor(() => expect(store.create).toHaveBeenCalled());
		expect(store.create.mock.calls[0]?.[1]).toMatchObject({
			technologies: ["React", "Node"],
			detailedMetrics: [{ label: "No-shows", value: "-38 %", description: "first quarter" }],
			gallery: [{ url: "/media/a.webp", alt: "" }],
		});
		expect(store.create.mock.calls[0]?.[1]).not.toHaveProperty("pending");
	});

	it("asks before it saves without an unfinished entry", async () => {
		const store = fakeStore();
		showPage(store);
		await fillRequired();
		await userEvent.type(box("Metric label"), "No-shows");
		await press("Create Portfolio");
		expect(await screen.findByText("Not saved because an entry is unfinished")).toBeTruthy();
		expect(screen.getByText(/^Not added yet.* a value and a description/)).toBeTruthy();
		expect(document.activeElement).toBe(box("Metric value"));
		expect(store.create).not.toHaveBeenCalled();
		await press("Save without it");
		await waitFor(() => expect(store.create).toHaveBeenCalled());
		expect(store.create.mock.calls[0]?.[1].detailedMetrics).toEqual([]);
	});

	it("doesn't offer to save without an unfinished entry when another problem follows", async () => {
		const store = fakeStore();
		showPage(store);
		await fillRequired();
		await userEvent.type(box("Metric label"), "No-shows");
		await press("Create Portfolio");
		expect(await screen.findByRole("button", { name: "Save without it" })).toBeTruthy();
		await userEvent.clear(box("Metric label"));
		await userEvent.clear(box("Title"));
		await press("Create Portfolio");
		expect(await screen.findByText("Validation Error")).toBeTruthy();
		expect(screen.queryByRole("button", { name: "Save without it" })).toBeNull();
	});

	it("unfolds the facts when one of them is refused", async () => {
		const store = fakeStore();
		showPage(store);
		await fillRequired();
		const folded = box("Live URL").closest("details");
		expect(folded?.open).toBe(false);
		await userEvent.click(screen.getByText("Type, timeline, team, live site and logo"));
		await userEvent.type(box("Live URL"), "javascript:alert(1)");
		folded?.removeAttribute("open");
		await press("Create Portfolio");
		await waitFor(() => expect(document.activeElement).toBe(box("Live URL")));
		expect(folded?.open).toBe(true);
		expect(store.create).not.toHaveBeenCalled();
	});

	it("adds a picture only once, and moves and removes pictures", async () => {
		const store = fakeStore();
		showPage(store);
		await fillRequired();
		for (const path of ["/a.webp", "/b.webp", "/a.webp"]) {
			await userEvent.clear(box("Gallery picture URL"));
			await userEvent.type(box("Gallery picture URL"), `${path}{Enter}`);
		}
		expect(screen.getByText("This picture is already in the gallery.")).toBeTruthy();
		await press("Move picture 2 earlier");
		expect(screen.getByRole("img", { name: "Preview of picture 1" }).getAttribute("src")).toBe("/b.webp");
		await press("Remove picture 1");
		await press("Create Portfolio");
		await waitFor(() => expect(store.create).toHaveBeenCalled());
		expect(store.create.mock.calls[0]?.[1].gallery).toEqual([{ url: "/a.webp", alt: "" }]);
	});

	it("reports a failed save and keeps the form", async () => {
		const store = fakeStore({ create: () => Promise.reject(new RequestFailed("portfolio", 500)) });
		const { router } = showPage(store);
		await fillRequired();
		await press("Create Portfolio");
		expect(await screen.findByText("Something went wrong. Please try again.")).toBeTruthy();
		expect(box("Title").value).toBe("Clinic desk");
		expect(router.state.location.pathname).toBe(adminPaths.newProject);
		expect(console.error).toHaveBeenCalled();
		await press("Create Portfolio");
		await waitFor(() => expect(store.create).toHaveBeenCalledTimes(2));
		expect(store.create.mock.calls[1]?.[0]).toBe(store.create.mock.calls[0]?.[0]);
	});

	it("marks a slug that another project has", async () => {
		const store = fakeStore({ create: () => Promise.reject(new RequestFailed("portfolio", 409, "23505")), read: async () => null });
		showPage(store);
		await fillRequired();
		await press("Create Portfolio");
		expect(await screen.findByText(/^Another project/)).toBeTruthy();
		expect(document.activeElement).toBe(box("Slug"));
	});

	it("takes the created row that has its text when the answer to the create was lost", async () => {
		const store = fakeStore({
			create: () => Promise.reject(new RequestFailed("portfolio", 409, "23505")),
			read: async () => storedProject({}, 1),
		});
		showPage(store);
		await fillRequired();
		await press("Create Portfolio");
		expect(await screen.findByText("Portfolio created")).toBeTruthy();
		expect(store.update.mock.calls[0]?.slice(0, 2)).toEqual([store.create.mock.calls[0]?.[0], 0]);
	});

	it("asks which text to keep when the created row, whose answer was lost, has been edited since", async () => {
		const store = fakeStore({
			create: () => Promise.reject(new RequestFailed("portfolio", 409, "23505")),
			read: async () => storedProject({ title: "Edited elsewhere" }, 2),
			update: async () => ({ newer: storedProject({ title: "Edited elsewhere" }, 2) }),
		});
		showPage(store);
		await fillRequired();
		await press("Create Portfolio");
		await screen.findByRole("button", { name: "Keep mine" });
		expect(store.update.mock.calls[0]?.[1]).toBe(0);
	});

	it("asks before leaving with unsaved text", async () => {
		const { router } = showPage(fakeStore());
		await userEvent.type(box("Technologies"), "Re");
		await press("Cancel");
		expect(await answer("Stay")).toBe("Leave without saving? Your changes stay in this browser.");
		expect(router.state.location.pathname).toBe(adminPaths.newProject);
		expect(box("Technologies").value).toBe("Re");
		await press("Cancel");
		await answer("Leave");
		await waitFor(() => expect(router.state.location.pathname).toBe(adminPaths.portfolios));
	});

	it("leaves an unchanged form without asking", async () => {
		const { router } = showPage(fakeStore(), adminPaths.editProject(PROJECT_ID));
		await screen.findByRole("button", { name: "Update Portfolio" });
		await press("Cancel");
		expect(router.state.location.pathname).toBe(adminPaths.portfolios);
		expect(screen.queryByRole("alertdialog")).toBeNull();
	});
});
