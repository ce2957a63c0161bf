import { BlogListPage } from "@/features/admin/blogs/blog-list-page";

export { BlogListPage as Component };
