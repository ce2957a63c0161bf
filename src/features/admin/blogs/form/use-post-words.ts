import { useQuery } from "@tanstack/react-query";
import { useContext, useMemo } from "react";
import type { PostVocabulary } from "@/data/blogs/admin-repository";
import { FormSourcesContext } from "./form-sources";
import { offeredWords } from "./post-words";

/** Categories and tags to offer. They are a convenience: while they come, and should they not come, the site's own are offered. */
export function usePostWords(): PostVocabulary {
	const { readWords } = useContext(FormSourcesContext);
	const { data } = useQuery({ queryKey: ["blogs", "admin", "words"], queryFn: ({ signal }) => readWords(signal), retry: false });
	return useMemo(() => offeredWords(data), [data]);
}
