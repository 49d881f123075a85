/** What is measured of Run? ... or Shoot? only: its smallest and its tallest scenario, and a step 7 of many Zeds. */
import {
  anyMatch,
  Brief,
  apply,
  commandOdds,
  type Game,
  matchFromPosition,
  MatchHost,
  pending,
  PROTOCOL,
  seeded,
  seededDice,
} from '@shamble/kernel'
import { playGame } from '@shamble/bots'
import { crowd, placeStopper, put, type XY } from '@shamble/table'
import { type Command, type RunOrShootKit, runOrShootRules } from '@shamble/run-or-shoot'
import { mapByDice } from '../../../packages/games/run-or-shoot/own/by-dice.ts'
import { OBJECTIVES } from '../../../packages/games/run-or-shoot/own/objectives.ts'
import { deskFor } from '../../../packages/games/run-or-shoot/forecast/desk.ts'
import { shelfOf } from '../../../packages/cli/src/games.ts'
import { UMPIRE } from '../../../packages/games/run-or-shoot/state.ts'
import { invariants } from '../../../packages/games/run-or-shoot/invariants.ts'
import { position } from '../../../packages/games/run-or-shoot/position.ts'
import type { OwnBench } from '../games.ts'
import { actions, type Line, phases } from '../line.ts'
import { longMatch, seeking } from '../long-log.ts'
import { kept, median, milliseconds, oddsOf, sideBySide, warmUp } from '../measure.ts'
import { randomGames } from '../random-play.ts'
import { report } from '../report.ts'

const game: Game<RunOrShootKit> = {
  ...runOrShootRules,
  position,
  invariants,
  advise: (_view, _book, _seat, [first]) => ({ command: first as Command, why: 'the first choice' }),
}

/** Actions of random play in a CPU-second that are asked for. */
const LEAST = { 'back-lane': 15_000, 'number-nine': 4_000 } as const
/** Zeds in step 7, and how many milliseconds it may take. */
const MOST = { 100: 12, 300: 40 } as const

const FIGURE = { radius: 100, clearance: 100 }
const OPTIONS = { scenario: 'last-boat', maxZedsOnTable: 300 }

/** Four survivors in the street, in the middle of the table. */
const SURVIVORS = [
  { x: 7_000, y: 3_700 },
  { x: 8_000, y: 3_700 },
  { x: 9_000, y: 3_700 },
  { x: 10_000, y: 3_700 },
] as const

const written = ({ x, y }: XY): [number, number] => [x, y]

/** Last Boat at the beginning of step 6 of its third turn, with attacking Zeds at these places. */
function boatWith(zeds: readonly XY[], east: number) {
  const document = {
    turn: 3,
    step: '6',
    cards: { S1: ['GRENADE'], S2: ['RUN'], S3: ['RUN'], S4: ['RUN'] },
    survivors: SURVIVORS.map(({ x, y }, i) => ({
      at: written({ x: x + east, y }),
      ...(i === 0 ? { items: ['stun'] } : {}),
    })),
    zeds: zeds.map((at) => ({ at: written(at) })),
  }
  const read = matchFromPosition(game, document, OPTIONS, {}, seededDice('bench'))
  if (!read.ok) throw new Error(`${read.fault.at}: ${read.fault.reason}`)
  return read.value.table
}

/** Places for so many Zeds all over the table, none of them within a few steps of a survivor. */
function placesFor(zeds: number): XY[] {
  const luck = seeded(`boat ${zeds}`)
  const { layout, closed } = boatWith([], 0).facts
  const taken = crowd(layout.width, layout.depth)
  for (const [i, at] of SURVIVORS.entries()) put(taken, i, at, FIGURE.radius + STEPS)
  const others = { crowd: taken, bars: () => true, overlap: 0 }
  const footing = { layout, closed: closed[0] as Uint8Array }
  const places: XY[] = []
  while (places.length < zeds) {
    const at = { x: luck.draw('x', layout.width), y: luck.draw('y', layout.depth) }
    if (placeStopper(footing, FIGURE, others, at) !== null) continue
    put(taken, SURVIVORS.length + places.length, at, FIGURE.radius)
    places.push(at)
  }
  return places
}
const STEPS = 500

/** From step 6 on nobody throws: all of step 7, up to the next question. The survivors stand elsewhere each time. */
function stepSeven(places: readonly XY[], round: number): number {
  const t = boatWith(places, 1 + (round % SPREAD) * 13)
  t.dice = seeded(`step 7 ${round}`)
  const seat = pending(t)?.owe[0] as string
  const before = process.cpuUsage()
  const refusal = apply(game, t, seat, { do: 'pass' })
  const { user, system } = process.cpuUsage(before)
  if (refusal) throw new Error(refusal.reason)
  kept.value = t.state
  return (user + system) / 1_000
}
const SPREAD = 22

