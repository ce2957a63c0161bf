const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

/** Plain text as HTML: blank lines make paragraphs, single breaks stay. */
export function textToHtml(text: string): string {
	const paragraphs = text.replace(/\r\n?/g, "\n").split(/\n\s*\n/);
	return paragraphs
		.flatMap((paragraph) => paragraph.trim() || [])
		.map((paragraph) => `<p>${paragraph.replace(/[&<>]/g, (sign) => ENTITIES[sign] ?? sign).replaceAll("\n", "<br>")}</p>`)
		.join("");
}
