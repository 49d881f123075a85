/** Commands in words, and where they are aimed. */
import {
  type Command,
  type CommandOf,
  type Human,
  ITEMS,
  SKILLS,
  type SkillId,
  type View,
} from '@shamble/dead-walk/page'
import { capital, listed, plural } from '../../../words/plain.ts'
import { pointName, thingName } from '../place.ts'
import {
  humanName,
  mapFor,
  nameOf,
  openingTitle,
  placeOfFigure,
  shortName,
  terrainTitle,
  vehicleTitle,
  viewOf,
  weaponTitle,
} from '../read.ts'
import type { DisplayState } from '../types.ts'
import { rowOf } from '../../../sure.ts'

export type Do = Command['do']

/** Where a command is aimed; empty if nowhere. */
export function placeOf(c: Command): string {
  switch (c.do) {
    case 'open':
    case 'close':
    case 'clear-barricade':
    case 'barricade':
      return c.opening
    case 'climb':
      return c.by
    case 'jump':
      return pointName({ x: c.towards[0], y: c.towards[1] })
    case 'strike':
    case 'strike-bare':
    case 'saw-on':
    case 'shoot-close':
      return placeOfFigure(c.target)
    case 'use-skill':
      return c.target === undefined ? '' : placeOfFigure(c.target)
    case 'pick-up':
      return thingName(c.what)
    case 'give':
    case 'give-ammo':
      return humanName(c.to)
    case 'heal':
    case 'first-aid':
      return humanName(c.patient)
    case 'extinguish':
      return placeOfFigure(c.figure)
    case 'destroy-corpse':
    case 'use-antiseptic':
      return humanName(c.corpse)
    case 'get-in':
    case 'refuel-vehicle':
    case 'change-battery':
      return c.vehicle
    case 'zombie-next':
    case 'zombie-attack':
    case 'zombie-move':
      return `zombie ${c.zombie}`
    default:
      return ''
  }
}

const AMMO: Readonly<Record<string, string>> = { bullets: 'clip', shells: 'shell', belts: 'belt', arrows: 'arrow' }
const ammoWords = (kind: string, n: number): string =>
  `${n} ${plural(n, rowOf(AMMO, kind) ?? kind.replace('-', ' '), `${rowOf(AMMO, kind) ?? kind.replace('-', ' ')}s`)}`

type Loose = Pick<View['lying'][number], 'weapon' | 'item' | 'ammo'>

/** What lies there, or was found. */
export function looseWords({ weapon, item, ammo }: Loose): string {
  const all = [
    weapon ? weaponTitle(weapon.type) : '',
    item ? ITEMS[item.kind].title : '',
    ammo === null
      ? ''
      : 'kind' in ammo
        ? ammoWords(ammo.kind, ammo.count)
        : `${ammo.count} ${ammo.grenade} ${plural(ammo.count, 'grenade')}`,
  ].filter(Boolean)
  return listed(all) || 'thing'
}

/** What a thing is called, carried or lying. */
export function thingWords(view: View, human: Human | null, id: number): string {
  const weapon = human?.weapons.find((one) => one.id === id)
  if (weapon) return weaponTitle(weapon.type)
  const item = human?.items.find((one) => one.id === id)
  if (item) return ITEMS[item.kind].title
  const lying = view.lying.find((one) => one.id === id)
  return lying ? looseWords(lying) : 'thing'
}

/** "door D3 of the laundry". */
export function openingWords(s: DisplayState, id: string): string {
  for (const b of mapFor(viewOf(s), s.options).terrain.buildings) {
    const found = b.openings.find((one) => one.id === id)
    if (found) return `${found.kind} ${id} of the ${b.kind.toLowerCase()}`
  }
  return id
}

/** The skill that is used with a command. */
export const skillOf = (c: Command): SkillId | undefined => ('skill' in c ? c.skill : undefined)

/** A command as what the button says. */
export function commandWords(s: DisplayState, human: Human | null, c: Command): string {
  const skill = c.do === 'use-skill' ? undefined : skillOf(c)
  const says: Says<Do> | undefined = WORDS[c.do]
  const words = says ? says(c, { s, view: viewOf(s), human }) : capital(c.do)
  return skill === undefined ? words : `${words}, using ${SKILLS[skill].title}`
}

/** What a sentence knows besides its command. */
interface Known {
  readonly s: DisplayState
  readonly view: View
  readonly human: Human | null
}

const thing = ({ view, human }: Known, id: number): string => thingWords(view, human, id)
const figure = ({ view }: Known, id: string): string => nameOf(view, placeOfFigure(id))
const somebody = ({ view }: Known, n: number): string => shortName(nameOf(view, humanName(n)))
const vehicle = ({ s }: Known, id: string): string => `the ${vehicleTitle(s, id)}`
const opening = ({ s }: Known, id: string): string => openingTitle(s, id)
const dropped = (known: Known, drop: number | undefined): string =>
  drop === undefined ? '' : `, drop the ${thing(known, drop)}`