/** Milliseconds of CPU: the median of several, after a warm-up. */
function stepSevenOf(zeds: number): number {
  const places = placesFor(zeds)
  const times = Array.from({ length: WARM_UP + ROUNDS }, (_, round) => stepSeven(places, round))
  return median(times.slice(WARM_UP))
}
const WARM_UP = 15
const ROUNDS = 15

/** A pipe bomb among twenty Zeds on the quay, ready to be thrown; what it gives asks for its odds. */
function pipeAmongTwenty(): () => number {
  const zeds = Array.from({ length: 20 }, (_, i) => [7_900 + 250 * (i % 5), 3_600 + 230 * Math.floor(i / 5)])
  const document = {
    turn: 3,
    step: '6',
    cards: { S1: ['GRENADE'] },
    survivors: [{ at: [6_700, 3_700], items: ['pipe'] }],
    zeds: zeds.map((at) => ({ at })),
  }
  // A mutant that may wait in the circle would make it a guess.
  const options = { ...OPTIONS, survivors: 1, mutants: ['none'] }
  const read = matchFromPosition(game, document, options, {}, seededDice('odds'))
  if (!read.ok) throw new Error(`${read.fault.at}: ${read.fault.reason}`)
  const { table } = read.value
  return () => oddsOf(game, table, 'S1', { do: 'throw', grenade: 'pipe', at: [8_400, 3_950], level: 0 })
}
const PIPE = 'Run? ... or Shoot?, odds of a pipe bomb among twenty'
/** Milliseconds that they may take. */
const MOST_FOR_ODDS = 50

function oddsOfAPipe(): void {
  const ask = pipeAmongTwenty()
  warmUp(1, ask)
  report(PIPE, milliseconds(9, ask), 'ms', { most: MOST_FOR_ODDS })
}

const MAP = 'Run? ... or Shoot?, a map of 3 x 3 lots by the dice, checked'
/** Milliseconds that it may take to make and check one. */
const MOST_FOR_MAP = 40

/** Objectives in turn: one is made. */
function mapByTheDice(): () => number {
  let n = 0
  return () => {
    const objective = OBJECTIVES[n++ % OBJECTIVES.length]
    if (mapByDice({ seed: `bench ${n}`, size: '3x3', objective, humans: 6 }) === null) throw new Error('no map')
    return 1
  }
}

/** Milliseconds of CPU: the median of several, after a warm-up. */
function maps(): void {
  const make = mapByTheDice()
  warmUp(5, make)
  const times = Array.from({ length: 25 }, () => {
    const before = process.cpuUsage()
    kept.value = make()
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1_000
  })
  report(MAP, median(times), 'ms', { most: MOST_FOR_MAP })
}

/** Four persons and an umpire at the beginning of a turn on the table of Last Boat, with a hundred attacking Zeds. */
function tableOfAHundred(umpire: 'automatic' | 'asked') {
  const document = {
    turn: 3,
    step: '1',
    survivors: SURVIVORS.map((at) => ({ at: written(at) })),
    zeds: placesFor(100).map((at) => ({ at: written(at) })),
  }
  const seats = ['S1', 'S2', 'S3', 'S4', UMPIRE]
  const holders = Object.fromEntries(seats.map((seat) => [seat, { person: seat }]))
  const read = matchFromPosition(game, document, { ...OPTIONS, umpire }, holders, seededDice('a hundred'))
  if (!read.ok) throw new Error(`${read.fault.at}: ${read.fault.reason}`)
  return read.value
}

/** What everybody does who is asked: by the book, or what comes first. */
function answerOf(match: ReturnType<typeof tableOfAHundred>): { readonly seat: string; readonly command: Command } {
  const seat = match.pending()?.owe[0] as string
  const choices = match.choices(seat)
  return { seat, command: choices.find((one) => one.do === 'by-the-book') ?? (choices[0] as Command) }
}

/** All that a survivor's line is sent in a whole turn, in characters of JSON: whoever sends writes it so. */
function bytesOfATurn(umpire: 'automatic' | 'asked'): number {
  const match = tableOfAHundred(umpire)
  const host = new MatchHost({ match: anyMatch(match), odds: commandOdds, brief: () => new Brief() })
  let bytes = 0
  const line = host.connect((message) => (bytes += Buffer.byteLength(JSON.stringify(message))))
  line.receive({ v: PROTOCOL, t: 'join', client: 'one', seats: ['S1'], brief: true })
  const others = host.connect(() => {})
  others.receive({ v: PROTOCOL, t: 'join', client: 'others', seats: ['S2', 'S3', 'S4', UMPIRE] })
  bytes = 0
  const { turn } = match.table.state
  for (let id = 1; match.table.state.turn === turn; id++) {
    const { seat, command } = answerOf(match)
    const by = seat === 'S1' ? line : others
    by.receive({ v: PROTOCOL, t: 'command', id, seat, decision: null, command })
  }
  return bytes
}
/** Of 1,024 bytes each. */
const KB = 1_024
const MOST_FOR_A_TURN = 120

