/** Everything that is done with hands: doors, things, reloading, healing, blows, searching, getting into vehicles. */
import type { Forecast } from '@shamble/dead-walk/forecast'
import { type Command, type CommandOf, type Human, isOn, SKILLS } from '@shamble/dead-walk/page'
import type { Refusal } from '@shamble/kernel'
import { farOrder, orFar } from '../../../plan/contact.ts'
import { impossible, type Note, plain, planned, simple } from '../../../plan/plan.ts'
import { capital, count, plural, possessive } from '../../../words/plain.ts'
import { lengthWords } from '../../../board/measured/units.ts'
import { callingOf, commandsOf, lookOf, nameOf, refused, shortName, terrainTitle, viewOf } from '../read.ts'
import { SKILL_DOES } from '../words/minds.ts'
import { contactTarget, type Handled, HANDLED, nearestOf } from './contact.ts'
import { commandWords, type Do, foremost, placeOf, skillOf, thingWords } from './deeds.ts'
import { searchNotes, searchWords } from './search.ts'
import { blowNotes } from './shot-notes.ts'
import type { Planned, DisplayState, Target, Variant } from '../types.ts'
import { rowOf } from '../../../sure.ts'

export { thingWords } from './deeds.ts'

/** One order for commands of these kinds. */
interface Group {
  readonly id: string
  readonly label: string
  readonly icon: string
  /** The letters it may go by, the best first. */
  readonly keys: string
  readonly dos: readonly Do[]
  /** Shown hatched, with the reason of this command, when it is not possible; left out without one. */
  readonly otherwise?: (human: Human, look: Forecast) => Command | null
  /** What is said instead of a price. */
  readonly says?: string
}

const group = (
  id: string,
  label: string,
  icon: string,
  keys: string,
  dos: readonly Do[],
  over: Pick<Group, 'otherwise' | 'says'> = {},
): Group => ({ id, label, icon, keys, dos, ...over })

const firstWeapon = (human: Human): number | null =>
  human.weapons.find(({ ready }) => ready)?.id ?? human.weapons[0]?.id ?? null

const reloadFirst = (human: Human): Command | null => {
  const weapon = firstWeapon(human)
  return weapon === null ? null : { do: 'reload', weapon }
}

/** dw.vehicle.2 Whoever sits at the wheel of something that does not run wants to know why. */
const startIt = ({ n, aboard, items }: Human, { state }: Forecast): Command | null => {
  const own = state.vehicles.find(({ id }) => id === aboard)
  if (!own || own.places[0] !== n || own.engine) return null
  const keys = items.find(({ kind, vehicle }) => kind === 'keys' && vehicle === own.id)
  return keys ? { do: 'start', keys: keys.id } : { do: 'start' }
}

const GROUPS: readonly Group[] = [
  group('skill', 'Skill', 'skill', 'QHIJ', ['use-skill'], { says: 'at the start' }),
  group('strike', 'Strike', 'club', 'S', ['strike', 'strike-bare', 'saw-on']),
  group('break', 'Break away', 'out', 'B', ['break']),
  group('start', 'Start', 'keys', 'S', ['start'], { otherwise: startIt }),
  group('reload', 'Reload', 'mag', 'R', ['reload', 'clear-jam', 'refuel', 'restart'], { otherwise: reloadFirst }),
  group('brace', 'Brace', 'brace', 'Z', ['brace']),
  group('ready', 'Switch hands', 'swap', 'Y', ['ready']),
  group('door', 'Door', 'door', 'D', ['open', 'close', 'clear-barricade', 'barricade']),
  group('search', 'Search', 'find', 'ZB', ['search'], {
    otherwise: (_, { book }) => (isOn(book, 'searching') ? { do: 'search' } : null),
  }),
  group('get-in', 'Get in', 'car', 'BQ', ['get-in']),
  group('repair', 'Repair', 'battery', 'HQ', ['refuel-vehicle', 'change-battery']),
  group('lie', 'Lie down', 'down', 'C', ['lie-down'], {
    otherwise: ({ prone }) => (prone ? null : { do: 'lie-down' }),
  }),
  group('stand', 'Stand up', 'up', 'C', ['stand-up'], {
    otherwise: ({ prone }) => (prone ? { do: 'stand-up' } : null),
  }),
  group('climb', 'Climb', 'ladder', 'K', ['climb', 'jump']),
  group('take', 'Pick up', 'take', 'I', ['pick-up']),
  group('give', 'Give, drop', 'give', 'J', ['give', 'give-ammo', 'drop', 'drop-ammo']),
  group('heal', 'Aid', 'cross', 'A', ['heal', 'first-aid', 'use-antiseptic', 'extinguish']),
  group('radio', 'Radio', 'ear', 'KB', ['switch-radio']),
  group('corpse', 'Destroy a corpse', 'skull', 'ZB', ['destroy-corpse']),
  group('engine', 'Start the boat', 'engine', 'BZ', ['turn-engine'], { says: 'one engine turn' }),
  group('leave', 'Leave', 'out', 'AB', ['leave']),
]

