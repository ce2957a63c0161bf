/** What both ways of writing hand to their textbox. */
export interface TextboxProps {
	id: string;
	label: string;
	disabled: boolean;
	onBlur: () => void;
	"aria-describedby": string | undefined;
	"aria-invalid": boolean;
	"aria-required": boolean;
}
