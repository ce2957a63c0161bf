import { Monitor, Moon, Sun } from "lucide-react";
import { useSyncExternalStore } from "react";
import { readTheme, subscribeToTheme, type Theme } from "@/shared/lib/theme";

const choices = [
	{ theme: "light", label: "Light theme", Icon: Sun },
	{ theme: "dark", label: "Dark theme", Icon: Moon },
	{ theme: "system", label: "System theme", Icon: Monitor },
] as const satisfies { theme: Theme; label: string; Icon: unknown }[];

export function ThemeSwitch() {
	const theme = useSyncExternalStore(subscribeToTheme, readTheme, () => "system" as const);
	return (
		<fieldset className="needs-script m-0 flex gap-1 rounded-full border border-line-strong p-1">
			<legend className="sr-only">Color theme</legend>
			{choices.map(({ theme: value, label, Icon }) => (
				<button
					key={value}
					type="button"
					aria-pressed={theme === value}
					aria-label={label}
					title={label}
					// app/native-controls.ts handles the click, before hydration too.
					data-theme-choice={value}
					suppressHydrationWarning
					className="grid size-8 place-items-center rounded-full text-ink-3 transition-colors hover:text-ink aria-pressed:bg-solid aria-pressed:text-on-solid"
				>
					<Icon aria-hidden="true" className="size-4" />
				</button>
			))}
		</fieldset>
	);
}
