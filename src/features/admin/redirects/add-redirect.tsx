import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { toast } from "sonner";
import { paths } from "@/content/paths";
import { postRows } from "@/data/posts/admin-repository";
import { findBundledPost } from "@/data/posts/queries";
import { projectRows } from "@/data/projects/admin-repository";
import { projectFields } from "@/data/projects/fields";
import { addRedirect, type RedirectKind } from "@/data/redirects/repository";
import { editorSession, explainFailure } from "@/features/admin/editor/save-row";
import { FormFailure } from "@/features/admin/ui/alert";
import { Dialog, DialogTitle } from "@/features/admin/ui/dialog";
import { failureText, logFailure } from "@/features/admin/ui/failures";
import { useDebouncedValue } from "@/features/admin/ui/use-debounced-value";
import { uniqueId } from "@/shared/lib/unique-id";
import { Button } from "@/shared/ui/button";
import { Field } from "@/shared/ui/field";
import { Skeleton } from "@/shared/ui/skeleton";

interface AddRedirectProps {
	onClose: () => void;
	/** Called after each attempt: one whose answer was lost can have stored a redirect. */
	onAttempt: () => void;
}

interface Problem {
	place: "slug" | "row" | "form";
	text: string;
}

const kinds = {
	portfolios: { noun: "project", path: paths.caseStudy("") },
	blogs: { noun: "post", path: paths.post("") },
};

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
		if (kind === "blogs" && findBundledPost(entered.slug))
			return setProblem({ place: "slug", text: "A built-in post uses this address. Choose another one." });
		if (rowId === "") return setProblem({ place: "row", text: `Choose the ${kinds[kind].noun} that it leads to` });
		void save({ kind, slug: entered.slug, rowId });
	};
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
				<fieldset className="m-0 flex gap-5 border-0 p-0">
					<legend className="mb-1.5 p-0 font-medium text-[0.88rem]">Type</legend>
					{(["portfolios", "blogs"] as const).map((value) => (
						<label key={value} className="flex min-h-6 cursor-pointer items-center gap-2 text-[0.92rem]">
							<input
								type="radio"
								name={`${id}-kind`}
								checked={kind === value}
								onChange={() => choose(value)}
								className="size-4.5 accent-(--accent)"
							/>
							{value === "portfolios" ? "Project" : "Post"}
						</label>
					))}
				</fieldset>
				<Field
					id={`${id}-slug`}
					label="Old address"
					required
					error={problem?.place === "slug" ? problem.text : undefined}
					hint={`The part after ${kinds[kind].path}, or the whole address.`}
				>
					{(control) => (
						<input
							{...control}
							type="text"
							autoComplete="off"
							spellCheck={false}
							data-initial-focus=""
							value={address}
							onChange={(event) => type(event.target.value)}
						/>
					)}
				</Field>
				<RowChoice
					key={kind}
					id={`${id}-row`}
					kind={kind}
					rowId={rowId}
					error={problem?.place === "row" ? problem.text : undefined}
					onChoose={(chosen) => {
						setRowId(chosen);
						setProblem(null);
					}}
				/>
				<FormFailure>{problem?.place === "form" ? problem.text : null}</FormFailure>
				<div className="flex flex-wrap gap-2">
					<Button type="submit" tone="accent" aria-disabled={isBusy}>
						{isBusy ? "Adding…" : "Add Redirect"}
					</Button>
					<Button tone="quiet" aria-disabled={isBusy} onClick={() => isBusy || onClose()}>
						Cancel
					</Button>
				</div>
			</form>
		</Dialog>
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
			setProblem(problemOf(kind, kinds[redirect.kind].noun));
		} finally {
			running.current = false;
			setBusy(false);
			onAttempt();
		}
	};
	return { problem, setProblem, isBusy, save };
}

