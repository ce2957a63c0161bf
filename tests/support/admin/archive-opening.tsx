import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Toaster, toast } from "sonner";
import { vi } from "vitest";
import { type useBackup, useOpenedBackup } from "@/features/admin/backup/use-backup";
import { ConfirmHost } from "@/features/admin/ui/confirm";
import { addBlobText } from "./backup-harness";

export const setNote = vi.fn();

/** The last task: what it reports, its end, and what to abort to leave its page. */
export const task = { progress: "", ended: Promise.resolve(), leaving: new AbortController() };

const run: ReturnType<typeof useBackup>["run"] = (work) => {
	task.ended = work({
		startStep: (what) => () => {
			task.progress = what;
		},
		pause: () => {
			task.progress += ", paused";
		},
		signal: task.leaving.signal,
	});
	return task.ended;
};

/** Call before each test. */
export function startOpening(): void {
	vi.setSystemTime("2026-12-27T10:00:00Z"); // Five weeks after the backup.
	vi.clearAllMocks();
	Object.assign(task, { progress: "", leaving: new AbortController() });
	localStorage.clear();
	addBlobText();
	vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
	vi.spyOn(console, "error").mockImplementation(() => {});
}

/** Call after each test. */
export function endOpening(): void {
	vi.useRealTimers();
	toast.dismiss();
	cleanup();
}

function Opening({ file }: { file: File }) {
	const { opened, openFile } = useOpenedBackup({ run, setNote });
	return (
		<>
			<button type="button" onClick={() => openFile(file)}>
				Open
			</button>
			{opened ? <p>Opened {opened.from}</p> : null}
			{opened?.warnings.map((warning) => (
				<p key={warning}>{warning}</p>
			))}
			{opened?.backup.projects.map(({ id, image }) => (
				<output key={id}>{String(image)}</output>
			))}
		</>
	);
}

/** Opens a file as a backup. */
export async function openFile(file: File): Promise<void> {
	render(
		<>
			<Opening file={file} />
			<ConfirmHost />
			<Toaster />
		</>,
	);
	await userEvent.click(screen.getByRole("button", { name: "Open" }));
}
