import { type ReactNode, useRef } from "react";
import type { Playbook } from "@/content/case-study/schema";
import type { ProjectType } from "@/data/portfolios/schema";
import { queryClient } from "@/data/query-client";
import { usePublicQuery } from "@/data/use-public-query";
import { SectionBoundary } from "@/shared/ui/section-boundary";
import { Skeleton } from "@/shared/ui/skeleton";
import { playbookQuery } from "./playbook";

interface PlaybookSectionProps {
	type: ProjectType;
	/** Name of the section, for people, when it cannot be shown. */
	name: string;
	children: (playbook: Playbook) => ReactNode;
}

/** A section whose words depend on the type of project and come in a file of their own. */
export function PlaybookSection({ type, name, children }: PlaybookSectionProps) {
	const retries = useRef(0);
	const retry = () => {
		retries.current += 1;
		// After a deployment the file is gone for good, and only a fresh page knows the new one.
		if (retries.current > 1) location.reload();
		const { queryKey } = playbookQuery(type);
		if (queryClient.getQueryState(queryKey)?.status === "error") queryClient.removeQueries({ queryKey });
	};
	return (
		<SectionBoundary name={name} onRetry={retry}>
			<Loaded type={type}>{children}</Loaded>
		</SectionBoundary>
	);
}

function Loaded({ type, children }: Omit<PlaybookSectionProps, "name">) {
	const { data } = usePublicQuery(playbookQuery(type));
	return data ? children(data) : <Waiting />;
}

/** About as tall as what comes, so that whoever scrolls fast is not thrown about. */
function Waiting() {
	return (
		<div className="wrap min-h-[44rem] py-[clamp(64px,8vw,120px)]">
			<Skeleton className="ml-auto h-14 w-3/4" />
		</div>
	);
}
