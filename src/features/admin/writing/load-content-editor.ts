/** Brings the editor, a file of its own, when a form that writes is opened. */
export const loadContentEditor = () => import("./content-editor").then(({ ContentEditor }) => ContentEditor);
