import { PictureField } from "@/features/admin/media/picture-field";
import { AreaField, CheckField, SelectField, TextField, UrlField } from "@/features/admin/ui/form-fields";
import { TagListField } from "@/features/admin/ui/tag-list";
import type { ProjectForm } from "./project-form-schema";

// The fields of the administration, bound to this form: a name that it does not have is a type error.
export const ProjectArea = AreaField<ProjectForm>;
export const ProjectCheck = CheckField<ProjectForm>;
export const ProjectSelect = SelectField<ProjectForm>;
export const ProjectTags = TagListField<ProjectForm>;
export const ProjectText = TextField<ProjectForm>;
export const ProjectUrl = UrlField<ProjectForm>;
export const ProjectPicture = PictureField<ProjectForm>;
