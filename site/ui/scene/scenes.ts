// Illustrations of prizes and causes, 480 by 320 units; each shape is a tone and a path. scene.css sets the tones' colours
// for both themes.
export type Tone =
  | "sky"
  | "sun"
  | "cloud"
  | "far"
  | "near"
  | "sea"
  | "foam"
  | "sand"
  | "road"
  | "wall"
  | "side"
  | "roof"
  | "glass"
  | "line"
  | "wood"
  | "trunk"
  | "leaf"
  | "hue"
  | "tyre";
type Shape = readonly [Tone, string];

const disc = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
const SKY: Shape = ["sky", "M0 0h480v320H0Z"];
const swell = (y: number) =>
  `M0 ${y}q30-10 60 0t60 0 60 0 60 0 60 0 60 0 60 0 60 0v8q-30-10-60 0t-60 0-60 0-60 0-60 0-60 0-60 0-60 0Z`;
const palm = (x: number, y: number): Shape[] => [
  ["trunk", `M${x} ${y}q-6-60 10-104`],
  [
    "leaf",
    [
      `q-40-22-62 12 34-10 62-12Z`,
      `q-26-40 8-58 0 34-8 58Z`,
      `q40-30 66 6-38-10-66-6Z`,
      `q34 4 40 44-28-26-40-44Z`,
      `q-38 6-40 42 26-22 40-42Z`,
    ]
      .map((leaf) => `M${x + 10} ${y - 104}${leaf}`)
      .join(""),
  ],
];
const cloud = (x: number, y: number): Shape => [
  "cloud",
  `M${x} ${y}a14 14 0 0 1 18-13 20 20 0 0 1 38-2 15 15 0 0 1 16 15Z`,
];

export const SCENES = {
  /** A house by the beach. */
  house: [
    SKY,
    ["sun", disc(372, 86, 40)],
    ["far", "M0 176q70-46 130-30t110-8 120 12 120-18v90H0Z"],
    ["sea", "M0 184h480v60H0Z"],
    ["foam", swell(214)],
    ["sand", "M0 244q120-22 240-8t240-12v96H0Z"],
    ["wall", "M92 142h150v108H92Z"],
    ["side", "M242 142h58v108h-58Z"],
    ["roof", "M72 144 136 86h136l48 58Z"],
    ["glass", "M112 166h42v38h-42ZM180 166h42v38h-42ZM258 176h26v74h-26Z"],
    [
      "line",
      "M133 166v38M112 185h42M201 166v38M180 185h42M92 222h150M104 222v28M128 222v28M152 222v28M176 222v28M200 222v28M224 222v28",
    ],
    ...palm(392, 262),
    ["hue", "M322 266q6-54 14-54t14 54Z"],
  ],
  /** A car on a road through the hills. */
  car: [
    SKY,
    ["sun", disc(104, 88, 36)],
    cloud(300, 74),
    cloud(204, 112),
    ["far", "M0 190q60-66 128-38t118-22 112 24 122-34v140H0Z"],
    ["near", "M0 214q110-30 220-10t260-16v132H0Z"],
    ["road", "M0 258q240-26 480 0v62H0Z"],
    ["line", "M20 292h44M104 289h44M188 288h44M272 288h44M356 289h44M440 291h40"],
    ["hue", "M96 228q4-24 34-28l34-6 40-32q8-6 20-6h76q14 0 24 10l30 30q38 4 44 18 8 16 4 34H100q-8-6-4-20Z"],
    ["glass", "M184 194l30-24q5-4 12-4h22v28ZM260 166h36q9 0 15 6l21 22h-72Z"],
    ["line", "M254 200v44M226 210h16"],
    ["sun", "M388 214q12 2 16 10h-16ZM100 222h16v10h-18Z"],
    ["tyre", disc(156, 250, 28) + disc(342, 250, 28)],
    ["wall", disc(156, 250, 12) + disc(342, 250, 12)],
  ],
  /** An island and a plane. */
  holiday: [
    SKY,
    ["sun", disc(92, 92, 38)],
    cloud(226, 70),
    cloud(58, 148),
    ["wall", "M344 74 442 44q18-5 24 2 4 8-12 14l-34 13-24 40-14 4 8-34-32 12-8 14-9 2 2-22Z"],
    ["side", "M390 60l-40-18 12-5 56 13Z"],
    ["sea", "M0 196h480v124H0Z"],
    ["foam", swell(232) + swell(270)],
    ["sand", "M96 264q36-52 148-52t150 52q-70 22-150 22T96 264Z"],
    ...palm(190, 236),
    ...palm(250, 230),
    ["hue", "M306 214q10-26 38-26t38 26Z"],
    ["cloud", "M330 214q0-26 14-26t14 26Z"],
    ["wood", "M344 190v58M318 248l20-12M300 250h26"],
  ],
  /** A hospital among trees. */
  hospital: [
    SKY,
    ["sun", disc(396, 82, 34)],
    cloud(52, 84),
    ["far", "M0 206q80-44 160-22t170-14 150 10v140H0Z"],
    ["near", "M0 262q120-16 240-8t240-8v74H0Z"],
    ["wall", "M92 132h296v134H92Z"],
    ["side", "M184 92h112v174H184Z"],
    ["roof", "M84 122h100v12H84ZM296 122h100v12H296ZM176 82h128v12H176Z"],
    [
      "glass",
      "M108 152h26v26h-26ZM144 152h26v26h-26ZM108 196h26v26h-26ZM144 196h26v26h-26ZM310 152h26v26h-26ZM346 152h26v26h-26ZM310 196h26v26h-26ZM346 196h26v26h-26ZM212 214h56v52h-56Z",
    ],
    ["line", "M240 214v52"],
    ["leaf", "M230 106h20v18h18v20h-18v18h-20v-18h-18v-20h18Z"],
    ["road", "M212 266h56l44 54H168Z"],
    ["trunk", "M54 276v-40M428 278v-40"],
    ["leaf", disc(54, 216, 30) + disc(428, 216, 32) + disc(448, 240, 18)],
    ["hue", disc(34, 236, 18)],
  ],
  /** A lighthouse above the sea. */
  coast: [
    SKY,
    ["sun", disc(96, 96, 38)],
    cloud(176, 66),
    ["sea", "M0 178h480v142H0Z"],
    ["foam", swell(210) + swell(254)],
    ["wood", "M62 236h92M110 232v-84"],
    ["cloud", "M114 146v78h50q-6-50-50-78Z"],
    ["hue", "M104 156v68H70q4-42 34-68ZM54 232h112l-18 24H72Z"],
    ["side", "M300 320q-6-36 20-52 6-34 40-44 20-30 60-30 30-10 60-4v130Z"],
    ["near", "M352 226q24-34 68-34 30-10 60-4v26q-34-12-64 2-34-4-64 10Z"],
    ["wall", "M384 96h40l10 108h-60Z"],
    ["roof", "M381 128h46l3 26h-51ZM377 178h55l2 24h-60ZM380 70q24-34 48 0Z"],
    ["glass", "M386 70h36v26h-36Z"],
    ["sun", "M396 74h16v18h-16Z"],
    ["line", "M374 97h60"],
  ],
} as const satisfies Record<string, readonly Shape[]>;

export type SceneName = keyof typeof SCENES;