/** These roll dice, so their odds are worth a bar. */
const DICED: readonly Do[] = ['strike', 'strike-bare', 'saw-on', 'break', 'extinguish', 'jump', 'start', 'first-aid']

/** What its ways cost, the cheapest first. */
const pricesOf = (look: Forecast, human: Human, ways: readonly Command[]): readonly number[] =>
  [...new Set(ways.flatMap((c) => look.price(human, c) ?? []))].sort((a, b) => a - b)

const detailOf = ({ says }: Group, [least, ...more]: readonly number[]): string =>
  says ?? (more.length === 0 ? `${least} AP` : `${least} to ${more.at(-1)} AP`)

/** What one way of doing it is called beside the others. */
function variantOf(s: DisplayState, human: Human, c: Command): Variant {
  const skill = skillOf(c)
  const parts = skill === undefined ? [] : [skillNote(skill)]
  if (c.do === 'strike' || c.do === 'strike-bare') {
    const club = c.do === 'strike' ? `the ${thingWords(viewOf(s), human, c.with)}` : 'bare hands'
    const using = skill === undefined ? '' : `, ${SKILLS[skill].title}`
    const all = [...parts, ...blowNotes(lookOf(s), human, c)]
    return plain(`Strike ${nameOf(viewOf(s), placeOf(c))}`, [c], {
      label: `With ${club}${using}`,
      odds: true,
      parts: all,
    })
  }
  if (c.do === 'use-skill') {
    const label = `${SKILLS[c.skill].title}: ${SKILL_DOES[c.skill]}`
    const warning = c.skill === 'cover' ? { warning: 'Nothing else is done in this activation. Wait?' } : {}
    const clause = [{ value: '', words: 'for this activation', clause: SKILLS[c.skill].clause }]
    return plain(commandWords(s, human, c), [c], { label, parts: clause, ...warning })
  }
  if (c.do === 'search') return plain(`Search ${searchWords(s, human, c)}`, [c], { odds: true })
  if (c.do === 'reload') return plain(commandWords(s, human, c), [c], { parts, ...wasteOf(lookOf(s), human, c) })
  return plain(commandWords(s, human, c), [c], { odds: DICED.includes(c.do), parts })
}

/** dw.ammo.8 A new clip or belt is put in for the old one, with all that is left in it. */
function wasteOf(look: Forecast, human: Human, { weapon: id }: CommandOf<'reload'>): { warning: string } | object {
  const weapon = human.weapons.find((one) => one.id === id)
  const lost = weapon ? look.lostByLoading(weapon) : 0
  if (lost === 0) return {}
  return { warning: `${capital(count(lost))} ${plural(lost, 'is', 'are')} still in it and will be lost. Reload?` }
}

const skillNote = (skill: keyof typeof SKILLS): Note => ({
  value: '',
  words: `${SKILLS[skill].title}: ${SKILL_DOES[skill]}`,
  clause: SKILLS[skill].clause,
})

