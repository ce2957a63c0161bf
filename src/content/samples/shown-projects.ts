import { site } from "../site";
import { staticProjects } from "./static-projects";

/** The built-in projects that visitors see. Not in static-projects.ts, which the build replaces before it knows the settings. */
export const shownProjects = staticProjects.filter(({ sample }) => site.showsSamples || !sample);
