/** ed.camp-battle A battle from the action that begins it to everybody being home again. */
import { again, ask, askSealed, askWhile, isBot, procedure, refuse, type Seat, step } from '@shamble/kernel'
import { BEHAVIOUR } from '../../tables/states.ts'
import { type Action, actingIn, each } from '../action.ts'
import { battleBeside, resultFrom } from '../battles/index.ts'
import type { Command, CommandOf } from '../commands.ts'
import { d8 } from '../dice.ts'
import {
  type Behaviour,
  type CampaignForce,
  forceOf,
  frozenBattle,
  type Look,
  type Part,
  type Transaction,
} from '../state.ts'
import { addSide, addSingles, battleIn, battleRefusal, byWorth, choosingNow } from './47-sides.ts'
import {
  loseRest,
  mayRegroup,
  regroup,
  regroupings,
  regroupRefusal,
  retreat,
  retreatRefusal,
  retreatTiles,
} from './47-after.ts'
import { bringHome, resultIn } from './47-home.ts'
import { agreeing, answer, fightRefusal, personsIn, plainResults, report } from './47-result.ts'

/** What waits after the battle: forces of losers for a tile, a horde to be put in order. */
type V = { retreats?: number[]; horde?: number; against?: string[] }

export const BATTLING: Action<'battle'> = {
  choices: (look, faction) =>
    each(
      look,
      faction,
      (force) => !battleRefusal(look, force),
      (force) => ({ do: 'battle', force }),
    ),
  refusal: (look, _faction, { force }) => battleRefusal(look, actingIn(look, force)),
  /** ed.camp-battle.4 In the tile of the initiator. */
  take(t, faction, { force }) {
    const { at } = actingIn(t, force)
    const sides = [{ faction, force }]
    t.state.battle = frozenBattle({ at, sides, behaviour: null, quick: false, proposal: null })
    t.call('battle')
  },
}

const sendings = (look: Look): CommandOf<'send'>[] =>
  byWorth(choosingNow(look)?.forces ?? []).map(({ id }) => ({ do: 'send', force: id }))

/** ed.camp-battle.2 */
const sending: Part = askWhile<Transaction, Command>('ed.camp-battle.2', 'send a force', {
  who: (look) => [choosingNow(look)?.faction ?? []].flat(),
  choices: sendings,
  check: (look, _v, _seat, command) =>
    command.do === 'send' && choosingNow(look)?.forces.some(({ id }) => id === command.force)
      ? null
      : refuse('ed.camp-battle.2', 'One of your forces next to the initiator fights: say which.'),
  take(t, _v, _seat, command) {
    const { id, owner } = actingIn(t, (command as CommandOf<'send'>).force)
    addSide(t, { faction: owner, force: id })
  },
  onClock: (look) => sendings(look).slice(0, 1),
})

function begins(t: Transaction): void {
  const { sides, at } = battleIn(t)
  t.emit({
    e: 'battle begins',
    clause: 'ed.camp-battle.3',
    faction: actingIn(t, sides[0]?.force ?? 0).owner,
    at,
    sides,
  })
}

const rowFor = (face: number) => BEHAVIOUR.find(({ most }) => face <= most) ?? BEHAVIOUR[2]

/** ed.camp-battle.9, ed.camp-battle.10 One die for all, or three: decay, brains, hunger. */
function rollBehaviour(t: Transaction, dice: 1 | 3): void {
  const what = dice === 1 ? ['behaviour'] : ['decay', 'brains', 'hunger']
  const faces = what.map((one) => d8(t, { clause: 'ed.camp-battle.9', seat: 'zombies', what: one }))
  const [first = 1, second = first, third = first] = faces
  const behaviour: Behaviour = {
    decay: rowFor(first).decay,
    brains: rowFor(second).brains,
    hunger: rowFor(third).hunger,
  }
  t.state.battle = frozenBattle({ ...battleIn(t), behaviour })
  t.emit({ e: 'behaviour rolled', clause: 'ed.camp-battle.10', faces, ...behaviour })
}

const behaviour: Part = ask<Transaction, Command>('ed.camp-battle.9', 'behaviour', {
  who: (look) => (battleIn(look).sides.some(({ faction }) => faction === 'zombies') ? ['zombies'] : []),
  choices: () => [
    { do: 'behaviour', dice: 3 },
    { do: 'behaviour', dice: 1 },
  ],
  check: (_look, _v, _seat, command) =>
    command.do === 'behaviour' ? null : refuse('ed.camp-battle.9', 'Say whether one die is rolled for all, or three.'),
  take: (t, _v, _seat, command) => rollBehaviour(t, (command as CommandOf<'behaviour'>).dice),
  onClock: () => [{ do: 'behaviour', dice: 3 }],
})

/** ed.camp-battle.17 Bots play it if all persons concerned agree; and where no person is concerned. */
const vote: Part = askSealed<Transaction, Command, V>('ed.camp-battle.17', 'vote', {
  who: (look) => (look.book.asksForQuick() ? personsIn(look) : []),
  choices: () => [
    { do: 'vote', quick: false },
    { do: 'vote', quick: true },
  ],
  check: (_look, _v, _seat, command) =>
    command.do === 'vote' ? null : refuse('ed.camp-battle.17', 'Say whether bots play this battle.'),
  take(_t, v, seat, command) {
    if (!(command as CommandOf<'vote'>).quick) v.against = [...(v.against ?? []), seat]
  },
  onClock: () => [{ do: 'vote', quick: false }],
})

