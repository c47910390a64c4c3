import type { Clip } from "#local/demo/clips";

type Room = Clip["room"];

const rect = (x: number, y: number, w: number, h: number, fill: string, rx = 0) =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${rx}" fill="${fill}"/>`;

const pane = (x: number, y: number, w: number, h: number, sky: string, frame: string) =>
  rect(x - 10, y - 10, w + 20, h + 20, frame, 8) +
  rect(x, y, w, h, sky, 3) +
  rect(x + w / 2 - 4, y, 8, h, frame) +
  rect(x, y + h / 2 - 4, w, 8, frame);

const plant = (x: number, y: number, pot: string) =>
  `<g fill="#6E9A7C"><ellipse cx="${x}" cy="${y - 46}" rx="13" ry="42"/>
  <ellipse cx="${x - 22}" cy="${y - 34}" rx="11" ry="36" transform="rotate(-34 ${x - 22} ${y - 34})"/>
  <ellipse cx="${x + 22}" cy="${y - 34}" rx="11" ry="36" transform="rotate(34 ${x + 22} ${y - 34})"/></g>
  <path d="M${x - 28} ${y}h56l-8 52h-40z" fill="${pot}"/>`;

const bottle = (x: number, y: number, fill: string) =>
  `<path d="M${x} ${y}v-46q0-14 12-16v-12h-14v-9h36v9h-10v12q12 2 12 16v46q0 4-4 4h-28q-4 0-4-4z" fill="${fill}"/>
  ${rect(x + 5, y - 34, 26, 20, "#FFFFFF99", 3)}`;

const towels = (x: number, y: number, fills: readonly string[]) =>
  fills.map((fill, i) => rect(x, y - (i + 1) * 20, 92, 17, fill, 8)).join("");

const palm = (x: number, y: number) =>
  `<path d="M${x} ${y}q-8-60 6-104" stroke="#8B7A5E" stroke-width="9" fill="none" stroke-linecap="round"/>
  <g fill="none" stroke="#6E9A7C" stroke-width="10" stroke-linecap="round">
  <path d="M${x + 6} ${y - 104}q-30-22-52 6M${x + 6} ${y - 104}q-18-38-44-26M${x + 6} ${y - 104}q10-40 38-26M${x + 6} ${y - 104}q34-18 50 12"/></g>`;

const skyline = () => {
  const blocks = [
    [40, 150, 62],
    [106, 104, 50],
    [160, 176, 44],
    [208, 128, 58],
    [270, 84, 46],
    [320, 152, 58],
    [382, 116, 58],
  ] as const;
  return blocks
    .map(([x, y, w], b) => {
      const lights = Array.from({ length: 18 }, (_, i) => i)
        .filter((i) => (i * 7 + b * 5) % 4 === 0)
        .map((i) =>
          rect(
            x + 9 + (i % 3) * ((w - 20) / 2.4),
            y + 14 + Math.floor(i / 3) * 26,
            8,
            11,
            "#F7D58B",
            1,
          ),
        );
      return rect(x, y, w, 330 - y, b % 2 ? "#2E4664" : "#273C58", 3) + lights.join("");
    })
    .join("");
};

