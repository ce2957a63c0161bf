import type { StaticPost } from "./post-schema";

export const post: StaticPost = {
	id: "57a71c00-0000-4000-8000-000000000002",
	slug: "what-your-app-does-at-four-percent",
	title: "What your app does at four percent",
	excerpt:
		"Android and iOS take an app away in five ways, and each leaves something else behind. What to save, at which moment, and the commands that rehearse it.",
	content: `<p>Four percent is not a state that an app can be in. It is a number from the battery’s own estimate, and it arrives together with several decisions that the system takes without asking: stop background work, freeze the process, kill the process, shut down. Each has different rules and a different test.</p>
<h2>Five ways to go, five remainders</h2>
<table>
<thead><tr><th>The app is</th><th>Android</th><th>iOS</th><th>What is left</th></tr></thead>
<tbody>
<tr><td>left for another app</td><td>Stopped, then cached; recent versions freeze it</td><td>Suspended within seconds</td><td>Everything, in memory</td></tr>
<tr><td>killed for memory</td><td>No callback; the task stays in Recents</td><td>No callback once suspended</td><td>Disk, and the small state handed to the system before</td></tr>
<tr><td>swiped away</td><td>Task and saved state gone; scheduled jobs remain</td><td>No background launch until opened again</td><td>Disk</td></tr>
<tr><td>stopped in the settings</td><td>Alarms and jobs canceled until opened again</td><td>No such button</td><td>Disk</td></tr>
<tr><td>without power</td><td>Nothing runs</td><td>Nothing runs</td><td>What had reached the flash chip</td></tr>
</tbody>
</table>
<p>Forms get lost in the second row. After <code>onStop</code> returns, Android may end the process at any time, and <code>onDestroy</code> is not promised. On iOS the call that the app enters the background is the last reliable one; it has about five seconds to return, and about thirty if the app asks for more. <code>applicationWillTerminate</code> is not called for an app that is suspended. Code that saves on exit saves on the exits that happen in demonstrations.</p>
<h2>What the low-power switch takes away</h2>
<p>The level and the mode are two things. A user can turn on the saver at 80%, and can decline it at 4%, so read the mode: <code>PowerManager.isPowerSaveMode</code> on Android, <code>ProcessInfo.isLowPowerModeEnabled</code> on iOS. Both announce changes while the app runs.</p>
<p>In Low Power Mode iOS pauses discretionary work and background refresh, lowers processor speed and brightness, and locks the screen sooner. It offers the mode at 20% and again at 10%, and turns it off at 80% on a charger. On Android the exact list is the maker’s; on plain builds apps in the background lose the network, and location may stop with the screen. Separately, jobs that ask for a battery that is not low stop at the warning level, usually 15%.</p>
<p>Android also ranks apps by use. One that is opened every few weeks falls into the <em>rare</em> bucket, where all its scheduled jobs together get ten minutes in 24 hours; in <em>restricted</em> they run in one batch a day. A charger lifts most of this. Your own phone, which is plugged in and on which your app is opened forty times a day, will never show it to you.</p>
<h2>What to save, and when</h2>
<p>Save when something changes. Leaving is too late for everything in this table except its last row.</p>
<table>
<thead><tr><th>What</th><th>Where</th><th>When</th></tr></thead>
<tbody>
<tr><td>Text being typed</td><td>Local database, one draft row</td><td>500 ms after the last key, and at once when the field loses focus</td></tr>
<tr><td>Photograph</td><td>File, then a row that names it</td><td>Before the preview appears</td></tr>
<tr><td>An order or payment</td><td>Row with its own key, state “sending”</td><td>Before the request leaves</td></tr>
<tr><td>Upload progress</td><td>Number of the last confirmed part</td><td>When the server confirms it</td></tr>
<tr><td>Which screen, which record, scroll position</td><td>Saved instance state, scene restoration</td><td>When the system asks</td></tr>
</tbody>
</table>
<p>The last row must stay small. Android passes it through a buffer of 1 MB that the whole process shares, and its guide recommends less than 50 kB. Put identifiers in it and read the records from the database.</p>
<p>A killed process and a dead battery differ in one way that matters. What SQLite has committed survives a kill, because the pages belong to the system by then. It may not survive a power cut: in write-ahead mode with <code>synchronous = NORMAL</code> the newest commits can roll back, though the file stays sound. Use <code>FULL</code> for the few records that are money or signatures, and measure: each such commit waits for the flash chip. On Apple’s systems a plain <code>fsync</code> hands data to the drive without making it write; <code>F_FULLFSYNC</code> asks for that.</p>
<h2>The morning after</h2>
<p>The phone died at night, charges until the morning and restarts, still locked. Before the first unlock, files and keychain items with the usual iOS protection cannot be read. An app that the system launches at that moment finds no token, concludes that nobody is signed in, deletes its cache and greets the owner with a login form. Treat error −25308 as “ask later” and never as “signed out”. Android does not start ordinary apps before the unlock, only components that declare themselves aware of direct boot, and those see a separate storage without your tables.</p>
<h2>A test list for Android</h2>
<pre><code># 4%, saver on. The cable still charges; the system no longer knows
adb shell dumpsys battery unplug
adb shell dumpsys battery set level 4
adb shell settings put global low_power 1

# Killed for memory: half a form, Home, kill, back through Recents
adb shell input keyevent KEYCODE_HOME
adb shell am kill com.example.app

# The reasons of the last deaths (Android 11 and later)
adb shell dumpsys activity exit-info com.example.app

# Rarely used; the answer should be 40
adb shell am set-standby-bucket com.example.app rare
adb shell am get-standby-bucket com.example.app

# Asleep on a table, then awake
adb shell input keyevent KEYCODE_SLEEP
adb shell dumpsys deviceidle force-idle
adb shell dumpsys deviceidle unforce

# Which jobs wait, and for which constraint
adb shell dumpsys jobscheduler com.example.app

# Put the phone back
adb shell am set-standby-bucket com.example.app active
adb shell settings put global low_power 0
adb shell dumpsys battery reset</code></pre>
<p><code>am kill</code> ends only what is safe to end, so it does nothing while the app is visible or holds a foreground service. <code>am force-stop</code> always works and tests the fourth row of the first table instead of the second: no saved state, no jobs. Teams that use it either see a bug that users do not have, or miss the one they do.</p>
<h2>A test list for iOS</h2>
<pre><code># On a phone: start the app from its Home screen, go Home, find its pid
xcrun devicectl device info processes --device &lt;device&gt;
xcrun devicectl device process sendMemoryWarning --device &lt;device&gt; --pid &lt;pid&gt;
xcrun devicectl device process terminate --device &lt;device&gt; --pid &lt;pid&gt; --kill

# In the simulator
xcrun simctl terminate booted com.example.app

# Background refresh: on a phone, in the paused debugger, after submitting it
e -l objc -- (void)[[BGTaskScheduler sharedScheduler] _simulateLaunchForTaskWithIdentifier:@"com.example.app.sync"]
e -l objc -- (void)[[BGTaskScheduler sharedScheduler] _simulateExpirationForTaskWithIdentifier:@"com.example.app.sync"]</code></pre>
<p>Low Power Mode has no command: Settings, Battery. <code>simctl status_bar</code> can draw a battery of 4%, and draws it only. The debugger keeps an app from being suspended, so whatever works under Xcode has not been tested in the background. And swiping the app away is no test of a memory kill; it is the third row.</p>
<h2>Where this is wrong or not enough</h2>
<p>Navigation, alarms, calls and glucose monitors exist to run in the background. They need the system’s own entitlements and foreground services, and a user who was told what they cost in battery. Advice to wait politely would make them useless.</p>
<p>Some Android makers add task killers that no command above imitates; buy two of those phones and leave them in a drawer overnight. Not every keystroke may be saved: card numbers, one-time codes and passwords stay in memory, and the form says so when it comes back empty. In a web view the same rules hold with fewer events: <a href="https://developer.mozilla.org/en-US/docs/Web/API/Document/visibilitychange_event">visibilitychange</a> is the last one to rely on.</p>
<p>Run both lists by hand once per release, on one cheap phone and one old one. <a href="/mobile-apps">Our page on mobile apps</a> shows the same battery from the owner’s side.</p>`,
	author: { name: "Vikram Sethi", bio: "Engineer between phone and database." },
	category: "Mobile Development",
	tags: ["Android", "iOS", "Battery", "App lifecycle"],
	publishedDate: "2026-07-14",
	image: "/media/posts/what-your-app-does-at-four-percent.webp",
	imageAlt: "A phone burned down like a candle to its last four percent, its draft saved, between four apps that are already put out.",
	sample: true,
};
