/** Commands in words, and where they are aimed. */
import { type Command, type Human, ITEMS, SKILLS, type SkillId, type View } from '@shamble/dead-walk/page'
import { capital, listed, plural } from '../../../words/plain.ts'
import { pointName, thingName } from '../place.ts'
import {
  humanName,
  mapFor,
  nameOf,
  placeOfFigure,
  shortName,
  terrainTitle,
  vehicleTitle,
  viewOf,
  weaponTitle,
} from '../read.ts'
import type { DisplayState } from '../types.ts'

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
  `${n} ${plural(n, AMMO[kind] ?? kind.replace('-', ' '), `${AMMO[kind] ?? kind.replace('-', ' ')}s`)}`

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

function openingWords(s: DisplayState, id: string): string {
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
  const words = bareWords(s, human, c)
  return skill === undefined ? words : `${words}, using ${SKILLS[skill].title}`
}

function bareWords(s: DisplayState, human: Human | null, c: Command): string {
  const view = viewOf(s)
  const thing = (id: number): string => thingWords(view, human, id)
  const somebody = (n: number): string => shortName(nameOf(view, humanName(n)))
  const vehicle = (id: string): string => `the ${vehicleTitle(s, id)}`
  const drop = 'drop' in c && c.drop !== undefined ? `, drop the ${thing(c.drop)}` : ''
  switch (c.do) {
    case 'strike':
      return `Strike ${nameOf(view, placeOfFigure(c.target))} with the ${thing(c.with)}`
    case 'strike-bare':
      return `Strike ${nameOf(view, placeOfFigure(c.target))} with bare hands`
    case 'shoot-close':
      return `Shoot ${nameOf(view, placeOfFigure(c.target))} with the ${thing(c.weapon)}`
    case 'saw-on':
      return `Saw on: ${nameOf(view, placeOfFigure(c.target))}`
    case 'stop':
      return 'Stop here'
    case 'break':
      return 'Try to break away'
    case 'reload':
      return `Reload the ${thing(c.weapon)}${c.grenade ? ` with ${c.grenade}` : ''}`
    case 'clear-jam':
      return `Clear the jammed ${thing(c.weapon)}`
    case 'refuel':
      return `Refuel the ${thing(c.weapon)}`
    case 'restart':
      return `Restart the ${thing(c.weapon)}`
    case 'brace':
      return 'Brace the machinegun'
    case 'ready':
      return c.weapons.length === 0 ? 'Put everything away' : `Take in hand: ${listed(c.weapons.map(thing))}`
    case 'open':
      return `Open ${openingWords(s, c.opening)}`
    case 'close':
      return `Close ${openingWords(s, c.opening)}`
    case 'barricade':
      return `Barricade ${openingWords(s, c.opening)}`
    case 'clear-barricade':
      return `Clear the barricade of ${openingWords(s, c.opening)}`
    case 'lie-down':
      return 'Lie down'
    case 'stand-up':
      return 'Stand up'
    case 'climb':
      return `Climb ${terrainTitle(s, c.by)}`
    case 'jump':
      return 'Jump off here'
    case 'pick-up':
      return `Pick up the ${thing(c.what)}${drop}`
    case 'give':
      return `Give the ${thing(c.what)} to ${somebody(c.to)}${drop}`
    case 'give-ammo':
      return `Give ${ammoWords(c.ammunition, c.count)} to ${somebody(c.to)}`
    case 'drop':
      return `Drop the ${thing(c.what)}`
    case 'drop-ammo':
      return `Drop ${ammoWords(c.ammunition, c.count)}`
    case 'heal':
      return `Treat ${somebody(c.patient)} with the ${thing(c.kit)}`
    case 'first-aid':
      return `First aid for ${somebody(c.patient)}`
    case 'use-antiseptic':
      return `Antiseptic for the body of ${somebody(c.corpse)}`
    case 'switch-radio':
      return `Switch the radio ${human?.items.find(({ id }) => id === c.radio)?.on ? 'off' : 'on'}`
    case 'extinguish':
      return `Put out ${nameOf(view, placeOfFigure(c.figure))}`
    case 'destroy-corpse':
      return `Destroy the corpse of ${nameOf(view, humanName(c.corpse))}`
    case 'turn-engine':
      return 'Turn the engine over'
    case 'leave':
      return 'Leave the table'
    case 'get-in':
      return isDriving(view, human, c)
        ? `Get into ${vehicle(c.vehicle)}, at the wheel`
        : `Get into ${vehicle(c.vehicle)}, as a passenger`
    case 'get-out':
      return 'Get out here'
    case 'start':
      return c.keys === undefined ? 'Hotwire it' : 'Start it with the keys'
    case 'refuel-vehicle':
      return `Refuel ${vehicle(c.vehicle)}`
    case 'change-battery':
      return `Change the battery of ${vehicle(c.vehicle)}`
    case 'use-skill':
      return `Use ${SKILLS[c.skill].title}`
    case 'end':
      return 'End the activation'
    case 'rest':
      return 'Nobody else acts'
    case 'activate':
      return `Activate ${nameOf(view, humanName(c.human))}`
    default:
      return capital(c.do)
  }
}

/** dw.vehicle.6 Into the driver's place if it is free, unless it is said otherwise. */
const isDriving = (
  { vehicles }: View,
  human: Human | null,
  { vehicle, passenger }: Extract<Command, { do: 'get-in' }>,
): boolean =>
  passenger !== true &&
  ((human?.aboard ?? null) !== null || vehicles.find(({ id }) => id === vehicle)?.places[0] === null)
