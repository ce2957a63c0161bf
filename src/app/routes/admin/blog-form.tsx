import { BlogFormPage } from "@/features/admin/blogs/form/blog-form-page";
import { useAdministrator } from "@/features/admin/session/session-gate";
import { PostFieldsPreview } from "../../previews/post-preview";

export function Component() {
	return <BlogFormPage owner={useAdministrator().email} Preview={PostFieldsPreview} />;
}
