import { company } from "@/content/company";
import { site } from "@/content/site";

export const webManifest = {
	name: company.name,
	short_name: company.shortName,
	description: site.blurb,
	start_url: "/",
	display: "browser",
	background_color: "#fbfaf7",
	theme_color: "#0d0f14",
	icons: [
		{ src: "/icon-192.png", sizes: "192x192", type: "image/png" },
		{ src: "/icon-512.png", sizes: "512x512", type: "image/png" },
		{ src: "/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
	],
} as const;
