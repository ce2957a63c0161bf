import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { listPictures, PICTURES_PAGE } from "@/data/pictures/repository";

/** Begins the keys of everything that is known of uploaded pictures. */
export const PICTURES_KEY = ["pictures"];

/**
 * One page of the library.
 *
 * @param page from 0.
 */
export function usePictures(page: number, search: string) {
	const query = useQuery({
		queryKey: [...PICTURES_KEY, search, page],
		queryFn: ({ signal }) => listPictures(page, search, signal),
		placeholderData: keepPreviousData,
	});
	const total = query.data?.total ?? 0;
	return { ...query, total, pages: Math.max(1, Math.ceil(total / PICTURES_PAGE)) };
}
