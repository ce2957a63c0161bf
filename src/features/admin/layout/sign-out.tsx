import type { ReactNode, Ref } from "react";
import { Link, type LinkProps, useNavigate } from "react-router-dom";
import { adminPaths } from "@/content/admin-paths";
import { ask, type Question } from "@/features/admin/ui/confirm";
import { namesOfUploads } from "@/features/admin/ui/form/running-uploads";
import { formatList } from "@/features/admin/ui/format";
import { namesOfTexts } from "@/features/admin/ui/unsent-texts";

const MOST_NAMES = 4;
/** Visitors choose their names, of any length. */
const MOST_LETTERS = 80;

/** What a question before a sign-out adds about typed texts and pictures that aren't sent or saved; null if there are none. */
export function describeLoss(): Pick<Question, "detail" | "isDangerous"> | null {
	const uploads = namesOfUploads().map((file) => `the upload of ${file}`);
	const names = [...namesOfTexts(), ...uploads].map((name) => (name.length > MOST_LETTERS ? `${name.slice(0, MOST_LETTERS)}…` : name));
	if (names.length === 0) return null;
	const more = names.length - MOST_NAMES;
	const shown = [...names.slice(0, MOST_NAMES), ...(more > 0 ? [`${more} more`] : [])];
	return { detail: `You will lose ${formatList(shown)}.`, isDangerous: true };
}

/** Asks before typed texts or pictures are lost. A form with changes has a question of its own, about leaving. */
export async function agreesToSignOut(): Promise<boolean> {
	const loss = describeLoss();
	return loss === null || ask({ title: "Sign out without sending or saving?", action: "Sign out", cancel: "Stay", ...loss });
}

interface LogoutLinkProps extends Omit<LinkProps, "to"> {
	ref?: Ref<HTMLAnchorElement>;
	children: ReactNode;
}

/** Takes the props of a trigger around it. */
export function LogoutLink({ onClick, ...props }: LogoutLinkProps) {
	const navigate = useNavigate();
	return (
		<Link
			{...props}
			to={adminPaths.logout}
			onClick={(event) => {
				onClick?.(event);
				const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
				if (event.defaultPrevented || opensElsewhere || describeLoss() === null) return;
				event.preventDefault();
				void agreesToSignOut().then((agreed) => agreed && navigate(adminPaths.logout));
			}}
		/>
	);
}
