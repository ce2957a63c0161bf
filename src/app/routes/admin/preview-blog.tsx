import { PostPreviewPage } from "../../previews/post-preview-page";

export { PostPreviewPage as Component };
