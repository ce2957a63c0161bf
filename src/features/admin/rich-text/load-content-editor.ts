export const loadContentEditor = () => import("./content-editor").then(({ ContentEditor }) => ContentEditor);
