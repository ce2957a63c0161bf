import { Upload } from "lucide-react";
import { type ReactNode, useRef } from "react";
import { Button } from "@/shared/ui/button";
import type { ButtonVariant } from "@/shared/ui/button-styles";

interface FileButtonProps extends ButtonVariant {
	children: ReactNode;
	/** Full name for a screen reader; it begins with what the button shows. */
	label?: string;
	multiple?: boolean;
	onFiles: (files: File[]) => void;
}

/** Opens the computer's file dialog. The input itself is out of reach: the button is what is pressed and named. */
export function FileButton({ children, label, multiple = false, onFiles, tone = "line", size = "s" }: FileButtonProps) {
	const input = useRef<HTMLInputElement>(null);
	return (
		<>
			<Button tone={tone} size={size} aria-label={label} onClick={() => input.current?.click()}>
				<Upload aria-hidden="true" className="size-4" />
				{children}
			</Button>
			<input
				ref={input}
				type="file"
				hidden
				tabIndex={-1}
				aria-hidden="true"
				multiple={multiple}
				accept="image/jpeg,image/png,image/webp,image/avif,image/gif"
				onChange={(event) => {
					const files = [...(event.target.files ?? [])];
					// The same file may be chosen again after a failure.
					event.target.value = "";
					if (files.length > 0) onFiles(files);
				}}
			/>
		</>
	);
}
