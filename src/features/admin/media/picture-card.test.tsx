// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { toast } from "sonner";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { pictureAddress } from "@/data/pictures/picture-address";
import { ConfirmHost } from "@/features/admin/ui/confirm";
import { answer } from "../../../../tests/support/admin/answer";
import { Around, preparePictureBrowser, storedPicture, stubLibrary } from "../../../../tests/support/admin/media-harness";
import { PictureCard } from "./picture-card";

beforeEach(preparePictureBrowser);
afterEach(() => {
	vi.useRealTimers();
	toast.dismiss();
	cleanup();
	localStorage.clear();
});

test("reports a deletion that the storage doesn't answer, and deletes when asked again", async () => {
	const row = storedPicture(1);
	const library = stubLibrary([row]);
	const backend = fetch;
	let isSilent = true;
	vi.stubGlobal("fetch", (input: RequestInfo | URL, init: RequestInit = {}) =>
		isSilent && init.method === "DELETE" ? new Promise(() => {}) : backend(input, init),
	);
	render(
		<Around>
			<ul>
				<PictureCard picture={{ ...row, address: pictureAddress(row.path), createdAt: row.created_at }} />
			</ul>
			<ConfirmHost />
		</Around>,
	);
	vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true });
	const remove = () => fireEvent.click(screen.getByRole("button", { name: "Delete Picture 1.png" }));
	remove();
	await answer("Delete");
	await vi.waitFor(() => expect(library.asked).toContain("GET /rest/v1/pictures"));
	await vi.advanceTimersByTimeAsync(15_000);
	expect(await screen.findByText("Failed to delete picture. Please try again.")).toBeTruthy();
	isSilent = false;
	remove();
	await answer("Delete");
	expect(await screen.findByText("Picture deleted")).toBeTruthy();
	expect(library.rows).toEqual([]);
});
