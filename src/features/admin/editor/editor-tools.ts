import { createContext } from "react";

/** The place beside the form's title, once it is there: for what belongs to the stored row and not to the next save. */
export const EditorToolsContext = createContext<HTMLElement | null>(null);
