import { useId } from "react";
import { useCharacterKeys } from "../shell/character-keys";
import { KeyCap } from "../shell/key-cap";
import { AccountSection } from "./account-section";

/** Switches the shortcuts that are single characters on and off. */
export function KeyboardSection() {
	const id = useId();
	const [isOn, choose] = useCharacterKeys();
	return (
		<AccountSection title="Keyboard" detail="Single keys that act at once, wherever nobody is typing. The choice holds in this browser.">
			<div className="grid grid-cols-[auto_1fr] items-start gap-x-3">
				<input
					id={id}
					type="checkbox"
					checked={isOn}
					aria-describedby={`${id}-keys`}
					onChange={(event) => choose(event.target.checked)}
					className="mt-0.5 size-5 accent-accent"
				/>
				<div>
					<label htmlFor={id} className="block font-medium leading-6">
						Use single-key shortcuts
					</label>
					<p id={`${id}-keys`} className="mt-1 mb-0 text-[0.92rem] text-ink-2">
						<KeyCap name="/" /> goes to the search of a list; <KeyCap name="j" /> and <KeyCap name="k" /> open the next and the previous
						lead.
					</p>
				</div>
			</div>
		</AccountSection>
	);
}
