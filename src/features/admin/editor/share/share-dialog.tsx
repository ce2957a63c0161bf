import { type QueryKey, useQuery, useQueryClient } from "@tanstack/react-query";
import { ChevronDown } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import { paths } from "@/content/paths";
import { RowGone } from "@/data/admin-rows/requests";
import {
	createPreviewLink,
	LINK_DAYS,
	type LinkDays,
	listPreviewLinks,
	newToken,
	type PreviewLink,
	revokePreviewLink,
	type SharedKind,
} from "@/data/preview-links/admin-repository";
import { FormFailure } from "@/features/admin/ui/alert";
import { Dialog, DialogBar } from "@/features/admin/ui/dialog";
import { logFailure } from "@/features/admin/ui/failures";
import { classNames } from "@/shared/lib/class-names";
import { uniqueId } from "@/shared/lib/unique-id";
import { Button } from "@/shared/ui/button";
import { Field } from "@/shared/ui/field";
import { CopyText } from "../copy-text";
import type { EditorKind } from "../editor-definition";
import { LinkList } from "./link-list";

export const linkStore = { list: listPreviewLinks, create: createPreviewLink, revoke: revokePreviewLink };

export interface ShareDialogProps {
	table: EditorKind["table"];
	noun: string;
	rowId: string;
	onClose: () => void;
	store?: typeof linkStore;
}

interface MadeLink extends PreviewLink {
	address: string;
}

const DEFAULT_DAYS: LinkDays = 7;

/** Makes, lists and revokes the links that show a row to someone without an account. */
export function ShareDialog({ table, noun, rowId, onClose, store = linkStore }: ShareDialogProps) {
	const kind: SharedKind = table === "portfolios" ? "project" : "post";
	const key = [table, "admin", "preview-links", rowId];
	const [made, setMade] = useState<MadeLink | null>(null);
	const links = useQuery({ queryKey: key, queryFn: ({ signal }) => store.list(kind, rowId, signal), staleTime: 0, gcTime: 0 });
	const forget = (id: string) => setMade((link) => (link?.id === id ? null : link));
	return (
		<Dialog kind="card" keepsInput backdrop="light" onClose={onClose} className="w-[min(36rem,94vw)]">
			<DialogBar title="Share preview" onClose={onClose} />
			<div className="grid gap-6 p-5">
				<p className="m-0 text-[0.92rem] text-ink-2">
					A link shows this {noun} with its unpublished changes to anyone who has it. They don't need an account and can't change anything.
				</p>
				<CreateLink listKey={key} create={(id, token, days) => store.create(id, kind, rowId, token, days)} onMade={setMade} />
				{made ? <CreatedLink key={made.id} link={made} /> : null}
				<LinkList
					links={links.data}
					isFailed={links.isError && !links.isFetching}
					newest={made?.id ?? null}
					onRetry={() => void links.refetch()}
					onRevoke={async (id) => {
						try {
							await store.revoke(id);
							forget(id);
						} catch (error) {
							// Another tab was faster.
							if (!(error instanceof RowGone)) throw error;
							forget(id);
						} finally {
							await links.refetch();
						}
					}}
				/>
			</div>
		</Dialog>
	);
}

interface CreateLinkProps {
	listKey: QueryKey;
	create: (id: string, token: string, days: LinkDays) => Promise<PreviewLink>;
	onMade: (link: MadeLink) => void;
}

function CreateLink({ listKey, create, onMade }: CreateLinkProps) {
	const id = useId();
	const queryClient = useQueryClient();
	const [days, setDays] = useState<LinkDays>(DEFAULT_DAYS);
	const [isBusy, setBusy] = useState(false);
	const [failure, setFailure] = useState<string | null>(null);
	const make = async () => {
		if (isBusy) return;
		setBusy(true);
		setFailure(null);
		const token = newToken();
		try {
			const link = await create(uniqueId(), token, days);
			onMade({ ...link, address: new URL(paths.preview(token), location.origin).href });
		} catch (error) {
			logFailure("Share preview", error);
			setFailure("The link couldn't be created. Check your connection and try again.");
		}
		setBusy(false);
		// Also after a failure: a lost answer may belong to a link that exists.
		// A first read that began before would count as the new one.
		await queryClient.cancelQueries({ queryKey: listKey });
		await queryClient.invalidateQueries({ queryKey: listKey });
	};
	return (
		<div className="grid gap-3">
			<div className="grid items-end gap-3 sm:grid-cols-[1fr_auto]">
				<Field id={id} label="Link works for">
					{(control) => (
						<span className="relative block">
							<select
								{...control}
								value={days}
								onChange={({ target }) => setDays(LINK_DAYS.find((choice) => String(choice) === target.value) ?? DEFAULT_DAYS)}
								className={classNames(control.className, "h-12 appearance-none pr-10")}
							>
								{LINK_DAYS.map((choice) => (
									<option key={choice} value={choice}>
										{choice === 1 ? "1 day" : `${choice} days`}
									</option>
								))}
							</select>
							<ChevronDown
								aria-hidden="true"
								className="pointer-events-none absolute top-1/2 right-3.5 size-4 -translate-y-1/2 text-ink-3"
							/>
						</span>
					)}
				</Field>
				<Button tone="accent" aria-disabled={isBusy} onClick={() => void make()}>
					{isBusy ? "Creating…" : "Create link"}
				</Button>
			</div>
			<FormFailure>{failure}</FormFailure>
		</div>
	);
}

/** The address of a new link, selected. Only its hash is stored, so it can't be shown again. */
function CreatedLink({ link: { address } }: { link: MadeLink }) {
	const id = useId();
	const box = useRef<HTMLInputElement>(null);
	useEffect(() => {
		box.current?.focus();
		box.current?.select();
	}, []);
	return (
		<div className="grid gap-3 rounded-box border border-ok/35 bg-ok-wash p-4">
			<label htmlFor={id} className="font-semibold text-[0.9rem]">
				Link created
			</label>
			<input
				ref={box}
				id={id}
				readOnly
				value={address}
				aria-describedby={`${id}-note`}
				className="control -mt-1.5 font-mono text-[0.82rem]"
			/>
			<p id={`${id}-note`} className="m-0 text-[0.85rem] text-ink-2 leading-snug">
				Copy it now. The address isn't stored, so it can't be shown again.
			</p>
			<div className="flex items-center gap-3">
				<CopyText label="Copy link" tone="solid" text={() => address} />
			</div>
		</div>
	);
}
