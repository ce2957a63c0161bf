import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { paths } from "@/content/paths";
import { postRows } from "@/data/posts/admin-repository";
import { projectRows } from "@/data/projects/admin-repository";
import type { RedirectKind } from "@/data/redirects/repository";
import { useDebouncedValue } from "@/features/admin/ui/use-debounced-value";
import { Button } from "@/shared/ui/button";
import { Skeleton } from "@/shared/ui/skeleton";

export const kinds = {
	portfolios: { noun: "project", path: paths.caseStudy("") },
	blogs: { noun: "post", path: paths.post("") },
};

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

export function RowChoice({ id, kind, rowId, error, onChoose }: RowChoiceProps) {
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
				{!data && !isError ? <LoadingRows noun={noun} /> : null}
				{data?.length === 0 ? <p className="m-0 p-4 text-[0.9rem] text-ink-2">{`No ${noun} matches. Try fewer words.`}</p> : null}
				{data?.map((row) => (
					<RowOption key={row.id} name={`${id}-row`} path={path} row={row} isChosen={rowId === row.id} onChoose={onChoose} />
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

function LoadingRows({ noun }: { noun: string }) {
	return (
		<div role="status" className="grid gap-4 p-4">
			<span className="sr-only">{`Loading ${noun}s…`}</span>
			<Skeleton className="h-9" />
			<Skeleton className="h-9" />
			<Skeleton className="h-9" />
		</div>
	);
}

interface RowOptionProps {
	name: string;
	path: string;
	row: { id: string; slug: string; title: string };
	isChosen: boolean;
	onChoose: (id: string) => void;
}

function RowOption({ name, path, row, isChosen, onChoose }: RowOptionProps) {
	return (
		<label className="flex cursor-pointer items-start gap-3 border-line border-b px-3.5 py-2.5 last:border-b-0 hover:bg-sunken has-checked:bg-sunken">
			<input
				type="radio"
				name={name}
				checked={isChosen}
				onChange={() => onChoose(row.id)}
				className="mt-0.5 size-4.5 shrink-0 accent-(--accent)"
			/>
			<span className="wrap-anywhere grid min-w-0">
				<span className="font-medium text-[0.92rem]">{row.title}</span>
				<span className="text-[0.82rem] text-ink-3">{path + row.slug}</span>
			</span>
		</label>
	);
}
