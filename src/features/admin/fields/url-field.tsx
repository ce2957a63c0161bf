import type { FieldValues } from "react-hook-form";
import { TextField, type TextFieldProps } from "./text-field";

/** An address: of type url for the phone's keyboard; the form's own rules decide what is one. */
export function UrlField<Fields extends FieldValues>(props: Omit<TextFieldProps<Fields>, "type">) {
	return <TextField<Fields> {...props} type="url" placeholder={props.placeholder ?? "https://"} />;
}
