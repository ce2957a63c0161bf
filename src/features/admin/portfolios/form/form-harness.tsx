import type { ReactNode } from "react";
import { FormProvider, useForm, useFormContext } from "react-hook-form";
import { type ProjectForm, toProjectForm } from "./project-form-schema";

/** What a test sees of the form. */
export interface Seen {
	form?: ProjectForm;
}

/** For tests: one part of the form alone. `seen.form` is what the form holds. */
export function FormHarness({ values, seen, children }: { values?: Partial<ProjectForm>; seen: Seen; children: ReactNode }) {
	const form = useForm<ProjectForm>({ defaultValues: { ...toProjectForm(), ...values } });
	return (
		<FormProvider {...form}>
			<Watcher seen={seen} />
			{children}
		</FormProvider>
	);
}

function Watcher({ seen }: { seen: Seen }) {
	seen.form = useFormContext<ProjectForm>().watch();
	return null;
}
