import { Search } from "lucide-react";

interface SearchBoxProps {
	value: string;
	onChange: (value: string) => void;
	className?: string;
}

/** Finds pictures by the name of the file and by what it says in words. */
export function SearchBox({ value, onChange, className }: SearchBoxProps) {
	return (
		<label className={className}>
			<span className="sr-only">Search pictures</span>
			<span className="relative block">
				<Search aria-hidden="true" className="absolute top-1/2 left-3 size-4 -translate-y-1/2 text-ink-3" />
				<input
					type="search"
					value={value}
					onChange={(event) => onChange(event.target.value)}
					placeholder="Search name or alternative text"
					autoComplete="off"
					className="control h-9 py-0 pl-9 text-[0.9rem]"
				/>
			</span>
		</label>
	);
}
