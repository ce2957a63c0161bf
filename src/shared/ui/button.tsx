import type { ComponentProps } from "react";
import { type ButtonVariant, buttonStyles } from "./button-styles";

type ButtonProps = ComponentProps<"button"> & ButtonVariant;

export function Button({ tone, size, className, type = "button", ...rest }: ButtonProps) {
	return <button type={type} className={buttonStyles({ tone, size, className })} {...rest} />;
}
