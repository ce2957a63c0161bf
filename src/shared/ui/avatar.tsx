import { useState } from "react";
import { classNames } from "@/shared/lib/class-names";
import { pictureSources } from "@/shared/lib/picture-sources";

interface AvatarProps {
	name: string;
	src: string | null;
	className?: string;
	/** Width and height of the file's proportions, and the `sizes` attribute. */
	frame?: { width: number; height: number; sizes: string };
}

const SMALL = { width: 160, height: 160, sizes: "160px" };

/** A person's photo, or two initials until it has loaded. */
export function Avatar(props: AvatarProps) {
	return <Face key={props.src} {...props} />;
}

function Face({ name, src, className = "size-12", frame = SMALL }: AvatarProps) {
	const [state, setState] = useState<"idle" | "loading" | "loaded" | "error">(src ? "loading" : "idle");
	// A photo that loaded or failed before hydration fires no event.
	const adopt = (image: HTMLImageElement | null) => {
		if (state === "loading" && image?.complete) setState(image.naturalWidth > 0 ? "loaded" : "error");
	};
	const sources = src ? pictureSources(src) : null;
	return (
		<span
			role="img"
			aria-label={name}
			data-state={state}
			className={classNames(
				// The initials have a baseline and the photo has none, so the line around it would change its height.
				"monogram relative inline-grid shrink-0 place-items-center overflow-hidden align-top font-semibold",
				frame === SMALL ? "rounded-full" : "rounded-card",
				`monogram-${1 + (checksum(name) % TONES)}`,
				className,
			)}
		>
			{state === "loaded" ? null : <span aria-hidden="true">{getInitials(name)}</span>}
			{src && state !== "error" ? (
				<img
					ref={adopt}
					alt=""
					width={frame.width}
					height={frame.height}
					loading="lazy"
					decoding="async"
					referrerPolicy="no-referrer"
					sizes={sources ? frame.sizes : undefined}
					srcSet={sources?.webp}
					src={sources?.src ?? src}
					onLoad={() => setState("loaded")}
					onError={() => setState("error")}
					className="absolute inset-0 size-full object-cover"
				/>
			) : null}
		</span>
	);
}

/** The number of monogram backgrounds in src/styles/controls.css. */
const TONES = 6;

function checksum(name: string): number {
	let sum = 0;
	for (const letter of name) sum += letter.codePointAt(0) ?? 0;
	return sum;
}

/** The first letters of the first and the last word without a title, or two letters of a single word. */
function getInitials(name: string): string {
	const words = name
		.replace(/^(Dr|Prof)\.\s+/u, "")
		.split(/\s+/u)
		.flatMap((word) => {
			const letters = word.match(/[\p{L}\p{N}]\p{M}{0,3}/gu);
			return letters ? [letters] : [];
		});
	const [first, last] = [words[0], words.at(-1)];
	const letters = words.length > 1 ? [first?.[0], last?.[0]] : [first?.[0], first?.[1]];
	return letters.map((letter) => upperCase(letter ?? "")).join("");
}

// Some letters have no single capital: "ß" would become two.
function upperCase(letter: string): string {
	const capital = letter.toUpperCase();
	return capital.length === letter.length ? capital : letter;
}
