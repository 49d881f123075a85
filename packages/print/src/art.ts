/** Line art of our own in a box of 40 by 40; the classes are those of style.ts. */

const line = (d: string): string => `<path class="p-line" d="${d}"/>`
const solid = (d: string): string => `<path class="p-solid" d="${d}"/>`
/** Strokes of the screen, which are drawn on 24. */
const strokes = (...all: readonly string[]): string =>
  `<g transform="translate(2 2) scale(1.5)">${all.map(line).join('')}</g>`
const pale = (d: string): string => `<path class="p-pale" d="${d}"/>`
const disc = (x: number, y: number, r: number, look = 'p-line'): string =>
  `<circle class="${look}" cx="${x}" cy="${y}" r="${r}"/>`

/** The dead: a disc out of which two bites are taken, and its eyes. */
const BODIES = [
  {
    body: 'M6.23 22.53A14 14 0 0 1 6.13 21.91A3.2 3.2 0 0 0 6.67 15.71A14 14 0 1 1 10.92 30.66A4.8 4.8 0 0 0 6.23 22.53Z',
    eyes: 'M14 20.6l4.2-.4a2.1 2.1 0 0 1-4.2.4zM21.5 18.2l6 .6a3 3 0 0 1-6-.6z',
  },
  {
    body: 'M22.69 33.74A14 14 0 0 1 21.71 33.9A3 3 0 0 0 15.9 33.39A14 14 0 1 1 30.55 29.2A4.6 4.6 0 0 0 22.69 33.74Z',
    eyes: 'M12.8 17l5.6.6a2.8 2.8 0 0 1-5.6-.6zM22 17.8l4.4-.3a2.2 2.2 0 0 1-4.4.3z',
  },
] as const
const [LEFT_BITTEN, LOW_BITTEN] = BODIES
type Corpse = (typeof BODIES)[number]

const standing = ({ body, eyes }: Corpse): string => pale(body) + solid(eyes)
const down = ({ body }: Corpse): string =>
  `<g transform="rotate(90 20 20)">${line(body)}${line('M13 18.6h5M22 19.4h4.6')}</g>`
const mirrored = (drawing: string): string => `<g transform="matrix(-1 0 0 1 40 0)">${drawing}</g>`

const person = (sign: string): string => disc(20, 20, 14, 'p-pale') + sign
const GRUNT = line('M11.5 23.5 20 15.5l8.5 8')
const MEDIC = solid('M18 11.5h4v6.5h6.5v4H22v6.5h-4V22h-6.5v-4H18z')
const SERGEANT = line('M12 18 20 11l8 7M12 23.5l8-7 8 7M12 29l8-7 8 7')
const LIEUTENANT = line('M20 10.5v19M14 10.5h12M14 29.5h12')

/** Weapons are drawn on 44 by 18. */
const weapon = (d: string): string =>
  `<path class="p-solid" fill-rule="evenodd" transform="translate(1 12) scale(.86)" d="${d}"/>`

const BOTTLE = line('M17.5 9h5M18 9v6c-2.5 1.5-3.5 3-3.5 5.5v9h11v-9c0-2.5-1-4-3.5-5.5V9M14.5 23h11')
const AXE =
  line('M12.6 29.6 24.4 13.2') +
  solid('M19.8 12.6c2.7-1.5 5-1.8 7.6-.9 2.5 3.6 2.9 7.7 1 12.4-1.7-1.9-3.7-3.1-6.1-3.5l3-4.6z')
const GOGGLES = line('M7.5 18.5h25') + disc(14.8, 20, 4, 'p-pale') + disc(25.2, 20, 4, 'p-pale')
const CROSSHAIR = disc(20, 20, 7.5) + line('M20 8v8M20 24v8M8 20h8M24 20h8')

const drops = (at: readonly (readonly [number, number])[]): string =>
  at.map(([x, y]) => line(`M${x} ${y}l-2.5 6`)).join('')

const small = (corpse: Corpse, x: number, y: number): string =>
  `<g transform="translate(${x} ${y}) scale(.6)">${standing(corpse)}</g>`

const BURST = 'm20 5 3.5 8.5 8-4-3 8 8.5 2.5-8.5 2.5 3 8-8-4L20 35l-3.5-8.5-8 4 3-8L3 20l8.5-2.5-3-8 8 4z'

