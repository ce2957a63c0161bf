import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { toast } from "sonner";
import { findBundledPost } from "@/data/posts/queries";
import { projectFields } from "@/data/projects/fields";
import { addRedirect, type RedirectKind } from "@/data/redirects/repository";
import { editorSession, explainFailure } from "@/features/admin/editor/save-row";
import { FormFailure } from "@/features/admin/ui/alert";
import { Dialog, DialogTitle } from "@/features/admin/ui/dialog";
import { failureText, logFailure } from "@/features/admin/ui/failures";
import { uniqueId } from "@/shared/lib/unique-id";
import { Button } from "@/shared/ui/button";
import { Field } from "@/shared/ui/field";
import { kinds, RowChoice } from "./row-choice";

interface AddRedirectProps {
	onClose: () => void;
	/** Called after each attempt: one whose answer was lost can have stored a redirect. */
	onAttempt: () => void;
}

interface Problem {
	place: "slug" | "row" | "form";
	text: string;
}

const MAX_SLUG = projectFields.slug.limit;
const ALLOWED_SLUG = `at most ${MAX_SLUG} lowercase letters, digits and single dashes`;

/** Asks for an old address and the project or post that it leads to. */
export function AddRedirect({ onClose, onAttempt }: AddRedirectProps) {
	const id = useId();
	const [kind, setKind] = useState<RedirectKind>("portfolios");
	const [address, setAddress] = useState("");
	const [rowId, setRowId] = useState("");
	const { problem, setProblem, isBusy, save } = useAdding(onClose, onAttempt);
	useEffect(() => {
		if (problem?.place === "slug" || problem?.place === "row") document.getElementById(`${id}-${problem.place}`)?.focus();
	}, [problem, id]);
	const send = (event: FormEvent) => {
		event.preventDefault();
		const entered = readAddress(address, kind);
		if (!entered) return setProblem({ place: "slug", text: `Enter the last part of an address: ${ALLOWED_SLUG}` });
		if (entered.kind !== kind)
			return setProblem({ place: "slug", text: `This is the address of a ${kinds[entered.kind].noun}. Change the type or the address.` });
		if (kind === "blogs" && findBundledPost(entered.slug))
			return setProblem({ place: "slug", text: "A built-in post uses this address. Choose another one." });
		if (rowId === "") return setProblem({ place: "row", text: `Choose the ${kinds[kind].noun} that it leads to` });
		void save({ kind, slug: entered.slug, rowId });
	};
	const errorAt = (place: Problem["place"]) => (problem?.place === place ? problem.text : undefined);
	const choose = (wanted: RedirectKind) => {
		setKind(wanted);
		setRowId("");
		setProblem(null);
	};
	const type = (text: string) => {
		setAddress(text);
		setProblem(null);
		const entered = readAddress(text, kind);
		if (entered && entered.kind !== kind) choose(entered.kind);
	};
	return (
		<Dialog kind="card" keepsInput isLocked={isBusy} backdrop="light" onClose={onClose} className="w-[min(34rem,92vw)] p-6">
			<DialogTitle className="m-0 font-semibold text-heading tracking-[-0.02em]">Add a redirect</DialogTitle>
			<p className="mt-1.5 mb-5 text-[0.92rem] text-ink-2">
				Visitors to the old address reach the project or post, even if its address changes again.
			</p>
			<form noValidate onSubmit={send} className="grid gap-5">
				<KindChoice name={`${id}-kind`} kind={kind} onChoose={choose} />
				<AddressField id={`${id}-slug`} kind={kind} value={address} error={errorAt("slug")} onChange={type} />
				<RowChoice
					key={kind}
					id={`${id}-row`}
					kind={kind}
					rowId={rowId}
					error={errorAt("row")}
					onChoose={(chosen) => {
						setRowId(chosen);
						setProblem(null);
					}}
				/>
				<FormFailure>{errorAt("form") ?? null}</FormFailure>
				<Actions isBusy={isBusy} onClose={onClose} />
			</form>
		</Dialog>
	);
}

