/** Short names that keep their capitals. */
const CAPITALS: Record<string, string> = { ai: "AI", ar: "AR", vr: "VR", iot: "IoT", saas: "SaaS", ui: "UI", ux: "UX" };

/** Where a lead came from, as a person says it: "ai-calling-hero" is "AI calling hero". */
export function sourceName(source: string | null): string {
	if (!source) return "Contact form";
	const words = source.split(/[-_\s]+/).filter(Boolean);
	const name = words.map((word) => CAPITALS[word.toLowerCase()] ?? word).join(" ");
	return name.charAt(0).toUpperCase() + name.slice(1);
}
