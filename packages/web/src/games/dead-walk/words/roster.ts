/** The humans as cards, and everybody else as counts. */
import type { Forecast } from '@shamble/dead-walk/forecast'
import {
  ARCHETYPES,
  type Human,
  isDriver,
  isInPlay,
  isOn,
  ITEMS,
  TRAITS,
  type View,
  type Weapon,
  WEAPONS,
} from '@shamble/dead-walk/page'
import type { OptionValues } from '@shamble/kernel'
import { numbered } from '../../../board/alike.ts'
import type { FigureCard, Gauge } from '../../../play/game-display.ts'
import { count, plural } from '../../../words/plain.ts'
import { weaponIcon } from '../plan/armoury.ts'
import { CALLING_WORDS, callingOf, humanName, lookFor, nthOfHuman, terrainTitle, vehicleTitle } from '../read.ts'
import type { Standing } from '../../../play/game-display.ts'
import { phasesOf } from '../../../words/phases.ts'

const GONE: Readonly<Record<Human['status'], string>> = {
  waiting: 'to be placed',
  alive: '',
  dead: 'dead',
  turned: 'one of the dead',
  escaped: 'got away',
  lost: 'lost',
}

/** "at the wheel of the pickup", "in the pickup". */
const aboardWords = (look: Forecast, h: Human): string =>
  h.aboard === null ? '' : `${isDriver(look.state, h) ? 'at the wheel of' : 'in'} the ${vehicleTitle(look, h.aboard)}`

/** "must fire first: Macho". */
function mindWords(look: Forecast, h: Human): string {
  if (h.mind.frozen) return 'does nothing this turn'
  const open = h.acted ? null : look.compulsion(h)
  return [h.mind.refuses ? 'attacks nobody this turn' : '', open ? `compelled: ${TRAITS[open.by].title}` : '']
    .filter(Boolean)
    .join(', ')
}

/** "acts now, shaken: costs double, prone". */
export function stateWords(view: View, options: OptionValues, h: Human): string {
  if (!isInPlay(h)) return GONE[h.status]
  const look = lookFor(view, options)
  const acting = view.activation?.human === h.n
  return [
    acting ? 'acts now' : h.acted ? 'has acted' : view.phase === 'humans' ? 'to act' : '',
    look.opponents(h).length > 0 ? 'in close combat' : '',
    aboardWords(look, h),
    mindWords(look, h),
    h.doubled ? 'shaken: costs double' : '',
    h.stunned ? 'stunned' : '',
    h.burning ? `burning, turn ${h.burning.turns}` : '',
    h.prone ? 'prone' : '',
    h.on === null ? '' : `up on ${terrainTitle(look, h.on)}`,
    h.wounds > 0 ? `${count(h.wounds)} ${plural(h.wounds, 'wound')}` : 'no wounds',
    `fear ${look.fear(h).value}`,
  ]
    .filter(Boolean)
    .join(', ')
}

const weaponState = ({ jammed, braced, motor, ready }: Weapon): string =>
  [jammed ? 'jammed' : '', braced ? 'braced' : '', motor === 'runs' ? '' : motor, ready ? '' : 'not in hand']
    .filter(Boolean)
    .join(', ')

function gaugesOf(view: View, options: OptionValues, h: Human): Gauge[] {
  const { book } = lookFor(view, options)
  return h.weapons.flatMap((weapon): Gauge[] => {
    const row = book.weapons[weapon.type]
    const magazine = row.fire?.magazine ?? null
    if (magazine === null) return []
    const state = weaponState(weapon)
    return [
      {
        icon: weaponIcon(weapon.type),
        name: `${row.title}${state ? `, ${state}` : ''}`,
        left: weapon.loaded,
        of: Math.max(magazine, weapon.loaded),
        active: weapon.ready,
      },
    ]
  })
}

