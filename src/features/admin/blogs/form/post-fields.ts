import { AreaField } from "@/features/admin/fields/area-field";
import { CheckField } from "@/features/admin/fields/check-field";
import { TagListField } from "@/features/admin/fields/tag-list-field";
import { TextField } from "@/features/admin/fields/text-field";
import { PictureField } from "@/features/admin/media/picture-field";
import type { PostForm } from "./post-form-schema";

// The fields of the administration, bound to this form: a name that it does not have is a type error.
export const PostArea = AreaField<PostForm>;
export const PostCheck = CheckField<PostForm>;
export const PostTags = TagListField<PostForm>;
export const PostText = TextField<PostForm>;
export const PostPicture = PictureField<PostForm>;
