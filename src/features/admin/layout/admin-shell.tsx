import { Cookie, ExternalLink, LogOut, type LucideIcon, PanelLeft, Search, UserRound, WifiOff } from "lucide-react";
import { DropdownMenu } from "radix-ui";
import { type ComponentType, type ReactNode, useCallback, useEffect, useState, useSyncExternalStore } from "react";
import { Link, useLocation } from "react-router-dom";
import { adminPaths } from "@/content/admin-paths";
import { paths } from "@/content/paths";
import { isSessionTemporary } from "@/data/admin-client";
import { ConfirmHost } from "@/features/admin/ui/confirm";
import { Dialog } from "@/features/admin/ui/dialog";
import { logFailure, showFailure } from "@/features/admin/ui/failures";
import { commandLetter, KeyCap, useCharacterKeys } from "@/features/admin/ui/shortcut-keys";
import { useBuildAfterChanges } from "@/features/admin/ui/site-build";
import { ToastFocus } from "@/features/admin/ui/toast-focus";
import { useOnline } from "@/shared/hooks/use-online";
import { useRemembered } from "@/shared/hooks/use-remembered";
import { classNames } from "@/shared/lib/class-names";
import { Button } from "@/shared/ui/button";
import { buttonStyles } from "@/shared/ui/button-styles";
import { ThemeSwitch } from "@/shared/ui/theme-switch";
import { Toasts } from "@/shared/ui/toasts";
import { SCREEN_ID, ScreenChange } from "./screen-change";
import { sectionName } from "./sections";
import { Sidebar } from "./sidebar";
import { LogoutLink } from "./sign-out";

const TOAST_OFFSET = { top: "var(--toast-top)", right: 24, bottom: "var(--toast-bottom)", left: 24 };

/** Below 1024 px the sidebar is an overlay; above, it can collapse to icons. */
export function AdminShell({ email, children }: { email: string; children: ReactNode }) {
	const { key } = useLocation();
	const [collapsed, toggleCollapsed] = useCollapsed();
	const [openedAt, setOpenedAt] = useState<string | null>(null);
	const { Help, openHelp, closeHelp } = useHelp();
	useHelpKeys(openHelp);
	useBuildAfterChanges();
	const closeOverlay = () => setOpenedAt(null);
	const toggle = () => {
		if (window.matchMedia("(min-width: 64rem)").matches) toggleCollapsed();
		else setOpenedAt(key);
	};
	return (
		<div className={classNames("min-h-dvh lg:grid", collapsed ? "lg:grid-cols-[4.25rem_1fr]" : "lg:grid-cols-[15.5rem_1fr]")}>
			<a
				href={`#${SCREEN_ID}`}
				className="fixed top-3 left-3 z-60 -translate-y-20 rounded-full bg-solid px-5 py-3 font-semibold text-on-solid focus-visible:translate-y-0"
			>
				Skip to content
			</a>
			<aside aria-label="Admin Panel" className="sticky top-0 z-40 hidden h-dvh overflow-y-auto border-line border-r bg-sunken lg:block">
				<Sidebar email={email} collapsed={collapsed} />
			</aside>
			{openedAt === key ? (
				<Dialog kind="sheet" label="Admin Panel" onClose={closeOverlay} className="h-dvh w-[min(17rem,86vw)] p-0">
					<Button tone="quiet" size="s" className="absolute top-3 right-3" onClick={closeOverlay}>
						Close
					</Button>
					<Sidebar email={email}>
						<div className="grid justify-items-start gap-2">
							<ViewSite className="-ml-4" />
							<ThemeSwitch />
						</div>
					</Sidebar>
				</Dialog>
			) : null}
			<div className="flex min-w-0 flex-col">
				<TopBar email={email} onToggle={toggle} onFind={() => void openHelp("commands")} />
				<main id={SCREEN_ID} tabIndex={-1} className="grow px-[clamp(16px,3vw,32px)] py-8 outline-none">
					{children}
				</main>
			</div>
			{Help ? <Help onClose={closeHelp} /> : null}
			<ScreenChange />
			<ConfirmHost />
			<AdminToasts />
		</div>
	);
}

type HelpName = "commands" | "keys";
type HelpDialog = ComponentType<{ onClose: () => void }>;

const helps: Record<HelpName, { load: () => Promise<HelpDialog>; failed: string }> = {
	commands: {
		load: async () => (await import("./command-palette")).CommandPalette,
		failed: "The search couldn't be opened. Please try again.",
	},
	keys: {
		load: async () => (await import("./shortcut-list")).ShortcutList,
		failed: "The keyboard shortcuts couldn't be opened. Please try again.",
	},
};

/** The dialog that was asked for last, once its code is there. If the code is lost, a toast says so and the screen stays. */
function useHelp() {
	const [wanted, setWanted] = useState<HelpName | null>(null);
	const [loaded, setLoaded] = useState<Partial<Record<HelpName, HelpDialog>>>({});
	const openHelp = useCallback(async (name: HelpName) => {
		setWanted(name);
		try {
			const Dialog = await helps[name].load();
			setLoaded((others) => ({ ...others, [name]: Dialog }));
		} catch (error) {
			setWanted((now) => (now === name ? null : now));
			logFailure("Help", error);
			showFailure(helps[name].failed, `help-${name}`);
		}
	}, []);
	return { Help: wanted ? loaded[wanted] : undefined, openHelp, closeHelp: () => setWanted(null) };
}

