/** Everything that is done with hands: doors, things, reloading, healing, blows, breaking away. */
import { type Command, type Human, ITEMS, type Look, priceOf, type View } from '@shamble/dead-walk/page'
import { impossible, type Note, type Planned, plain, planned, type Target } from '../../../plan/plan.ts'
import type { Situation, Variant } from '../../../table/face.ts'
import { capital, count, listed, plural } from '../../../words/plain.ts'
import { thingName } from '../place.ts'
import {
  callingOf,
  commandsOf,
  humanName,
  lookOf,
  mapFor,
  nameOf,
  placeOfFigure,
  refused,
  shortName,
  viewOf,
  weaponTitle,
} from '../read.ts'

type Do = Command['do']

/** One order for commands of these kinds. */
interface Group {
  readonly id: string
  readonly label: string
  readonly icon: string
  readonly key: string
  readonly dos: readonly Do[]
  readonly detail: (look: Look, human: Human) => string
  /** Shown hatched, with the reason of this command, when it is not possible; left out without one. */
  readonly otherwise?: (look: Look, human: Human) => Command | null
}

const ap = (human: Human, cost: number): string => `${priceOf(human, cost)} AP`

const firstWeapon = (human: Human): number | null =>
  human.weapons.find(({ ready }) => ready)?.id ?? human.weapons[0]?.id ?? null

const GROUPS: readonly Group[] = [
  {
    id: 'strike',
    label: 'Strike',
    icon: 'club',
    key: 'S',
    dos: ['strike', 'saw-on'],
    detail: (look, human) => ap(human, look.book.costs.strike),
  },
  {
    id: 'break',
    label: 'Break away',
    icon: 'out',
    key: 'B',
    dos: ['break'],
    detail: (look, human) => ap(human, look.book.costs.breakAway),
  },
  {
    id: 'reload',
    label: 'Reload',
    icon: 'mag',
    key: 'R',
    dos: ['reload', 'clear-jam', 'refuel', 'restart'],
    detail: (look, human) => ap(human, look.book.costs.reload),
    otherwise: (_look, human) => {
      const weapon = firstWeapon(human)
      return weapon === null ? null : { do: 'reload', weapon }
    },
  },
  {
    id: 'brace',
    label: 'Brace',
    icon: 'brace',
    key: 'Z',
    dos: ['brace'],
    detail: (look, human) => ap(human, look.book.costs.brace),
  },
  {
    id: 'ready',
    label: 'Switch hands',
    icon: 'swap',
    key: 'Y',
    dos: ['ready'],
    detail: (look, human) => ap(human, look.book.costs.switchWeapons),
  },
  {
    id: 'door',
    label: 'Door',
    icon: 'door',
    key: 'D',
    dos: ['open', 'close', 'clear-barricade', 'barricade'],
    detail: (look, human) => ap(human, look.book.costs.openDoor),
  },
  {
    id: 'lie',
    label: 'Lie down',
    icon: 'down',
    key: 'C',
    dos: ['lie-down'],
    detail: (look, human) => ap(human, look.book.costs.lieDown),
    otherwise: (_look, human) => (human.prone ? null : { do: 'lie-down' }),
  },
  {
    id: 'stand',
    label: 'Stand up',
    icon: 'up',
    key: 'C',
    dos: ['stand-up'],
    detail: (look, human) => ap(human, look.book.costs.standUp),
    otherwise: (_look, human) => (human.prone ? { do: 'stand-up' } : null),
  },
  {
    id: 'climb',
    label: 'Climb',
    icon: 'ladder',
    key: 'K',
    dos: ['climb', 'jump'],
    detail: (look, human) => ap(human, look.book.costs.climb),
  },
  {
    id: 'take',
    label: 'Pick up',
    icon: 'take',
    key: 'I',
    dos: ['pick-up'],
    detail: (look, human) => ap(human, look.book.costs.pickUp),
  },
  {
    id: 'give',
    label: 'Give, drop',
    icon: 'give',
    key: 'J',
    dos: ['give', 'give-ammo', 'drop', 'drop-ammo'],
    detail: (look, human) => `${ap(human, look.book.costs.give)}, drop 0`,
  },
  {
    id: 'heal',
    label: 'Aid',
    icon: 'cross',
    key: 'A',
    dos: ['heal', 'extinguish'],
    detail: (look, human) => ap(human, look.book.costs.heal),
  },
  {
    id: 'corpse',
    label: 'Destroy a corpse',
    icon: 'skull',
    key: '',
    dos: ['destroy-corpse'],
    detail: () => '2 AP',
  },
  {
    id: 'engine',
    label: 'Start the boat',
    icon: 'engine',
    key: '',
    dos: ['turn-engine'],
    detail: () => 'one engine turn',
  },
  {
    id: 'leave',
    label: 'Leave',
    icon: 'out',
    key: 'A',
    dos: ['leave'],
    detail: (look, human) => `the table, ${ap(human, look.book.costs.leaveTable)}`,
  },
]

