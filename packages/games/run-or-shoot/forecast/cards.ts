/** rs.cards.6 What each card would be good for as things stand, and why it would come to nothing. */
import type { Command } from '../commands.ts'
import { asFigure, gapOf, isWithin } from '../rules/01-measure.ts'
import { deedsOf } from '../rules/09-melee.ts'
import { allowanceOf } from '../rules/11-injury.ts'
import { wholeAllowance } from '../rules/13-course.ts'
import { climbing } from '../rules/16-climb.ts'
import { giving } from '../rules/17-give.ts'
import { aiding } from '../rules/18-aid.ts'
import { assisting } from '../rules/19-assist.ts'
import { boosting } from '../rules/19-boost.ts'
import { carried } from '../rules/20-grenade.ts'
import { carriesTo, isFar, targetZed } from '../rules/29-aim.ts'
import { firable } from '../rules/29-options.ts'
import { shootingCard, shotsWith } from '../rules/30-snipe.ts'
import { gunsOf, reloadable } from '../rules/31-reload.ts'
import { listeners } from '../rules/40-order.ts'
import { checkCall } from '../rules/42-departures.ts'
import type { Look, Survivor, Zed } from '../state.ts'
import { type Card, CARD_IDS, CARDS } from '../tables/cards.ts'
import { BLAST, type GrenadeId, THROW } from '../tables/grenades.ts'
import { GUNS, type GunId, NEAR } from '../tables/guns.ts'
import { cm } from '../tables/units.ts'

/** Why a card would come to nothing now. Zeds and people may still come: it can be placed all the same. */
export type Idle =
  | 'too badly hurt to move'
  | 'no gun'
  | 'guns empty'
  | 'no Zed in sight'
  | 'no Zed in range'
  | 'no sniper rifle'
  | 'sniper rifle empty'
  | 'no Zed in contact'
  | 'no grenade'
  | 'nothing to climb'
  | 'nobody and nothing beside'
  | 'no kit'
  | 'nobody to treat'
  | 'no gun to reload'
  | 'no clip'
  | 'nobody hears'
  | 'nobody beside needs help'

/** A gun that a card would fire: how often, and how many rounds are in it. */
export interface GunForecast {
  readonly weapon: number
  readonly kind: GunId
  readonly shots: number
  readonly rounds: number
  /** rs.reload.4 Clips for it that he carries. */
  readonly clips: number
}

export interface CardForecast {
  readonly card: Card
  /** rs.cards.1 The steps in which it acts. */
  readonly steps: readonly string[]
  /** Null if it would be good for something. */
  readonly idle: { readonly why: Idle; readonly clause: string } | null
  /** rs.injury.8 How far it takes him, and how far it would take him unhurt, in units. */
  readonly units: number
  readonly whole: number
  readonly guns: readonly GunForecast[]
  /** Zeds by number: whom he could shoot at from here whichever way he turns, push, strike, or throw at. */
  readonly zeds: readonly number[]
  /** The nearest that is beyond all guns or throws, how far it is and how far they reach, in units. */
  readonly beyond: { readonly gap: number; readonly range: number } | null
  /** Survivors by number: who hears an order, is treated, is given to, or helped. */
  readonly people: readonly number[]
  readonly grenades: readonly GrenadeId[]
  /** Ladders, piles and caches within reach, by id. */
  readonly things: readonly string[]
  /** rs.climb.5 He may drop over an edge; rs.scenario.11 he may call the helicopter. */
  readonly drops: boolean
  readonly calls: boolean
}

type Use = Omit<CardForecast, 'card' | 'steps' | 'idle'>

const NOTHING: Use = {
  units: 0,
  whole: 0,
  guns: [],
  zeds: [],
  beyond: null,
  people: [],
  grenades: [],
  things: [],
  drops: false,
  calls: false,
}

/** The table as if he had placed this card and its step had come, with everybody where he is now. */
function holding(look: Look, s: Survivor, cards: readonly Card[]): Look {
  const { state } = look
  const own = s.seat === null ? {} : { cards: { ...state.cards, [s.seat]: cards } }
  const settled = s.seat === null ? { settled: { ...state.settled, [s.n]: cards } } : {}
  return { state: { ...state, ...own, ...settled, firing: [] }, book: look.book, facts: look.facts }
}

const unlike = <T>(list: readonly T[]): T[] => [...new Set(list)]

/** How far RUN or BOTH takes him. */
const moving = ({ book }: Look, look: Look, s: Survivor, card: 'RUN' | 'BOTH'): Partial<Use> => ({
  units: wholeAllowance(look, s),
  whole: Math.max(book.move[card], allowanceOf({ book }, s, card)),
})