/** Ctrl+K or Command+K opens the palette, and "?" the list of keys, unless a dialog is open or the key has another use there. */
function useHelpKeys(open: (name: HelpName) => Promise<void>) {
	const [isOn] = useCharacterKeys();
	useEffect(() => {
		const press = (event: KeyboardEvent) => {
			if (event.defaultPrevented || event.isComposing || event.altKey || document.querySelector("dialog[open], [role=dialog]")) return;
			const isCommand = commandLetter(event) === "k" && !event.shiftKey;
			const { target } = event;
			const isWriting =
				target instanceof Element && target.closest("input:not([type=checkbox]), textarea, select, [contenteditable]") !== null;
			const isQuestion = isOn && event.key === "?" && !event.ctrlKey && !event.metaKey && !isWriting;
			if (!isCommand && !isQuestion) return;
			event.preventDefault();
			void open(isCommand ? "commands" : "keys");
		};
		window.addEventListener("keydown", press);
		return () => window.removeEventListener("keydown", press);
	}, [isOn, open]);
}

/** On phones at the top, elsewhere above the action bar: toasts leave the buttons of dialogs and of the bar free. */
function AdminToasts() {
	const isWide = useSyncExternalStore(subscribeToWidth, () => window.matchMedia(WIDER_THAN_PHONES).matches);
	// An open dialog switches pointer events off for the body, and covers the top bar.
	return (
		<div className="pointer-events-auto contents">
			<ToastFocus>
				<Toasts offset={TOAST_OFFSET} position={isWide ? "bottom-right" : "top-center"} />
			</ToastFocus>
		</div>
	);
}

/** From here on sonner no longer stretches toasts across the window. */
const WIDER_THAN_PHONES = "(min-width: 601px)";

function subscribeToWidth(changed: () => void): () => void {
	const query = window.matchMedia(WIDER_THAN_PHONES);
	query.addEventListener("change", changed);
	return () => query.removeEventListener("change", changed);
}

function useCollapsed(): [boolean, () => void] {
	const [width, choose] = useRemembered("admin-sidebar", ["open", "collapsed"]);
	return [width === "collapsed", () => choose(width === "collapsed" ? "open" : "collapsed")];
}

/** On phones, the theme switch and the link to the site are in the sidebar. */
function TopBar({ email, onToggle, onFind }: { email: string; onToggle: () => void; onFind: () => void }) {
	const { pathname } = useLocation();
	return (
		<header className="sticky top-0 z-30 border-line border-b bg-glass backdrop-blur-lg">
			<div className="flex h-15 items-center gap-3 px-[clamp(16px,3vw,32px)]">
				<button
					type="button"
					onClick={onToggle}
					aria-label="Toggle sidebar"
					className={buttonStyles({ tone: "quiet", size: "icon", className: "-ml-2 shrink-0" })}
				>
					<PanelLeft aria-hidden="true" className="size-5" />
				</button>
				<p className="m-0 truncate font-semibold">{sectionName(pathname)}</p>
				<div className="ml-auto flex items-center gap-3">
					<button
						type="button"
						aria-haspopup="dialog"
						aria-keyshortcuts="Control+K Meta+K"
						aria-label="Find a screen, project or post"
						onClick={onFind}
						className={buttonStyles({ tone: "quiet", size: "s", className: "shrink-0" })}
					>
						<Search aria-hidden="true" className="size-4.5" />
						<span aria-hidden="true" className="hidden lg:inline">
							<KeyCap name="Ctrl K" />
						</span>
					</button>
					<ViewSite className="hidden md:inline-flex" />
					<div className="hidden md:block">
						<ThemeSwitch />
					</div>
					<AccountMenu email={email} />
				</div>
			</div>
			<OfflineNotice />
			<TemporarySessionNotice />
		</header>
	);
}

function ViewSite({ className }: { className?: string }) {
	return (
		<a href={paths.home} target="_blank" rel="noopener" className={buttonStyles({ tone: "quiet", size: "s", className })}>
			View site
			<ExternalLink aria-hidden="true" className="size-4" />
			<span className="sr-only">(opens in a new tab)</span>
		</a>
	);
}

/** Not portaled: at the end of the document it would be outside every landmark. */
function AccountMenu({ email }: { email: string }) {
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
				<DropdownMenu.Item asChild>
					<Link to={adminPaths.account} className={menuLinkStyles}>
						<UserRound aria-hidden="true" className="size-4" />
						Account
					</Link>
				</DropdownMenu.Item>
				<DropdownMenu.Item asChild>
					<LogoutLink className={menuLinkStyles}>
						<LogOut aria-hidden="true" className="size-4" />
						Logout
					</LogoutLink>
				</DropdownMenu.Item>
			</DropdownMenu.Content>
		</DropdownMenu.Root>
	);
}

const menuLinkStyles =
	"flex min-h-10 items-center gap-3 rounded-[10px] px-3 font-medium text-ink-2 no-underline outline-none data-highlighted:bg-sunken data-highlighted:text-ink";

function OfflineNotice() {
	if (useOnline()) return null;
	return <BarNotice Icon={WifiOff}>You're offline. Your text is safe, and you can save it when the connection is back.</BarNotice>;
}

function TemporarySessionNotice() {
	if (!isSessionTemporary()) return null;
	return (
		<BarNotice Icon={Cookie}>This browser stores nothing for this site, so you stay signed in only until you reload this page.</BarNotice>
	);
}

function BarNotice({ Icon, children }: { Icon: LucideIcon; children: string }) {
	return (
		<p
			role="status"
			className="m-0 flex items-start gap-2.5 border-line border-t bg-accent-wash px-[clamp(16px,3vw,32px)] py-2.5 text-ink text-sm"
		>
			<Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-accent" />
			{children}
		</p>
	);
}
