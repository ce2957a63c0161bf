import { useQuery } from "@tanstack/react-query";
import { History, LoaderCircle } from "lucide-react";
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { FormProvider, useController } from "react-hook-form";
import { register } from "@/content/claim-register";
import type { RegisteredClaim } from "@/content/schema";
import { readSettingsRow, type SettingsRow } from "@/data/settings/repository";
import type { SettingName } from "@/data/settings/schema";
import { AutosaveBar, AutosaveFails, ForeignAutosaveBar } from "@/features/admin/editor/autosave-bar";
import { AlertBox, Conflict, Failure } from "@/features/admin/editor/save-alert";
import { logFailure } from "@/features/admin/ui/failures";
import { TextField, UrlField } from "@/features/admin/ui/form/form-fields";
import { FormSection } from "@/features/admin/ui/form/form-section";
import { RetryButton } from "@/features/admin/ui/panel";
import { LiveNote } from "@/features/admin/ui/site-build";
import { Button } from "@/shared/ui/button";
import { Skeleton } from "@/shared/ui/skeleton";
import { StatusPanel } from "@/shared/ui/status-panel";
import { type SettingsFields, settingGroups } from "./settings-form";
import { SettingsHistory } from "./settings-history";
import { useSettingsForm } from "./use-settings-form";

/** @param owner address of the signed-in administrator */
export function SettingsPage({ owner }: { owner: string }) {
	const { data, error, isError, isFetching, refetch } = useQuery({
		queryKey: ["settings", "admin"],
		queryFn: ({ signal }) => readSettingsRow(signal),
		// Read again whenever the form opens, but never while it is open.
		staleTime: "static",
		gcTime: 0,
	});
	useEffect(() => {
		if (isError) logFailure("Settings", error);
	}, [isError, error]);
	return (
		<div className="mx-auto max-w-275">
			{data ? (
				<SettingsForm opened={data} owner={owner} />
			) : (
				<>
					<Heading />
					{isError && !isFetching ? <Failed onRetry={() => void refetch()} /> : <Loading />}
				</>
			)}
		</div>
	);
}

function Heading({ children }: { children?: ReactNode }) {
	return (
		<div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
			<div>
				<h1 className="m-0 font-semibold text-4xl leading-none tracking-[-0.035em]">Settings</h1>
				<p className="mt-3 mb-0 max-w-[34em] text-ink-2">What the site says about the company. An empty field shows the default.</p>
			</div>
			{children}
		</div>
	);
}

const allClaims: [name: string, claim: RegisteredClaim][] = Object.entries(register);

const inputs = {
	text: TextField<SettingsFields>,
	line: TextField<SettingsFields>,
	url: UrlField<SettingsFields>,
	claims: ClaimsField,
	switch: SamplesField,
};

/** On unless the samples are hidden. */
function SamplesField({ name, label, hint }: { name: SettingName; label: string; hint: string }) {
	const { field } = useController<SettingsFields>({ name });
	return (
		<label className="grid cursor-pointer grid-cols-[auto_1fr] gap-x-3 @min-[34rem]:col-span-2">
			<input
				type="checkbox"
				name={name}
				checked={field.value !== HIDDEN}
				onChange={({ target }) => field.onChange(target.checked ? "" : HIDDEN)}
				onBlur={field.onBlur}
				aria-describedby="samples-hint"
				className="mt-0.5 size-5 accent-accent"
			/>
			<span className="min-w-0">
				<span className="block font-medium text-[0.92rem] leading-6">{label}</span>
				<span id="samples-hint" className="block text-[0.8rem] text-ink-3">
					{hint}
				</span>
			</span>
		</label>
	);
}

const HIDDEN = "hidden";

/** Every figure of the site with its source. Those that the content confirms can't be changed here. */
function ClaimsField({ name, label }: { name: SettingName; label: string }) {
	const { field } = useController<SettingsFields>({ name });
	const chosen = new Set(field.value.split(" ").filter((claim) => claim !== ""));
	const choose = (claim: string, isOn: boolean) => {
		const next = allClaims.filter(([other]) => (other === claim ? isOn : chosen.has(other))).map(([other]) => other);
		field.onChange(next.join(" "));
	};
	const left = allClaims.filter(([claim, { confirmed }]) => !confirmed && !chosen.has(claim)).length;
	return (
		<fieldset className="m-0 min-w-0 border-0 p-0 @min-[34rem]:col-span-2">
			<legend className="sr-only">{label}</legend>
			<p role="status" className="m-0 mb-2 text-[0.85rem] text-ink-2">
				{left === 0 ? "All claims are confirmed." : `${left} of ${allClaims.length} not confirmed yet`}
			</p>
			<ul className="m-0 list-none border-line border-t p-0">
				{allClaims.map(([claim, { value, label, scope, source, confirmed }]) => (
					<li key={claim} className="border-line border-b">
						<label className="grid cursor-pointer grid-cols-[auto_1fr] gap-x-3 py-2.5">
							<input
								type="checkbox"
								checked={confirmed || chosen.has(claim)}
								disabled={confirmed}
								onChange={({ target }) => choose(claim, target.checked)}
								onBlur={field.onBlur}
								className="mt-0.5 size-5 accent-accent"
							/>
							<span className="min-w-0">
								<span className="block text-[0.92rem] leading-6">
									<span className="font-medium">{value}</span> {label}
								</span>
								<span className="block text-[0.8rem] text-ink-3">
									{scope}. {source}.
								</span>
							</span>
						</label>
					</li>
				))}
			</ul>
		</fieldset>
	);
}

