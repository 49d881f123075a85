/** The survivors as cards, and the Zeds as counts. */
import type { Forecast } from '@shamble/run-or-shoot/forecast'
import { forecastFor } from '@shamble/run-or-shoot/forecast'
import {
  GUNS,
  isInPlay,
  isPS,
  ITEM_IDS,
  PLACES,
  placesOf,
  type Survivor,
  type SurvivorId,
  type View,
  type Weapon,
} from '@shamble/run-or-shoot/page'
import type { OptionValues } from '@shamble/kernel'
import { lengthWords } from '../../../board/measured/units.ts'
import type { FigureCard, Gauge, Standing } from '../../../play/game-display.ts'
import { phasesOf } from '../../../words/phases.ts'
import { count, plural, signed } from '../../../words/plain.ts'
import { PARTS, partOf } from '../hand/step-bar.tsx'
import { isGun, itemTitle, calledBy, survivorName, weaponTitle, zedTitle } from './titles.ts'
import { standingWords } from './others.ts'

/** What somebody did before all this. */
export const CALLINGS: Readonly<Record<SurvivorId, string>> = {
  'p-dot': 'bus driver',
  'p-petra': 'reservist',
  'p-tariq': 'paramedic',
  'p-gwen': 'deer stalker',
  'p-imre': 'courier',
  'p-ambrose': 'tree surgeon',
  n1: 'constable',
  n2: 'boatman',
  n3: 'pharmacist',
  n4: 'pilot’s wife',
  n5: 'twelve years old',
  n6: 'teacher',
  n7: 'caretaker',
  n8: 'student',
}

/** "dead since turn 4, risen as Zed 13". */
function goneWords(view: View, { n, status }: Survivor): string {
  if (status === 'waiting') return 'to be placed'
  if (status === 'safe') return 'safe'
  const since = view.learnt.died[n]
  const risen = view.risen[n]
  return [
    since === undefined ? 'dead' : `dead since turn ${since}`,
    risen === undefined ? '' : `risen as ${zedTitle(view, risen)}`,
  ]
    .filter(Boolean)
    .join(', ')
}

/** rs.secrecy.1 Before the reveal: whether a card lies; then which. */
function cardState({ answers, step, cards }: View, seat: string): string {
  if (step === '1') return Object.hasOwn(answers, seat) ? 'card placed' : 'choosing'
  const own = cards[seat] ?? []
  return own.length === 0 ? '' : own.join(' with ')
}

/** rs.injury.3, rs.injury.4 "one hit: 2 cm less, −1 to shoot". */
function hitWords({ book }: Forecast, { hits }: Survivor): string {
  if (hits === 0) return ''
  const { move, shoot } = book.injury
  const cost = [
    move > 0 ? `${lengthWords(move * hits)} shorter moves` : '',
    shoot > 0 ? `${signed(-shoot * hits)} to shoot` : '',
  ].filter(Boolean)
  return `${count(hits)} ${plural(hits, 'hit')}${cost.length > 0 ? ` (${cost.join(', ')})` : ''}`
}

/** "two Zeds in melee, choosing": what presses most comes first, since a narrow card shows no more. */
export function stateWords(look: Forecast, s: Survivor): string {
  const { view } = look
  if (!isInPlay(s)) return goneWords(view, s)
  const held = view.melee.find(({ survivor }) => survivor === s.n)?.zeds.length ?? 0
  return [
    s.pinnedBy === null ? '' : `held down by ${zedTitle(view, s.pinnedBy)}`,
    held > 0 ? `${count(held)} ${plural(held, 'Zed')} in melee` : '',
    s.down ? 'lies on the ground' : '',
    s.seat === null ? standingWords(look, s) : cardState(view, s.seat),
    s.slime > 0 ? `slimed for ${count(s.slime)} ${plural(s.slime, 'turn')}` : '',
    s.torchLit ? 'torch lit' : '',
    view.infections?.[s.n] ?? '',
    hitWords(look, s),
  ]
    .filter(Boolean)
    .join(', ')
}

/** In hand is the main gun of whoever has one. */
function gaugesOf({ main, pistol }: Survivor): Gauge[] {
  const ofMain = gaugeOf(main, true)
  return [...ofMain, ...gaugeOf(pistol, ofMain.length === 0)]
}

function gaugeOf(weapon: Weapon | null, active: boolean): Gauge[] {
  if (weapon === null || !isGun(weapon.kind)) return []
  const { clip, name } = GUNS[weapon.kind]
  return [{ icon: weapon.kind, name, left: weapon.rounds, of: Math.max(clip, weapon.rounds), active }]
}

/** "fireaxe", "3 pistol reloads", "first aid kit". */
export function carriedWords({ main, items }: Survivor): string[] {
  const tool = main !== null && !isGun(main.kind) ? [weaponTitle(main.kind)] : []
  const things = ITEM_IDS.flatMap((item) => {
    const n = items.filter((one) => one === item).length
    return n === 0 ? [] : [n === 1 ? itemTitle(item) : `${n} × ${itemTitle(item)}`]
  })
  return [...tool, ...things]
}

/** rs.carry.3 Places for minor items that are still free. */
export const freePlaces = ({ items }: Survivor): number => PLACES - items.reduce((sum, item) => sum + placesOf(item), 0)

export const roleWords = (s: Survivor): string => CALLINGS[s.who]

/** rs.secrecy.11 Whoever has not been met is on nobody's list. */
const isKnown = ({ status }: Survivor): boolean => status !== 'hidden'

function card(look: Forecast, s: Survivor): FigureCard {
  const { view, book } = look
  const most = isPS(s) ? book.hits.ps : book.hits.nps
  const isGone = !isInPlay(s) && s.status !== 'waiting'
  return {
    id: survivorName(s.n),
    seat: s.seat ?? '',
    mark: s.status === 'dead' ? `fallen ${s.who}` : s.who,
    name: calledBy(s.who),
    role: roleWords(s),
    state: stateWords(look, s),
    hp: { icon: 'heart', name: 'hits left', left: Math.max(0, most - s.hits), of: most, active: false },
    gauges: gaugesOf(s),
    carried: carriedWords(s),
    dead: isGone && s.status !== 'safe',
    away: s.status === 'safe',
    acted: s.seat !== null && view.step !== '1' && view.acted.includes(s.seat),
    acting: false,
  }
}

const CARDS = new WeakMap<View, { readonly options: OptionValues; readonly cards: readonly FigureCard[] }>()

/** Worked out once for a view: every name in the log asks for them. */
export function figures(view: View, options: OptionValues): readonly FigureCard[] {
  const known = CARDS.get(view)
  if (known?.options === options) return known.cards
  const look = forecastFor(view, options)
  const cards = view.survivors.filter(isKnown).map((s) => card(look, s))
  CARDS.set(view, { options, cards })
  return cards
}

export function counts({ zeds, killed }: View): { readonly value: number; readonly words: string }[] {
  return [
    { value: zeds.length, words: plural(zeds.length, 'Zed') },
    { value: zeds.filter(({ mode }) => mode === 'drifting').length, words: 'of them drifting' },
    ...(killed === null ? [] : [{ value: killed, words: 'destroyed' }]),
  ]
}

export const standing = ({ turn, step }: View): Standing => ({
  turn,
  phases: phasesOf(
    PARTS.map(({ n, label }) => [n, label]),
    step === 'setup' ? step : partOf(step),
  ),
})
