import { grain } from "../../kit/background.mjs";
import { svg } from "../../kit/base.mjs";

const [W, H] = [1600, 2000];
const SKIN = { base: "#c4855a", light: "#dda37a", glow: "#edbd95", shade: "#9b5d3b", deep: "#7a4329" };
const HAIR = { base: "#191310", light: "#3b2a21", edge: "#5d4332" };
const COAT = { base: "#141821", light: "#232937", edge: "#3a4254", deep: "#0a0c11" };
const SHIRT = { base: "#efe6d6", shade: "#c9b9a1" };

/** Sheets of a drawing behind him, as in the film of the hero. */
const sheets = [0, 1, 2]
	.map((i) => {
		const y = 430 + i * 330;
		const corner = (/** @type {number} */ dx, /** @type {number} */ dy) => `${1230 + dx} ${y + dy}`;
		return `<path d="M${corner(0, -250)}L${corner(520, 10)} ${corner(0, 270)} ${corner(-520, 10)}Z" fill="#7c1f02" fill-opacity=".13" stroke="#ffd9c4" stroke-opacity="${0.5 - i * 0.11}" stroke-width="3"/>
		<path d="M${corner(-260, -120)}L${corner(260, 140)}M${corner(260, -120)}L${corner(-260, 140)}M${corner(-390, -55)}L${corner(130, 205)}M${corner(130, -185)}L${corner(-390, 75)}" stroke="#ffd9c4" stroke-opacity="${0.24 - i * 0.05}" stroke-width="2"/>
		<circle cx="${1230 - 260 + i * 190}" cy="${y - 120 + i * 60}" r="13" fill="#fff3ea" fill-opacity=".75"/>`;
	})
	.join("");

const coat = `
	<path d="M96 2000C108 1772 190 1650 380 1568C508 1512 600 1482 650 1400L968 1400C1020 1486 1116 1516 1244 1570C1424 1648 1496 1776 1508 2000Z" fill="${COAT.base}"/>
	<path d="M96 2000C108 1772 190 1650 380 1568C470 1528 546 1504 600 1464C560 1600 520 1760 540 2000Z" fill="${COAT.light}"/>
	<path d="M172 1760C220 1668 290 1612 392 1568C470 1534 546 1506 598 1464" stroke="${COAT.edge}" stroke-width="7" stroke-linecap="round"/>
	<path d="M1244 1570C1424 1648 1496 1776 1508 2000H1310C1330 1850 1310 1700 1244 1570Z" fill="${COAT.deep}"/>
	<path d="M634 1440C668 1600 740 1760 806 1850C872 1760 950 1600 984 1440L960 1390H656Z" fill="${SHIRT.base}"/>
	<path d="M806 1850C872 1760 950 1600 984 1440L960 1390H880C900 1530 870 1700 806 1850Z" fill="${SHIRT.shade}"/>
	<path d="M640 1418C690 1530 920 1534 976 1418L964 1462C912 1566 706 1562 652 1462Z" fill="#fbf5ea"/>
	<path d="M640 1400C590 1440 560 1470 530 1500C560 1640 660 1830 790 2000H812C760 1800 690 1600 640 1400Z" fill="${COAT.base}" stroke="${COAT.edge}" stroke-width="4"/>
	<path d="M976 1400C1024 1440 1060 1474 1090 1504C1060 1650 950 1840 820 2000H806C870 1800 930 1600 976 1400Z" fill="${COAT.deep}" stroke="#252b38" stroke-width="4"/>
	<path d="M530 1500L500 1600 566 1622 540 1668C600 1790 690 1910 780 2000" stroke="${COAT.edge}" stroke-width="4" stroke-linejoin="round"/>`;

const neck = `
	<path d="M650 1130C656 1280 650 1370 634 1424C700 1520 910 1524 982 1424C964 1370 962 1280 968 1130Z" fill="${SKIN.shade}"/>
	<path d="M652 1200C662 1330 650 1390 634 1424C676 1478 750 1500 812 1500C730 1450 690 1360 690 1240Z" fill="${SKIN.base}"/>
	<path d="M660 1280C720 1400 880 1410 964 1290L966 1390C900 1450 730 1446 654 1380Z" fill="${SKIN.deep}" opacity=".72"/>`;