function SettingsForm({ opened, owner }: { opened: SettingsRow; owner: string }) {
	const settings = useSettingsForm(opened, owner);
	const { form, row, step, autosave } = settings;
	const saving = step.name === "saving";
	const [isHistoryOpen, setHistoryOpen] = useState(false);
	const historyButton = useRef<HTMLButtonElement>(null);
	const closeHistory = () => {
		setHistoryOpen(false);
		historyButton.current?.focus();
	};
	const onSubmit = (event: FormEvent) => {
		event.preventDefault();
		settings.save();
	};
	return (
		<FormProvider {...form}>
			<Heading>
				<Button ref={historyButton} tone="line" size="s" aria-haspopup="dialog" onClick={() => setHistoryOpen(true)}>
					<History aria-hidden="true" className="size-4" />
					History
				</Button>
			</Heading>
			<LiveNote row={{ ...row, status: "published", listed: true, published_at: row.updated_at }} />
			<form
				noValidate
				onSubmit={onSubmit}
				data-ready=""
				aria-label="Settings"
				className="@container mt-5 min-w-0 [&_:is(input,button)]:scroll-mt-20 [&_:is(input,button)]:scroll-mb-24"
			>
				<div inert={saving} className={saving ? "opacity-60" : undefined}>
					{autosave.offer ? (
						<AutosaveBar {...autosave.offer} noun="form" onRestore={autosave.restore} onDiscard={autosave.discard} />
					) : null}
					{autosave.foreign ? <ForeignAutosaveBar {...autosave.foreign} onDiscard={autosave.discard} /> : null}
					{settingGroups.map(({ title, note, settings: fields }) => (
						<FormSection key={title} title={title} note={note}>
							{fields.map(({ name, label, hint, kind }) => {
								const Input = inputs[kind ?? "text"];
								return <Input key={name} name={name} label={label} hint={hint} className={kind ? "@min-[34rem]:col-span-2" : undefined} />;
							})}
						</FormSection>
					))}
				</div>
				<Bar settings={settings} />
			</form>
			{isHistoryOpen ? <SettingsHistory isDirty={settings.isDirty} onUse={settings.use} onClose={closeHistory} /> : null}
		</FormProvider>
	);
}

function Bar({ settings }: { settings: ReturnType<typeof useSettingsForm> }) {
	const { step, isDirty, conflict, autosave } = settings;
	const saving = step.name === "saving";
	return (
		<div className="action-bar sticky bottom-3 z-21 mt-2 rounded-box border border-line-strong bg-surface p-2 shadow-pop @min-[39rem]:pl-4">
			{conflict ? (
				<AlertBox>
					<Conflict
						title="The settings were changed elsewhere since you opened them."
						detail="“Keep mine” replaces that change with your values. “Take theirs” replaces your values with that change."
						takeLabel="Take theirs"
						differences={conflict.differences}
						myText={settings.asText}
						onKeepMine={conflict.keepMine}
						onTakeTheirs={conflict.takeTheirs}
					/>
				</AlertBox>
			) : null}
			{step.name === "editing" || step.name === "saving" || step.name === "conflict" ? null : (
				<AlertBox>
					<Failure name={step.name} noun="form" onRetry={settings.save} onSignIn={settings.signIn} />
				</AlertBox>
			)}
			{autosave.fails ? <AutosaveFails /> : null}
			<div className="flex items-center gap-2">
				<div className="mr-auto min-w-0 pl-1">
					<p id="settings-state" role="status" className="m-0 flex items-center gap-2.5 text-[0.88rem] text-ink-2">
						<span aria-hidden="true" className={`size-2 shrink-0 rounded-full ${isDirty || saving ? "bg-accent" : "bg-line-strong"}`} />
						<span className={isDirty && !saving ? "@max-[30rem]:sr-only" : undefined}>
							{saving ? "Saving…" : isDirty ? "Unsaved changes" : "All changes saved"}
						</span>
						{isDirty && !saving ? (
							<span aria-hidden="true" className="@min-[30rem]:hidden">
								Not saved
							</span>
						) : null}
					</p>
				</div>
				{isDirty && !saving ? (
					<Button tone="line" size="s" onClick={settings.discard}>
						Discard
					</Button>
				) : null}
				<Button type="submit" tone="accent" size="s" disabled={saving} aria-describedby="settings-state">
					{saving ? <LoaderCircle aria-hidden="true" className="size-4.5 animate-spin" /> : null}
					<span>Save settings</span>
				</Button>
			</div>
		</div>
	);
}

function Loading() {
	return (
		<div role="status" className="mt-8">
			<span className="sr-only">Loading settings…</span>
			{settingGroups.map(({ title }) => (
				<div key={title} className="grid gap-x-10 gap-y-5 border-line border-t py-9 lg:grid-cols-[200px_minmax(0,1fr)] lg:py-11">
					<Skeleton className="h-5 w-36" />
					<div className="grid gap-x-5 gap-y-5.5 md:grid-cols-2">
						<Skeleton className="h-[50px] rounded-[10px]" />
						<Skeleton className="h-[50px] rounded-[10px]" />
						<Skeleton className="h-[50px] rounded-[10px] md:col-span-2" />
					</div>
				</div>
			))}
		</div>
	);
}

function Failed({ onRetry }: { onRetry: () => void }) {
	return (
		<div className="mt-8">
			<StatusPanel
				kind="error"
				title="The settings couldn't be loaded"
				detail="Check your connection and try again."
				action={<RetryButton onRetry={onRetry} />}
			/>
		</div>
	);
}