/** The nearest of those whom nothing reaches. */
function beyondReach(s: Survivor, zeds: readonly Zed[], range: number): Use['beyond'] {
  const gap = Math.min(...zeds.map((zed) => gapOf(asFigure(s), asFigure(zed))))
  return Number.isFinite(gap) ? { gap, range } : null
}

/** rs.shoot.4 The guns that his card fires, and at whom he could shoot from here. */
function shooting(look: Look, s: Survivor): Partial<Use> {
  const card = shootingCard(look, s)
  if (card === null) return {}
  const loaded = firable(look, s)
  const seen = loaded.length === 0 ? [] : look.state.zeds.filter((zed) => targetZed(look, s, zed) !== null)
  const isTarget = (zed: Zed): boolean => {
    const target = targetZed(look, s, zed)
    return target !== null && loaded.some(({ kind }) => carriesTo(kind, isFar(s, target)))
  }
  const zeds = seen.filter(isTarget).map(({ n }) => n)
  return {
    guns: loaded.map((gun) => ({
      weapon: gun.id,
      kind: gun.kind,
      shots: Math.min(shotsWith(card, gun), gun.rounds),
      rounds: gun.rounds,
      clips: clipsFor(s, gun.kind),
    })),
    zeds,
    // rs.shoot.10 What has any effect farther off has it everywhere.
    beyond: zeds.length > 0 ? null : beyondReach(s, seen, cm(NEAR)),
  }
}

const clipsFor = ({ items }: Survivor, kind: GunId): number => items.filter((one) => one === `reload:${kind}`).length

const reloading = (s: Survivor): Partial<Use> => ({
  guns: reloadable(s)
    .filter(({ kind, rounds }) => rounds < GUNS[kind].clip)
    .map(({ id, kind, rounds }) => ({ weapon: id, kind, shots: 0, rounds, clips: clipsFor(s, kind) })),
})

/** Whom and what commands are about, whatever they do. */
function aboutOf(commands: readonly Command[]): Partial<Use> {
  const zeds = commands.flatMap((c) => (c.do === 'strike' && c.zed !== undefined ? [c.zed] : []))
  const people = commands.flatMap((c) => (c.do === 'treat' || c.do === 'assist' ? [c.survivor] : peopleOf(c)))
  const things = commands.flatMap((c) => (c.do === 'climb' ? [c.ladder] : thingsOf(c)))
  return { zeds, people: unlike(people), things: unlike(things), drops: commands.some((c) => c.do === 'drop-down') }
}

const peopleOf = (c: Command): number[] =>
  c.do === 'give' ? [...(c.hand ?? []).map(({ to }) => to), ...(c.take ?? []).map(({ from }) => from)] : []
const thingsOf = (c: Command): string[] =>
  c.do === 'give' ? [...(c.search ?? []), ...(c['pick-up'] ?? []).map(({ pile }) => pile)] : []

/** rs.melee.3 Everybody he could push or strike. */
function fighting(look: Look, s: Survivor): Partial<Use> {
  const deeds = deedsOf(look, s)
  const held = look.state.melee.find(({ survivor }) => survivor === s.n)?.zeds ?? []
  const pushed = deeds.some((c) => c.do === 'push') ? look.state.zeds.filter(({ id }) => held.includes(id)) : []
  const corpses = deeds.flatMap((c) => (c.do === 'strike' && c.corpse !== undefined ? [c.corpse] : []))
  const struck = deeds.flatMap((c) => (c.do === 'strike' && c.zed !== undefined ? [c.zed] : []))
  return { zeds: unlike([...pushed.map(({ n }) => n), ...struck]), people: corpses }
}

/** rs.grenade.1, rs.grenade.4 As far as a throw and a blast reach together. */
function throwing(look: Look, s: Survivor): Partial<Use> {
  const range = cm(THROW + BLAST)
  const zeds = look.state.zeds.filter((z) => isWithin(asFigure(s), asFigure(z), range)).map(({ n }) => n)
  return { grenades: carried(s), zeds, beyond: zeds.length > 0 ? null : beyondReach(s, look.state.zeds, range) }
}

const ordering = (look: Look, s: Survivor): Partial<Use> => ({
  people: listeners(look, s).map(({ n }) => n),
  calls: checkCall(look, s) === null,
})

/** rs.scenario.15 A can may be poured with GIVE, though nothing lies about. */
const isPouring = (c: Command): boolean => c.do === 'give' && c.pour !== undefined

