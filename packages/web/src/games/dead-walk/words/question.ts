/** The one sentence that says who owes what. */
import type { Forecast } from '@shamble/dead-walk/forecast'
import {
  type Asked,
  askedIn,
  findingIn,
  type Human,
  humanOf,
  isDriver,
  isInPlay,
  PSYCHOSES,
  SKILLS,
  TRAITS,
  vehicleOf,
  type View,
  type Weapon,
} from '@shamble/dead-walk/page'
import type { RollShown } from '../../../play/game-display.ts'
import { plainDie, rollOf } from '../../../words/dice.ts'
import { capital, count, listed, numeral, plural } from '../../../words/plain.ts'
import { inSights } from '../plan/index.ts'
import {
  activeHuman,
  commandsOf,
  humanName,
  isAsked,
  lookOf,
  nameOf,
  offered,
  placeOfFigure,
  scenarioOf,
  shortName,
  vehicleTitle,
  viewOf,
} from '../read.ts'
import { goalNow } from './goals.ts'
import { aThing, thingWords } from './lines.ts'
import { MUST, TRAIT_DIE } from './minds.ts'
import { FINDS } from './parts.ts'
import type { DisplayState } from '../types.ts'
import { keysOf } from '../../../sure.ts'

interface Left {
  readonly value: string
  readonly words: string
}

/** "4 AP now, 2 after". */
export function left(s: DisplayState, variant = 0): readonly Left[] {
  const human = activeHuman(viewOf(s))
  if (!human || human.seat !== s.seat) return []
  const cost = priceInSights(s, variant)
  return [
    { value: String(human.ap), words: 'AP now' },
    ...(cost === null ? [] : [{ value: String(Math.max(0, human.ap - cost)), words: 'after' }]),
  ]
}

function priceInSights(s: DisplayState, variant: number): number | null {
  const target = inSights(s)
  return (target?.variants[variant] ?? target?.variants[0])?.price ?? null
}

/** Action points that what is in the sights would cost whoever acts. */
export function planned(s: DisplayState, variant: number): number {
  const human = activeHuman(viewOf(s))
  if (!human || human.seat !== s.seat || s.selection.figure !== humanName(human.n)) return 0
  return Math.min(human.ap, priceInSights(s, variant) ?? 0)
}

/** "Rooms searched: 1 of 4": how far the task has come. */
export const goal = (s: DisplayState): string => goalNow(lookOf(s), scenarioOf(s.options).full)

/** "turn 3 of 16": the time there is for it. */
export function time(s: DisplayState): string {
  const { turn } = viewOf(s)
  const limit = lookOf(s).book.turnLimit
  return limit > 0 ? `turn ${Math.min(turn, limit)} of ${limit}` : ''
}

const seatWords = (s: DisplayState, seat: string): string => {
  if (seat === 'GM') return 'The game master'
  const own = viewOf(s).humans.filter((h) => h.seat === seat && (isInPlay(h) || h.status === 'waiting'))
  return own.length > 0 ? listed(own.map((h) => shortName(h.name))) : `Player ${seat.slice(1)}`
}

/** "Dana Hollis" */
const called = (view: View, n: number): string => shortName(humanOf(view, n)?.name ?? 'somebody')

function waiting(s: DisplayState): string {
  const { owe } = s.pending ?? { owe: [] }
  if (owe.length === 0) return 'Nobody is asked anything.'
  const asked = askedIn(viewOf(s)) ?? findingIn(viewOf(s))
  if (asked) return `${called(viewOf(s), asked.human)} to decide.`
  return `${listed(owe.map((seat) => seatWords(s, seat)))} to act.`
}

