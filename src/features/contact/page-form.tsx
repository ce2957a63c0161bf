import { island } from "@/shared/ui/island";
import { Skeleton } from "@/shared/ui/skeleton";
import { NoScriptLine } from "./mail-and-phone";

interface PageFormProps {
	/** The form's tag in the message and the lead, and the section's id. */
	source: string;
	subject: string;
	label: string;
}

const shape = <Skeleton className="needs-script h-[47rem] rounded-box sm:h-[31.5rem]" />;

const islands = new Map<string, ReturnType<typeof formIsland>>();

function formIsland(source: string) {
	return island<PageFormProps>({
		id: source,
		name: "contact form",
		load: () =>
			import("./contact-form").then(({ ContactForm }) => (props: PageFormProps) => <ContactForm {...props} compact />),
		fallback: shape,
	});
}

/** A compact contact form inside another page. No hooks: a render while its code loads makes React discard the typed text. */
export function PageForm(props: PageFormProps) {
	const Form = islands.get(props.source) ?? formIsland(props.source);
	islands.set(props.source, Form);
	return (
		<>
			<NoScriptLine />
			<Form {...props} />
		</>
	);
}
