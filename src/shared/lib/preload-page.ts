import { createContext, useContext } from "react";

/** Loads the code of the page at a path such as "/saas". Rejects when that fails. */
export type PreloadPage = (path: string) => Promise<unknown>;

export const PreloadPageContext = createContext<PreloadPage>(async () => {});

/** The function that loads a page's code. Outside the site's routes it does nothing. */
export const usePreloadPage = (): PreloadPage => useContext(PreloadPageContext);
