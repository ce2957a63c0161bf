import { ProjectPreviewPage } from "../../previews/project-preview-page";

export { ProjectPreviewPage as Component };
