import {
	type Announcements,
	closestCenter,
	DndContext,
	type DragEndEvent,
	KeyboardSensor,
	PointerSensor,
	type UniqueIdentifier,
	useSensor,
	useSensors,
} from "@dnd-kit/core";
import {
	rectSortingStrategy,
	SortableContext,
	sortableKeyboardCoordinates,
	useSortable,
	verticalListSortingStrategy,
} from "@dnd-kit/sortable";
import { CSS } from "@dnd-kit/utilities";
import { GripVertical } from "lucide-react";
import { type ReactNode, useMemo, useRef } from "react";
import { classNames } from "@/shared/lib/class-names";
import { useMoveTransition } from "@/shared/motion/admin-motion";

interface SortableListProps {
	label: string;
	/** In list order; an id stays with its entry when the order changes. */
	ids: string[];
	noun: string;
	onMove: (from: number, to: number) => void;
	/** Entries of equal size side by side. */
	isGrid?: boolean;
	className?: string;
	entryClassName: string;
	children: (entry: { handle: ReactNode; position: number; last: boolean }) => ReactNode;
}

/** Reorders by dragging or by keyboard: Space, arrow keys, Space. */
export function SortableList({ label, ids, noun, onMove, isGrid = false, className, entryClassName, children }: SortableListProps) {
	const sensors = useSensors(
		// Distinguishes a drag from a click.
		useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
		useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
	);
	const announcements = useMemo(() => announce(ids, noun), [ids, noun]);
	const list = useRef<HTMLOListElement>(null);
	const skipTransition = useMoveTransition(list, ids);
	const onDragEnd = ({ active, over }: DragEndEvent) => {
		const [from, to] = [ids.indexOf(String(active.id)), over ? ids.indexOf(String(over.id)) : -1];
		if (from < 0 || to < 0 || from === to) return;
		skipTransition();
		onMove(from, to);
	};
	if (ids.length === 0) return null;
	return (
		<DndContext
			sensors={sensors}
			collisionDetection={closestCenter}
			onDragEnd={onDragEnd}
			accessibility={{
				announcements,
				screenReaderInstructions: {
					draggable: `Press Space to pick up the ${noun}, the arrow keys to move it and Space again to drop it. Press Escape to cancel.`,
				},
			}}
		>
			<SortableContext items={ids} strategy={isGrid ? rectSortingStrategy : verticalListSortingStrategy}>
				<ol ref={list} aria-label={label} className={classNames("m-0 list-none p-0", className)}>
					{ids.map((id, position) => (
						<SortableEntry key={id} id={id} handleLabel={`Reorder ${noun} ${position + 1}`} className={entryClassName}>
							{(handle) => children({ handle, position, last: position === ids.length - 1 })}
						</SortableEntry>
					))}
				</ol>
			</SortableContext>
		</DndContext>
	);
}

function announce(ids: string[], noun: string): Announcements {
	const place = (id: UniqueIdentifier) => `${ids.indexOf(String(id)) + 1} of ${ids.length}`;
	const name = (id: UniqueIdentifier) => `${noun.charAt(0).toUpperCase()}${noun.slice(1)} ${ids.indexOf(String(id)) + 1}`;
	// Skip the first announcement over the entry's own place: it would cut off the previous one.
	let isFirst = true;
	return {
		onDragStart: ({ active }) => {
			isFirst = true;
			return `${name(active.id)} picked up.`;
		},
		onDragOver: ({ active, over }) => {
			if (isFirst) {
				isFirst = false;
				if (over?.id === active.id) return undefined;
			}
			return over ? `${name(active.id)} is over position ${place(over.id)}.` : `${name(active.id)} isn't over a position.`;
		},
		onDragEnd: ({ active, over }) =>
			over ? `${name(active.id)} dropped at position ${place(over.id)}.` : `${name(active.id)} dropped at its old position.`,
		onDragCancel: ({ active }) => `${name(active.id)} stays at position ${place(active.id)}.`,
	};
}

interface SortableEntryProps {
	id: string;
	handleLabel: string;
	className: string;
	children: (handle: ReactNode) => ReactNode;
}

function SortableEntry({ id, handleLabel, className, children }: SortableEntryProps) {
	const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({ id });
	const handle = (
		<button
			{...attributes}
			{...listeners}
			ref={setActivatorNodeRef}
			type="button"
			aria-label={handleLabel}
			title="Drag, or press Space and the arrow keys"
			className="grid size-8 shrink-0 cursor-grab touch-none place-items-center rounded-chip text-ink-3 transition-colors hover:bg-sunken hover:text-ink active:cursor-grabbing"
		>
			<GripVertical aria-hidden="true" className="size-4" />
		</button>
	);
	return (
		<li
			ref={setNodeRef}
			style={{ transform: CSS.Translate.toString(transform), transition }}
			className={classNames(
				className,
				"motion-reduce:transition-none!",
				isDragging && "relative z-10 rounded-[10px] bg-surface shadow-pop",
			)}
		>
			{children(handle)}
		</li>
	);
}
