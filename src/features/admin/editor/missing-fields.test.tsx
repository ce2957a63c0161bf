// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { FormProvider, useForm } from "react-hook-form";
import { afterEach, describe, expect, test } from "vitest";
import { postEditor } from "@/features/admin/posts/post-editor";
import { projectEditor } from "@/features/admin/projects/project-editor";
import type { ProjectFormValues } from "@/features/admin/projects/project-form-values";
import { MissingTexts } from "./missing-fields";

afterEach(cleanup);

describe("pictures without an alternative text", () => {
	const project = projectEditor.toForm(null);
	const post = postEditor.toForm(null);
	const gallery = [
		{ url: "/a.webp", alt: "A" },
		{ url: "/b.webp", alt: " " },
		{ url: "", alt: "" },
		{ url: "/c.webp", alt: "" },
	];

	test("are those of a project's image and gallery", () => {
		expect(projectEditor.withoutText(project)).toEqual([]);
		expect(projectEditor.withoutText({ ...project, image: "/i.webp", gallery })).toEqual(["imageAlt", "gallery.1.alt", "gallery.3.alt"]);
		expect(projectEditor.withoutText({ ...project, image: "/i.webp", imageAlt: "A board" })).toEqual([]);
	});

	test("are those of a post's featured picture and content", () => {
		const content = '<p>a</p><img src="/a.webp" alt="A"><IMG src="/b.webp" alt=""><img src="/c.webp"><img alt=" " src="/d.webp">';
		expect(postEditor.withoutText({ ...post, featuredImage: "/i.webp", content })).toEqual([
			"featuredImageAlt",
			"content",
			"content",
			"content",
		]);
		expect(postEditor.withoutText({ ...post, content: "2 < 3, and <img" })).toEqual([]);
	});

	function Form({ values }: { values: Partial<ProjectFormValues> }) {
		const form = useForm<ProjectFormValues>({ defaultValues: { ...project, ...values } });
		return (
			<FormProvider {...form}>
				<form>
					<input aria-label="Image" {...form.register("imageAlt")} />
					<input aria-label="Second" {...form.register("gallery.1.alt")} />
					<input aria-label="Fourth" {...form.register("gallery.3.alt")} />
					<MissingTexts definition={projectEditor} />
				</form>
			</FormProvider>
		);
	}

	test("are one note that leads from each to the next", async () => {
		const user = userEvent.setup();
		render(<Form values={{ gallery }} />);
		expect(screen.getByText("2 pictures have no alternative text.")).toBeTruthy();
		await user.click(screen.getByRole("button", { name: "Add the first" }));
		expect(document.activeElement).toBe(screen.getByLabelText("Second"));
		await user.keyboard("A map");
		await user.click(await screen.findByRole("button", { name: "Add it" }));
		expect(document.activeElement).toBe(screen.getByLabelText("Fourth"));
		await user.keyboard("A chart");
		await waitFor(() => expect(screen.queryByText(/no alternative text/)).toBeNull());
	});

	test("aren't noted twice when only the image lacks it, whose field says so", () => {
		render(<Form values={{ image: "/i.webp" }} />);
		expect(screen.queryByText(/no alternative text/)).toBeNull();
	});
});