/** Where a command is aimed; empty if nowhere. */
function placeOf(c: Command): string {
  switch (c.do) {
    case 'open':
    case 'close':
    case 'clear-barricade':
    case 'barricade':
      return c.opening
    case 'climb':
      return c.by
    case 'jump':
      return `${c.towards[0] / 100},${c.towards[1] / 100}`
    case 'strike':
    case 'saw-on':
    case 'shoot-close':
      return placeOfFigure(c.target)
    case 'pick-up':
      return thingName(c.what)
    case 'give':
    case 'give-ammo':
      return humanName(c.to)
    case 'heal':
      return humanName(c.patient)
    case 'extinguish':
      return placeOfFigure(c.figure)
    case 'destroy-corpse':
      return humanName(c.corpse)
    case 'zombie-next':
    case 'zombie-attack':
    case 'zombie-move':
      return `zombie ${c.zombie}`
    default:
      return ''
  }
}

const AMMO: Readonly<Record<string, string>> = { bullets: 'clip', shells: 'shell', belts: 'belt', arrows: 'arrow' }
export const ammoWords = (kind: string, n: number): string =>
  `${n} ${plural(n, AMMO[kind] ?? kind.replace('-', ' '), `${AMMO[kind] ?? kind.replace('-', ' ')}s`)}`

/** What a thing is called, carried or lying. */
export function thingWords(view: View, human: Human | null, id: number): string {
  const weapon = human?.weapons.find((one) => one.id === id)
  if (weapon) return weaponTitle(weapon.type)
  const item = human?.items.find((one) => one.id === id)
  if (item) return ITEMS[item.kind].title
  const lying = view.lying.find((one) => one.id === id)
  if (lying?.weapon) return weaponTitle(lying.weapon.type)
  if (lying?.item) return ITEMS[lying.item.kind].title
  if (lying?.ammo)
    return 'kind' in lying.ammo
      ? ammoWords(lying.ammo.kind, lying.ammo.count)
      : `${lying.ammo.count} ${lying.ammo.grenade} ${plural(lying.ammo.count, 'grenade')}`
  return 'thing'
}

export function openingWords(s: Situation, id: string): string {
  for (const b of mapFor(viewOf(s), s.options).terrain.buildings) {
    const found = b.openings.find((one) => one.id === id)
    if (found) return `${found.kind} ${id} of the ${b.kind.toLowerCase()}`
  }
  return id
}