/** The desk of an umpire who is asked where the first of a hundred Zeds goes: his view, and what he is proposed. */
function deskOfAHundred(): () => number {
  const match = tableOfAHundred('asked')
  while (match.pending()?.asks !== 'send') {
    const { seat, command } = answerOf(match)
    match.submit(seat, null, command)
  }
  const { options } = match.table.book
  return () => {
    const sent = deskFor(game.view(match.table, UMPIRE), options)?.sent()
    if (!sent?.byItself) throw new Error('nothing is proposed')
    return 1
  }
}
/** Milliseconds that a proposal may take. */
const MOST_FOR_A_PROPOSAL = 15

function deskAndLine(): void {
  const propose = deskOfAHundred()
  warmUp(2, propose)
  report('Run? ... or Shoot?, a proposal among 100 Zeds', milliseconds(9, propose), 'ms', { most: MOST_FOR_A_PROPOSAL })
  for (const umpire of ['automatic', 'asked'] as const)
    report(`Run? ... or Shoot?, a turn with 100 Zeds, umpire ${umpire}`, bytesOfATurn(umpire) / KB, 'KB sent', {
      most: MOST_FOR_A_TURN,
    })
}

const WHOLE = 'Run? ... or Shoot?, a whole game of competent bots on number-nine'
/** CPU-seconds that one may take. */
const MOST_FOR_A_GAME = 1
const [GAMES_AHEAD, GAMES_MEASURED] = [6, 12]

/** Four survivors on the tallest map, from the set-up to the end: CPU-seconds of one, on average. */
function wholeGames(): void {
  const { game: whole } = shelfOf('run-or-shoot')
  const options = { scenario: 'number-nine', survivors: 4 }
  const play = (n: number): void => {
    kept.value = playGame({ game: whole, options, level: 'competent', seed: `bench ${n}`, budget: { nodes: 1 } })
  }
  for (let n = 0; n < GAMES_AHEAD; n++) play(n)
  const before = process.cpuUsage()
  for (let n = 0; n < GAMES_MEASURED; n++) play(n)
  const { user, system } = process.cpuUsage(before)
  report(WHOLE, (user + system) / 1e6 / GAMES_MEASURED, 's', { most: MOST_FOR_A_GAME })
}

/** A large game takes the compiler long to warm to: CPU-seconds after which it is as fast as it gets. */
const LONG_WARM_UP = 15

function randomScenario(scenario: keyof typeof LEAST): void {
  const play = randomGames(game, true, { scenario })
  warmUp(LONG_WARM_UP, play)
  const { seen } = sideBySide(5, 2, { seen: play })
  report(`Run? ... or Shoot?, random play of ${scenario}`, seen, 'actions/s', { least: LEAST[scenario] })
}

const randomLine = (scenario: keyof typeof LEAST): [string, Line] => [
  `Run? ... or Shoot?, random play of ${scenario}`,
  actions(() => randomGames(game, true, { scenario }), LEAST[scenario]),
]

const stepLine = (zeds: keyof typeof MOST): [string, Line] => [
  `Run? ... or Shoot?, a position and a step 7 of ${zeds} Zeds`,
  phases(() => {
    const places = placesFor(zeds)
    return (round) => void stepSeven(places, round)
  }),
]

/** No game of this lasts for 1,500 commands: the longest of several, on the map with the longest ones. */
const SEEDS = 6
const longLog = (): void =>
  seeking(longMatch(game, 1_500, { scenario: 'last-boat', survivors: 6 }, SEEDS), 'Run? ... or Shoot?, ')

export const own: OwnBench = {
  lines: new Map([
    randomLine('back-lane'),
    randomLine('number-nine'),
    stepLine(100),
    stepLine(300),
    [PIPE, { unit: 'odds/s', ready: pipeAmongTwenty }],
    [MAP, { unit: 'maps/s', ready: mapByTheDice }],
  ]),
  parts: new Map([
    ['back-lane', () => randomScenario('back-lane')],
    ['number-nine', () => randomScenario('number-nine')],
    ['log of Last Boat', longLog],
    ['bots on number-nine', wholeGames],
    ['odds of a pipe bomb', oddsOfAPipe],
    ['maps by the dice', maps],
    ['desk', deskAndLine],
    [
      'Zeds',
      () => {
        kept.value = stepSevenOf(300)
        for (const zeds of [100, 300] as const)
          report(`Run? ... or Shoot?, step 7 of ${zeds} Zeds`, stepSevenOf(zeds), 'ms', { most: MOST[zeds] })
      },
    ],
  ]),
}
