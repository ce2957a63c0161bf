import { paths } from "../../paths";
import type { ServicePage } from "../page-schema";

export const page: ServicePage = {
	id: "iot",
	seo: {
		title: "IoT Hardware, Firmware and Alarms",
		description:
			"Connected sensors with reliable alarms, proven in a two-week pilot on your site. Save site visits and energy from $12,000 in 8-14 weeks.",
		keywords: ["IoT development", "LoRaWAN", "Zephyr firmware", "MQTT", "TimescaleDB"],
	},
	service: {
		name: "IoT Development",
		type: "Internet of things development",
		description: "Sensor hardware with firmware, messaging and alarm rules, piloted on the customer’s site as part of the project.",
	},
	hero: {
		variant: "reverse",
		title: "IoT systems that help your team act within minutes.",
		lead: "For pharmacies, food stores, farms and plants, we build sensors and alarms as one system. The right colleague hears about a warm cold room while the stock can still be saved. A two-week pilot with twenty sensors replaces our example figures with yours, and the finished system is live in 8-14 weeks.",
		actions: [
			{ kind: "scoping", text: "Plan a Pilot", source: "iot-hero" },
			{ kind: "link", text: "Write to an Engineer", href: paths.contact },
		],
		proof: { text: "No public IoT case study yet: a pilot must meet your targets", href: paths.contact },
	},
	sections: [
		{
			kind: "demo",
			name: "Circuit",
			title: "When a cold room warms up, a phone rings within ten minutes.",
			lead: "This example follows one temperature reading from the sensor to a ringing phone. Each step shows its time, its energy use and where data is kept during an outage.",
			caption:
				"Worked example for one sensor that measures once a minute and sends every five minutes, or immediately above the limit. It uses LoRaWAN at SF9 with 10-byte packets, a current of 40 mA while sending, and 3% random packet loss. Longer interruptions, such as a closed steel door, are covered by the sensor’s memory.",
		},
		{
			kind: "stack",
			variant: "tiles",
			name: "Parts",
			title: "The technology behind a reliable alarm system.",
			items: [
				{
					icon: "thermometer",
					title: "Probes and cells",
					technologies: ["SHT45", "PT100", "4-20 mA", "Li-SOCl2"],
					text: "Probes with low drift save calibration visits, while the selected cells keep enough capacity at minus twenty degrees Celsius.",
				},
				{
					icon: "cpu",
					title: "Controllers",
					technologies: ["ESP32", "nRF52840", "STM32U5", "ATECC608B"],
					text: "Devices on mains power use an ESP32. Battery devices get an ultra-low-power controller, and both include a security chip.",
				},
				{
					icon: "terminal",
					title: "Firmware",
					technologies: ["Zephyr", "MCUboot", "C", "Rust"],
					text: "One code base serves all boards, which makes new features faster to release. Devices accept only updates you have approved.",
				},
				{
					icon: "antenna",
					title: "Radio",
					technologies: ["LoRaWAN", "BLE", "LTE-M", "NB-IoT"],
					text: "LoRaWAN covers whole buildings and Bluetooth a single floor, whereas vehicles use mobile networks. A site survey confirms the choice.",
				},
				{
					icon: "plug",
					title: "Gateways",
					technologies: ["Yocto", "ChirpStack", "Modbus", "OPC UA"],
					text: "Gateways can also read the machines you already have, which often saves half of the planned sensors.",
				},
				{
					icon: "radio",
					title: "Messages",
					technologies: ["MQTT 5", "EMQX", "Mosquitto", "Protobuf"],
					text: "The server confirms messages once they are stored safely and removes duplicates automatically.",
				},
				{
					icon: "database",
					title: "History",
					technologies: ["TimescaleDB", "PostgreSQL", "Grafana"],
					text: "Raw values are kept for 90 days and hourly averages for ten years. A full year of one sensor opens in under a second.",
				},
				{
					icon: "bell",
					title: "Alarms",
					technologies: ["Exotel", "Twilio", "SMS", "Push"],
					text: "Calls run through two phone carriers, so an alarm still gets through when one of the networks is unavailable.",
				},
			],
		},
		{
			kind: "features",
			variant: "ledger",
			name: "Strengths",
			title: "How your operations team benefits from a connected system.",
			items: [
				{
					icon: "battery",
					title: "Predictable battery life",
					text: "We record the current of a sensor for a week in a cold chamber with a weak signal. The result is a realistic battery life for your budget, and it often helps us find settings that increase it.",
					highlight: "Battery report based on a one-week measurement",
				},
				{
					icon: "wifi-off",
					title: "Complete data after outages",
					text: "Devices and servers store readings until the next part confirms them. During the pilot we disconnect the internet for a full day and show you that the record is still complete.",
					highlight: "24-hour outage trial on your site",
				},
				{
					icon: "refresh",
					title: "Automatic updates",
					text: "New firmware is installed next to the current version. A device that sends no report within ten minutes returns to the old version by itself, so your installers don’t have to climb up to it.",
					highlight: "Automatic rollback demonstrated on five devices",
				},
				{
					icon: "key",
					title: "Individual security keys",
					text: "Devices generate a private key inside their security chip. You can revoke the key of a stolen sensor in one step while the rest of the network continues to work.",
					highlight: "Revocation demonstrated during the pilot",
				},
				{
					icon: "bell",
					title: "Reliable alarms",
					text: "Alarms go to a named owner after an agreed waiting time. Four weeks after the start we review them with you and remove the ones no one needed, so people keep reacting quickly.",
					highlight: "Goal of fewer than two false alarms per site and month",
				},
			],
		},
		{
			kind: "phases",
			variant: "line",
			name: "Lifecycle",
			title: "Twelve steps from the first idea to yearly service.",
			items: [
				{
					title: "Decision",
					text: "Together we define which decisions the new data should improve and how much money an early warning saves.",
					activities: ["Decision list", "Agreed limits", "Savings estimate"],
				},
				{
					title: "Site survey",
					text: "An engineer checks the signal at all planned mounting points, even in basements or behind steel doors.",
					activities: ["Signal map", "Mounting points"],
				},
				{
					title: "Probe",
					text: "We select the probe by accuracy and response time, because good data at the source improves all later steps.",
					activities: ["Accuracy budget", "Calibration plan", "Second source"],
				},
				{
					title: "Bench",
					text: "Development kits with the real probe send their first values to the dashboard your team will use later.",
					activities: ["Live dashboard", "Open questions"],
				},
				{
					title: "Power budget",
					text: "You choose the sending interval from a table with the expected battery life, which saves expensive battery changes.",
					activities: ["Energy table", "Battery forecast"],
				},
				{
					title: "Board and housing",
					text: "Our hardware engineers design the circuit and the enclosure, which a second engineer reviews before production.",
					activities: ["Schematic review", "Prototype boards", "IP67 enclosure"],
				},
				{
					title: "Firmware",
					text: "Storage and update functions are developed first. A rack interrupts the power 1,000 times to confirm a clean restart.",
					activities: ["Restart protocol", "Fault codes"],
				},
				{
					title: "Rules",
					text: "Limits and call lists can be adjusted at any time. New rules run on last month’s readings to show how many alarms to expect.",
					activities: ["Alarm forecast", "Call list"],
				},
				{
					title: "Field pilot",
					text: "Twenty devices run for two weeks with your staff, and the report shows data quality and battery use as well as the benefit for your team.",
					activities: ["Quality report", "Raw data", "Rollout decision"],
				},
				{
					title: "Approval",
					text: "Certified radio modules and an early measurement in a rented chamber help you obtain CE, FCC or WPC approval faster.",
					activities: ["Emissions scan", "Approval documents", "Transport papers"],
				},
				{
					title: "Installation",
					text: "Installers scan the device and photograph it with an app, which confirms the connection to two gateways immediately.",
					activities: ["Installation app", "Connection check", "Installation plan"],
				},
				{
					title: "Upkeep",
					text: "Weak batteries and drifting probes appear in one list per floor, so a single visit takes care of all of them.",
					activities: ["Visit list", "Yearly calibration", "Security updates"],
				},
			],
			note: "Steps 4 to 7 run in parallel, and many projects save time in step 6 by using certified boards.",
		},
		{
			kind: "closing",
			title: "Which event would you like to hear about sooner?",
			text: "A warm freezer or a dry pump is a good start. We reply within 24 hours, and after a free 30-minute call you know the expected battery life and the price of a pilot with twenty devices.",
			actions: [
				{ kind: "scoping", text: "Start Your Project", source: "iot-cta" },
				{ kind: "link", text: "Contact Us", href: paths.contact },
			],
		},
	],
};
