import type { Bank } from './heightField.ts'
import type { Ellipse, Point } from './point.ts'
import type { Bend } from './roughCoast.ts'

/** Blocks between streets: the corner it starts from, how it lies, and how many blocks. */
export type Quarter = {
  readonly at: Point
  readonly turn: number
  readonly columns: number
  readonly rows: number
}

/** Everything on a hero chart that was placed by hand, in units of its own size. */
export type HeroComposition = {
  readonly size: Point
  /** The size of soundings (em). */
  readonly figureSize: number
  readonly land: readonly (readonly Bend[])[]
  readonly banks: readonly Bank[]
  readonly fairway: readonly Point[]
  readonly rose: { readonly at: Point; readonly radius: number }
  /** A lighthouse: what is written beside it, and the bearings, clockwise, between which it is seen. */
  readonly light: {
    readonly character: string
    readonly at: Point
    readonly from: number
    readonly to: number
    readonly radius: number
  }
  /** Front and rear beacon of the leading line, and where it ends at sea. */
  readonly leading: readonly [front: Point, rear: Point, end: Point]
  readonly buoys: readonly Point[]
  readonly rocks: readonly Point[]
  readonly wreck: Point
  readonly anchorages: readonly Point[]
  readonly hills: readonly Ellipse[]
  readonly town: readonly Quarter[]
  readonly piers: readonly (readonly [Point, Point])[]
  readonly roads: readonly (readonly Point[])[]
  /** Where the office is: the graticule is laid so that its latitude and longitude meet here. */
  readonly office: Point
  /** How far the bottom falls away from the shore, against the usual (1). */
  readonly reach: number
  /** The box, from the left edge, that stays empty for the words. */
  readonly clearArea: { readonly right: number; readonly top: number; readonly bottom: number }
}

