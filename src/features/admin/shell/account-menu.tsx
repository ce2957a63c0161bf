import { LogOut, UserRound } from "lucide-react";
import { DropdownMenu } from "radix-ui";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { adminPaths } from "@/content/admin-paths";

/** Whose session this is, and what can be done with it. It opens in its place: at the end of the page it would be in no landmark. */
export function AccountMenu({ email }: { email: string }) {
	return (
		<DropdownMenu.Root modal={false}>
			<DropdownMenu.Trigger
				aria-label="Account menu"
				title={email}
				className="grid size-10 shrink-0 cursor-pointer place-items-center rounded-full border border-line-strong bg-surface font-semibold text-ink-2 text-sm uppercase transition-colors hover:border-ink hover:text-ink data-[state=open]:border-ink data-[state=open]:text-ink"
			>
				<span aria-hidden="true">{email.slice(0, 1)}</span>
			</DropdownMenu.Trigger>
			<DropdownMenu.Content
				align="end"
				sideOffset={8}
				collisionPadding={12}
				className="z-50 w-66 max-w-[calc(100vw-24px)] rounded-box border border-line bg-surface p-1.5 text-ink shadow-pop"
			>
				<DropdownMenu.Label className="px-3 pt-2 pb-2.5">
					<span className="label-mono block text-ink-3">Signed in as</span>
					<span className="mt-1 block truncate font-medium text-sm" title={email}>
						{email}
					</span>
				</DropdownMenu.Label>
				<DropdownMenu.Separator className="mx-1.5 mb-1.5 h-px bg-line" />
				<MenuLink to={adminPaths.account} icon={<UserRound aria-hidden="true" className="size-4" />}>
					Account
				</MenuLink>
				<MenuLink to={adminPaths.logout} icon={<LogOut aria-hidden="true" className="size-4" />}>
					Logout
				</MenuLink>
			</DropdownMenu.Content>
		</DropdownMenu.Root>
	);
}

function MenuLink({ to, icon, children }: { to: string; icon: ReactNode; children: string }) {
	return (
		<DropdownMenu.Item asChild>
			<Link
				to={to}
				className="flex min-h-10 items-center gap-3 rounded-[10px] px-3 font-medium text-ink-2 no-underline outline-none data-highlighted:bg-sunken data-highlighted:text-ink"
			>
				{icon}
				{children}
			</Link>
		</DropdownMenu.Item>
	);
}
