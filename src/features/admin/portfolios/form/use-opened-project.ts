import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useNavigate } from "react-router-dom";
import { toast } from "sonner";
import { paths } from "@/content/paths";
import type { SavedProject } from "@/data/portfolios/admin-repository";
import type { PortfolioStore } from "./portfolio-store";

/** A project to edit: still coming, here, or not to be had for now. */
export type OpenedProject = { state: "loading" } | { state: "open"; project: SavedProject } | { state: "failed"; retry: () => void };

/**
 * Reads one project for editing. One that does not exist leads back to the list with a notice (D2 §8, decisions.md R107).
 */
export function useOpenedProject(id: string, read: PortfolioStore["read"]): OpenedProject {
	const navigate = useNavigate();
	const { data, isError, isFetching, errorUpdatedAt, refetch } = useQuery({
		queryKey: ["portfolios", "admin", "edit", id],
		queryFn: ({ signal }) => read(id, signal),
		// Read afresh each time that the form opens, and never again under the hands of somebody who edits.
		staleTime: "static",
		gcTime: 0,
	});
	useEffect(() => {
		if (data !== null) return;
		toast.error("Project not found", {
			id: "project-missing",
			description: "The project you're trying to edit doesn't exist.",
			duration: Number.POSITIVE_INFINITY,
		});
		navigate(paths.admin.portfolios, { replace: true });
	}, [data, navigate]);
	useEffect(() => {
		if (isError && errorUpdatedAt > 0)
			toast.error("Error", {
				id: "project-load",
				description: "Failed to load project. Please try again.",
				duration: Number.POSITIVE_INFINITY,
			});
	}, [isError, errorUpdatedAt]);
	if (data) return { state: "open", project: data };
	if (isError && !isFetching) return { state: "failed", retry: () => void refetch() };
	return { state: "loading" };
}
