/** Units as cards, and what is counted under the map. */
import { forecastFor, type Forecast, type Owed } from '@shamble/even-death/forecast'
import {
  type Herd,
  type Human,
  isHerd,
  isOnTable,
  MORALE,
  SHOOTING,
  isShooting,
  type Unit,
  type View,
  WEAPONS,
  type PerkId,
  PERKS,
  zombieClass,
} from '@shamble/even-death/page'
import type { Badge, FigureCard, Gauge, Seen, Standing } from '../../../play/game-display.ts'
import { rowOf } from '../../../sure.ts'
import { plural, signed } from '../../../words/plain.ts'
import { seatTitle } from './seats.ts'
import { thingTitle } from './things.ts'
import { herdName, herdWords, humanName, unitTitle } from './titles.ts'

/** ed.perks.4, ed.perks.12 Whether what is done once has been done. */
function perkWords({ hasHealed, rerolled }: Human, id: PerkId): string {
  const { title } = PERKS[id]
  const isSpent = (id === 'medic' && hasHealed) || (id === 'specialist' && rerolled)
  return isSpent ? `${title}: spent` : title
}

const GONE: Readonly<Record<string, string>> = {
  waiting: 'to be placed',
  dead: 'dead',
  turned: 'turned',
  withdrawn: 'left the table',
  conceded: 'given up',
  lost: 'found no place',
}

/** In as few words as fit on a badge. */
const DEBTS: Readonly<Record<Owed['cause'], string>> = {
  trauma: 'trauma',
  isolation: 'nerve: alone',
  'full herds': 'nerve: two full herds',
  infection: 'infection',
  rambling: 'rambling',
}

/** What a unit will owe when it is selected. */
function owes(look: Forecast, unit: Unit): string {
  if (isHerd(unit) || !isOnTable(unit) || look.view.phase !== 'battle') return ''
  const owed = look.owed(unit)
  return owed.length === 0 ? '' : `owes ${owed.map(({ cause }) => DEBTS[cause]).join(', ')}`
}

const actionsLeft = ({ active }: View, { id }: Unit): string =>
  active?.unit === id ? `${active.actions} ${plural(active.actions, 'action')}` : ''

const badge = (words: string, bad: boolean): Badge[] => (words === '' ? [] : [{ words, bad }])

/** What sets somebody apart just now: what can be done, what is wrong, what will be owed. */
function humanBadges(look: Forecast, human: Human): readonly Badge[] {
  const { view } = look
  if (!isOnTable(human)) return badge(rowOf(GONE, human.status) ?? human.status, false)
  const isFighting = view.phase === 'battle'
  const { morale } = human
  return [
    ...badge(actionsLeft(view, human), false),
    ...badge(isFighting && human.used ? 'used' : '', false),
    ...badge(human.down ? 'knocked down' : '', true),
    ...badge(human.health === 'healthy' ? '' : human.health, true),
    ...badge(human.fatigue === 'fine' ? '' : human.fatigue, true),
    ...badge(isFighting && morale !== 'willing' ? `${morale} ${signed(MORALE[morale])}` : '', MORALE[morale] < 0),
    ...badge(human.aim ? 'has aimed' : '', false),
    ...badge(human.climbing ? 'climbing' : '', false),
    ...badge(owes(look, human), true),
  ]
}

const wordsOf = (badges: readonly Badge[]): string => badges.map(({ words }) => words).join(', ')

/** "LMG: 3 Reloads due, Pistol". */
function armsWords({ weapons }: Human): string {
  const arms = weapons.map(({ id, due }) =>
    due > 0 ? `${WEAPONS[id].title}: ${due} ${plural(due, 'Reload')} due` : WEAPONS[id].title,
  )
  return arms.join(', ') || 'unarmed'
}

/** ed.reload.1 How far each weapon is loaded; none for one that needs no Reload. */
function gaugesOf({ weapons, perks }: Human): Gauge[] {
  return weapons.flatMap(({ id, due }, i): Gauge[] => {
    if (!isShooting(id)) return []
    const of = Math.max(0, SHOOTING[id].reload - (perks.includes('quick-reloader') ? 1 : 0))
    return of === 0 ? [] : [{ icon: id, name: SHOOTING[id].title, left: of - due, of, active: i === 0, unit: 'Reload' }]
  })
}