const NOTES: Readonly<Partial<Record<Do, Note>>> = {
  reload: { value: '', words: 'clips and belts are changed whole, the rest is filled up', clause: 'dw.ammo.8' },
  'lie-down': { value: '−1', words: 'counts as moving for your own shots', clause: 'dw.shooting.9' },
  leave: { value: '', words: 'safe, and out of the game', clause: 'dw.movement.24' },
  break: { value: 'd6', words: 'higher than the number of opponents', clause: 'dw.break.3' },
  'destroy-corpse': { value: '', words: 'it never rises', clause: 'dw.ap.12' },
  'use-antiseptic': { value: '', words: 'the body does not rise', clause: 'dw.items.1' },
  'switch-radio': { value: '', words: 'the dead go where it plays', clause: 'dw.items.3' },
  'first-aid': { value: '5+', words: 'heals one wound', clause: 'dw.gskill.8' },
  'get-in': { value: '', words: 'whoever is at the wheel drives, the others fire', clause: 'dw.vehicle.19' },
  start: { value: '3+', words: 'it starts, unless battery or tank fail', clause: 'dw.vehicle.3' },
  'refuel-vehicle': { value: '', words: 'the can is used up', clause: 'dw.items.6' },
  'change-battery': { value: '', words: 'with a new one it starts without a die', clause: 'dw.items.7' },
}

const perTurn = ({ book: { skillsPerTurn } }: Forecast): Note => ({
  value: String(skillsPerTurn),
  words: `${plural(skillsPerTurn, 'skill')} in a turn`,
  clause: 'dw.skill.3',
})

function notesFor(s: DisplayState, human: Human, commands: readonly Command[]): Note[] {
  const [first] = commands
  if (first?.do === 'search') return searchNotes(s, human, first)
  if (first?.do === 'use-skill') return [perTurn(lookOf(s))]
  const note = first && NOTES[first.do]
  return note ? [note] : []
}

function titleOf(s: DisplayState, human: Human, { id, label }: Group, place: string, commands: readonly Command[]) {
  const [only] = commands
  if (only && commands.length === 1 && id !== 'strike' && id !== 'skill') {
    return only.do === 'search' ? `Search ${searchWords(s, human, only)}` : commandWords(s, human, only)
  }
  if (place === '') return label
  return `${label}: ${/^[HZz]/.test(place) ? nameOf(viewOf(s), place) : terrainTitle(s, place)}`
}

/** What has to be touched and is not: the nearest of these. */
function untouched(s: DisplayState, human: Human, { id, label, icon, keys, dos }: Group, far: Handled): Planned | null {
  if (human.aboard !== null) return null
  const look = lookOf(s)
  const near = nearestOf(s, human, far.places(look))
  const [nearest] = near
  if (nearest === undefined) return null
  const at = (place: string): Target | null => contactTarget(s, human, place, dos)
  const why = (place: string | null): Refusal | null => refused(s, far.sample(place ?? nearest, look, human))
  const refusal = why(null)
  return farOrder(
    { id, label, icon, key: keys, detail: '', aims: 'figure' },
    { found: near.filter((place) => at(place) !== null), at, why, short: refusal ? shortWhy(refusal) : '' },
  )
}

