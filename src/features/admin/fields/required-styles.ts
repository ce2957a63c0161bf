/** The star after the label of a required field; the control says so itself, so that the star has no name. */
export const requiredStyles = "[&>label]:after:text-accent [&>label]:after:content-['_*'/'']";