export const ART = {
  'zombie 1': standing(LEFT_BITTEN),
  'zombie 2': standing(LOW_BITTEN),
  'zombie 3': mirrored(standing(LEFT_BITTEN)),
  'zombie 4': mirrored(standing(LOW_BITTEN)),
  'down 1': down(LEFT_BITTEN),
  'down 2': down(LOW_BITTEN),
  'down 3': mirrored(down(LEFT_BITTEN)),
  'down 4': mirrored(down(LOW_BITTEN)),
  grunt: person(GRUNT),
  medic: person(MEDIC),
  sergeant: person(SERGEANT),
  lieutenant: person(LIEUTENANT),
  soldier: person(line('M11.5 22.5 20 14.5l8.5 8M11.5 28.5 20 20.5l8.5 8')),
  police: person(solid('m20 10.2 2.9 6 6.6.9-4.8 4.6 1.2 6.5-5.9-3.1-5.9 3.1 1.2-6.5-4.8-4.6 6.6-.9z')),
  civilian: person(disc(20, 15.6, 4, 'p-solid') + solid('M11.8 28.6c.6-5.4 3.9-7.6 8.2-7.6s7.6 2.2 8.2 7.6z')),
  dead: disc(20, 20, 14) + line('M13 13l14 14M27 13 13 27'),
  earl: person(BOTTLE),
  frank: person(AXE),
  skye: person(GOGGLES),
  owl: person(CROSSHAIR),
  helipad: disc(20, 20, 18.5, 'p-pad') + disc(20, 20, 15, 'p-pad') + line('M14 11v18M26 11v18M14 20h12'),
  van: line('M10 5h20v30H10zM10 12h20M13 5v7M27 5v7M10 30h20') + line('M8 9.5h2M30 9.5h2M8 28h2M30 28h2M16 17h8v9h-8z'),
  spawn: line('M8 32V18a12 12 0 0 1 24 0v14zM14 32v-5M20 32v-7M26 32v-4') + solid('M14 17h4v3h-4zM22 17h4v3h-4z'),
  // On 40 by 12
  'door standing': pale('M2 3h36v6H2zM2 6h30') + disc(34, 6, 1.1, 'p-solid'),
  'door destroyed': line('M2 3h9l3 3-4 3H2zM17 4l5-1 3 3-5 3-3-2zM38 9h-8l-2-3 4-3h6z'),
  // Evac's equipment
  pistol: weapon('M10 4.5h21V9H21l-1 2.5h-3.5L15 17h-5l2-8h-2z'),
  smg: weapon('M3 5.5h3l1 1h20v-1h2v1.5h6V9H26l-1 1h-4l1 7h-3.5l-1.5-6.5h-3L13 15H9.5l1-4.5L4 10z'),
  rifle: weapon('M1 7.5h7l2-2h15l1 1.5h13V5.5h1.5V7H43v2H27.5v1.5H23l1.5 6h-3.5l-2-6h-3l-1 4h-3l1-4.5H8L2 13.5H1z'),
  shotgun: weapon('M1 8.5 9 6h30v1.5h4V9H29v2h-9V9.5h-3l-1 3.5h-3l.8-3.5H9.5L2 14H1z'),
  knife: weapon('M5 8h9v-1.5h1.5V8H32c3 0 5.5 1.5 7 3.5H15.5V13H14v-1.5H5z'),
  grenade: weapon('M19 4.5h6V6h3.5v5H27V7.5h-2c2.5 1 4 3 4 5.2 0 3-2.5 4.8-6 4.8s-6-1.8-6-4.8c0-2.2 1.5-4.2 4-5.2z'),
  reload: weapon('M17 2.5h10l-1 5 2 8.5H18l-1-8.5z'),
  medkit: line('M8 14h24v18H8zM15 14V9h10v5') + solid('M18.5 17.5h3V21.5h4v3h-4v4h-3v-4h-4v-3h4z'),
  fuel: line('M11 34V13l4-4h14v25zM15 9V6h7v3M16 17l9 12M25 17l-9 12'),
  // Drop Dead's cards
  battery: line('M6 14h28v19H6zM11 14v-4h5v4M24 14v-4h5v4M11 21h6M23 21h6M26 18v6'),
  belt: line('M13 8c-6 0-9 5-9 12s3 12 9 12 8-6 14-6 9-2 9-6-3-6-9-6-8-6-14-6z') + disc(13, 20, 4) + disc(29, 20, 3),
  plugs: line('M12 5v6M9 11h6v7H9zM10 18h4v8h-4zM12 26v5h4M28 9v6M25 15h6v7h-6zM26 22h4v8h-4zM28 30v5h4'),
  hose: line('M7 33c0-9 8-6 11-13S20 6 33 7M12 34c0-7 8-5 11-11s2-12 11-11M5 33h9M33 4v11'),
  bandages: line('M6 24 24 6l10 10-18 18zM13 17l10 10M17 13l10 10') + disc(20, 20, 1.5, 'p-solid'),
  syringe: line('M8 32l6-6M12 22l6 6M14 24 26 12l2 2 0 0 2 2L18 28zM28 12l5-5M30 4l6 6M19 19l3 3M23 15l3 3'),
  bomb:
    line('M8 25h24v8H8zM8 29h24M13 25v8M27 25v8M20 25c0-6 3-7 6-9s3-5 1-8') +
    solid('M27 2l1.3 3.4L32 7l-3.7 1.5L27 12l-1.3-3.5L22 7l3.7-1.6z'),
  smoke: line('M15 22h10v13H15zM15 27h10M20 22v-4') + line('M12 17a5 5 0 0 1 2-9 6.5 6.5 0 0 1 12 0 5 5 0 0 1 2 9z'),
  rush: line(BURST) + line('M16 20l4-5 4 5M16 25l4-5 4 5'),
  horde: small(LEFT_BITTEN, 0, 13) + small(LOW_BITTEN, 16, 13) + small(LOW_BITTEN, 8, 0),
  stragglers: small(LEFT_BITTEN, -1, 8) + mirrored(small(LEFT_BITTEN, -1, 8)),
  walker: standing(LOW_BITTEN),
  alarm:
    line('M6 26v-5l4-2 4-7h13l4 7 4 2v5zM14 19h17') +
    disc(13, 27, 3.5) +
    disc(28, 27, 3.5) +
    line('M14 8 11 4M20 7V3M27 8l3-4'),
  wire: line('M8 8v27M32 8v27M8 26h24M12 23l3 6M18 23l3 6M24 23l3 6'),
  trap: line('M4 24a16 10 0 0 1 32 0zM4 24l4-5 3 5 4-7 3 7h4l3-7 4 7 3-5 4 5M4 28h32'),
  nails: line(BURST) + line('M20 15v10M18 15h4M14 18l3 6M26 18l-3 6'),
  rain:
    line('M11 19a6 6 0 0 1 1-12 8 8 0 0 1 15 1 5.5 5.5 0 0 1 2 11z') +
    drops([
      [13, 23],
      [20, 23],
      [27, 23],
      [16, 30],
      [23, 30],
    ]),
  fog: line('M5 12h22M11 18h24M5 24h26M13 30h20'),
  // Run? ... or Shoot?'s cards, as its hand on the screen shows them
  'card run': strokes(
    'M13 8l-4 1-2 4M13 8l2 4 4 1M13 8l-2 6 4 2 1 5M11 14l-2 4-5 1',
    'M14 4a1.800 1.800 0 1 0 3.600 0a1.800 1.800 0 1 0-3.600 0z',
  ),
  'card both': strokes('M4 18l4-5 3 2 3-5M15 6h6M18 3v6M14 6a4 4 0 1 0 8 0a4 4 0 1 0-8 0z'),
  'card shoot': strokes('M12 4v5M12 15v5M4 12h5M15 12h5M5.500 12a6.500 6.500 0 1 0 13 0a6.500 6.500 0 1 0-13 0z'),
  'card snipe': strokes(
    'M12 2.500v6M12 15.500v6M2.500 12h6M15.500 12h6M4 12a8 8 0 1 0 16 0a8 8 0 1 0-16 0zM8 12a4 4 0 1 0 8 0a4 4 0 1 0-8 0z',
  ),
  'card throw': strokes('M6 14.500a6 6 0 1 0 12 0a6 6 0 1 0-12 0zM10.500 8.500v-4h4l3 3M14.500 4.500h3'),
  'card give': strokes('M3 13h4l4 2h5M3 19h9l8-5-2-2-5 3M9 3.500h8v6H9z'),
  'card climb': strokes('M8 3v18M16 3v18M8 7h8M8 12h8M8 17h8'),
  'card melee': strokes(
    'M7 11V7.500M10 10.500V6M13 10.500V6.500M16 11V8M7 11c-2 0-2 3 0 4.500l2 4.500h6.500l1.500-5c.800-2 .500-4-1-4z',
  ),
  'card aid': strokes('M9.500 4h5v5.500H20v5h-5.500V20h-5v-5.500H4v-5h5.500z'),
  'card reload': strokes('M8 3.500h9l-1.500 6 1.500 11H8l-1-11zM8.500 16.500h8'),
  'card order': strokes('M4 10v5l3 .500L17 20V5L7 9.500zM19.500 10c1 1.500 1 3.500 0 5M7 15.500l1 4.500h3l-1-4'),
  'card assist': strokes(
    'M5 20l2-6 3-3 4 2 4 4M10 11l-3-3M17 20v-4l4 1',
    'M7 4.500a1.800 1.800 0 1 0 3.600 0a1.800 1.800 0 1 0-3.600 0zM15 11a1.800 1.800 0 1 0 3.600 0a1.800 1.800 0 1 0-3.600 0z',
  ),
  silence: disc(20, 20, 14) + line('M13 17c1.5 1.5 4 1.5 5 0M22 17c1.5 1.5 4 1.5 5 0M15 27h10'),
} as const satisfies Record<string, string>

export type ArtName = keyof typeof ART
