import { toast } from "sonner";
import type { Archive, PictureCopy } from "@/data/backup/archive";
import type { Backup } from "@/data/backup/backup-file";
import type { MissingParts } from "@/data/backup/missing-parts";
import { createAddressRewriter, findPictureFiles, listExpectedVariants } from "@/data/backup/picture-addresses";
import { BackupRefused, type CheckedBackup, readBackup } from "@/data/backup/read-backup";
import { pictureAddress } from "@/data/pictures/picture-address";
import { UploadFailed } from "@/data/pictures/upload";
import { queryClient } from "@/data/query-client";
import { RequestFailed } from "@/data/request-failed";
import { readSettingsRow } from "@/data/settings/repository";
import { agreesToPeriod } from "@/features/admin/list/retention-question";
import { uploadProblem } from "@/features/admin/media/upload-queue";
import { askEither } from "@/features/admin/ui/confirm";
import { counted } from "@/features/admin/ui/format";
import { explainReadError } from "./backup-messages";
import { type ReportProgress, type TaskTools, withReloadWarning } from "./use-task";

export interface OpenedBackup extends CheckedBackup {
	from: string;
}

/** Why a file that can be read wasn't restored, or not completely. */
export class NotRestored extends BackupRefused {
	override name = "NotRestored";
}