function humanCard(look: Forecast, human: Human): FigureCard {
  return {
    id: humanName(human.id),
    seat: human.seat,
    mark: human.status === 'alive' || human.status === 'waiting' ? human.profile : 'body',
    name: unitTitle(look.view, human),
    role: armsWords(human),
    state: wordsOf(humanBadges(look, human)),
    badges: humanBadges(look, human),
    hp: { icon: 'heart', name: 'vitality', left: human.vitality, of: human.most, active: false },
    gauges: gaugesOf(human),
    carried: [
      ...human.perks.map((id) => perkWords(human, id)),
      ...(human.carries === null ? [] : [thingTitle(look.view, human.carries)]),
    ],
    dead: human.status === 'dead' || human.status === 'turned',
    away: human.status === 'withdrawn',
    acted: human.used,
    acting: look.view.active?.unit === human.id,
  }
}

function herdBadges(look: Forecast, herd: Herd): readonly Badge[] {
  if (!isOnTable(herd)) return badge(rowOf(GONE, herd.status) ?? herd.status, false)
  const mover = herd.rambles && look.view.active?.unit === herd.id ? herd.mover : null
  return [
    ...badge(actionsLeft(look.view, herd), false),
    ...badge(look.view.phase === 'battle' && herd.used ? 'used' : '', false),
    ...badge(mover === null ? '' : `rambles: ${seatTitle(mover)} move it`, true),
    ...badge(herd.zombies.some(({ down }) => down) ? 'somebody lies' : '', true),
  ]
}

/** "6+, 3 dice" */
function resistance({ kind, zombies }: Herd): string {
  const { number, dice } = zombieClass(kind, zombies.length).toughness
  return `${number}+, ${dice} ${plural(dice, 'die', 'dice')}`
}

const herdCard = (look: Forecast, herd: Herd): FigureCard => ({
  id: herdName(herd.id),
  seat: herd.seat,
  mark: `${herd.kind} ${herd.id}`,
  name: unitTitle(look.view, herd),
  role: isOnTable(herd) ? `${herdWords(herd)}, ${resistance(herd)}` : herdWords(herd),
  state: wordsOf(herdBadges(look, herd)),
  badges: herdBadges(look, herd),
  hp: null,
  gauges: [],
  carried: [],
  dead: herd.status === 'dead',
  away: herd.status === 'withdrawn',
  acted: herd.used,
  acting: look.view.active?.unit === herd.id,
})

const CARDS = new WeakMap<View, { readonly options: unknown; readonly cards: readonly FigureCard[] }>()

/** Worked out once for a view: every name in the log asks for them. */
export function figures({ view, options }: Seen<View>): readonly FigureCard[] {
  const known = CARDS.get(view)
  if (known?.options === options) return known.cards
  const look = forecastFor(view, options)
  const cards = [
    ...view.humans.map((human) => humanCard(look, human)),
    ...view.herds.map((herd) => herdCard(look, herd)),
  ]
  CARDS.set(view, { options, cards })
  return cards
}

export function counts({ humans, herds }: View): { readonly value: number; readonly words: string }[] {
  const people = humans.filter(isOnTable).length
  const there = herds.filter(isOnTable)
  const zombies = there.reduce((sum, herd) => sum + herd.zombies.length, 0)
  return [
    { value: people, words: plural(people, 'person', 'people') },
    { value: zombies, words: `${plural(zombies, 'zombie')} in ${there.length} ${plural(there.length, 'herd')}` },
  ]
}

/** The turns of a round, in their order. */
export function standing({ round, phase, order, onTurn }: View): Standing {
  if (phase !== 'battle')
    return { turn: 0, phases: [{ label: phase === 'forces' ? 'Forces' : 'Deployment', now: true, done: false }] }
  const at = onTurn === null ? -1 : order.indexOf(onTurn)
  return { turn: round, phases: order.map((seat, i) => ({ label: seatTitle(seat), now: i === at, done: i < at })) }
}
