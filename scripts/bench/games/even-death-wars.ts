/** What is measured of the campaign of Even Death May Die: its turns, random play of its map, long wars and their files. */
import { evenDeathCampaign as campaign } from '@shamble/even-death/campaign'
import { evenDeathExtras } from '@shamble/even-death/extras'
import { evenDeathRules } from '@shamble/even-death/game'
import {
  type AnyMatch,
  anyGame,
  anyMatch,
  type Pending,
  type Beside,
  type Command,
  nextByAdvice,
  openSave,
  type OptionValues,
  prepare,
  type Save,
  saveMatch,
  type Seat,
  seeded,
  seededDice,
  startMatch,
} from '@shamble/kernel'
import type { Part } from '../games.ts'
import { kept, median, milliseconds, sideBySide, warmUp } from '../measure.ts'
import { randomGames, standardSetup } from '../random-play.ts'
import { report } from '../report.ts'

const NAME = 'Even Death May Die: the campaign'
const battles = anyGame({ ...evenDeathRules, ...evenDeathExtras })
const wars = anyGame(campaign)

/** Actions of random play in a CPU-second, milliseconds of a turn, to any point, and of a file. */
const GOALS = { random: 20_000, turn: 20, seek: 300, file: 5_000 } as const
/** What is looked at: a war of four factions for forty campaign turns each. */
const LONG: OptionValues = { scenario: 'whole-vale', victoryPointsToWin: 60 }
const TURNS = 160
const BATTLES = 40
const LONG_WARM_UP = 10

type Player = (match: AnyMatch, asked: Pending) => { readonly seat: Seat; readonly command: Command }

const competent =
  (seed: number): Player =>
  ({ table }) =>
    nextByAdvice(wars, table, battles, `war ${seed}`)

function byLuck(seed: number): Player {
  const luck = seeded(`war ${seed}`)
  return (match, { owe: [seat = ''] }) => {
    const offered = match.choices(seat)
    return { seat, command: offered[luck.draw('choice', offered.length)] as Command }
  }
}

/** A war without its battles: each is a draw, in which nobody is hurt. */
function warOf(seed: number, next: Player, onBattle: (asked: Beside) => void = () => undefined): AnyMatch {
  const match = anyMatch(startMatch(campaign, standardSetup(campaign, LONG), seededDice(seed)))
  for (let asked = match.pending(); asked !== null; asked = match.pending()) {
    const { beside, owe } = asked
    if (beside) onBattle(beside)
    const draw = beside && { seat: owe[0] as Seat, command: match.choices(owe[0] as Seat).at(-1) as Command }
    const { seat, command } = draw ?? next(match, asked)
    if (match.submit(seat, null, command).ok !== true) throw new Error(`${JSON.stringify(command)} is not carried out`)
  }
  return match
}

const turnsOf = ({ told }: AnyMatch): number => told.flat().filter(({ e }) => e === 'turn begins').length

/** The first war that goes on for so many turns. */
function longWar(): AnyMatch {
  for (let seed = 1; seed <= 200; seed++) {
    const war = warOf(seed, byLuck(seed))
    if (turnsOf(war) >= TURNS) return war
  }
  throw new Error('every war is over too soon')
}

/** Milliseconds of CPU for a campaign turn: the mean of a war. */
function turnOf(seed: number): number {
  const before = process.cpuUsage()
  const turns = turnsOf(warOf(seed, competent(seed)))
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1_000 / turns
}

function turns(): void {
  warmUp(LONG_WARM_UP, (round) => turnsOf(warOf(round, competent(round))))
  const times = Array.from({ length: 9 }, (_, i) => turnOf(i + 1))
  report(`${NAME}, a turn without battles`, median(times), 'ms', { most: GOALS.turn })
}

function randomPlay(): void {
  const play = randomGames(campaign, true, { scenario: 'whole-vale' })
  warmUp(LONG_WARM_UP, play)
  const { seen } = sideBySide(5, 2, { seen: play })
  report(`${NAME}, random play of the map`, seen, 'actions/s', { least: GOALS.random })
}

/** Any point of it, one after the other in no order. */
function points(): void {
  const war = longWar()
  const n = war.entries.length
  let step = 0
  const next = (): unknown => war.seek((step = (step + 1237) % n))
  for (let i = 0; i < 25; i++) kept.value = next()
  report(`${NAME}, any point of ${TURNS} turns`, milliseconds(49, next), 'ms', { most: GOALS.seek })
}

/** A battle of bots, as it is saved. */
function savedBattle({ options, holders }: Beside, seed: string): Save {
  const prepared = prepare(battles, options, holders)
  if (!prepared.ok) throw new Error(prepared.fault.why)
  const match = anyMatch(startMatch(battles, prepared.setup, seededDice(seed)))
  while (match.pending() !== null) {
    const { seat, command } = nextByAdvice(battles, match.table, battles, seed)
    match.submit(seat, null, command)
  }
  return saveMatch(match, { private: true })
}

/** The first battles that were asked for in wars. */
function savedBattles(): Save[] {
  const found: Save[] = []
  for (let seed = 1; found.length < BATTLES; seed++)
    warOf(seed, competent(seed), (asked) => {
      if (found.length < BATTLES) found.push(savedBattle(asked, `battle ${found.length}`))
    })
  return found
}

function load(text: string): void {
  const { campaign: war, saves } = JSON.parse(text) as { campaign: unknown; saves: readonly unknown[] }
  for (const save of [war, ...saves]) {
    const opened = openSave(save, [wars, battles])
    if (!opened.ok) throw new Error(`${opened.fault.at}: ${opened.fault.why}`)
    kept.value = opened.match
  }
}

function files(): void {
  const saves = savedBattles()
  const text = JSON.stringify({ campaign: saveMatch(longWar(), { private: true }), saves })
  const taken = milliseconds(3, () => load(text))
  report(`${NAME}, ${TURNS} turns and ${BATTLES} battles from a file`, taken, 'ms', { most: GOALS.file })
}

export const WARS: readonly Part[] = [
  [`${NAME}, turns`, turns],
  [`${NAME}, random play`, randomPlay],
  [`${NAME}, any point`, points],
  [`${NAME}, files`, files],
]
