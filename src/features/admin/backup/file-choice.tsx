import { FileUp } from "lucide-react";
import { buttonStyles } from "@/shared/ui/button-styles";

interface FileChoiceProps {
	off: boolean;
	onFile: (file: File) => void;
}

/** The browser's own file input, under the look of a button: it takes the focus, the keys, and files that are dropped on it. */
export function FileChoice({ off, onFile }: FileChoiceProps) {
	return (
		<label
			aria-disabled={off}
			className={buttonStyles({
				tone: "line",
				size: "s",
				className:
					"relative overflow-hidden has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-accent has-[:focus-visible]:outline-offset-3",
			})}
		>
			<FileUp aria-hidden="true" className="size-4" />
			Restore from a file…
			<input
				type="file"
				accept=".json,application/json"
				title=""
				aria-disabled={off}
				onClick={(event) => off && event.preventDefault()}
				onChange={({ target }) => {
					const file = target.files?.[0];
					// The same file may be chosen again.
					target.value = "";
					if (file && !off) onFile(file);
				}}
				className="absolute inset-0 size-full cursor-pointer text-[0] opacity-0 file:cursor-pointer"
			/>
		</label>
	);
}