export function question(s: DisplayState): string {
  const view = viewOf(s)
  if (view.outcome) return `The game is over. ${view.outcome.reason}`
  if (!s.pending) return ''
  if (!isAsked(s)) return waiting(s)
  const asked = askedIn(view)
  if (asked) return inTheMiddle(s, asked)
  const finding = findingIn(view)
  if (finding) return foundQuestion(s)
  const places = offered(s, 'place')
  if (places.length > 0) {
    const human = view.humans.find(({ n }) => n === places[0]?.human)
    return `Where does ${human?.name ?? 'somebody'} start? Anywhere in the marked zone.`
  }
  if (offered(s, 'deal').length > 0) return 'Ten dice have fallen: who gets the hits?'
  if (offered(s, 'saw-on').length > 0) return 'The saw runs on: another one, or stop here?'
  if (offered(s, 'rake').length > 0 && offered(s, 'stop').length > 0)
    return 'The gun is braced: a second burst, or stop here?'
  if (commandsOf(s).some((c) => c.do.startsWith('zombie-'))) return master(s)
  const active = activeHuman(view)
  if (active && active.seat === s.seat) return acting(s, active)
  const able = offered(s, 'activate').flatMap((c) => view.humans.find(({ n }) => n === c.human) ?? [])
  // Between two steps of what is being played nobody can be named.
  if (able.length === 0) return view.phase === 'zombies' ? 'The dead move.' : waiting(s)
  const [only] = able
  const forced = able.map((h) => compulsionWords(lookOf(s), h, shortName(h.name))).join('')
  if (only && able.length === 1) return `${only.name} to act.${forced}`
  return `Who acts next? ${listed(able.map((h) => shortName(h.name)))} can.${forced}`
}

/** "Scary-pants: freezes and does nothing this turn on 3 or less": what a die of a mind is for. */
function traitWords(what: string): string | null {
  const [title, rest] = what.split(/: (?=[^:]*$)/)
  const score = rest?.split(', ').at(-1)
  const trait = keysOf(TRAIT_DIE).find((one) => TRAITS[one].title === title)
  const does = trait && TRAIT_DIE[trait]?.[0]
  return does === undefined || score === undefined ? null : `${title}: ${does} on ${score}`
}

/** Figures of a rule's own words by their names: "pistol against zombie 3". */
const named = (view: View, what: string): string =>
  traitWords(what) ??
  what.replace(/\b([HZ]\d+)\b/g, (_all, id: string) => nameOf(view, placeOfFigure(id))).replace(/: -/g, ': −')

/** What a die is thrown for. */
export const die = (what: string, view: View): string => named(view, what)

/** Dice that have fallen and about which somebody is asked. */
export function lying(s: DisplayState): RollShown | null {
  const view = viewOf(s)
  const asked = askedIn(view)
  if (!asked?.faces || asked.faces.length === 0) return null
  const sides = Math.max(...asked.faces) > 6 ? 20 : 6
  const dice = asked.faces.map((face) => plainDie(face, '', 'plain', sides))
  return rollOf(capital(named(view, asked.what ?? '')), dice, '')
}

/** What is offered besides no, by its name; nothing as long as nobody here is asked. */
function skillsOffered(s: DisplayState): string {
  const titles = commandsOf(s).flatMap((c) => (c.do === 'use-skill' ? [SKILLS[c.skill].title] : []))
  return titles.length === 0 ? '' : ` ${[...new Set(titles)].join(' or ')} first, or just the dice?`
}

/** A question in the middle of a rule: what has happened, and who may do what about it. */
function inTheMiddle(s: DisplayState, asked: Asked): string {
  const view = viewOf(s)
  const who = called(view, asked.human)
  const dice = listed((asked.faces ?? []).map(String))
  const what = named(view, asked.what ?? '')
  const others = (Array.isArray(asked.for) ? asked.for : []).map((n: number) => called(view, n))
  switch (asked.asks) {
    case 'courage':
      return `${who} must test fear, ${numeral(asked.value ?? 0)} or less on two dice.${skillsOffered(s)}`
    case 'motivate':
      return `${listed(others)} must test fear. Does ${who} motivate ${others.length === 1 ? 'them' : 'them all'}, one more on the value?`
    case 'inspire':
      return `${called(view, Number(asked.for))} has thrown ${dice} (${what}). Does ${who} inspire another throw?`
    case 'lucky':
      return `${who} finds ${FINDS[asked.find ?? 'nothing']} (rolled ${dice}). Lucky: change the die by one?`
    case 'lucky-bastard':
      return `${who} is hit with a ${dice} (${what}). Shall it be rolled again?`
    case 'tough':
      return `${who} fails the wound test with a ${dice}. Tough: roll it again?`
    case 'aggressive':
      return `${who} fails with a ${dice} (${what}). Aggressive: roll it again?`
    case 'frantic':
      return `${who} has hit. Frantic: one more strike for nothing, and at whom?`
    case 'combat-expert':
      return `${who} has a second attack for nothing. At whom?`
    case 'deep-pockets':
      return `${who} has fired the last round. Is there one more magazine in the pockets?`
    case 'contact':
      return `${capital(nameOf(view, placeOfFigure(asked.zombie ?? '')))} has come into contact with ${who}. What does ${who} do before it attacks?`
    case 'cover':
      return `A zombie has moved, and ${who} waits with ${asked.left ?? 0} AP. Fire now, or wait on?`
    case 'psychosis':
      return `${who} breaks down. Which of ${count(Object.keys(PSYCHOSES).length)} psychoses is it, or do the dice decide?`
  }
}

