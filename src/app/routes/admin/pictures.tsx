import { PicturesPage } from "@/features/admin/media/pictures-page";

export { PicturesPage as Component };
