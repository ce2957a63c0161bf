const day = [
	{
		time: "06:50",
		at: "left-[5.2%] top-[6%]",
		title: "Lift",
		phone: "No network for 38 seconds, beginning with the tap on Pay.",
		app: "Gives the order a key, says “waiting”, and tries again with the same key. The bank sees one order.",
		test: "Cut the line between request and answer. One charge, or no release.",
		commands: ["adb shell svc data disable"],
	},
	{
		time: "08:40",
		at: "left-[16.7%] top-[16%]",
		title: "Metro tunnel",
		phone: "Two bars, no data. The phone believes that it is online, which is worse than knowing that it is not.",
		app: "Stops waiting after four seconds, shows the timetable that it has with its age, and retries by itself.",
		test: "Every screen says something true within five seconds.",
		commands: ["adb emu network delay gprs", "adb emu network speed gsm"],
	},
	{
		time: "11:00",
		at: "left-[31.3%] top-[29%]",
		title: "Airplane mode",
		phone: "Two hours in the air. It lands in another time zone, and a colleague has edited the same record.",
		app: "Sends its queue in order, with the times of writing, and asks only where both changed the same field.",
		test: "Edit one record on two phones, reconnect in either order. Nothing typed disappears.",
		commands: ["adb shell cmd connectivity airplane-mode enable"],
	},
	{
		time: "15:20",
		at: "left-[58.3%] top-[45%]",
		title: "Full storage",
		phone: "A cheap phone with 58 MB free of 32 GB. The photo of the damage does not fit.",
		app: "Empties its own cache, shrinks the photo before writing it, and reports a failed save while the damage is still in view.",
		test: "Fill the disk, take ten photos. Ten are there, or the missing ones were announced.",
		commands: ["adb shell dd if=/dev/zero of=/sdcard/fill bs=1M"],
	},
	{
		time: "17:50",
		at: "left-[74%] top-[73%]",
		title: "Killed in the background",
		phone: "Camera and map need memory, so the system ends your app in the middle of a form.",
		app: "Kept every field when it was left. It opens on the same page, with the same draft.",
		test: "Press Home, kill the process, return. The form is as it was.",
		commands: ["adb shell am kill com.example.app"],
	},
	{
		time: "21:10",
		at: "left-[94.8%] top-[96%]",
		title: "4% battery",
		phone: "Power saver: background work waits, location is rare, the screen is dim.",
		app: "Drops the map, keeps the ticket readable, and sends only what cannot wait until morning.",
		test: "From the icon to the ticket in two taps, with the saver on.",
		commands: ["adb shell dumpsys battery unplug", "adb shell settings put global low_power 1"],
	},
];
/** Charge in percent from the top, by minutes after 06:00. */
const charge = "0,4 50,6 120,12 160,16 190,22 300,29 425,31 560,45 630,56 710,73 810,85 910,96 930,97 960,88";
const hours = ["06:00", "10:00", "14:00", "18:00", "22:00"];

const columns = "sm:grid-cols-[5.5rem_minmax(0,1fr)] lg:grid-cols-[5.5rem_minmax(0,4fr)_minmax(0,4fr)_minmax(0,5fr)]";

/** One day of a phone: its battery and its network, and what an app does at each station. */
export function Exhibit() {
	return (
		<>
			<div aria-hidden="true" className="rounded-card bg-(--code) p-[clamp(16px,2.6vw,36px)] text-paper">
				<div className="relative h-[clamp(210px,30vw,360px)]">
					<p className="absolute top-0 right-[0.07em] m-0 font-semibold text-[clamp(4.5rem,1rem+13vw,12rem)] leading-[0.8] tracking-[-0.07em]">
						4%
					</p>
					<svg aria-hidden="true" viewBox="0 0 960 100" preserveAspectRatio="none" className="absolute inset-0 size-full">
						<g className="fill-paper opacity-20">
							<rect x="47" width="6" height="100" />
							<rect x="150" width="24" height="100" />
							<rect x="300" width="125" height="100" />
						</g>
						<polygon points={`0,100 ${charge} 960,100`} className="fill-paper opacity-20" />
						<polyline points={charge} vectorEffect="non-scaling-stroke" className="fill-none stroke-2 stroke-paper" />
					</svg>
					{day.map(({ time, at, title }, index) => (
						<span
							key={time}
							className={`absolute grid size-6 -translate-x-1/2 -translate-y-1/2 place-items-center rounded-full bg-paper font-mono font-semibold text-(--code) text-[0.78rem] leading-none ${at}`}
						>
							{index + 1}
							<span className="absolute bottom-full left-full whitespace-nowrap font-medium font-sans text-[0.92rem] text-paper max-lg:hidden">
								{index < day.length - 1 ? title : null}
							</span>
						</span>
					))}
				</div>
				<p className="mt-4 mb-0 flex justify-between border-current/40 border-t pt-2.5 font-mono text-[0.75rem]">
					{hours.map((hour) => (
						<span key={hour}>{hour}</span>
					))}
				</p>
				<p className="mt-2 mb-0 text-[0.86rem]">Charge of one cheap phone in the course of a day. Stripes: no usable network.</p>
			</div>
			<p aria-hidden="true" className={`label-mono mt-8 mb-3 grid gap-x-8 text-ink-3 max-lg:hidden ${columns}`}>
				<span>Time</span>
				<span>The phone</span>
				<span>The app</span>
				<span>The test</span>
			</p>
			<ol className="m-0 list-none border-line-strong border-b p-0 max-lg:mt-6">
				{day.map(({ time, title, phone, app, test, commands }, index) => (
					<li key={time} className={`grid gap-x-8 gap-y-3 border-line-strong border-t py-6 ${columns}`}>
						<p className="m-0 flex items-baseline gap-3 font-semibold text-heading tabular-nums tracking-[-0.02em] sm:grid sm:content-start sm:gap-2.5">
							{time}
							<span
								aria-hidden="true"
								className="grid size-6 place-items-center self-center rounded-full bg-(--code) font-mono text-[0.78rem] text-paper leading-none tracking-normal sm:self-auto"
							>
								{index + 1}
							</span>
						</p>
						<div>
							<h3 className="m-0 font-semibold text-heading leading-snug tracking-[-0.02em]">{title}</h3>
							<p className="mt-1.5 mb-0 text-ink-2">{phone}</p>
						</div>
						<p className="m-0 max-lg:mt-1 sm:max-lg:col-start-2">
							<span className="label-mono mb-1 block text-ink-3 lg:sr-only">The app</span>
							{app}
						</p>
						<div className="sm:max-lg:col-start-2">
							<p className="m-0 text-ink-2">
								<span className="label-mono mb-1 block text-ink-3 lg:sr-only">The test</span>
								{test}
							</p>
							<code className="mt-2.5 block rounded-chip bg-sunken px-3 py-2 font-mono text-[0.78rem] leading-relaxed">
								{commands.map((command) => (
									<span key={command} className="block break-words">
										{command}
									</span>
								))}
							</code>
						</div>
					</li>
				))}
			</ol>
		</>
	);
}
