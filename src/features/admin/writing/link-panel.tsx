import type { Editor } from "@tiptap/core";
import { useId, useState } from "react";
import { Button } from "@/shared/ui/button";
import { buttonStyles } from "@/shared/ui/button-styles";
import { Field } from "@/shared/ui/field";
import { typedAddress } from "./address";
import { Panel } from "./panel";

/** The address of the link at the cursor, or of one that is to be. */
export function LinkPanel({ editor, onClose }: { editor: Editor; onClose: () => void }) {
	const id = useId();
	const [isNew] = useState(() => !editor.isActive("link"));
	const [typed, setTyped] = useState<string>(() => editor.getAttributes("link").href ?? "");
	const [error, setError] = useState("");
	const address = typedAddress(typed);
	const apply = () => {
		if (!address) return setError("Enter a web address, an e-mail address, or a path of this site that begins with /.");
		const chain = editor.chain().focus().extendMarkRange("link");
		if (editor.state.selection.empty && isNew) {
			const marks = [{ type: "link", attrs: { href: address } }];
			chain
				.insertContent([{ type: "text", text: address.replace(/^(mailto:|https?:\/\/)/, ""), marks }])
				.unsetMark("link")
				.run();
		} else chain.setMark("link", { href: address }).run();
		onClose();
	};
	const remove = () => {
		editor.chain().focus().extendMarkRange("link").unsetMark("link").run();
		onClose();
	};
	return (
		<Panel label="Link" onClose={onClose} onEnter={apply}>
			<Field id={`${id}-address`} label="Address" error={error} hint="For example example.com, name@example.com or /contact">
				{(control) => (
					<input
						{...control}
						value={typed}
						onChange={(event) => {
							setTyped(event.target.value);
							setError("");
						}}
						autoComplete="off"
						spellCheck={false}
						inputMode="url"
					/>
				)}
			</Field>
			<div className="flex flex-wrap gap-2">
				<Button tone="solid" size="s" onClick={apply}>
					{isNew ? "Add link" : "Change link"}
				</Button>
				{address && !isNew ? (
					<a href={address} target="_blank" rel="noopener noreferrer" className={buttonStyles({ tone: "line", size: "s" })}>
						Open
					</a>
				) : null}
				{isNew ? null : (
					<Button tone="quiet" size="s" onClick={remove}>
						Remove link
					</Button>
				)}
			</div>
		</Panel>
	);
}