const ears = `
	<path d="M540 800C500 770 474 806 484 866C494 930 520 978 552 974Z" fill="${SKIN.base}"/>
	<path d="M530 824C510 812 500 836 506 872C512 908 526 936 540 938" stroke="${SKIN.shade}" stroke-width="9" stroke-linecap="round"/>
	<path d="M1082 800C1122 772 1146 806 1136 866C1126 930 1100 978 1070 974Z" fill="${SKIN.deep}"/>`;

const face = "M536 700C536 520 660 430 812 430C966 430 1086 520 1086 700C1088 800 1084 900 1066 990C1044 1100 972 1200 896 1248C846 1278 776 1278 728 1248C652 1200 580 1100 558 990C540 900 536 800 536 700Z";

const head = `
	<clipPath id="face"><path d="${face}"/></clipPath>
	<path d="${face}" fill="${SKIN.base}"/>
	<g clip-path="url(#face)">
		<path d="M536 430H760C690 560 640 700 640 860C640 960 652 1060 690 1130L560 1180Z" fill="${SKIN.light}"/>
		<path d="M940 430C1010 600 1030 740 1010 900C990 1060 930 1180 850 1290H1120V430Z" fill="${SKIN.shade}"/>
		<path d="M1040 600C1060 760 1050 900 1010 1030C1060 1000 1100 900 1100 780Z" fill="${SKIN.deep}" opacity=".55"/>
		<path d="M600 560C650 500 730 480 800 486C740 540 700 610 690 680C650 670 610 650 590 640Z" fill="${SKIN.glow}" opacity=".8"/>
		<path d="M600 900C640 880 700 896 726 940C700 990 640 1000 606 980Z" fill="${SKIN.glow}" opacity=".55"/>
	</g>`;

const beard = `
	<g clip-path="url(#face)">
		<path d="M530 800C556 900 580 970 628 1014C668 1040 716 1022 742 1010C782 996 842 996 882 1010C912 1022 960 1040 1000 1010C1044 970 1066 900 1092 800V1300H530Z" fill="${HAIR.base}"/>
		<path d="M534 830C560 960 600 1060 650 1120C690 1170 720 1220 740 1260L640 1240L540 1040Z" fill="${HAIR.light}" opacity=".75"/>
		<path d="M676 1064C720 1048 764 1056 812 1058C862 1056 906 1048 948 1064C938 1108 890 1134 812 1134C734 1134 686 1108 676 1064Z" fill="${SKIN.base}" opacity="0"/>
	</g>
	<path d="M722 1080C756 1072 784 1078 812 1082C842 1078 872 1072 904 1080C884 1110 856 1120 812 1120C770 1120 740 1108 722 1080Z" fill="#8f4a38"/>
	<path d="M700 1078C744 1084 780 1092 812 1092C846 1092 884 1084 926 1074C890 1104 852 1108 812 1107C772 1107 736 1102 700 1078Z" fill="#4a1d16"/>
	<path d="M764 1112C792 1120 834 1120 862 1112" stroke="#b06a54" stroke-width="6" stroke-linecap="round"/>
	<path d="M690 1064C716 1022 774 1012 812 1028C852 1012 910 1022 936 1064C890 1056 850 1066 812 1072C774 1066 736 1056 690 1064Z" fill="${HAIR.base}"/>
	<path d="M700 1056C726 1026 772 1020 806 1032C770 1036 736 1044 700 1056Z" fill="${HAIR.edge}" opacity=".6"/>`;

const nose = `
	<path d="M786 720C780 800 758 880 740 934C736 962 760 980 790 980C770 950 782 860 806 720Z" fill="${SKIN.light}"/>
	<path d="M806 720C818 800 842 880 878 930C890 958 868 984 836 984C826 996 798 996 788 984C800 970 806 940 804 880C802 830 802 770 806 720Z" fill="${SKIN.shade}"/>
	<path d="M746 962C756 982 782 986 794 976M836 980C852 988 872 980 878 958" stroke="${SKIN.deep}" stroke-width="8" stroke-linecap="round"/>
	<path d="M792 900C788 924 786 940 790 956" stroke="${SKIN.glow}" stroke-width="13" stroke-linecap="round" opacity=".8"/>`;

