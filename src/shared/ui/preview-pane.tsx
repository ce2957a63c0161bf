import { Eye, Monitor, PanelRightClose, PanelRightOpen, Smartphone, Tablet, X } from "lucide-react";
import {
	createContext,
	type ReactNode,
	useCallback,
	useContext,
	useDeferredValue,
	useEffect,
	useRef,
	useState,
	useSyncExternalStore,
} from "react";
import { createPortal } from "react-dom";
import { useRemembered } from "../hooks/use-remembered";
import { useScrollLock } from "../hooks/use-scroll-lock";
import { classNames } from "../lib/class-names";
import { Button } from "./button";
import { PreviewFrame } from "./preview-frame";

const WIDE = "(min-width: 80rem)";

const devices = {
	phone: { label: "Phone", width: 390, Icon: Smartphone },
	tablet: { label: "Tablet", width: 768, Icon: Tablet },
	desktop: { label: "Desktop", width: 1280, Icon: Monitor },
} as const;
type Device = keyof typeof devices;
const deviceNames = ["phone", "tablet", "desktop"] as const satisfies Device[];

const BAR = "@container flex items-center justify-between gap-2 border-line border-b p-2";

/** An element for the button that opens the preview on narrow screens, where it covers nothing. Without one it follows the form. */
export const PreviewButtonPlace = createContext<HTMLElement | null>(null);

interface PreviewPaneProps {
	title: string;
	/** On wide screens, instead of the button that hides the preview. */
	tabs?: { bar: ReactNode; isChosen: boolean } | undefined;
	/** Rendered when the browser has time, so that typing never waits for it. */
	children: ReactNode;
}

/** A preview beside the form on wide screens, otherwise behind a button. Place it after the form, with `xl:flex xl:items-start xl:gap-8`. */
export function PreviewPane({ title, tabs, children }: PreviewPaneProps) {
	const content = useDeferredValue(children);
	const [device, setDevice] = useRemembered("preview-device", deviceNames);
	const choice = <DeviceChoice chosen={device} onChoose={setDevice} />;
	const frame = (
		<PreviewFrame title={title} width={devices[device].width}>
			{content}
		</PreviewFrame>
	);
	return useMediaQuery(WIDE) ? (
		<Beside title={title} tabs={tabs} choice={choice} frame={frame} />
	) : (
		<Over title={title} choice={choice} frame={frame} />
	);
}

interface PlaceProps {
	title: string;
	choice: ReactNode;
	frame: ReactNode;
}

function Beside({ title, tabs, choice, frame }: PlaceProps & Pick<PreviewPaneProps, "tabs">) {
	const [state, setState] = useRemembered("preview", ["shown", "hidden"]);
	const isShown = tabs ? tabs.isChosen : state === "shown";
	const Icon = isShown ? PanelRightClose : PanelRightOpen;
	if (tabs && !isShown) return null;
	return (
		<aside
			aria-label={title}
			className={classNames(
				"sticky top-21 flex shrink-0 flex-col overflow-hidden rounded-card border border-line bg-surface",
				isShown ? "h-[calc(100dvh-7.5rem)] w-[min(40%,45rem)]" : "",
			)}
		>
			<div className={isShown ? BAR : ""}>
				{isShown ? choice : null}
				{tabs ? (
					tabs.bar
				) : (
					<button
						type="button"
						aria-expanded={isShown}
						onClick={() => setState(isShown ? "hidden" : "shown")}
						className={classNames(
							"flex items-center gap-2 rounded-box font-medium text-[0.84rem] text-ink-2 whitespace-nowrap transition-colors hover:text-ink -outline-offset-2",
							isShown ? "h-9 px-2.5" : "px-2.5 py-4 [writing-mode:vertical-rl]",
						)}
					>
						<Icon aria-hidden="true" className="size-4" />
						<span>{isShown ? "Hide preview" : "Show preview"}</span>
					</button>
				)}
			</div>
			{isShown ? <Stage>{frame}</Stage> : null}
		</aside>
	);
}

function Over({ title, choice, frame }: PlaceProps) {
	const dialog = useRef<HTMLDialogElement>(null);
	const place = useContext(PreviewButtonPlace);
	const [isOpen, setOpen] = useState(false);
	useScrollLock(isOpen);
	useEffect(() => {
		if (isOpen) dialog.current?.showModal();
	}, [isOpen]);
	const button = (
		<Button tone="line" size="s" aria-haspopup="dialog" onClick={() => setOpen(true)}>
			<Eye aria-hidden="true" className="size-4" />
			Preview
		</Button>
	);
	return (
		<>
			{place ? createPortal(button, place) : button}
			<dialog
				ref={dialog}
				aria-label={title}
				onClose={() => setOpen(false)}
				className="m-0 h-dvh max-h-none w-dvw max-w-none flex-col bg-surface p-0 text-ink open:flex"
			>
				<div className={BAR}>
					{choice}
					<Button tone="quiet" size="s" onClick={() => dialog.current?.close()}>
						<X aria-hidden="true" className="size-4" />
						Close
					</Button>
				</div>
				{isOpen ? <Stage>{frame}</Stage> : null}
			</dialog>
		</>
	);
}

function Stage({ children }: { children: ReactNode }) {
	return <div className="min-h-0 grow bg-sunken">{children}</div>;
}

function DeviceChoice({ chosen, onChoose }: { chosen: Device; onChoose: (device: Device) => void }) {
	return (
		<fieldset className="m-0 flex gap-0.5 rounded-full border border-line-strong p-0.5">
			<legend className="sr-only">Screen of the preview</legend>
			{deviceNames.map((name) => {
				const { label, Icon } = devices[name];
				return (
					<button
						key={name}
						type="button"
						aria-pressed={chosen === name}
						onClick={() => onChoose(name)}
						className="flex h-8 items-center gap-1.5 rounded-full px-3 font-medium text-[0.84rem] text-ink-2 transition-colors hover:text-ink aria-pressed:bg-solid aria-pressed:text-on-solid"
					>
						<Icon aria-hidden="true" className="size-4 @max-md:hidden" />
						{label}
					</button>
				);
			})}
		</fieldset>
	);
}

function useMediaQuery(query: string): boolean {
	const subscribe = useCallback(
		(changed: () => void) => {
			const list = window.matchMedia(query);
			list.addEventListener("change", changed);
			return () => list.removeEventListener("change", changed);
		},
		[query],
	);
	return useSyncExternalStore(
		subscribe,
		() => window.matchMedia(query).matches,
		() => false,
	);
}
