/** What a scenario file goes through: it is checked, settled and, if it may be, played for a while. Any throw is a bug. */
import { apply, begin, choices, type OptionValue, type OptionValues, pending, type Seat, seeded } from '@shamble/kernel'
import { deadWalk } from '@shamble/dead-walk'
import { ownScenarioFaults } from '@shamble/dead-walk/forecast'
import { Luck } from '../luck.ts'

export type Verdict = 'refused' | 'played' | 'over'

/** House rules that a host may set on top, by luck. */
function hostOptions(luck: Luck): OptionValues {
  return {
    team: luck.must(['neighbours', 'road-block', 'last-patrol', 'strangers'] as const),
    ...(luck.isLucky(3) ? { advanced: luck.isLucky(2) } : {}),
    ...(luck.isLucky(6) ? { zombieControl: luck.must(['gm-bound', 'gm-free'] as const) } : {}),
    ...(luck.isLucky(6) ? { players: 2 } : {}),
  }
}

/** Faults are sentences with places and clauses, and a document without one can be settled. */
function checkFaults(document: unknown, options: OptionValues): OptionValues | null {
  const found = ownScenarioFaults(document)
  for (const { at, why, clause, grade } of found)
    if (typeof at !== 'string' || why === '' || !Object.hasOwn(deadWalk.clauses, clause) || !grade)
      throw new Error(`a fault is told badly: ${JSON.stringify({ at, why, clause, grade })}`)
  const settled = deadWalk.settle({ ...options, own: document as OptionValue })
  const isSound = !found.some(({ grade }) => grade === 'fault')
  if (settled.ok) {
    if (!isSound && document !== null) throw new Error(`it is settled with a fault: ${JSON.stringify(found[0])}`)
    return document === null ? null : settled.value
  }
  const { at, why } = settled.fault
  const isForTheTeam = at === 'options.own.map.deployment' || at === 'options.own.map.size' || at === 'options.players'
  if (isSound && !isForTheTeam) throw new Error(`it is refused without a fault: ${at}: ${why}`)
  return null
}

/** Some commands by luck, in one game of four by bots, with everything that always holds looked at after each turn. */
function playOn(options: OptionValues, luck: Luck, seed: string, most: number): Verdict {
  const holders = Object.fromEntries(deadWalk.seats(options).map((seat) => [seat, { bot: 'random' }]))
  const t = begin(deadWalk, { options, holders }, seeded(seed))
  const isBot = luck.isLucky(4)
  let turn = -1
  for (let i = 0; i < most; i++) {
    const asked = pending(t)
    if (asked === null) return 'over'
    const seat = asked.owe[0] as Seat
    const offered = choices(t, seat)
    const command = isBot ? deadWalk.advise(deadWalk.view(t, seat), t.book, seat, offered).command : luck.must(offered)
    const refusal = apply(deadWalk, t, seat, command)
    if (refusal) throw new Error(`${JSON.stringify(command)} is refused: ${refusal.clause} ${refusal.reason}`)
    if (t.state.turn === turn) continue
    turn = t.state.turn
    const broken = deadWalk.invariants?.(t) ?? []
    if (broken.length > 0) throw new Error(broken.join('; '))
  }
  return 'played'
}

/** A document from beginning to end. */
export function trial(seed: string, document: unknown, commands: number): Verdict {
  const luck = new Luck(seeded(`trial ${seed}`))
  const options = checkFaults(document, hostOptions(luck))
  return options === null ? 'refused' : playOn(options, luck, `dice ${seed}`, commands)
}
