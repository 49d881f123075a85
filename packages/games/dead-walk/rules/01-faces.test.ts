import { apply, begin, choices, type Dice, pending, seeded, type Throw } from '@shamble/kernel'
import { setUp } from '@shamble/kernel/testkit'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Command } from '../commands.ts'
import type { Event, Result } from '../events.ts'
import { deadWalk } from '../index.ts'
import type { Human } from '../state.ts'
import { hitFaces, rowsUpTo, splitAt } from './01-faces.ts'

interface Thrown {
  readonly ask: Throw
  readonly face: number
}

/** What the table of a throw says of its face. */
function said({ ask: { table = [], naturals = [], modifiers = [] }, face }: Thrown): string | undefined {
  const own = naturals.find((one) => one.face === face)
  if (own) return own.result
  const total = modifiers.reduce((sum, { value }) => sum + value, face)
  return (table.findLast(({ from }) => from <= total) ?? table[0])?.result
}

const HITS: Readonly<Record<Result, string>> = { miss: 'unharmed', stun: 'stunned', fall: 'falls', elim: 'eliminated' }

/** What came of a die, in the words of its table; null for events without one. */
function came(event: Event): string | null {
  switch (event.e) {
    case 'zombie attacked':
      return event.hit ? 'bites' : 'misses'
    case 'wound tested':
      return event.face === null ? null : event.survived ? 'lives' : 'dies'
    case 'lurched':
      return event.into ? 'lurches into contact' : 'no lurch'
    case 'struck':
    case 'diced for':
      return HITS[event.die.result]
    case 'burst':
      return HITS[event.dice.at(-1)?.result ?? 'miss']
    case 'jam rolled':
      return event.clause === 'dw.jam.2' ? (event.jammed ? 'jams' : 'does not jam') : null
    case 'break tried':
      return event.free ? 'free' : 'held'
    case 'fear tested':
      return event.faces.length === 0 ? null : event.passed ? 'keeps calm' : 'panics'
    case 'zombification tested':
      return event.turned ? 'rises' : 'lies still'
    case 'fire spread':
      return event.caught ? 'catches fire' : 'does not catch'
    case 'turn rolled':
      return event.skids === null ? 'holds the road' : `skids to the ${event.skids}`
    case 'rammed':
      return { stalls: 'the engine stalls', thrown: 'thrown aside', killed: 'killed' }[event.result]
    default:
      return null
  }
}

/** Under which clause an event's dice were thrown. */
const DICE_OF: Readonly<Record<string, string>> = { 'dw.fear.4': 'dw.fear.3', 'dw.shotgun.7': 'dw.shotgun.1' }

describe('what the scores of a die do', () => {
  /** For every kind of event that was met: whatever its table said otherwise. */
  const met = new Map<string, string[]>()
  const silent = new Set<string>()

  beforeAll(() => {
    for (let seed = 0; seed < 12; seed++) {
      const scenario = ['shopping-list', 'mercy', 'last-boat'][seed % 3] as string
      const thrown: Thrown[] = []
      const luck = seeded(seed)
      const dice: Dice = {
        roll: (ask) => {
          const face = luck.roll(ask)
          thrown.push({ ask, face })
          return face
        },
        draw: (clause, n) => luck.draw(clause, n),
      }
      const events: Event[] = []
      const table = begin(deadWalk, setUp(deadWalk, { options: { scenario, advanced: true } }), dice, events as never)
      const busy = seeded(`busy ${seed}`)
      let told = 0
      for (let n = 0; n < 700; n++) {
        const seat = pending(table)?.owe[0]
        if (seat === undefined) break
        const offered = choices(table, seat) as readonly Command[]
        const kinds = [...new Set(offered.map((one) => one.do))]
        const kind = kinds[busy.draw('busy', kinds.length)]
        const of = offered.filter((one) => one.do === kind)
        const before = thrown.length
        apply(deadWalk, table, seat, of[busy.draw('busy', of.length)] as Command)
        const fresh = thrown.slice(before)
        for (const { ask } of fresh) if (!ask.table && !ask.evenly) silent.add(`${ask.clause} d${ask.sides}`)
        for (const event of events.slice(told)) judge(event, fresh, table.state.humans)
        told = events.length
      }
    }
  })

  /** Each event is told of the next dice of its clause: the last before it that nothing else told of. */
  function judge(event: Event, all: readonly Thrown[], humans: readonly Human[]): void {
    const word = came(event)
    if (word === null) return
    const clause = DICE_OF[event.clause] ?? event.clause
    const whose = event.e === 'fear tested' ? (humans[event.human - 1]?.name ?? '') : ''
    const fresh = all.filter(({ ask }) => ask.what.includes(whose))
    const last = fresh.findLast(({ ask }) => ask.clause === clause)
    const of = fresh.filter(({ ask }) => ask.clause === clause)
    // Several of a kind in one command are told apart only where there is one.
    if (!last || (event.e !== 'burst' && event.e !== 'fear tested' && of.length > 1)) return
    if (event.e === 'burst' && of.length > event.dice.length) return
    // What was thrown again is not what the table was said with.
    if (event.e === 'fear tested' && event.faces.join() !== of.map(({ face }) => face).join()) return
    const wrong = met.get(event.e) ?? []
    met.set(event.e, wrong)
    if (said(last) !== word) wrong.push(`${event.clause}: ${said(last)} said, ${word} came`)
  }

  it('is what comes of it, in random games', () => {
    expect([...met].filter(([, wrong]) => wrong.length > 0)).toEqual([])
    expect([...met.keys()].sort()).toEqual(
      expect.arrayContaining(['break tried', 'burst', 'fear tested', 'struck', 'wound tested', 'zombie attacked']),
    )
  })

  it('is said with every d6 but those that count, and those whose sum or place is looked up', () => {
    const counts = [
      'dw.cskill.10 d6',
      'dw.entry.5 d6',
      'dw.fear.3 d6',
      'dw.grenade.8 d6',
      'dw.search.3 d6',
      'dw.search.11 d6',
      'dw.search.12 d6',
      'dw.search.14 d6',
      'dw.trauma.5 d6',
      'dw.vehicle.14 d6',
      'dw.vehicle.17 d6',
    ]
    expect([...silent].filter((one) => one.endsWith(' d6') && !counts.includes(one))).toEqual([])
  })

  it('reads as rows from the lowest score up', () => {
    expect(splitAt(3, 'falls', 'lands')).toEqual([
      { from: 1, result: 'falls' },
      { from: 3, result: 'lands' },
    ])
    expect(hitFaces({ fall: null, elim: 6 })).toEqual([
      { from: 1, result: 'unharmed' },
      { from: 6, result: 'eliminated' },
    ])
    expect(
      rowsUpTo([
        { upTo: 1, result: 'nothing' },
        { upTo: 6, result: 'a weapon' },
      ]),
    ).toEqual([
      { from: 1, result: 'nothing' },
      { from: 2, result: 'a weapon' },
    ])
  })
})
