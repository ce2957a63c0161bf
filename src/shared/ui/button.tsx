import type { ComponentProps } from "react";
import { type ButtonLook, buttonStyles } from "./button-styles";

type ButtonProps = ComponentProps<"button"> & ButtonLook;

/** A button that does something here; a link that looks like one is an anchor with `buttonStyles`. */
export function Button({ tone, size, className, type = "button", ...rest }: ButtonProps) {
	return <button type={type} className={buttonStyles({ tone, size, className })} {...rest} />;
}