function countVotes(t: Transaction, v: V): void {
  const persons = personsIn(t)
  const against = v.against ?? []
  const isAsked = t.book.asksForQuick() && persons.length > 0
  const quick = persons.length === 0 || (isAsked && against.length === 0)
  t.state.battle = frozenBattle({ ...battleIn(t), quick })
  if (isAsked)
    t.emit({
      e: 'quick agreed',
      clause: 'ed.camp-battle.17',
      quick,
      against: battleIn(t).sides.flatMap(({ faction }) => (against.includes(faction) ? [faction] : [])),
    })
}

const others = (look: Look): Seat[] =>
  battleIn(look)
    .sides.slice(1)
    .map(({ faction }): Seat => faction)
    .filter((seat) => !isBot(look.state.holders[seat]))

const fight: Part = ask<Transaction, Command>('ed.camp-battle.11', 'fight', {
  who: (look) => [battleIn(look).sides[0]?.faction ?? []].flat(),
  also: others,
  choices: (look) => plainResults(look).map((result) => ({ do: 'report', result, battle: 'by hand' })),
  check: (look, _v, _seat, command) => fightRefusal(look, command),
  take: (t, _v, seat, command) => report(t, seat, command as CommandOf<'report'>),
  beside: {
    dos: ['report'],
    match: (look) => battleBeside(look),
    answer(look, _v, end): Command | null {
      const result = resultFrom(look, end)
      return result && { do: 'report', result, battle: end.digest }
    },
  },
})

const agree: Part = askWhile<Transaction, Command>('ed.camp-battle.14', 'agree', {
  who: agreeing,
  choices: () => [
    { do: 'agree', yes: true },
    { do: 'agree', yes: false },
  ],
  check: (_look, _v, _seat, command) =>
    command.do === 'agree' ? null : refuse('ed.camp-battle.14', 'A result was entered by hand: say whether it is so.'),
  take: (t, _v, seat, command) => answer(t, seat, command as CommandOf<'agree'>),
  onClock: () => [{ do: 'agree', yes: false }],
})

function comeHome(t: Transaction, v: V): void {
  const { retreats, horde } = bringHome(t)
  const place = (id: number): number => t.state.order.indexOf(actingIn(t, id).owner)
  v.retreats = [...retreats].sort((a, b) => place(a) - place(b))
  if (horde !== null) v.horde = horde
}

/** The next force that has a tile to go to. */
const retreating = (look: Look, v: V): CampaignForce | null =>
  (v.retreats ?? []).map((id) => actingIn(look, id)).find((force) => retreatTiles(look, force).length > 0) ?? null

const retreats: Part = askWhile<Transaction, Command, V>('ed.camp-battle.6', 'retreat', {
  who: (look, v) => [retreating(look, v)?.owner ?? []].flat(),
  choices(look, v) {
    const force = retreating(look, v)
    return force ? retreatTiles(look, force).map((to) => ({ do: 'retreat', to })) : []
  },
  check: (look, v, _seat, command) => retreatRefusal(look, retreating(look, v)?.id ?? 0, command),
  take(t, v, _seat, command) {
    const force = retreating(t, v)
    if (!force) return
    v.retreats = (v.retreats ?? []).filter((id) => id !== force.id)
    retreat(t, force.id, command as CommandOf<'retreat'>)
  },
})

/** The horde that is put in order now. */
function regrouping(look: Look, v: V): CampaignForce | null {
  const horde = v.horde === undefined ? undefined : forceOf(look.state, v.horde)
  return horde && mayRegroup(look, horde, resultIn(look).winner === 'zombies') ? horde : null
}

const regroups: Part = ask<Transaction, Command, V>('ed.camp-battle.15', 'regroup', {
  who: (look, v) => (regrouping(look, v) ? ['zombies'] : []),
  choices(look, v) {
    const horde = regrouping(look, v)
    return horde ? regroupings(look, horde) : []
  },
  check(look, v, _seat, command) {
    const horde = regrouping(look, v)
    return horde ? regroupRefusal(look, horde, command) : null
  },
  take(t, v, _seat, command) {
    const horde = regrouping(t, v)
    if (horde) regroup(t, horde, command as CommandOf<'regroup'>)
  },
})

function over(t: Transaction): void {
  const { sides, at, proposal } = battleIn(t)
  const { state } = t
  if (state.onTurn === null || !proposal) return
  const fought = {
    round: state.round,
    on: state.onTurn,
    at,
    sides: Object.freeze(sides.map(({ faction }) => faction)),
    winner: proposal.result.winner,
    battle: proposal.battle,
  }
  state.fought = Object.freeze([...state.fought, Object.freeze(fought)])
  state.battle = null
}

export const battle = procedure<Transaction, Command>('battle', [
  step<Transaction>('ed.camp-battle.3', 'drawn in', addSingles),
  sending,
  step<Transaction>('ed.camp-battle.1', 'begins', begins),
  behaviour,
  vote,
  step<Transaction, V>('ed.camp-battle.17', 'count votes', countVotes),
  fight,
  agree,
  again<Transaction>('ed.camp-battle.14', 'not agreed', 'fight', (look) => battleIn(look).proposal === null),
  step<Transaction, V>('ed.camp-battle.5', 'home', comeHome),
  retreats,
  step<Transaction, V>('ed.camp-battle.6', 'no tile', (t, v) => loseRest(t, v.retreats ?? [])),
  regroups,
  step<Transaction>('ed.camp-battle.5', 'over', over),
])