/** Written as a method, as those of the log are: the table hands it no command but its own. */
type Says<D extends Do> = { says(command: CommandOf<D>, known: Known): string }['says']

/** What a command is called where it needs more than its own name. */
const WORDS: { readonly [D in Do]?: Says<D> } = {
  strike: (c, k) => `Strike ${figure(k, c.target)} with the ${thing(k, c.with)}`,
  'strike-bare': (c, k) => `Strike ${figure(k, c.target)} with bare hands`,
  'shoot-close': (c, k) => `Shoot ${figure(k, c.target)} with the ${thing(k, c.weapon)}`,
  'saw-on': (c, k) => `Saw on: ${figure(k, c.target)}`,
  stop: () => 'Stop here',
  break: () => 'Try to break away',
  reload: (c, k) => `Reload the ${thing(k, c.weapon)}${c.grenade ? ` with ${c.grenade}` : ''}`,
  'clear-jam': (c, k) => `Clear the jammed ${thing(k, c.weapon)}`,
  refuel: (c, k) => `Refuel the ${thing(k, c.weapon)}`,
  restart: (c, k) => `Restart the ${thing(k, c.weapon)}`,
  brace: () => 'Brace the machinegun',
  ready: (c, k) =>
    c.weapons.length === 0 ? 'Put everything away' : `Take in hand: ${listed(c.weapons.map((id) => thing(k, id)))}`,
  open: (c, k) => `Open ${opening(k, c.opening)}`,
  close: (c, k) => `Close ${opening(k, c.opening)}`,
  barricade: (c, k) => `Barricade ${opening(k, c.opening)}`,
  'clear-barricade': (c, k) => `Clear the barricade of ${opening(k, c.opening)}`,
  'lie-down': () => 'Lie down',
  'stand-up': () => 'Stand up',
  climb: (c, k) => `Climb ${terrainTitle(k.s, c.by)}`,
  jump: () => 'Jump off here',
  'pick-up': (c, k) => `Pick up the ${thing(k, c.what)}${dropped(k, c.drop)}`,
  give: (c, k) => `Give the ${thing(k, c.what)} to ${somebody(k, c.to)}${dropped(k, c.drop)}`,
  'give-ammo': (c, k) => `Give ${ammoWords(c.ammunition, c.count)} to ${somebody(k, c.to)}`,
  drop: (c, k) => `Drop the ${thing(k, c.what)}`,
  'drop-ammo': (c) => `Drop ${ammoWords(c.ammunition, c.count)}`,
  heal: (c, k) => `Treat ${somebody(k, c.patient)} with the ${thing(k, c.kit)}`,
  'first-aid': (c, k) => `First aid for ${somebody(k, c.patient)}`,
  'use-antiseptic': (c, k) => `Antiseptic for the body of ${somebody(k, c.corpse)}`,
  'switch-radio': (c, k) => `Switch the radio ${k.human?.items.find(({ id }) => id === c.radio)?.on ? 'off' : 'on'}`,
  extinguish: (c, k) => `Put out ${figure(k, c.figure)}`,
  'destroy-corpse': (c, k) => `Destroy the corpse of ${nameOf(k.view, humanName(c.corpse))}`,
  'turn-engine': () => 'Turn the engine over',
  leave: () => 'Leave the table',
  'get-in': (c, k) => `Get into ${vehicle(k, c.vehicle)}, ${isDriving(k, c) ? 'at the wheel' : 'as a passenger'}`,
  'get-out': () => 'Get out here',
  start: (c) => (c.keys === undefined ? 'Hotwire it' : 'Start it with the keys'),
  'refuel-vehicle': (c, k) => `Refuel ${vehicle(k, c.vehicle)}`,
  'change-battery': (c, k) => `Change the battery of ${vehicle(k, c.vehicle)}`,
  'use-skill': (c) => `Use ${SKILLS[c.skill].title}`,
  end: () => 'End the activation',
  rest: () => 'Nobody else acts',
  activate: (c, k) => `Activate ${nameOf(k.view, humanName(c.human))}`,
}

/** dw.vehicle.6 Into the driver's place if it is free, unless it is said otherwise. */
const isDriving = ({ view, human }: Known, { vehicle: id, passenger }: CommandOf<'get-in'>): boolean =>
  passenger !== true &&
  ((human?.aboard ?? null) !== null || view.vehicles.find((one) => one.id === id)?.places[0] === null)

/** So many ways are shown at most; one of each kind before a second of any. */
const MOST = 14

export function foremost<C extends Command>(commands: readonly C[], most = MOST): readonly C[] {
  if (commands.length <= most) return commands
  const kinds = new Set<string>()
  const isFirst = (c: C): boolean => {
    const kind = `${c.do} ${skillOf(c) ?? ''}`
    return !kinds.has(kind) && kinds.add(kind).size > 0
  }
  const firsts = new Set(commands.filter(isFirst))
  const rest = commands.filter((c) => !firsts.has(c)).slice(0, Math.max(0, most - firsts.size))
  return commands.filter((c) => firsts.has(c) || rest.includes(c))
}
