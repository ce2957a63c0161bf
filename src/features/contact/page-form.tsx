import { useHydrated } from "@/shared/hooks/use-hydrated";
import { island } from "@/shared/ui/island";
import { Skeleton } from "@/shared/ui/skeleton";

interface PageFormProps {
	/** Tag of the form in the message and the lead; also the id of the section around it. */
	source: string;
	subject: string;
	/** Tells the forms of one page apart. */
	label: string;
}

const shape = <Skeleton className="needs-script h-[47rem] rounded-box sm:h-[31.5rem]" />;

/** A page has at most two of these; each waits for its own section. */
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

/** A compact contact form inside another page. It works with scripts only, so the HTML holds its shape. */
export function PageForm(props: PageFormProps) {
	const Form = islands.get(props.source) ?? formIsland(props.source);
	islands.set(props.source, Form);
	return useHydrated() ? <Form {...props} /> : shape;
}