interface KindChoiceProps {
	name: string;
	kind: RedirectKind;
	onChoose: (kind: RedirectKind) => void;
}

function KindChoice({ name, kind, onChoose }: KindChoiceProps) {
	return (
		<fieldset className="m-0 flex gap-5 border-0 p-0">
			<legend className="mb-1.5 p-0 font-medium text-[0.88rem]">Type</legend>
			{(["portfolios", "blogs"] as const).map((value) => (
				<label key={value} className="flex min-h-6 cursor-pointer items-center gap-2 text-[0.92rem]">
					<input
						type="radio"
						name={name}
						checked={kind === value}
						onChange={() => onChoose(value)}
						className="size-4.5 accent-(--accent)"
					/>
					{value === "portfolios" ? "Project" : "Post"}
				</label>
			))}
		</fieldset>
	);
}

interface AddressFieldProps {
	id: string;
	kind: RedirectKind;
	value: string;
	error: string | undefined;
	onChange: (text: string) => void;
}

function AddressField({ id, kind, value, error, onChange }: AddressFieldProps) {
	return (
		<Field id={id} label="Old address" required error={error} hint={`The part after ${kinds[kind].path}, or the whole address.`}>
			{(control) => (
				<input
					{...control}
					type="text"
					autoComplete="off"
					spellCheck={false}
					data-initial-focus=""
					value={value}
					onChange={(event) => onChange(event.target.value)}
				/>
			)}
		</Field>
	);
}

function Actions({ isBusy, onClose }: { isBusy: boolean; onClose: () => void }) {
	return (
		<div className="flex flex-wrap gap-2">
			<Button type="submit" tone="accent" aria-disabled={isBusy}>
				{isBusy ? "Adding…" : "Add Redirect"}
			</Button>
			<Button tone="quiet" aria-disabled={isBusy} onClick={() => isBusy || onClose()}>
				Cancel
			</Button>
		</div>
	);
}

/** The slug of a typed slug, path or address, and its kind if it names one; null for anything else. */
function readAddress(text: string, kind: RedirectKind): { slug: string; kind: RedirectKind } | null {
	const path = text
		.trim()
		.toLowerCase()
		.replace(/[?#].*$/, "")
		.replace(/\/+$/, "");
	const [, folder, slug = ""] = /^(?:.*\/(case-study|blog)\/)?([a-z0-9]+(?:-[a-z0-9]+)*)$/.exec(path) ?? [];
	if (slug === "" || slug.length > MAX_SLUG) return null;
	return { slug, kind: folder === "blog" ? "blogs" : folder === "case-study" ? "portfolios" : kind };
}

function useAdding(onClose: () => void, onAttempt: () => void) {
	const [problem, setProblem] = useState<Problem | null>(null);
	const [isBusy, setBusy] = useState(false);
	// One for each content, so that a repeat finds what its own earlier attempt has stored.
	const ids = useRef(new Map<string, string>());
	const running = useRef(false);
	const save = async (redirect: { kind: RedirectKind; slug: string; rowId: string }) => {
		if (running.current) return;
		running.current = true;
		setBusy(true);
		const content = Object.values(redirect).join(" ");
		const id = ids.current.get(content) ?? uniqueId();
		ids.current.set(content, id);
		try {
			await addRedirect({ id, ...redirect });
			toast.success("Redirect added");
			onClose();
		} catch (error) {
			logFailure("Redirect", error);
			const { kind } = await explainFailure(error, editorSession);
			setProblem(toProblem(kind, kinds[redirect.kind].noun));
		} finally {
			running.current = false;
			setBusy(false);
			onAttempt();
		}
	};
	return { problem, setProblem, isBusy, save };
}

function toProblem(kind: Awaited<ReturnType<typeof explainFailure>>["kind"], noun: string): Problem {
	if (kind === "slug-taken") return { place: "slug", text: `A ${noun} or another redirect already uses this address` };
	return { place: "form", text: failureText(kind, "The redirect couldn't be added. Please try again.") };
}