/** A command as what the button says. */
export function commandWords(s: Situation, human: Human | null, c: Command): string {
  const view = viewOf(s)
  const thing = (id: number): string => thingWords(view, human, id)
  const drop = 'drop' in c && c.drop !== undefined ? `, drop the ${thing(c.drop)}` : ''
  switch (c.do) {
    case 'strike':
      return `Strike ${placeOfFigure(c.target)} with the ${thing(c.with)}`
    case 'saw-on':
      return `Saw on: ${placeOfFigure(c.target)}`
    case 'stop':
      return 'Stop here'
    case 'break':
      return 'Try to break away'
    case 'reload':
      return `Reload the ${thing(c.weapon)}${c.grenade ? ` with ${c.grenade}` : ''}`
    case 'clear-jam':
      return `Clear the jam of the ${thing(c.weapon)}`
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
      return `Climb at ${c.by}`
    case 'jump':
      return 'Jump off here'
    case 'pick-up':
      return `Pick up the ${thing(c.what)}${drop}`
    case 'give':
      return `Give the ${thing(c.what)} to ${shortName(nameOf(view, humanName(c.to)))}${drop}`
    case 'give-ammo':
      return `Give ${ammoWords(c.ammunition, c.count)} to ${shortName(nameOf(view, humanName(c.to)))}`
    case 'drop':
      return `Drop the ${thing(c.what)}`
    case 'drop-ammo':
      return `Drop ${ammoWords(c.ammunition, c.count)}`
    case 'heal':
      return `Treat ${shortName(nameOf(view, humanName(c.patient)))} with the ${thing(c.kit)}`
    case 'extinguish':
      return `Put out the fire of ${nameOf(view, placeOfFigure(c.figure))}`
    case 'destroy-corpse':
      return `Destroy the corpse of ${nameOf(view, humanName(c.corpse))}`
    case 'turn-engine':
      return 'Turn the engine over'
    case 'leave':
      return 'Leave the table'
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

/** These roll dice, so their odds are worth a bar. */
const DICED: readonly Do[] = ['strike', 'saw-on', 'break', 'extinguish']

function variantOf(s: Situation, human: Human, c: Command): Variant {
  const words = commandWords(s, human, c)
  if (c.do === 'strike')
    return plain(`Strike ${placeOfFigure(c.target)}`, [c], {
      label: `With the ${thingWords(viewOf(s), human, c.with)}`,
      odds: true,
    })
  return plain(words, [c], { odds: DICED.includes(c.do) || c.do === 'jump' })
}

const NOTES: Readonly<Partial<Record<Do, Note>>> = {
  'lie-down': { value: '−1', words: 'counts as moving for your own shots', clause: 'dw.shooting.9' },
  leave: { value: '', words: 'safe, and out of the game', clause: 'dw.movement.24' },
  break: { value: 'd6', words: 'higher than the number of opponents', clause: 'dw.break.3' },
  'destroy-corpse': { value: '', words: 'it never rises', clause: 'dw.ap.12' },
}

function groupOrder(s: Situation, human: Human, group: Group): Planned | null {
  const look = lookOf(s)
  const all = commandsOf(s).filter((c) => group.dos.includes(c.do))
  const sketch = {
    id: group.id,
    label: group.label,
    icon: group.icon,
    key: group.key,
    detail: group.detail(look, human),
  }
  if (all.length === 0) {
    const sample = group.otherwise?.(look, human)
    const why = sample ? refused(s, sample) : null
    return why ? impossible({ ...sketch, aims: 'none' }, shortWhy(why), why) : null
  }
  const byPlace = new Map<string, Command[]>()
  for (const c of all) byPlace.set(placeOf(c), [...(byPlace.get(placeOf(c)) ?? []), c])
  const target = (place: string, commands: readonly Command[]): Target => ({
    place,
    title:
      commands.length === 1 && group.id !== 'strike'
        ? commandWords(s, human, commands[0] as Command)
        : place === ''
          ? group.label
          : `${group.label} ${place}`,
    subtitle: shortName(human.name),
    mark: place === '' ? callingOf(human) : place.startsWith('zombie') ? place : callingOf(human),
    variants: commands.slice(0, 12).map((c) => variantOf(s, human, c)),
    notes: commands[0] ? [NOTES[commands[0].do]].filter((note): note is Note => note !== undefined) : [],
  })
  const aimless = byPlace.has('')
  if (aimless) {
    const one = target('', all)
    return planned({ ...sketch, aims: one.variants.length > 1 ? 'dialog' : 'none' }, () => new Map([['', () => one]]))
  }
  return planned(
    { ...sketch, aims: 'figure' },
    () => new Map([...byPlace].map(([place, commands]) => [place, () => target(place, commands)])),
  )
}

const shortWhy = ({ clause, reason }: { clause: string; reason: string }): string =>
  clause === 'dw.cc.3'
    ? 'in close combat'
    : clause === 'dw.ap.4' || clause === 'dw.ap.6'
      ? 'too few AP'
      : /full/.test(reason)
        ? 'full'
        : clause.startsWith('dw.ammo')
          ? 'nothing to load'
          : 'not now'

/** Everything but moving and shooting, and the end. */
export function handlingOrders(s: Situation, human: Human): Planned[] {
  return GROUPS.flatMap((group) => groupOrder(s, human, group) ?? [])
}

export function endOrder(s: Situation, human: Human): Planned[] {
  return commandsOf(s)
    .filter((c) => c.do === 'end')
    .map((c) =>
      planned(
        {
          id: 'end',
          label: 'End',
          icon: 'flag',
          key: 'E',
          detail: human.ap > 0 ? `${human.ap} AP lost` : shortName(human.name),
          aims: 'none',
        },
        () =>
          new Map([
            [
              '',
              (): Target => ({
                place: '',
                title: `End ${shortName(human.name)}’s activation`,
                subtitle: human.ap > 0 ? `${count(human.ap)} AP are lost` : '',
                mark: callingOf(human),
                variants: [plain(`End ${shortName(human.name)}’s activation`, [c])],
                notes: [],
              }),
            ],
          ]),
      ),
    )
}
