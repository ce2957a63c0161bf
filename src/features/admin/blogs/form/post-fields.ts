import { PictureField } from "@/features/admin/media/picture-field";
import { AreaField, CheckField, TextField } from "@/features/admin/ui/form-fields";
import { TagListField } from "@/features/admin/ui/tag-list";
import type { PostForm } from "./post-form-schema";

// The fields of the administration, bound to this form: a name that it does not have is a type error.
export const PostArea = AreaField<PostForm>;
export const PostCheck = CheckField<PostForm>;
export const PostTags = TagListField<PostForm>;
export const PostText = TextField<PostForm>;
export const PostPicture = PictureField<PostForm>;
