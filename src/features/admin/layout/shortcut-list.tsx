import { Dialog, DialogTitle } from "@/features/admin/ui/dialog";
import { KeyCap, useCharacterKeys } from "@/features/admin/ui/shortcut-keys";
import { Button } from "@/shared/ui/button";

const isMac = () => /Mac|iPhone|iPad/.test(navigator.platform);

/** "Mod" is Command on Apple's computers and Ctrl elsewhere. */
const groups: readonly { title: string; keys: readonly [keys: string, action: string][] }[] = [
	{
		title: "Everywhere",
		keys: [
			["Mod K", "Go to a screen, or find a project or post"],
			["?", "Show this list"],
		],
	},
	{ title: "Lists", keys: [["/", "Search"]] },
	{
		title: "Leads",
		keys: [
			["J", "Next lead"],
			["K", "Previous lead"],
		],
	},
	{
		title: "Forms",
		keys: [
			["Mod S", "Save"],
			["Mod Z", "Undo"],
			["Mod Shift Z", "Redo"],
		],
	},
	{
		title: "Text of a post",
		keys: [
			["/", "Add a block, at the start of an empty line"],
			["Mod F", "Find and replace"],
			["Mod K", "Add a link"],
			["Alt F10", "Go to the toolbar"],
		],
	},
];

/** The keys of the admin, and the switch for those of a single character. */
export function ShortcutList({ onClose }: { onClose: () => void }) {
	const [isOn, setOn] = useCharacterKeys();
	return (
		<Dialog kind="card" backdrop="light" onClose={onClose} className="w-[min(34rem,92vw)] p-6">
			<DialogTitle className="m-0 font-semibold text-heading tracking-[-0.02em]">Keyboard shortcuts</DialogTitle>
			<div className="mt-5 grid gap-5">
				{groups.map(({ title, keys }) => (
					<section key={title}>
						<h3 className="mt-0 mb-1.5 font-medium text-[0.88rem] text-ink-3">{title}</h3>
						<dl className="m-0 grid gap-1.5">
							{keys.map(([key, action]) => (
								<div key={key} className="flex items-baseline justify-between gap-4">
									<dt>{action}</dt>
									<dd className="m-0 flex shrink-0 gap-1">
										{key.split(" ").map((part) => (
											<KeyCap key={part} name={part === "Mod" ? (isMac() ? "⌘" : "Ctrl") : part} />
										))}
									</dd>
								</div>
							))}
						</dl>
					</section>
				))}
			</div>
			<label className="mt-5 flex cursor-pointer items-center gap-2.5 border-line border-t pt-5">
				<input type="checkbox" checked={isOn} onChange={(event) => setOn(event.target.checked)} className="size-4.5 accent-(--accent)" />
				Use single-key shortcuts
			</label>
			<Button tone="line" className="mt-5" onClick={onClose}>
				Close
			</Button>
		</Dialog>
	);
}