function useOf(before: Look, s: Survivor, card: Card): Partial<Use> {
  const look = holding(before, s, [card])
  switch (card) {
    case 'RUN':
      return moving(before, look, s, card)
    case 'BOTH':
      return { ...moving(before, look, s, card), ...shooting(look, s) }
    case 'SHOOT':
    case 'SNIPE':
      return shooting(look, s)
    case 'MELEE':
      return fighting(look, s)
    case 'RELOAD':
      return reloading(s)
    case 'GRENADE':
      return throwing(look, s)
    case 'ORDER':
      return ordering(look, s)
    case 'CLIMB':
      return aboutOf(climbing.choices(look, s, {}))
    case 'GIVE': {
      const choices = giving.choices(look, s, {})
      return { ...aboutOf(choices), ...(choices.some(isPouring) ? { things: ['fuel'] } : {}) }
    }
    case 'FIRST AID':
      return aboutOf(aiding.choices(look, s, {}))
    case 'ASSIST':
      return aboutOf([...assisting.choices(look, s, {}), ...boosting.choices(look, s, {})])
  }
}

/** rs.shoot.13, rs.snipe.2 What is missing for a shot. */
function unarmed(s: Survivor, card: Card): readonly [Idle, string] {
  if (card === 'SNIPE')
    return gunsOf(s).some(({ kind }) => kind === 'sniper')
      ? ['sniper rifle empty', 'rs.shoot.13']
      : ['no sniper rifle', 'rs.snipe.2']
  return gunsOf(s).length === 0 ? ['no gun', 'rs.cards.6'] : ['guns empty', 'rs.shoot.13']
}

/** Armed, but nobody is there to be hit. */
const untargeted = ({ beyond }: Use, clause: string): readonly [Idle, string] => [
  beyond === null ? 'no Zed in sight' : 'no Zed in range',
  clause,
]

function idleBy(s: Survivor, card: Card, use: Use): readonly [Idle, string] {
  switch (card) {
    case 'RUN':
    case 'BOTH':
      return ['too badly hurt to move', 'rs.injury.5']
    case 'SHOOT':
    case 'SNIPE':
      return use.guns.length === 0 ? unarmed(s, card) : untargeted(use, 'rs.shoot.10')
    case 'MELEE':
      return ['no Zed in contact', 'rs.melee.20']
    case 'RELOAD':
      return gunsOf(s).length === 0 ? ['no gun', 'rs.cards.6'] : whyNotReloaded(s)
    case 'GRENADE':
      return use.grenades.length === 0 ? ['no grenade', 'rs.grenade.14'] : untargeted(use, 'rs.grenade.1')
    case 'ORDER':
      return ['nobody hears', 'rs.order.10']
    case 'CLIMB':
      return ['nothing to climb', 'rs.climb.2']
    case 'GIVE':
      return ['nobody and nothing beside', 'rs.give.2']
    case 'FIRST AID':
      return s.items.includes('kit') ? ['nobody to treat', 'rs.aid.4'] : ['no kit', 'rs.aid.5']
    case 'ASSIST':
      return ['nobody beside needs help', 'rs.assist.2']
  }
}

const whyNotReloaded = (s: Survivor): readonly [Idle, string] =>
  reloadable(s).length > 0 ? ['no gun to reload', 'rs.reload.3'] : ['no clip', 'rs.reload.4']

/** Is there anything that it does as things stand? */
function isOfUse(card: Card, { units, guns, zeds, people, grenades, things, drops, calls }: Use): boolean {
  switch (card) {
    case 'RUN':
      return units > 0
    case 'BOTH':
      return units > 0 || guns.length > 0
    case 'SHOOT':
    case 'SNIPE':
      return guns.length > 0 && zeds.length > 0
    case 'RELOAD':
      return guns.length > 0
    case 'GRENADE':
      return grenades.length > 0 && zeds.length > 0
    default:
      return zeds.length + people.length + things.length > 0 || drops || calls
  }
}

export function cardForecast(look: Look, s: Survivor, card: Card): CardForecast {
  const use: Use = { ...NOTHING, ...useOf(look, s, card) }
  const [why, clause] = idleBy(s, card, use)
  return { card, steps: CARDS[card].steps, idle: isOfUse(card, use) ? null : { why, clause }, ...use }
}

/** Every card of his hand, in its order. */
export const handForecast = (look: Look, s: Survivor): readonly CardForecast[] =>
  CARD_IDS.map((card) => cardForecast(look, s, card))
