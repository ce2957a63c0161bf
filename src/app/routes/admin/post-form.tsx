import { PostFormPage } from "@/features/admin/posts/post-form-page";
import { useAdministrator } from "@/features/admin/session/session-gate";
import { PostFieldsPreview } from "../../previews/form-previews";

export function Component() {
	return <PostFormPage owner={useAdministrator().email} Preview={PostFieldsPreview} />;
}