function groupOrder(s: DisplayState, human: Human, given: Group): Planned | null {
  const look = lookOf(s)
  const all = commandsOf(s).filter((c) => given.dos.includes(c.do))
  const far = rowOf(HANDLED, given.id)
  if (all.length === 0 && far) return untouched(s, human, given, far)
  const sample = all.length === 0 ? (given.otherwise?.(human, look) ?? null) : null
  if (all.length === 0 && sample === null) return null
  const { id, label, icon } = given
  const prices = pricesOf(look, human, sample === null ? all : [sample])
  const draft = { id, label, icon, key: given.keys, detail: detailOf(given, prices) }
  const shown = (c: Command): Variant => {
    const variant = variantOf(s, human, c)
    const price = look.price(human, c)
    return given.says !== undefined || prices.length < 2 || price === null
      ? variant
      : { ...variant, label: `${variant.label}, ${price} AP`, price }
  }
  if (sample) {
    const why = refused(s, sample)
    return why ? impossible({ ...draft, aims: 'none' }, shortWhy(why), why) : null
  }
  const byPlace = new Map<string, Command[]>()
  for (const c of all) byPlace.set(placeOf(c), [...(byPlace.get(placeOf(c)) ?? []), c])
  const target = (place: string, commands: readonly Command[]): Target => ({
    place,
    title: titleOf(s, human, given, place, commands),
    subtitle: shortName(human.name),
    mark: place.startsWith('zombie') ? place : callingOf(human),
    variants: foremost(commands).map(shown),
    notes: notesFor(s, human, commands),
  })
  if (byPlace.has('')) return simple(draft, target('', all))
  const near = planned(
    { ...draft, aims: 'figure' as const },
    () => new Map([...byPlace].map(([place, commands]) => [place, () => target(place, commands)])),
  )
  return far ? orFar(near, (place) => contactTarget(s, human, place, given.dos)) : near
}

/** Why not, in the two words that fit under an order. */
export function shortWhy({ clause, key }: Pick<Refusal, 'clause' | 'key'>): string {
  const known = key === undefined ? undefined : rowOf(KEYS, key)
  if (known !== undefined) return known
  if (clause === 'dw.ap.4' || clause === 'dw.ap.6') return 'too few AP'
  if (clause.startsWith('dw.ammo')) return 'nothing to load'
  if (clause.startsWith('dw.wskill') || clause.startsWith('dw.restrict')) return 'cannot use it'
  return rowOf(WHY, clause) ?? 'not now'
}
const KEYS: Readonly<Record<string, string>> = {
  'in-close-combat': 'in close combat',
  full: 'full',
  'hands-full': 'full',
  compelled: 'something else first',
  'in-a-vehicle': 'in a vehicle',
  moving: 'it moves',
}
const WHY: Readonly<Record<string, string>> = {
  'dw.movement.10': 'too far away',
  'dw.movement.22': 'too far away',
  'dw.movement.26': 'too far away',
  'dw.vehicle.6': 'too far away',
  'dw.cc.1': 'too far away',
  'dw.cc.15': 'nothing to strike with',
  'dw.cc.16': 'not in hand',
  'dw.carry.11': 'nothing to strike with',
  'dw.ap.10': 'from inside',
  'dw.search.1': 'not here',
  'dw.search.2': 'nothing to search',
  'dw.vehicle.5': 'no gas',
  'dw.vehicle.8': 'too few AP',
  'dw.vehicle.17': 'a wreck',
  'dw.vehicle.19': 'at the wheel',
  'dw.vehicle.27': 'does not run',
}

/** Everything but moving and shooting, and the end. In a vehicle only what can be done there. */
export function handlingOrders(s: DisplayState, human: Human): Planned[] {
  const found = GROUPS.flatMap((one) => groupOrder(s, human, one) ?? [])
  return human.aboard === null ? found : found.filter(({ order }) => order.enabled || order.id === 'start')
}

export function endOrder(s: DisplayState, human: Human): Planned[] {
  const label = `End ${possessive(shortName(human.name))} turn`
  const { slack } = lookOf(s).purse(human)
  const rest = slack > 0 ? `${lengthWords(slack)} unspent` : 'nothing left'
  return commandsOf(s)
    .filter((c) => c.do === 'end')
    .map((c) =>
      simple(
        { id: 'end', label, icon: 'flag', key: 'E', detail: human.ap > 0 ? `${human.ap} AP unspent` : rest },
        {
          title: label,
          subtitle: human.ap > 0 ? `${count(human.ap)} AP ${plural(human.ap, 'is', 'are')} lost` : '',
          mark: callingOf(human),
          variants: [plain(label, [c])],
          notes: [],
        },
      ),
    )
}
