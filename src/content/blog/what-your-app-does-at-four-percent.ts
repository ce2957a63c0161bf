import type { StaticPost } from "./post-schema";

export const post: StaticPost = {
	id: "57a71c00-0000-4000-8000-000000000002",
	slug: "what-your-app-does-at-four-percent",
	title: "What your app does at four percent battery",
	excerpt:
		"Users keep apps that never lose their work. This guide shows what to save and when, with commands to rehearse low battery on Android and iOS.",
	content: `<p>An app that still has your half-finished form after the battery died earns a lot of trust. It also saves you support calls and one-star reviews. The work is modest if you know what the phone does when power runs low. Four percent isn’t a state your app can be in. It’s an estimate by the battery, and it comes with several decisions the system makes on its own: stop background work, freeze the app, end it, shut down. They follow different rules, so I check them separately.</p>
<h2>How an app ends, and what remains</h2>
<table>
<thead><tr><th>The app is</th><th>Android</th><th>iOS</th><th>What is left</th></tr></thead>
<tbody>
<tr><td>left for another app</td><td>Stopped, then cached; recent versions freeze it</td><td>Suspended within seconds</td><td>Everything, in memory</td></tr>
<tr><td>killed for memory</td><td>No callback, but the task stays in Recents</td><td>No callback once suspended</td><td>Disk, and the small state handed to the system earlier</td></tr>
<tr><td>swiped away</td><td>Task and saved state gone, scheduled jobs remain</td><td>No background launch until opened again</td><td>Disk</td></tr>
<tr><td>stopped in the settings</td><td>Alarms and jobs canceled until opened again</td><td>No such button</td><td>Disk</td></tr>
<tr><td>without power</td><td>Nothing runs</td><td>Nothing runs</td><td>Data already on the flash chip</td></tr>
</tbody>
</table>
<p>Forms get lost in the second row. After <code>onStop</code> returns, Android can end the process at any time, and <code>onDestroy</code> isn’t guaranteed. On iOS, the callback for entering the background is the last reliable one. It has about five seconds to return, and about thirty if the app asks for more. <code>applicationWillTerminate</code> isn’t called for a suspended app, so saving on exit works in demos only.</p>
<h2>What the low-power switch takes away</h2>
<p>Battery level and power-saving mode are two different things. A user can turn on the saver at 80% and decline it at 4%, so read the mode: <code>PowerManager.isPowerSaveMode</code> on Android, <code>ProcessInfo.isLowPowerModeEnabled</code> on iOS. Both announce changes while the app is running.</p>
<p>In Low Power Mode, iOS pauses optional work and background refresh. It also lowers processor speed and locks the screen sooner. It offers the mode at 20% and again at 10%, and turns it off at 80% on a charger. On Android the exact list depends on the maker. On plain builds, apps in the background lose the network, and location can stop with the screen. In addition, jobs that require a healthy battery stop at the warning level, usually 15%.</p>
<p>Android also ranks apps by use. An app that is opened once in a few weeks falls into the <em>rare</em> bucket, where all its scheduled jobs together get ten minutes in 24 hours. In <em>restricted</em> they run in one batch a day. A charger lifts most of this. Your own phone is usually plugged in and opens your app forty times a day, so you won’t see this effect there.</p>
<h2>What to save, and when</h2>
<p>My rule is to save when something changes. Leaving the app is too late for everything in this table except its last row.</p>
<table>
<thead><tr><th>What</th><th>Where</th><th>When</th></tr></thead>
<tbody>
<tr><td>Text being typed</td><td>Local database, one draft row</td><td>500 ms after the last key, and immediately when the field loses focus</td></tr>
<tr><td>Photo</td><td>File, then a row that names it</td><td>Before the preview</td></tr>
<tr><td>An order or payment</td><td>Row with a unique key, state “sending”</td><td>Before the request</td></tr>
<tr><td>Upload progress</td><td>Number of the last confirmed part</td><td>When the server confirms it</td></tr>
<tr><td>Which screen, which record, scroll position</td><td>Saved instance state, scene restoration</td><td>When the system asks</td></tr>
</tbody>
</table>
<p>Keep the last row small. Android passes it through a buffer of 1 MB shared by the whole process, and its guide recommends less than 50 kB. Store identifiers there and read the records from the database.</p>
<p>An ended process and an empty battery differ in one important way. Data committed by SQLite survives the end of the process, because the pages already belong to the system. It might not survive a power cut: in write-ahead mode with <code>synchronous = NORMAL</code> the newest commits can roll back, although the file stays intact. I use <code>FULL</code> for the few records that involve money or signatures, and I measure it, since such a commit waits for the flash chip. On Apple’s systems, a plain <code>fsync</code> hands data to the drive and doesn’t make it write, whereas <code>F_FULLFSYNC</code> does.</p>
<h2>After the restart</h2>
<p>Imagine the phone dies in the evening and restarts on the charger, still locked. Until the first unlock, files and keychain items with the usual iOS protection can’t be read. An app started by the system at that moment finds no token, assumes the user is signed out, deletes its cache and greets the owner with a login form. Treat error −25308 as “ask later” and keep the session. Android doesn’t start ordinary apps before the first unlock. Only components that support direct boot run, and they see a separate storage with none of your tables.</p>
<h2>A test list for Android</h2>
<pre><code># 4%, saver on. The cable still charges; the system no longer knows
adb shell dumpsys battery unplug
adb shell dumpsys battery set level 4
adb shell settings put global low_power 1

# Killed for memory: half a form, Home, kill, back through Recents
adb shell input keyevent KEYCODE_HOME
adb shell am kill com.example.app

# Why the last processes ended (Android 11 and later)
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
<p><code>am kill</code> ends only processes that are safe to end, so it does nothing while the app is visible or runs a foreground service. <code>am force-stop</code> always works, but it represents the fourth row of the first table instead of the second: no saved state and no jobs. Teams that confuse the two either chase a bug their users don’t have or overlook the real one.</p>
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
<p>Low Power Mode has no command, so use Settings, Battery. <code>simctl status_bar</code> can draw a battery of 4%, but it only changes the picture. The debugger keeps an app from being suspended, which means that success under Xcode says little about the background. Swiping the app away is the third row of the table and doesn’t replace the memory check.</p>
<h2>Where you need more</h2>
<p>Navigation, alarms, calls and glucose monitors are made to run in the background. They need special permissions and foreground services, along with a user who knows what they cost in battery.</p>
<p>Some Android makers add task killers that none of these commands can imitate. I recommend buying two of those phones and leaving them in a drawer overnight. A few inputs should stay in memory only, such as passwords and card numbers. The form can explain that when it comes back empty. In a web view the same rules apply with fewer events: <a href="https://developer.mozilla.org/en-US/docs/Web/API/Document/visibilitychange_event">visibilitychange</a> is the last one to rely on.</p>
<p>Run both lists once per release, on one inexpensive phone and one old one. <a href="/mobile-apps">Our page on mobile apps</a> shows the same subject from the user’s point of view.</p>`,
	author: {
		name: "Vikram Sethi",
		bio: "Builds mobile apps and databases.",
	},
	category: "Mobile Development",
	tags: ["Android", "iOS", "Battery", "App lifecycle"],
	publishedDate: "2026-07-14",
	image: "/media/posts/what-your-app-does-at-four-percent.webp",
	imageAlt: "A phone burned down like a candle to its last four percent, its draft saved, between four apps that are already put out.",
	sample: true,
};