/** "a pistol", "2 Molotov cocktails". */
function weaponWords({ type, grenades }: Weapon): string {
  const kinds = Object.entries(grenades).map(([kind, n]) => thingWords({ ammunition: kind, count: n }))
  return kinds.length > 0 && type === 'hand-grenades' ? listed(kinds) : aThing({ weapon: type })
}

function foundQuestion(s: DisplayState): string {
  const view = viewOf(s)
  const finding = findingIn(view)
  if (!finding) return ''
  const { weapon, item, ammo } = finding
  const things = [
    weapon ? weaponWords(weapon) : '',
    item ? aThing({ item: item.kind }) : '',
    ammo ? thingWords({ ammunition: 'kind' in ammo ? ammo.kind : ammo.grenade, count: ammo.count }) : '',
  ].filter(Boolean)
  const full = offered(s, 'take-find').every((c) => c.drop !== undefined)
  return `${called(view, finding.human)} has found ${listed(things)}. ${full ? 'There is no room for it: drop something, or leave it?' : 'Take it or leave it?'}`
}

/** dw.psychosis.18 "Criminal: Tate must fire at Delgado first." */
function compulsionWords(look: Forecast, human: Human, who = ''): string {
  const open = look.compulsion(human)
  if (!open) return ''
  const [whom, alone] = MUST[open.by] ?? ['must attack ', 'must act']
  const deed = open.figure === null ? alone : `${whom}${nameOf(look.state, placeOfFigure(open.figure))}`
  return ` ${TRAITS[open.by].title}: ${who === '' ? '' : `${who} `}${deed} first.`
}

function aboardWords(look: Forecast, human: Human): string {
  const { state } = look
  const vehicle = vehicleOf(state, human.aboard)
  if (!vehicle) return ''
  const title = vehicleTitle(look, vehicle.id)
  if (!isDriver(state, human)) return ` In the ${title}: fire, strike or get out.`
  if (vehicle.isWreck) return ` In the ${title}, which goes nowhere any more.`
  return vehicle.engine
    ? ` At the wheel of the ${title}, engine running.`
    : ` At the wheel of the ${title}, engine off.`
}

function acting(s: DisplayState, human: Human): string {
  const look = lookOf(s)
  const name = shortName(human.name)
  const spare = human.extraAP > 0 ? ` and ${human.extraAP} for anything but movement` : ''
  if (commandsOf(s).every((c) => c.do === 'end'))
    return `${name} is done: ${human.ap} AP${spare}.${aboardWords(look, human)} End the activation.`
  const head = `${name} to act: ${human.ap} AP${spare}${human.doubled ? ', everything costs double' : ''}.`
  const forced = compulsionWords(look, human)
  if (forced !== '') return `${head}${forced}`
  if (human.aboard !== null) return `${head}${aboardWords(look, human)}`
  const held = look.opponents(human).length
  if ((viewOf(s).activation?.leaving.length ?? 0) > 0) return `${head} ${name} has broken away and must leave first.`
  if (held > 0) return `${head} In close combat with ${count(held)}: fight${human.breakFailed ? '' : ' or break away'}.`
  const coming = viewOf(s).zombies.filter((z) => {
    const { deed } = look.deed(z)
    return deed.does === 'goes' && deed.goal.human?.n === human.n
  }).length
  if (coming === 0) return `${head} Nobody comes for ${name} yet.`
  return `${head} ${capital(count(coming))} of the dead ${plural(coming, 'comes', 'come')} for ${name}.`
}

function master(s: DisplayState): string {
  const n = new Set(commandsOf(s).flatMap((c) => ('zombie' in c ? [c.zombie] : []))).size
  if (offered(s, 'zombie-attack').length > 0) return 'Whom does it attack?'
  return `Which zombie acts next? ${capital(count(n))} ${plural(n, 'is', 'are')} left.`
}
