import { paths } from "../../paths";
import type { ServicePage } from "../page-schema";

export const page: ServicePage = {
	id: "iot",
	seo: {
		title: "IoT Hardware, Firmware and Alarms",
		description:
			"Sensor nodes, radio, gateways and alarm rules from one team, with packet loss and battery current measured on your site. From $12,000 in 8-14 weeks.",
		keywords: ["IoT development", "LoRaWAN", "Zephyr firmware", "MQTT", "TimescaleDB"],
	},
	service: {
		name: "IoT Development",
		type: "Internet of things development",
		description: "Sensor hardware, firmware, gateways, messaging and alarm rules, piloted on the customer’s site before rollout.",
	},
	hero: {
		variant: "reverse",
		title: "Every reading arrives, or you learn why it did not.",
		lead: "We build the whole way from the probe to the person who gets out of bed: circuit, radio, gateway, rule, call. Tried between your walls before you buy the second hundred.",
		actions: [
			{ kind: "scoping", text: "Plan a Pilot", source: "iot-hero" },
			{ kind: "link", text: "Write to an Engineer", href: paths.contact },
		],
	},
	sections: [
		{
			kind: "demo",
			name: "Circuit",
			title: "The network takes 0.3 seconds. The rest is decisions.",
			lead: "One reading, from a cold room that passes 8 °C to the telephone that rings: what each hop takes, what it costs, and what it keeps while the next one is down.",
			caption:
				"Worked example for one node: measured every minute, sent every five and at once above the limit; LoRaWAN at SF9, 10 bytes, 40 mA while sending. Packets are assumed to fail independently, 3 in 100; a steel door that stays shut for an hour does not work like that, which is what the flash is for.",
		},
		{
			kind: "stack",
			variant: "tiles",
			name: "Parts",
			title: "Eight parts, from the cell to the call.",
			items: [
				{
					icon: "thermometer",
					title: "Probes and cells",
					technologies: ["SHT45", "PT100", "4-20 mA", "Li-SOCl2"],
					text: "The probe is chosen by drift per year, the cell by what it still gives at minus twenty.",
				},
				{
					icon: "cpu",
					title: "Controllers",
					technologies: ["ESP32", "nRF52840", "STM32U5", "ATECC608B"],
					text: "ESP32 where there is a socket, an ultra-low-power part where there is none, a secure element in both.",
				},
				{
					icon: "terminal",
					title: "Firmware",
					technologies: ["Zephyr", "MCUboot", "C", "Rust"],
					text: "One code base for every board, and a bootloader that accepts nothing without our signature and your release.",
				},
				{
					icon: "antenna",
					title: "Radio",
					technologies: ["LoRaWAN", "BLE", "LTE-M", "NB-IoT"],
					text: "LoRaWAN through three floors, BLE within one, the mobile network for whatever moves. The survey decides.",
				},
				{
					icon: "plug",
					title: "Gateways",
					technologies: ["Yocto", "ChirpStack", "Modbus", "OPC UA"],
					text: "They also read the machines that you own already, so half of the sensors need not be bought.",
				},
				{
					icon: "radio",
					title: "Messages",
					technologies: ["MQTT 5", "EMQX", "Mosquitto", "Protobuf"],
					text: "A message is confirmed when it is stored, not when it is received. Duplicates are expected and dropped.",
				},
				{
					icon: "database",
					title: "History",
					technologies: ["TimescaleDB", "PostgreSQL", "Grafana"],
					text: "Raw values for 90 days, hourly ones for ten years. A year of a sensor opens in under a second.",
				},
				{
					icon: "bell",
					title: "Alarms",
					technologies: ["Exotel", "Twilio", "SMS", "Push"],
					text: "Two telephone carriers, because the storm that warms the cold room also takes down a mast.",
				},
			],
		},
		{
			kind: "features",
			variant: "ledger",
			name: "Strengths",
			title: "Five promises with a meter on them.",
			items: [
				{
					icon: "battery",
					title: "Battery years from a current trace",
					text: "A node runs for a week in a cold chamber with a weak signal while a meter records every microampere. The lifetime is computed from that curve, which also shows the line of code that wakes the chip too often.",
					highlight: "Trace file with 1 µA resolution",
				},
				{
					icon: "wifi-off",
					title: "Outages that leave no hole",
					text: "Node, gateway and broker each hold what the next one has not confirmed. We pull the uplink for a day, plug it in again, and compare readings taken with readings stored.",
					highlight: "24-hour cable test, counted per node",
				},
				{
					icon: "refresh",
					title: "Updates that cannot strand a node",
					text: "Firmware goes into a second slot. If it has not reported within ten minutes, the watchdog boots the old one. The first five nodes are always some that you can reach from the floor.",
					highlight: "Return to the old version, shown on 5 nodes",
				},
				{
					icon: "key",
					title: "One key for each device",
					text: "Keys are born inside the chip and never leave it, so a node stolen from a fence post opens nothing but itself. Striking it off the list takes a line, and the others keep talking.",
					highlight: "Revocation rehearsed during the pilot",
				},
				{
					icon: "bell",
					title: "Alarms still believed in the third month",
					text: "Each alarm has an owner, a waiting time and a condition that ends it. After four weeks we go through all of them with you and delete those to which nobody reacted.",
					highlight: "Goal: under 2 false calls per site and month",
				},
			],
		},
		{
			kind: "phases",
			variant: "line",
			name: "Lifecycle",
			title: "Twelve stations, two of them on a ladder.",
			items: [
				{
					title: "Decision",
					text: "What will somebody do differently when the number arrives? A sensor without an answer is struck from the list.",
					activities: ["List of decisions", "Limits with owners", "Price of a missed event"],
				},
				{
					title: "Site survey",
					text: "A spectrum analyzer is carried up to every mounting point, past steel doors and motors, into the corners that no radio reaches.",
					activities: ["Signal map per floor", "Mounting points, photographed"],
				},
				{
					title: "Probe",
					text: "Accuracy, drift, response time, wash-down. An error made at the probe is faithfully transmitted by everything behind it.",
					activities: ["Error budget", "Calibration plan", "A second source per part"],
				},
				{
					title: "Bench",
					text: "Development kits on a table, wired to the real probe and already drawing on the chart that you will use.",
					activities: ["Chain from probe to chart", "Open questions, ranked"],
				},
				{
					title: "Power budget",
					text: "Sleeping, measuring, sending and listening each get their charge. The sending interval is agreed with the battery years beside it.",
					activities: ["Charge per wake-up", "Interval against years"],
				},
				{
					title: "Board and housing",
					text: "Schematic, layout, antenna and seal. A second engineer tries to find the fault before the factory does.",
					activities: ["Schematic review", "Ten first boards", "IP67 leak test"],
				},
				{
					title: "Firmware",
					text: "Buffer, watchdog and update come before any feature. On the rack a relay cuts the power of each node 1,000 times.",
					activities: ["Power-cut rack", "Fault codes per probe"],
				},
				{
					title: "Rules",
					text: "Topics, retention, limits and call lists are files under review. A new rule is tried on last month’s readings first.",
					activities: ["Replay of past readings", "Call list with deputies"],
				},
				{
					title: "Field pilot",
					text: "Twenty nodes, two weeks, your staff. We count lost packets, microamperes and false calls, and you keep the raw data.",
					activities: ["Loss per node and hour", "Report with raw data", "Go, change or stop"],
				},
				{
					title: "Approval",
					text: "A rented chamber shows emissions before the paid test does. Certified radio modules are used where they spare you one.",
					activities: ["Pre-compliance scan", "CE, FCC or WPC file", "Battery transport papers"],
				},
				{
					title: "Installation",
					text: "A node is scanned, named, mounted and photographed, and two gateways must hear it before the fitter climbs down.",
					activities: ["App for the fitter", "Two-gateway check", "As-built plan"],
				},
				{
					title: "Upkeep",
					text: "Weak cells, drifting probes and silent nodes are gathered into one list per floor, so that a single visit settles them.",
					activities: ["Visit list by floor", "Yearly calibration", "Security updates"],
				},
			],
			note: "Stations 4 to 7 run side by side. Where certified boards exist already, station 6 shrinks to a purchase order.",
		},
		{
			kind: "closing",
			title: "Name the thing that must never go unnoticed.",
			text: "A warm freezer, a dry pump, a full tank. We answer with a probe, a radio, a battery life and the price of twenty nodes on your site.",
			actions: [
				{ kind: "scoping", text: "Start Your Project", source: "iot-cta" },
				{ kind: "link", text: "Contact Us", href: paths.contact },
			],
		},
	],
};
