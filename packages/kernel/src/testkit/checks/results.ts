/** Dice that count only as one of a few results: whichever face of a result is up, the same comes of it. */
import { type Dice, facesOf, type SeededDice, type Throw, throwText } from '../../dice/index.ts'
import { canonical } from '../../json.ts'
import { apply, choices } from '../../play.ts'
import type { CausedEvent, Kit, Transaction } from '../../transaction.ts'
import { firstDifference } from '../data.ts'
import { type Moment, type Pick, type Trial, walk } from '../walk.ts'
import { commandText } from '../words.ts'

/** Commands that are tried at random at a decision, besides one of each kind; and dice of one command that are turned. */
const AT_RANDOM = 4
const MOST_TURNED = 8

export const countsByResult = <K extends Kit>(trial: Trial<K>): string[] =>
  walk(trial, function* (moment) {
    for (const [i, picked] of [...someOf(moment)].entries()) {
      const luck = moment.luck.fork(`results ${i}`)
      const first = played(trial, moment.table, picked, new TurnedDice(luck.fork(''), null))
      const by = `${picked.seat} ${commandText(picked.command)}`
      for (const [n, ask] of first.byResult.slice(0, MOST_TURNED).entries()) {
        const odd = isPartition(ask) ? null : `has results that are not its faces, each in one of them`
        const other = odd === null ? played(trial, moment.table, picked, new TurnedDice(luck.fork(''), n)) : first
        const differs = odd ?? difference(first, other)
        if (differs !== null) yield `${by}: ${throwText(ask)} ${differs}`
      }
    }
  })

/** One of each kind of command that can be given now, and some at random. */
function someOf<K extends Kit>({ table, asked, luck }: Moment<K>): Set<Pick<K['command']>> {
  const offered = [...(asked?.owe ?? []), ...(asked?.may ?? [])].flatMap((seat) =>
    choices(table, seat).map((command) => ({ seat, command })),
  )
  const kinds = new Map(offered.map((one) => [one.command.do, one]))
  const some = Array.from({ length: Math.min(AT_RANDOM, offered.length) }, () => luck.draw('', offered.length))
  return new Set([...kinds.values(), ...some.flatMap((i) => offered[i] ?? [])])
}

/** Seeded dice, of which one that counts by its result shows another face of the same one. */
class TurnedDice implements Dice {
  readonly byResult: Throw[] = []
  readonly #luck: SeededDice
  readonly #turned: number | null

  constructor(luck: SeededDice, turned: number | null) {
    this.#luck = luck
    this.#turned = turned
  }

  roll(ask: Throw): number {
    const face = this.#luck.roll(ask)
    if (!ask.results) return face
    const isTurned = this.byResult.push(ask) - 1 === this.#turned
    const alike = ask.results.find((faces) => faces.includes(face))
    return isTurned && alike ? (alike[(alike.indexOf(face) + 1) % alike.length] as number) : face
  }

  draw(clause: string, n: number): number {
    return this.#luck.draw(clause, n)
  }
}

const isPartition = (ask: Throw): boolean =>
  canonical((ask.results ?? []).flat().sort((a, b) => a - b)) === canonical(facesOf(ask))

interface Played<K extends Kit> {
  readonly byResult: readonly Throw[]
  readonly state: K['state']
  readonly key: string
}

function played<K extends Kit>(
  { game }: Trial<K>,
  table: Transaction<K>,
  { seat, command }: Pick<K['command']>,
  dice: TurnedDice,
): Played<K> {
  const t = table.fork(game.copy, dice)
  const events: CausedEvent<K['event']>[] = []
  t.events = events
  apply(game, t, seat, command)
  return { byResult: dice.byResult, state: t.state, key: game.oddsKey?.(events) ?? '' }
}

/** What is otherwise although the die came to the same result. */
function difference<K extends Kit>(first: Played<K>, other: Played<K>): string | null {
  const at = firstDifference(first.state, other.state)
  if (at !== null) return `counts for more than its result: another face of it changes ${at}`
  return first.key === other.key
    ? null
    : `counts for more than its result: odds tell "${first.key}" of one face and "${other.key}" of another`
}
