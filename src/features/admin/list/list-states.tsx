import type { ReactNode } from "react";
import { Button } from "@/shared/ui/button";
import { StatusPanel } from "@/shared/ui/status-panel";
import type { ListLabels } from "./list-definition";
import type { List } from "./use-list";

interface ListEmptyProps {
	labels: ListLabels;
	narrowed: boolean;
	/** Replaces the advice about filters. */
	message?: { title: string; detail: string } | undefined;
	onClear: () => void;
	action?: ReactNode;
}

export function ListEmpty({ labels, narrowed, message, onClear, action }: ListEmptyProps) {
	if (!narrowed) return <StatusPanel kind="empty" title={labels.empty.title} detail={labels.empty.detail} action={action} />;
	return (
		<StatusPanel
			kind="empty"
			title={message?.title ?? `No ${labels.many} match`}
			detail={message?.detail ?? "Try fewer words or another filter."}
			action={
				<Button tone="line" size="s" onClick={onClear}>
					Show all {labels.many}
				</Button>
			}
		/>
	);
}

/** Shows an error, or only a line below an empty list if there is no message for it. */
export function ListFailed<Row>({ list, labels, emptyAction }: { list: List<Row>; labels: ListLabels; emptyAction?: ReactNode }) {
	const retry = (
		<Button tone="line" size="s" aria-disabled={list.retrying} onClick={() => list.retrying || list.retry()}>
			{list.retrying ? "Trying…" : "Retry"}
		</Button>
	);
	if (labels.failed) return <StatusPanel kind="error" title="Error" detail={labels.failed} action={retry} />;
	return (
		<>
			<StatusPanel kind="empty" title={labels.empty.title} detail={labels.empty.detail} action={emptyAction} />
			<p className="mt-4 mb-0 flex flex-wrap items-center justify-center gap-3 text-ink-2 text-sm">The list couldn't be loaded. {retry}</p>
		</>
	);
}