/** @param {number} x @param {number} side */
const eye = (x, side) => `
	<clipPath id="eye${x}"><path d="M${x - 58} 806C${x - 34} 782 ${x + 32} 778 ${x + 58} 804C${x + 34} 826 ${x - 34} 828 ${x - 58} 806Z"/></clipPath>
	<path d="M${x - 74} 796C${x - 40} 752 ${x + 44} 750 ${x + 74} 794C${x + 30} 770 ${x - 34} 772 ${x - 74} 796Z" fill="${SKIN.shade}" opacity=".55"/>
	<g clip-path="url(#eye${x})"><rect x="${x - 70}" y="770" width="140" height="70" fill="#ece0d3"/><rect x="${x - 70}" y="770" width="140" height="22" fill="#b79c88"/>
	<circle cx="${x + 2}" cy="800" r="25" fill="#3a2116"/><circle cx="${x + 2}" cy="800" r="12" fill="#0b0706"/><circle cx="${x - 8}" cy="792" r="6" fill="#fff"/></g>
	<path d="M${x - 62} 808C${x - 36} 778 ${x + 34} 774 ${x + 62} 806" stroke="#24140e" stroke-width="11" stroke-linecap="round"/>
	<path d="M${x - 46} 830C${x - 18} 842 ${x + 20} 842 ${x + 46} 828" stroke="${SKIN.deep}" stroke-width="5" stroke-linecap="round" opacity=".55"/>
	<path d="M${x - 78 * side} 714C${x - 36 * side} 682 ${x + 40 * side} 672 ${x + 92 * side} 700C${x + 44 * side} 700 ${x - 24 * side} 708 ${x - 76 * side} 740Z" fill="${HAIR.base}"/>`;

const glasses = `
	<g stroke="#0d0f14" stroke-width="17" fill="#fff" fill-opacity=".07">
		<rect x="578" y="730" width="208" height="160" rx="58"/><rect x="838" y="730" width="208" height="160" rx="58"/>
	</g>
	<path d="M786 790C800 772 824 772 838 790" stroke="#0d0f14" stroke-width="17"/>
	<path d="M578 780L516 764M1046 780L1104 766" stroke="#0d0f14" stroke-width="17" stroke-linecap="round"/>
	<path d="M606 858L676 746H704L630 868Z" fill="#fff" opacity=".2"/><path d="M872 858L942 746H970L896 868Z" fill="#fff" opacity=".12"/>
	<path d="M586 772C590 748 612 738 640 738H700" stroke="#ff9a6e" stroke-width="5" stroke-linecap="round" opacity=".85"/>`;

const hair = `
	<path d="M520 800C476 640 486 470 600 374C694 296 900 270 1020 360C1136 446 1146 640 1104 806C1096 740 1086 700 1070 660C1050 600 1010 570 980 520C900 560 760 560 690 528C640 560 580 610 560 680C546 724 530 760 520 800Z" fill="${HAIR.base}"/>
	<path d="M566 640C540 520 590 420 690 370C650 430 640 480 660 524C614 550 584 590 566 640Z" fill="${HAIR.light}"/>
	<path d="M690 528C660 440 740 350 880 336C800 372 760 430 780 520C750 534 716 536 690 528Z" fill="${HAIR.light}"/>
	<path d="M790 520C772 440 850 356 980 372C900 392 858 450 872 530C846 536 816 532 790 520Z" fill="${HAIR.light}" opacity=".7"/>
	<path d="M600 470C630 414 690 366 770 346M700 440C730 392 800 356 870 350M820 430C850 394 900 374 960 376" stroke="${HAIR.edge}" stroke-width="9" stroke-linecap="round" opacity=".9"/>`;

export const picture = {
	alt: "Drawn portrait of the founder: a bearded man with glasses and a dark jacket, before an orange ground with plans.",
	accent: "#d8400b",
	width: W,
	height: H,
	html: `<div class="ground" style="background:radial-gradient(900px 900px at 420px 420px,#ffa36f,transparent),linear-gradient(160deg,#ff7a3d 0%,#e4500f 48%,#a92f05 100%)"></div>
	${svg(W, H, `${sheets}<g transform="translate(-110 -150) scale(1.13)">${coat}${neck}<g transform="translate(0 104)">${ears}${head}${beard}${nose}${eye(682, 1)}${eye(942, -1)}${hair}${glasses}</g></g>`, "position:absolute;inset:0")}
	${grain(0.4)}`,
};