const rooms: Record<Room, string> = {
  kitchen: `${rect(0, 0, 480, 640, "#F4EBDB")}${rect(0, 380, 480, 110, "#E9DCC5")}
    ${[0, 1, 2, 3, 4, 5, 6, 7].map((i) => rect(i * 62 - 8, 380, 2, 110, "#DCCDB2")).join("")}${rect(0, 434, 480, 2, "#DCCDB2")}
    ${pane(42, 92, 128, 170, "#CFE4EA", "#FFFDF8")}
    ${rect(306, 148, 190, 10, "#B98F62", 4)}
    <path d="M330 148q2-32 30-32t30 32z" fill="#D98B63"/><path d="M404 148q2-24 24-24t24 24z" fill="#8FB7AE"/>
    ${rect(306, 268, 190, 10, "#B98F62", 4)}${plant(424, 216, "#FFFDF8")}${rect(334, 226, 30, 42, "#F2C879", 6)}
    ${rect(0, 490, 480, 150, "#C9A67C")}${rect(0, 482, 480, 18, "#8E6E4C")}${bottle(40, 480, "#5FA79B")}`,
  "living-room": `${rect(0, 0, 480, 640, "#E6ECE2")}
    ${rect(52, 84, 110, 136, "#FFFDF8", 4)}<circle cx="107" cy="140" r="30" fill="#E9B872"/>${rect(70, 164, 74, 40, "#8FB79B", 2)}
    ${rect(182, 60, 66, 84, "#FFFDF8", 4)}${rect(194, 74, 42, 56, "#D98F72", 2)}
    <path d="M356 96h76l22 84h-120z" fill="#F6DFA8"/>${rect(390, 180, 8, 300, "#9B8566")}
    <ellipse cx="394" cy="210" rx="110" ry="60" fill="#FBEFC9" opacity=".55"/>
    ${rect(-20, 424, 520, 240, "#C9A184", 46)}${rect(18, 456, 206, 200, "#D6B196", 30)}${rect(256, 456, 206, 200, "#D6B196", 30)}
    ${plant(54, 372, "#FFFDF8")}`,
  laundry: `${rect(0, 0, 480, 640, "#E4EAF0")}${rect(20, 190, 200, 12, "#B99C77", 4)}
    ${towels(40, 190, ["#F2C879", "#FFFDF8", "#8FB7C9", "#E5A58C"])}${bottle(162, 186, "#7A9CC6")}
    ${rect(286, 112, 180, 12, "#B99C77", 4)}${towels(302, 112, ["#A9C7B4", "#FFFDF8", "#A9C7B4"])}
    ${bottle(412, 108, "#E3B54C")}
    ${rect(296, 300, 210, 350, "#FFFDF8", 18)}${rect(296, 300, 210, 56, "#EFEDE8", 18)}<circle cx="330" cy="328" r="11" fill="#C8CDD2"/>
    <circle cx="404" cy="474" r="84" fill="#D6DEE6"/><circle cx="404" cy="474" r="62" fill="#A9BED0"/>
    ${rect(-30, 400, 150, 260, "#CDB187", 18)}${[420, 452, 484].map((y) => rect(-30, y, 150, 5, "#B5986D")).join("")}`,
  closet: `${rect(0, 0, 480, 640, "#ECE5D8")}${rect(14, 60, 12, 600, "#9AA29E")}${rect(454, 60, 12, 600, "#9AA29E")}
    ${[172, 330, 488].map((y) => rect(14, y, 452, 12, "#B4BBB6", 3)).join("")}
    ${bottle(46, 168, "#5FA79B")}${bottle(94, 168, "#5FA79B")}${bottle(142, 168, "#E3B54C")}
    ${[318, 374].map((x) => `<circle cx="${x + 26}" cy="146" r="26" fill="#FFFDF8"/><circle cx="${x + 26}" cy="146" r="9" fill="#CDBB9A"/>`).join("")}
    ${rect(42, 262, 84, 68, "#D9A679", 4)}${rect(42, 284, 84, 10, "#C08C5E")}${towels(352, 330, ["#8FB7C9", "#E5A58C", "#A9C7B4"])}
    ${rect(418, 200, 9, 300, "#B98F62", 4)}<path d="M40 488l8-66h84l8 66z" fill="#E3B54C"/>${bottle(382, 484, "#C2577A")}`,
  "office-at-night": `${rect(0, 0, 480, 640, "#3A4657")}${rect(20, 44, 440, 300, "#55637A", 6)}${rect(32, 56, 416, 276, "#1F2F49", 3)}
    <clipPath id="w"><rect x="32" y="56" width="416" height="276"/></clipPath><g clip-path="url(#w)">
    <circle cx="392" cy="96" r="20" fill="#F6EBC8"/>${skyline()}</g>
    ${rect(236, 56, 8, 276, "#55637A")}${rect(0, 452, 480, 200, "#5C4A3B")}${rect(0, 440, 480, 16, "#7A624C")}
    <path d="M60 440v-92q0-20 18-24l34-8" stroke="#C9CED6" stroke-width="8" fill="none" stroke-linecap="round"/>
    <path d="M94 296l50 10-8 40-52-14z" fill="#E3B54C"/><path d="M88 340l52 12 30 92h-110z" fill="#F7D58B" opacity=".28"/>
    ${rect(350, 356, 110, 78, "#28323F", 6)}${rect(358, 364, 94, 62, "#6F93B8", 3)}${rect(398, 434, 14, 8, "#28323F")}`,
  van: `${rect(0, 0, 480, 640, "#4C5A63")}<path d="M-10 70q0-30 34-30h432q34 0 34 30v300h-500z" fill="#CFE4EA"/>
    <path d="M-10 300q90-34 190-8t310-14v94h-500z" fill="#A9C7A2"/>${palm(78, 318)}${palm(408, 310)}
    <circle cx="330" cy="92" r="26" fill="#F6DFA8"/>${rect(0, 366, 480, 300, "#5B6A73")}${rect(0, 360, 480, 14, "#38444C")}
    ${rect(226, 30, 14, 340, "#38444C")}<path d="M96 640v-200q0-52 52-52h184q52 0 52 52v200z" fill="#36424A"/>
    ${rect(186, 330, 108, 84, "#36424A", 28)}`,
};

/** The still background of a room: shapes for a drawing of 480 by 640. */
export const roomShapes = (room: Room) => rooms[room];
