import { Extension } from "@tiptap/core";
import { Image } from "@tiptap/extension-image";
import { StarterKit } from "@tiptap/starter-kit";
import { linkAddress } from "@/shared/lib/rich-text/dress";
import { Figure } from "./figure";
import { Heading } from "./heading";
import { inlineMarks } from "./inline-marks";
import { tableNodes } from "./table-nodes";

const BLOCKS =
	"paragraph heading blockquote bulletList orderedList listItem codeBlock figure table tableRow tableCell tableHeader horizontalRule".split(
		" ",
	);

/** What any element may bring besides its own. */
const Kept = Extension.create({
	name: "kept",
	addGlobalAttributes: () => [
		{ types: BLOCKS, attributes: { lang: { default: null }, dir: { default: null } } },
		{ types: ["blockquote"], attributes: { cite: { default: null } } },
	],
});

/** All that the editor can hold, in the manner of the pages: nothing that they would not show. */
export const extensions = [
	StarterKit.configure({
		code: false,
		heading: false,
		codeBlock: { languageClassPrefix: null },
		link: {
			openOnClick: false,
			linkOnPaste: false,
			defaultProtocol: "https",
			HTMLAttributes: { target: null, rel: null, class: null },
			isAllowedUri: (address) => linkAddress(address ?? null) !== null,
			shouldAutoLink: (address) => /^https?:\/\//i.test(address),
		},
		dropcursor: { color: false, class: "writing-drop" },
	}),
	Heading,
	Image.configure({ inline: true }),
	Figure,
	...inlineMarks,
	...tableNodes,
	Kept,
];