/** For a screen that is wider than high: words at the left, the coast at the right. */
export const wideComposition: HeroComposition = {
  size: [1440, 860],
  figureSize: 11,
  land: [
    // The northern shore: from the top edge round the cape to the harbour and up the river.
    [
      [1010, -130, 1],
      [1034, -30, 0.8],
      [1022, 44, 1],
      [976, 92, 1],
      [938, 132, 1],
      [950, 168, 1],
      [1006, 178, 0.9],
      [1046, 206, 0.7],
      [1052, 250, 0.5],
      [1090, 276, 0.8],
      [1104, 300, 1],
      [1140, 296, 0.6],
      [1172, 322, 0.3],
      [1222, 318, 0.1],
      [1268, 338, 0.1],
      [1304, 326, 0.1],
      [1352, 284, 0.4],
      [1412, 258, 0.5],
      [1482, 246, 0.5],
      [1580, 226, 0.5],
      [1580, -130, 0],
    ],
    // The southern shore: the river's other bank, the bay, and the sand spit that shelters it.
    [
      [1580, 262, 0.5],
      [1490, 282, 0.5],
      [1426, 296, 0.5],
      [1374, 322, 0.4],
      [1338, 366, 0.2],
      [1346, 410, 0.4],
      [1392, 444, 0.9],
      [1408, 494, 0.9],
      [1374, 540, 0.8],
      [1318, 560, 0.5],
      [1250, 548, 0.2],
      [1186, 520, 0.15],
      [1136, 484, 0.15],
      [1112, 474, 0.2],
      [1108, 490, 0.2],
      [1140, 530, 0.2],
      [1198, 580, 0.3],
      [1228, 626, 0.8],
      [1206, 676, 1],
      [1172, 706, 1],
      [1178, 752, 1],
      [1146, 800, 1],
      [1098, 838, 1],
      [1090, 900, 1],
      [1060, 990, 1],
      [1580, 990, 0],
    ],
    // Islands.
    [
      [992, 700, 0.8],
      [1018, 690, 0.8],
      [1046, 704, 0.8],
      [1052, 728, 0.8],
      [1026, 744, 0.8],
      [1000, 730, 0.8],
    ],
    [
      [966, 752, 0.5],
      [984, 748, 0.5],
      [992, 764, 0.5],
      [976, 772, 0.5],
    ],
    [
      [1242, 434, 0.3],
      [1272, 424, 0.3],
      [1296, 436, 0.3],
      [1284, 452, 0.3],
      [1254, 452, 0.3],
    ],
    [
      [906, 116, 0.3],
      [914, 110, 0.3],
      [920, 118, 0.3],
      [912, 124, 0.3],
    ],
    [
      [1082, 352, 0.3],
      [1100, 346, 0.3],
      [1110, 356, 0.3],
      [1094, 364, 0.3],
    ],
  ],
  banks: [
    { at: [1000, 452], long: 78, wide: 20, turn: 14, least: 2.6 },
    { at: [862, 262], long: 66, wide: 30, turn: -28, least: 6.5 },
    { at: [760, 96], long: 80, wide: 40, turn: 20, least: 17 },
    { at: [910, 800], long: 70, wide: 30, turn: 35, least: 7 },
  ],
  fairway: [
    [700, 456],
    [800, 432],
    [940, 398],
    [1060, 398],
    [1180, 402],
    [1262, 388],
    [1316, 344],
    [1370, 300],
  ],
  rose: { at: [826, 606], radius: 106 },
  light: { character: 'Fl.10s 24m', at: [944, 142], from: 192, to: 328, radius: 108 },
  leading: [
    [1234, 318],
    [1272, 305],
    [870, 442],
  ],
  buoys: [
    [872, 404],
    [880, 424],
    [966, 386],
    [970, 408],
    [1056, 388],
    [1060, 410],
    [1150, 392],
    [1152, 414],
  ],
  rocks: [
    [896, 138],
    [884, 122],
    [926, 164],
    [1078, 690],
    [1062, 752],
    [950, 776],
    [1116, 318],
    [1082, 808],
  ],
  wreck: [1086, 548],
  anchorages: [
    [1210, 480],
    [1330, 494],
  ],
  hills: [
    { at: [1120, 70], long: 62, wide: 30, turn: 62 },
    { at: [1170, 150], long: 46, wide: 24, turn: 20 },
    { at: [1318, 96], long: 84, wide: 34, turn: -24 },
    { at: [1410, 140], long: 52, wide: 28, turn: 40 },
    { at: [1270, 10], long: 60, wide: 26, turn: 10 },
    { at: [1310, 652], long: 64, wide: 30, turn: -38 },
    { at: [1296, 752], long: 80, wide: 34, turn: 30 },
    { at: [1388, 700], long: 56, wide: 28, turn: -70 },
    { at: [1220, 850], long: 60, wide: 28, turn: 0 },
    { at: [1402, 820], long: 50, wide: 30, turn: 20 },
  ],
  town: [
    { at: [1168, 234], turn: 5, columns: 12, rows: 10 },
    { at: [1286, 262], turn: -36, columns: 7, rows: 8 },
    { at: [1358, 356], turn: 36, columns: 5, rows: 6 },
  ],
  piers: [
    [
      [1180, 316],
      [1182, 332],
    ],
    [
      [1194, 316],
      [1196, 334],
    ],
    [
      [1209, 315],
      [1211, 332],
    ],
    [
      [1350, 392],
      [1338, 398],
    ],
  ],
  roads: [
    [
      [1216, 250],
      [1214, 200],
      [1232, 150],
      [1222, 90],
      [1240, 20],
      [1236, -20],
    ],
    [
      [1180, 262],
      [1130, 240],
      [1090, 190],
      [1030, 168],
      [978, 150],
    ],
    [
      [1376, 380],
      [1428, 420],
      [1450, 500],
      [1438, 590],
      [1452, 680],
      [1440, 780],
      [1452, 880],
    ],
  ],
  office: [1250, 282],
  reach: 1,
  clearArea: { right: 690, top: -2000, bottom: 2000 },
}