function problemOf(kind: Awaited<ReturnType<typeof explainFailure>>["kind"], noun: string): Problem {
	if (kind === "slug-taken") return { place: "slug", text: `A ${noun} or another redirect already uses this address` };
	return { place: "form", text: failureText(kind, "The redirect couldn't be added. Please try again.") };
}

const CHOICES = 8;
const SETTLE_MS = 250;
const newest = { column: "created_at", descending: true };

interface RowChoiceProps {
	/** Of its search box. */
	id: string;
	kind: RedirectKind;
	rowId: string;
	error?: string;
	onChoose: (id: string) => void;
}

function useTargets(kind: RedirectKind, asked: string) {
	return useQuery({
		queryKey: [kind, "admin", "redirect-targets", asked],
		queryFn: async ({ signal }) => {
			const query = { page: 0, search: asked, state: "all" as const, equals: {}, sort: newest };
			const { rows } = kind === "portfolios" ? await projectRows.list(query, signal) : await postRows.list(query, signal);
			return rows.slice(0, CHOICES).map(({ id: rowKey, slug, title }) => ({ id: rowKey, slug: slug ?? "", title: title ?? "" }));
		},
	});
}

function RowChoice({ id, kind, rowId, error, onChoose }: RowChoiceProps) {
	const [search, setSearch] = useState("");
	const asked = useDebouncedValue(search.trim(), SETTLE_MS);
	const { noun, path } = kinds[kind];
	const { data, isError, refetch } = useTargets(kind, asked);
	// The results can lack the chosen row, and nothing would show it.
	const isHidden = rowId !== "" && !data?.some((row) => row.id === rowId);
	useEffect(() => {
		if (isHidden) onChoose("");
	}, [isHidden, onChoose]);
	return (
		<fieldset className="m-0 grid min-w-0 gap-2 border-0 p-0" aria-describedby={error ? `${id}-error` : undefined}>
			<legend className="mb-1.5 p-0 font-medium text-[0.88rem]">Leads to</legend>
			<input
				id={id}
				type="search"
				aria-label={`Search ${noun}s`}
				placeholder={`Search ${noun}s`}
				value={search}
				onChange={(event) => setSearch(event.target.value)}
				onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
				className="control"
			/>
			<div className="h-56 overflow-y-auto rounded-[10px] border border-line">
				{isError ? (
					<p role="alert" className="m-0 flex flex-wrap items-center gap-3 p-4 text-[0.9rem]">
						<span>{`The ${noun}s couldn't be loaded.`}</span>
						<Button tone="line" size="s" onClick={() => void refetch()}>
							Retry
						</Button>
					</p>
				) : null}
				{!data && !isError ? (
					<div role="status" className="grid gap-4 p-4">
						<span className="sr-only">{`Loading ${noun}s…`}</span>
						<Skeleton className="h-9" />
						<Skeleton className="h-9" />
						<Skeleton className="h-9" />
					</div>
				) : null}
				{data?.length === 0 ? <p className="m-0 p-4 text-[0.9rem] text-ink-2">{`No ${noun} matches. Try fewer words.`}</p> : null}
				{data?.map((row) => (
					<label
						key={row.id}
						className="flex cursor-pointer items-start gap-3 border-line border-b px-3.5 py-2.5 last:border-b-0 hover:bg-sunken has-checked:bg-sunken"
					>
						<input
							type="radio"
							name={`${id}-row`}
							checked={rowId === row.id}
							onChange={() => onChoose(row.id)}
							className="mt-0.5 size-4.5 shrink-0 accent-(--accent)"
						/>
						<span className="wrap-anywhere grid min-w-0">
							<span className="font-medium text-[0.92rem]">{row.title}</span>
							<span className="text-[0.82rem] text-ink-3">{path + row.slug}</span>
						</span>
					</label>
				))}
			</div>
			{error ? (
				<p id={`${id}-error`} role="alert" className="m-0 font-medium text-[0.82rem] text-danger">
					{error}
				</p>
			) : null}
		</fieldset>
	);
}
