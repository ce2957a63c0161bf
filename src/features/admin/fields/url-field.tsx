import { type FieldPath, type FieldValues, useFormContext, useWatch } from "react-hook-form";
import { classNames } from "@/shared/lib/class-names";
import { ImagePreview } from "./image-preview";
import { TextField, type TextFieldProps } from "./text-field";

interface PictureUrlFieldProps<Fields extends FieldValues> extends TextFieldProps<Fields> {
	/** What the preview shows, for those who do not see it. */
	previewAlt: string;
	fit?: "cover" | "contain";
}

/** An address: of type url for the phone's keyboard; the form's own rules decide what is one (decisions.md R112, R113). */
export function UrlField<Fields extends FieldValues>(props: Omit<TextFieldProps<Fields>, "type">) {
	return <TextField<Fields> {...props} type="url" placeholder={props.placeholder ?? "https://"} />;
}

/** The address of a picture, and the picture beside it. */
export function PictureUrlField<Fields extends FieldValues>({ previewAlt, fit, className, ...field }: PictureUrlFieldProps<Fields>) {
	return (
		<div className={classNames("grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-3", className)}>
			<UrlField<Fields> {...field} />
			<Preview<Fields> name={field.name} alt={previewAlt} fit={fit} />
		</div>
	);
}

function Preview<Fields extends FieldValues>({ name, alt, fit }: { name: FieldPath<Fields>; alt: string; fit?: "cover" | "contain" }) {
	const { control } = useFormContext<Fields>();
	const address: unknown = useWatch({ control, name });
	return (
		<ImagePreview
			address={typeof address === "string" ? address : ""}
			alt={alt}
			fit={fit}
			className="mt-[28.5px] h-[3.225rem] w-[5.2rem] rounded-[10px] text-[0.6rem]"
		/>
	);
}
