import { AreaField } from "@/features/admin/fields/area-field";
import { CheckField } from "@/features/admin/fields/check-field";
import { SelectField } from "@/features/admin/fields/select-field";
import { TagListField } from "@/features/admin/fields/tag-list-field";
import { TextField } from "@/features/admin/fields/text-field";
import { UrlField } from "@/features/admin/fields/url-field";
import { PictureField } from "@/features/admin/media/picture-field";
import type { ProjectForm } from "./project-form-schema";

// The fields of the administration, bound to this form: a name that it does not have is a type error.
export const ProjectArea = AreaField<ProjectForm>;
export const ProjectCheck = CheckField<ProjectForm>;
export const ProjectSelect = SelectField<ProjectForm>;
export const ProjectTags = TagListField<ProjectForm>;
export const ProjectText = TextField<ProjectForm>;
export const ProjectUrl = UrlField<ProjectForm>;
export const ProjectPicture = PictureField<ProjectForm>;
