/** What a scenario file goes through: it is checked, settled and, if it may be, played for a while. Any throw is a bug. */
import { apply, begin, choices, type OptionValues, pending, type Seat, seeded } from '@shamble/kernel'
import { Luck } from '../luck.ts'
import type { ScenarioKind } from './kinds.ts'

export type Verdict = 'refused' | 'played' | 'over'

/** Faults are sentences with places and clauses, and a document without one can be settled. */
function settledWith(kind: ScenarioKind, document: unknown, luck: Luck): OptionValues | null {
  const found = kind.faultsOf(document)
  for (const { at, why, clause, grade } of found)
    if (typeof at !== 'string' || why === '' || !Object.hasOwn(kind.game.clauses, clause) || !grade)
      throw new Error(`a fault is told badly: ${JSON.stringify({ at, why, clause, grade })}`)
  const settled = kind.game.settle(kind.optionsWith(document, luck))
  const isSound = !found.some(({ grade }) => grade === 'fault')
  if (settled.ok) {
    if (!isSound && document !== null) throw new Error(`it is settled with a fault: ${JSON.stringify(found[0])}`)
    return document === null ? null : settled.value
  }
  const { at, why } = settled.fault
  if (isSound && !kind.others.includes(at)) throw new Error(`it is refused without a fault: ${at}: ${why}`)
  return null
}

/** Between two looks at what must always hold. */
const COMMANDS_BETWEEN = 8

/** Some commands by luck, in one game of four by bots. */
function playOn({ game }: ScenarioKind, options: OptionValues, luck: Luck, seed: string, most: number): Verdict {
  const holders = Object.fromEntries(game.seats(options).map((seat) => [seat, { bot: 'random' }]))
  const t = begin(game, { options, holders }, seeded(seed))
  const isBot = luck.isLucky(4)
  for (let i = 0; i < most; i++) {
    const broken = i % COMMANDS_BETWEEN === 0 ? game.invariants(t) : []
    if (broken.length > 0) throw new Error(broken.join('; '))
    const asked = pending(t)
    if (asked === null) return 'over'
    const seat = asked.owe[0] as Seat
    const offered = choices(t, seat)
    if (offered.length === 0) throw new Error(`${seat} is asked and may do nothing`)
    const command = isBot ? game.advise(game.view(t, seat), t.book, seat, offered).command : luck.must(offered)
    const refusal = apply(game, t, seat, command)
    if (refusal) throw new Error(`${JSON.stringify(command)} is refused: ${refusal.clause} ${refusal.reason}`)
  }
  return 'played'
}

/** A document from beginning to end. */
export function trial(kind: ScenarioKind, seed: string, document: unknown, commands: number): Verdict {
  const luck = new Luck(seeded(`trial ${seed}`))
  const options = settledWith(kind, document, luck)
  return options === null ? 'refused' : playOn(kind, options, luck, `dice ${seed}`, commands)
}