/** Things without a magazine, and what is in the pockets. */
export function carriedWords(h: Human): string[] {
  const plain = h.weapons
    .filter(({ type }) => (WEAPONS[type].fire?.magazine ?? null) === null)
    .map((weapon) => {
      const grenades = Object.entries(weapon.grenades).map(([kind, n]) => `${n} ${kind} ${plural(n, 'grenade')}`)
      const state = grenades.length > 0 ? '' : weaponState(weapon)
      const what = grenades.length > 0 ? grenades.join(', ') : WEAPONS[weapon.type].title
      return weapon.loaded > 1 && grenades.length === 0
        ? `${weapon.loaded} ${what}`
        : state
          ? `${what} (${state})`
          : what
    })
  const { stock } = h
  const spare = (n: number, one: string): string[] => (n > 0 ? [`${n} ${plural(n, one)}`] : [])
  const launcher = Object.entries(stock.launcher).map(([kind, n]) => `${n} ${kind} for the launcher`)
  return [
    ...plain,
    ...spare(stock.bullets, 'clip'),
    ...spare(stock.shells, 'shell'),
    ...spare(stock.belts, 'belt'),
    ...spare(stock.arrows, 'arrow'),
    ...launcher,
    ...h.items.map(({ kind, on }) => (on ? `${ITEMS[kind].title} (on)` : ITEMS[kind].title)),
  ]
}

/** A skill of this turn, and how far somebody is from breaking down. */
function mindGauges({ book }: Forecast, h: Human): Gauge[] {
  if (h.isNpc) return []
  const { skills, trauma } = h.sheet
  const uses = Math.min(book.skillsPerTurn, skills.length)
  return [
    ...(isOn(book, 'skills') && uses > 0
      ? [
          {
            icon: 'skill',
            name: 'skills this turn',
            left: Math.max(0, uses - h.skillsUsed.length),
            of: uses,
            active: h.skillsUsed.length < uses,
          },
        ]
      : []),
    ...(isOn(book, 'psychosis') && trauma > 0
      ? [{ icon: 'mind', name: 'trauma', left: trauma, of: book.traumaLimit, active: false }]
      : []),
  ]
}

/** "Military, sniper", or what the mark says where archetypes are not played. */
export function roleWords({ book }: Forecast, h: Human): string {
  if (h.isNpc && h.seat === null) return 'of nobody'
  const archetype = book.archetypeOf(h)
  const { subtype } = h.sheet
  if (archetype === null) return CALLING_WORDS[callingOf(h)]
  const { title } = ARCHETYPES[archetype]
  return subtype === '' ? title : `${title}, ${subtype}`
}

/** The fallen keep their mark, as an outline; whoever has turned is one of the dead. */
function markOf(view: View, h: Human): string {
  const own = numbered(callingOf(h), nthOfHuman(view, h))
  if (h.status === 'turned') return `zombie ${h.n}`
  return h.status === 'dead' || h.status === 'lost' ? `fallen ${own}` : own
}

function card(view: View, options: OptionValues, h: Human): FigureCard {
  const living = isInPlay(h) || h.status === 'waiting'
  const look = lookFor(view, options)
  const { book } = look
  const acting = view.activation?.human === h.n
  const ap = acting ? h.ap : h.acted || view.phase !== 'humans' ? (h.acted ? 0 : book.humanAP) : book.humanAP
  return {
    id: humanName(h.n),
    seat: h.seat ?? '',
    mark: markOf(view, h),
    name: h.name,
    role: roleWords(look, h),
    state: stateWords(view, options, h),
    hp: {
      icon: 'dice',
      name: 'action points',
      left: Math.max(0, ap),
      of: Math.max(book.humanAP, ap),
      active: false,
      unit: 'AP',
    },
    gauges: [...mindGauges(look, h), ...gaugesOf(view, options, h)],
    carried: carriedWords(h),
    dead: !living && h.status !== 'escaped',
    away: h.status === 'escaped',
    acted: h.acted,
    acting,
  }
}

const CARDS = new WeakMap<View, { readonly options: OptionValues; readonly cards: readonly FigureCard[] }>()

/** Worked out once for a view: every name in the log asks for them. */
export function figures(view: View, options: OptionValues): readonly FigureCard[] {
  const known = CARDS.get(view)
  if (known?.options === options) return known.cards
  const cards = view.humans.map((h) => card(view, options, h))
  CARDS.set(view, { options, cards })
  return cards
}

export function counts(view: View): { readonly value: number; readonly words: string }[] {
  const down = view.zombies.filter(({ fallen }) => fallen).length
  return [
    { value: view.zombies.length, words: plural(view.zombies.length, 'zombie') },
    { value: down, words: 'of them down' },
    { value: view.humans.reduce((sum, h) => sum + h.kills + h.closeKills, 0), words: 'eliminated' },
  ]
}

const PHASES = [
  ['tests', 'Tests'],
  ['humans', 'Humans'],
  ['zombies', 'Zombies'],
] as const

export const standing = ({ turn, phase }: View): Standing => ({ turn, phases: phasesOf(PHASES, phase) })