/** By the content, because downloads and mail programs change names. The name decides for a damaged file. */
export async function isZip(file: File): Promise<boolean> {
	const start = await file
		.slice(0, 16)
		.text()
		.catch(() => "");
	return start.startsWith("PK") || (/\.zip$/i.test(file.name) && !/^\s*[{[]/.test(start));
}

/** A part of a zip besides its rows. */
interface Part {
	/** Null when the site lacks nothing of it. */
	describe: () => string | null;
	detail: string;
	confirm?: () => Promise<boolean | null>;
	/** Returns what was restored. */
	add: (report: ReportProgress) => Promise<string | null>;
	leaveOut?: () => Promise<void>;
}

/** What is known of a zip, part by part. */
interface ArchiveContents {
	archive: Archive;
	from: string;
	opened: OpenedBackup;
	missing: MissingParts | null;
	/** What the admin reads about pictures that were not restored, or not completely. */
	pictureTexts: string[];
}

/**
 * Offers to add what the site lacks of the rest of a zip, then opens its backup. Null when a question was closed or the backup is empty.
 *
 * @throws BackupRefused, NotRestored.
 */
export async function readArchiveFile(file: File, tools: TaskTools): Promise<OpenedBackup | null> {
	const { signal } = tools;
	const { openArchive } = await import("@/data/backup/archive");
	const archive = await openArchive(file);
	const contents: ArchiveContents = {
		archive,
		from: file.name,
		opened: await openRows(archive, file.name),
		missing: null,
		pictureTexts: [],
	};
	const progress = { hasParts: false, hasBegun: false };
	try {
		for (const part of await listParts(contents, signal))
			if (!(await offerPart(part, progress, tools))) return progress.hasBegun ? stopEarly(contents) : null;
	} catch (error) {
		if (error instanceof BackupRefused || (signal.aborted && !progress.hasBegun)) throw error;
		const problem = signal.aborted ? "You left the page." : explainRestoreError(error);
		const failure = `Part of the file wasn't restored: ${problem} Choose the file again to restore the rest.`;
		throw new NotRestored([...contents.pictureTexts, failure]);
	}
	const { opened, missing, pictureTexts } = contents;
	const lost = [...pictureTexts, ...explainLeftOut(missing)];
	if (hasRows(opened.backup)) return { ...opened, warnings: [...opened.warnings, ...lost] };
	if (!progress.hasParts) throw new NotRestored([NOTHING_ELSE, ...lost]);
	for (const text of lost) toast.message(text);
	return null;
}

/** Ends after a part was restored, because the admin has closed the question about a later one. Throws NotRestored if there are rows. */
function stopEarly({ opened, pictureTexts }: ArchiveContents): null {
	if (hasRows(opened.backup))
		throw new NotRestored([...pictureTexts, "The projects and posts weren't restored. Choose the file again to restore them."]);
	for (const text of pictureTexts) toast.message(text);
	return null;
}

/** Rows keep the addresses of pictures that this site doesn't get. */
async function openRows(archive: Archive, from: string, without: readonly PictureCopy[] = []): Promise<OpenedBackup> {
	const pictures = archive.pictures.filter((picture) => !without.includes(picture));
	const rewrite = createAddressRewriter(findPictureFiles(pictures, archive.files), pictureAddress);
	return { ...(await readBackup(archive.backup, new Date(), { change: rewrite, mayBeEmpty: true })), from };
}

async function listParts(contents: ArchiveContents, signal: AbortSignal): Promise<Part[]> {
	const { addLeads, addPictures, findMissingParts, restoreSettings } = await import("@/data/backup/missing-parts");
	const { archive, from } = contents;
	const find = () => findMissingParts(archive, contents.opened.backup.timestamp, signal);
	contents.missing = await find();
	const { pictures, absent, settings } = contents.missing;
	const openWithout = async (without: readonly PictureCopy[]) => {
		const stillAbsent = absent.filter((picture) => without.includes(picture));
		contents.opened = await openRows(archive, from, stillAbsent);
	};
	return [
		{
			describe: () => formatCount(pictures.length, "picture"),
			detail: "Pages can't show pictures that aren't in the library or lack a file.",
			add: async (report) => {
				const damaged: PictureCopy[] = [];
				const restored: PictureCopy[] = [];
				await addPictures(archive, pictures, report, signal, (picture, isDamaged) => {
					(isDamaged ? damaged : restored).push(picture);
					// After each picture, because a later one can fail.
					contents.pictureTexts = explainPictures(archive, damaged, restored);
				});
				if (damaged.length > 0) await openWithout(damaged);
				return formatCount(restored.length, "picture");
			},
			leaveOut: () => openWithout(pictures),
		},
		{
			describe: () => (settings ? "the settings" : null),
			detail: "The file has different settings. Restoring them replaces the current ones.",
			confirm: () => agreesToRestoredPeriod(archive.settings.lead_months, signal),
			add: async () => {
				await restoreSettings(archive.settings);
				// Their period decides which leads stay.
				contents.missing = await find();
				return "the settings";
			},
		},
		{
			describe: () => formatCount(contents.missing?.leads.length ?? 0, "lead"),
			detail: "This adds leads that aren't in the inbox. Leads that you deleted at the sender's request come back, too.",
			add: async (report) => {
				const leads = contents.missing?.leads ?? [];
				await addLeads(leads, report, signal);
				return formatCount(leads.length, "lead");
			},
		},
	];
}

const formatCount = (count: number, noun: string): string | null => (count > 0 ? counted(count, noun) : null);

/** Asks whether to restore a part, and restores it. False when the admin closes a question. */
async function offerPart(
	part: Part,
	progress: { hasParts: boolean; hasBegun: boolean },
	{ startStep, pause }: TaskTools,
): Promise<boolean> {
	const what = part.describe();
	if (what === null) return true;
	progress.hasParts = true;
	pause();
	const question = { title: `Restore ${what} from the file?`, detail: part.detail, action: "Restore", cancel: "Leave out" };
	const isWanted = await askEither(question);
	const isAgreed = isWanted && part.confirm ? await part.confirm() : isWanted;
	if (isAgreed === null) return false;
	startStep("Checking the backup")();
	if (!isWanted) await part.leaveOut?.();
	if (!isAgreed) return true;
	const report = startStep(`Restoring ${what}`);
	report();
	progress.hasBegun = true;
	// Also after a failure: some of it can be there.
	const restored = await withReloadWarning(() => part.add(report)).finally(() => void queryClient.invalidateQueries());
	if (restored) toast.success(`Restored ${restored}`);
	return true;
}

const NOTHING_ELSE = "This file has no projects or posts, and the site already has everything else in it.";
const hasRows = ({ projects, blogs }: Backup): boolean => projects.length + blogs.length > 0;

function explainRestoreError(error: unknown): string {
	if (error instanceof DOMException) return "The file can't be read any longer. Check that it wasn't moved or deleted.";
	if (error instanceof UploadFailed) return uploadProblem(error).text;
	const isRefused = error instanceof RequestFailed && error.status >= 400 && error.status < 500 && ![401, 403].includes(error.status);
	return isRefused ? "The database refused it. If that happens again, leave this part out." : explainReadError(error);
}

function explainPictures({ files }: Archive, damaged: readonly PictureCopy[], restored: readonly PictureCopy[]): string[] {
	const incomplete = restored.filter(({ path }) => listExpectedVariants(path).some((name) => !files.has(name)));
	return [
		...damaged.map(({ name }) => `The picture “${name}” in the file is damaged and wasn't restored.`),
		...incomplete.map(({ name }) => `The picture “${name}” was restored, but the file lacks its link card or a smaller copy.`),
	];
}

/** What the admin reads about leads of a file that the site would delete again. */
function explainLeftOut(missing: MissingParts | null): string[] {
	const expired = missing?.expired ?? 0;
	if (expired === 0) return [];
	const [were, are] = expired === 1 ? ["wasn't", "it is"] : ["weren't", "they are"];
	return [`${counted(expired, "lead")} in the file ${were} restored because ${are} older than the period under Settings.`];
}

/** Asks the admin if a new period for leads would delete some of them. Null when the admin closes the question. */
async function agreesToRestoredPeriod(months: string | null | undefined, signal: AbortSignal): Promise<boolean | null> {
	if (!months || months === (await readSettingsRow(signal)).lead_months) return true;
	return agreesToPeriod(Number(months), true);
}
