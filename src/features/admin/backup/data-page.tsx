import { BackupPanels } from "./backup-panel";

export function DataPage() {
	return (
		<div className="mx-auto max-w-320">
			<h1 className="m-0 mb-8 font-semibold text-4xl leading-none tracking-[-0.035em]">Data</h1>
			<div className="grid gap-6 lg:grid-cols-[3fr_2fr] lg:items-start">
				<BackupPanels />
			</div>
		</div>
	);
}
