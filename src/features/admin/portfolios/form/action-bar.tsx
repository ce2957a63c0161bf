import { LoaderCircle } from "lucide-react";
import type { ReactNode } from "react";
import { useNavigate } from "react-router-dom";
import { paths } from "@/content/paths";
import { Button } from "@/shared/ui/button";
import type { ProjectStatus } from "./use-portfolio-form";

interface ActionBarProps {
	/** Status of the stored project; null for a new one. */
	stored: ProjectStatus | null;
	dirty: boolean;
	saving: boolean;
	onDraft: () => void;
	/** Alerts about the last save. */
	children: ReactNode;
}

/** The form's state and its three ways out, always at the lower edge of the window. */
export function ActionBar({ stored, dirty, saving, onDraft, children }: ActionBarProps) {
	const navigate = useNavigate();
	return (
		<div className="sticky bottom-3 z-20 mt-2 rounded-box border border-line-strong bg-surface p-3 shadow-pop sm:bottom-5 sm:py-3 sm:pr-3 sm:pl-5">
			{children}
			<div className="grid grid-cols-[auto_1fr] items-center gap-2 sm:flex">
				<div className="col-span-2 flex min-w-0 grow items-center justify-between gap-3 sm:contents">
					<p
						id="form-state"
						role="status"
						className="m-0 flex min-w-0 items-center gap-2.5 pl-1 text-[0.88rem] text-ink-2 leading-snug sm:mr-auto sm:pl-0"
					>
						<span aria-hidden="true" className={`size-2 shrink-0 rounded-full ${dirty || saving ? "bg-accent" : "bg-line-strong"}`} />
						<span>
							{saving ? "Saving…" : dirty ? "Unsaved changes" : stored ? "All changes saved" : "Nothing entered yet"}
							{stored === "draft" && !saving ? <span className="text-ink-3"> · Draft: updating publishes it</span> : null}
						</span>
					</p>
					<Button tone="quiet" className="-my-1 sm:my-0" onClick={() => navigate(paths.admin.portfolios)}>
						Cancel
					</Button>
				</div>
				<Button
					tone="line"
					disabled={saving}
					title={stored === "published" ? "Takes the project off the site until it is published again" : undefined}
					onClick={onDraft}
				>
					Save as draft
				</Button>
				<Button type="submit" tone="accent" disabled={saving} aria-describedby="form-state">
					{saving ? <LoaderCircle aria-hidden="true" className="size-4.5 animate-spin" /> : null}
					{stored === null ? "Create Portfolio" : "Update Portfolio"}
				</Button>
			</div>
		</div>
	);
}
