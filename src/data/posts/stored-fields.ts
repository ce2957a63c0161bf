import { withoutDescriptions } from "../fields";
import { postFields } from "./fields";

/** The build evaluates this module, so that public pages don't load labels and limits. */
export const storedPostFields = withoutDescriptions(postFields);
