import { createContext, useContext } from "react";

/** Loads the code of the page at a path of this site, such as "/saas". Rejects when it cannot be loaded. */
export type PreloadPage = (path: string) => Promise<unknown>;

/** The router's way to load a page's code. Without a provider nothing is loaded ahead. */
export const PreloadPageContext = createContext<PreloadPage>(async () => {});

export const usePreloadPage = (): PreloadPage => useContext(PreloadPageContext);
