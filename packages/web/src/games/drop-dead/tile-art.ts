/** How every tile looks: its ground, and a few lines on 160 by 160, unturned, that say what it is. */
import type { TileId } from '@shamble/drop-dead/page'

/** What one walks on. */
export type GroundKind = 'road' | 'room' | 'open' | 'under'

export interface TileArt {
  readonly ground: GroundKind
  readonly lines: string
}

const box = (x: number, y: number, w: number, h: number): string => `M${x} ${y}h${w}v${h}h${-w}z`
const boxes = (w: number, h: number, ...at: readonly (readonly [number, number])[]): string =>
  at.map(([x, y]) => box(x, y, w, h)).join('')
const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0${-2 * r} 0z`
const discs = (r: number, ...at: readonly (readonly [number, number])[]): string =>
  at.map(([x, y]) => disc(x, y, r)).join('')
/** A car seen from above, 18 by 30. */
const car = (x: number, y: number): string => `${box(x, y, 18, 30)}M${x + 3} ${y + 8}h12M${x + 3} ${y + 22}h12`
/** A cross of a chapel of rest, 8 by 12. */
const grave = (x: number, y: number): string => `M${x} ${y + 12}v-8a4 4 0 0 1 8 0v8z`

const art = (ground: GroundKind, lines: string): TileArt => ({ ground, lines })

export const TILE_ART: Readonly<Record<TileId, TileArt>> = {
  A: art('road', `${box(28, 124, 46, 24)}M62 124v24M66 128h8v16h-8M34 122v-3h6v3M34 150v3h6v-3`),
  B: art('road', `${box(10, 12, 18, 10)}M132 140h18M132 148h18`),
  C: art('road', 'M10 34h22M10 28h22M128 34h22M128 28h22M10 126h22M10 132h22M128 126h22M128 132h22'),
  T01: art('room', `${boxes(30, 26, [14, 12], [50, 12], [86, 12])}M14 20h30M50 20h30M86 20h30${box(124, 12, 22, 60)}`),
  T02: art('room', `${boxes(70, 12, [14, 14], [76, 128])}M18 18v6M26 18v6M34 18v6M42 18v6M132 22v16M124 30h16`),
  T03: art(
    'room',
    `${box(14, 14, 60, 18)}${discs(5, [28, 23], [44, 23], [60, 23])}${boxes(16, 16, [128, 14], [128, 36], [14, 128])}`,
  ),
  T04: art(
    'under',
    `${discs(15, [32, 32], [128, 32])}${discs(6, [32, 32], [128, 32])}M32 47v30M128 47v30M10 120h26M124 120h26`,
  ),
  T05: art('room', `${boxes(22, 46, [14, 12], [44, 12], [94, 12], [124, 12])}M18 22h14M48 22h14M98 22h14M128 22h14`),
  T06: art('under', 'M12 10v140M20 10v140M148 10v140M140 10v140M12 40h8M12 80h8M12 120h8M140 40h8M140 80h8M140 120h8'),
  T07: art('road', `${box(10, 22, 24, 62)}M10 34h24M10 46h24M10 58h24M10 70h24M126 118h24v30h-24zM132 118v30`),
  T08: art(
    'room',
    `${boxes(20, 26, [10, 14], [10, 46], [10, 90], [10, 122], [130, 14], [130, 46], [130, 90], [130, 122])}`,
  ),
  T09: art(
    'room',
    `${boxes(18, 30, [10, 14], [132, 14], [10, 116], [132, 116])}M12 20h14M134 20h14M138 74v12M132 80h12M16 80h12M22 74v12`,
  ),
  T10: art(
    'under',
    'M12 10v140M24 10v140M8 20h20M8 36h20M8 52h20M8 68h20M8 84h20M8 100h20M8 116h20M8 132h20M8 148h20M134 30v100M148 30v100M134 56h14M134 104h14',
  ),
  T11: art(
    'room',
    `${boxes(8, 22, [8, 12], [8, 36], [8, 102], [8, 126], [144, 12], [144, 36], [144, 102], [144, 126])}M26 80h16M118 80h16`,
  ),
  T12: art('road', `${boxes(22, 16, [10, 18], [128, 122])}${discs(7, [22, 132], [138, 30], [20, 112])}`),
  T13: art('road', `${discs(4, [16, 20], [16, 140], [144, 20], [144, 140])}${box(132, 62, 14, 34)}`),
  T14: art(
    'room',
    `${boxes(22, 22, [12, 12], [12, 38], [12, 64], [12, 90])}${discs(7, [23, 23], [23, 49], [23, 75], [23, 101])}`,
  ),
  T15: art('room', `M14 14h92v14H28v80H14z${discs(5, [42, 38], [62, 38], [82, 38], [38, 58], [38, 78])}`),
  T16: art('open', `${boxes(16, 28, [22, 22], [22, 70])}M38 30h8v12M38 78h8v12${box(122, 12, 26, 18)}`),
  T17: art('room', `${discs(9, [28, 30], [28, 62], [28, 94])}${box(10, 12, 6, 100)}M122 18h24M122 24h24`),
  T18: art('open', `${boxes(24, 26, [8, 12], [8, 46], [8, 80], [42, 8], [78, 8])}${disc(52, 62, 10)}`),
  T19: art(
    'room',
    `${boxes(26, 22, [10, 10], [42, 10], [74, 10], [10, 38], [10, 66], [10, 94])}M14 21h18M46 21h18M78 21h18`,
  ),
  T20: art('room', `M14 16h60M14 26h60M14 36h60${box(118, 12, 30, 20)}M122 18h22M14 110a20 20 0 0 1 20 20`),
  T21: art('road', `${discs(11, [24, 26], [50, 18], [20, 52])}`),
  T22: art('room', `${boxes(60, 8, [14, 12], [86, 12], [14, 30], [86, 30])}M18 12v8M30 12v8M42 12v8M98 12v8M110 12v8`),
  T23: art('room', `${boxes(10, 40, [16, 12], [34, 12], [116, 12], [134, 12])}${disc(80, 22, 9)}M72 22h16`),
  T24: art(
    'room',
    `${boxes(20, 30, [12, 12], [36, 12], [104, 12], [128, 12])}M17 12v30M22 12v30M27 12v30M41 12v30M46 12v30M109 12v30M114 12v30M133 12v30M138 12v30`,
  ),
  T25: art('room', `${box(56, 12, 48, 14)}${discs(7, [24, 24], [136, 24])}M18 130h20v16H18zM122 130h20v16h-20z`),
  T26: art(
    'open',
    `${boxes(62, 20, [12, 10], [86, 10])}M26 10v20M40 10v20M54 10v20M100 10v20M114 10v20M128 10v20${box(12, 126, 20, 22)}`,
  ),
  T27: art(
    'room',
    `${boxes(8, 34, [12, 10], [26, 10], [40, 10], [112, 10], [126, 10], [140, 10])}M12 20h8M12 30h8M26 20h8M26 30h8M40 20h8M40 30h8M112 20h8M126 20h8M140 20h8M112 30h8M126 30h8M140 30h8`,
  ),
  T28: art('room', `${car(18, 12)}${car(124, 12)}M12 8v38M42 8v38M118 8v38M148 8v38${discs(6, [20, 140], [34, 140])}`),
  T29: art(
    'room',
    `${box(14, 12, 132, 10)}M20 26h30M60 26h30M100 26h30M20 30v5M60 30v5M100 30v5${boxes(22, 10, [14, 132], [124, 132])}`,
  ),
  T30: art(
    'under',
    `${boxes(24, 24, [12, 10], [40, 10], [124, 124], [12, 124])}M12 22h24M24 10v24M40 22h24M52 10v24M124 136h24M136 124v24M92 10h56M92 16h56`,
  ),
  T31: art(
    'road',
    `M10 22h140M10 30h140M20 22l8 8M40 22l8 8M60 22l8 8M80 22l8 8M100 22l8 8M120 22l8 8${boxes(22, 22, [12, 124], [126, 124])}M23 128v14M16 135h14`,
  ),
  T32: art('road', 'M10 12h140M20 18v6M50 18v6M80 18v6M110 18v6M140 18v6'),
  T33: art('road', `${car(14, 10)}${discs(4, [148, 14], [148, 146])}`),
  T34: art(
    'open',
    `${discs(26, [80, 80])}${discs(34, [80, 80])}${discs(8, [22, 22], [138, 22], [22, 138], [138, 138])}`,
  ),
  T35: art(
    'room',
    `${discs(13, [26, 26], [134, 26], [26, 134], [134, 134])}${discs(5, [26, 26], [134, 26], [26, 134], [134, 134])}M58 66h44v28H58z`,
  ),
  T36: art('room', `${boxes(34, 8, [12, 16], [114, 16], [12, 136], [114, 136])}${disc(80, 80, 24)}M80 64v16l10 6`),
  T37: art(
    'open',
    `${boxes(30, 16, [10, 12], [120, 12], [10, 132], [120, 132])}M10 20l30-8M120 20l30-8M10 140l30-8M120 140l30-8`,
  ),
  T38: art(
    'open',
    `M14 40V16h34v24M22 16v18h8V16M36 16v18h8${disc(132, 30, 14)}M118 30h28M132 16v28M14 138h34l-8 10H22z`,
  ),
  T39: art('open', [14, 34, 116, 136].map((x) => grave(x, 14) + grave(x, 34) + grave(x, 116) + grave(x, 136)).join('')),
  T40: art('road', 'M8 38h30V8M122 8v30h30M8 122h30v30M122 152v-30h30'),
  T41: art(
    'road',
    `M10 10v32M32 10v32M54 10v32M106 10v32M128 10v32M150 10v32M10 118v32M32 118v32M106 118v32M128 118v32M150 118v32${car(12, 11)}${car(130, 119)}`,
  ),
}
