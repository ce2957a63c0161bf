import { withoutDescriptions } from "../fields";
import { projectFields } from "./fields";

/** The build evaluates this module, so that public pages don't load labels and limits. */
export const storedProjectFields = withoutDescriptions(projectFields);
