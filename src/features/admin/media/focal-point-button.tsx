import { Crosshair } from "lucide-react";
import { type PointerEvent, useId, useRef, useState } from "react";
import { readPictureFile, uploadCard } from "@/data/pictures/upload";
import { FormFailure } from "@/features/admin/ui/alert";
import { Dialog, DialogTitle, dialogButtons } from "@/features/admin/ui/dialog";
import { logFailure } from "@/features/admin/ui/failures";
import { useMounted } from "@/shared/hooks/use-mounted";
import { Button } from "@/shared/ui/button";
import { addressAt, cardAt, type FocalPoint, isMiddle, MIDDLE, readUpload, STEP, snapToStep } from "./focal-point";
import { drawCardAt } from "./prepare-picture";

interface FocalPointButtonProps {
	/** As typed in the form. Only uploaded pictures have focal points. */
	address: string;
	/** What the picture is for, such as "Picture URL". */
	named: string;
	onChange: (address: string) => void;
}

/** Opens the choice of the part of an uploaded picture that stays visible where the site crops it. */
export function FocalPointButton({ address, named, onChange }: FocalPointButtonProps) {
	const [isOpen, setOpen] = useState(false);
	const upload = readUpload(address);
	if (!upload) return null;
	return (
		<>
			<Button tone="line" size="s" aria-haspopup="dialog" aria-label={`Focal point: ${named}`} onClick={() => setOpen(true)}>
				<Crosshair aria-hidden="true" className="size-4" />
				Focal point
			</Button>
			{isOpen ? <FocalPointDialog upload={upload} onChange={onChange} onClose={() => setOpen(false)} /> : null}
		</>
	);
}

type Upload = NonNullable<ReturnType<typeof readUpload>>;

interface FocalPointDialogProps {
	upload: Upload;
	onChange: (address: string) => void;
	onClose: () => void;
}

function FocalPointDialog({ upload, onChange, onClose }: FocalPointDialogProps) {
	const [point, setPoint] = useState(upload.point);
	const { isBusy, problem, keep } = useKeeping(upload, onChange, onClose);
	return (
		<Dialog kind="card" keepsInput isLocked={isBusy} onClose={onClose} className="w-[min(46rem,94vw)] p-5 sm:p-6">
			<DialogTitle className="m-0 font-semibold text-heading tracking-[-0.02em]">Focal point</DialogTitle>
			<p className="mt-1.5 mb-4 text-[0.92rem] text-ink-2">
				Click or drag to the part that has to stay visible when the picture is cropped.
			</p>
			<div className="grid gap-5 sm:grid-cols-[minmax(0,1fr)_12rem]">
				<div className="min-w-0">
					<PointPicture file={upload.file} point={point} onPoint={setPoint} />
					<div className="mt-3 grid gap-x-5 gap-y-1 sm:grid-cols-2">
						<Range label="From the left" value={point.x} focused onValue={(x) => setPoint({ ...point, x })} />
						<Range label="From the top" value={point.y} onValue={(y) => setPoint({ ...point, y })} />
					</div>
				</div>
				<div className="grid grid-cols-2 content-start gap-4 sm:grid-cols-1">
					<Crop title="Card" file={upload.file} point={point} className="aspect-[16/10]" />
					<Crop title="Link card" file={upload.file} point={point} className="aspect-[1200/630]" />
				</div>
			</div>
			<FormFailure>{problem}</FormFailure>
			<div className={`mt-5 ${dialogButtons}`}>
				<Button tone="accent" aria-disabled={isBusy} onClick={() => void keep(point)}>
					{isBusy ? "Saving…" : "Use this point"}
				</Button>
				<Button tone="line" disabled={isBusy || isMiddle(point)} onClick={() => setPoint(MIDDLE)}>
					Middle
				</Button>
				<Button tone="quiet" disabled={isBusy} onClick={onClose}>
					Cancel
				</Button>
			</div>
		</Dialog>
	);
}

/** Makes the link card around the point, then changes the address. The card is first, because pages rely on it. */
function useKeeping({ file, name, point: before }: Upload, onChange: (address: string) => void, onClose: () => void) {
	const [isBusy, setBusy] = useState(false);
	const [problem, setProblem] = useState<string | null>(null);
	const mounted = useMounted();
	const running = useRef(false);
	const keep = async (point: FocalPoint) => {
		if (running.current) return;
		running.current = true;
		setBusy(true);
		setProblem(null);
		try {
			const card = cardAt(name, point);
			const isNew = point.x !== before.x || point.y !== before.y;
			if (card && isNew) await uploadCard(card, await drawCardAt(await readPictureFile(file), point));
			if (!mounted.current) return;
			if (isNew) onChange(addressAt(file, point));
			onClose();
		} catch (error) {
			logFailure("Focal point", error);
			setProblem("The link card couldn't be made, so nothing was changed. Check your connection and try again.");
		} finally {
			running.current = false;
			setBusy(false);
		}
	};
	return { isBusy, problem, keep };
}

interface PointPictureProps {
	file: string;
	point: FocalPoint;
	onPoint: (point: FocalPoint) => void;
}

/** For pointers; the two sliders below it do the same for keys. */
function PointPicture({ file, point, onPoint }: PointPictureProps) {
	const follow = (event: PointerEvent<HTMLElement>) => {
		const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
		onPoint(snapToStep({ x: ((event.clientX - left) / width) * 100, y: ((event.clientY - top) / height) * 100 }));
	};
	return (
		<div className="grid place-items-center rounded-box border border-line bg-sunken p-2">
			<div
				data-testid="focal-point"
				onPointerDown={(event) => {
					event.currentTarget.setPointerCapture(event.pointerId);
					follow(event);
				}}
				onPointerMove={(event) => event.buttons > 0 && follow(event)}
				className="relative cursor-crosshair touch-none select-none"
			>
				<img
					src={file}
					alt=""
					draggable={false}
					className="block max-h-[min(24rem,32dvh)] sm:max-h-[min(24rem,42dvh)] max-w-full rounded-chip"
				/>
				<span
					aria-hidden="true"
					style={{ left: `${point.x}%`, top: `${point.y}%` }}
					className="pointer-events-none absolute size-7 -translate-1/2 rounded-full border-3 border-white bg-accent/35 shadow-[0_0_0_1.5px_rgb(0_0_0/0.55)]"
				/>
			</div>
		</div>
	);
}

interface RangeProps {
	label: string;
	value: number;
	focused?: boolean;
	onValue: (value: number) => void;
}

function Range({ label, value, focused = false, onValue }: RangeProps) {
	const id = useId();
	return (
		<p className="m-0">
			<label htmlFor={id} className="flex justify-between gap-2 font-medium text-[0.82rem]">
				{label}
				<span aria-hidden="true" className="font-normal text-ink-3 tabular-nums">
					{`${value}%`}
				</span>
			</label>
			<input
				id={id}
				type="range"
				min={0}
				max={100}
				step={STEP}
				value={value}
				aria-valuetext={`${value}%`}
				data-initial-focus={focused ? "" : undefined}
				onChange={({ target }) => onValue(Number(target.value))}
				className="h-6 w-full accent-(--accent)"
			/>
		</p>
	);
}

function Crop({ title, file, point, className }: { title: string; file: string; point: FocalPoint; className: string }) {
	return (
		<figure className="m-0 min-w-0">
			<figcaption className="mb-1.5 label-mono text-ink-3">{title}</figcaption>
			<img
				src={file}
				alt=""
				style={{ objectPosition: `${point.x}% ${point.y}%` }}
				className={`block w-full rounded-chip border border-line object-cover ${className}`}
			/>
		</figure>
	);
}
