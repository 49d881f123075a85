import { CLAUSES, type Command, openSidesOf, type View } from '@shamble/drop-dead/page'
import { type DropDeadKit, dropDead } from '@shamble/drop-dead'
import { apply, choices, judge } from '@shamble/kernel'
import { describe, expect, it } from 'vitest'
import { finished, planOf, pick, preview, settled } from './plan/index.ts'
import { forked, type Moment, moments, STAGES, situationOf, staged } from './testing.ts'
import type { DisplayState } from './types.ts'

const SETTINGS = [
  { name: 'the printed game', options: { scenario: 'breakdown', players: 3 }, seeds: [1, 2, 3] },
  { name: 'a known map', options: { scenario: 'ground-zero', players: 4 }, seeds: [4, 5] },
  { name: 'Patient Zero', options: { scenario: 'patient-zero', players: 2 }, seeds: [6, 7] },
  { name: 'a few tiles', options: { scenario: 'curfew', players: 2, tradeItems: true }, seeds: [8, 9] },
]

/** What was on offer in any of the games above. */
const seen = new Set<string>()

const key = (command: unknown): string => JSON.stringify(command, Object.keys(command as object).sort())

/** Every command that some order sends first, with whatever figure must be chosen for it. */
function sentFirst(moment: Moment, hints: boolean): Set<string> {
  const found = new Set<string>()
  const figures = [undefined, ...moment.table.state.zombies.map((z) => `zombie ${z.n}`)]
  for (const figure of moment.table.state.undeadTurn ? figures : [undefined]) {
    const s = situationOf(moment, figure === undefined ? {} : { figure }, hints)
    for (const planned of planOf(s))
      for (const place of planned.targets())
        for (const { commands } of planned.at(place)?.variants ?? []) found.add(key(commands[0]))
  }
  return found
}

/** Other turns of a drawn tile that leave its doors on the same sides. */
function alike({ table }: Moment, command: Command): readonly Command[] {
  const { drawn } = table.state
  if (command.do !== 'rotate' || drawn === null) return []
  const sides = (rot: number): string => [...openSidesOf({ id: drawn.id, rot })].sort().join('')
  return [0, 1, 2, 3].flatMap((rotation) =>
    sides(rotation) === sides(command.rotation) ? [{ do: 'rotate' as const, rotation }] : [],
  )
}

/** Every choice is in some order, and no order sends what is refused. */
function coversAll(moment: Moment): void {
  const { table, seat } = moment
  if (table.state.outcome) return
  const offered = choices<DropDeadKit>(table, seat)
  const sent = sentFirst(moment, true)
  const isSent = (command: Command): boolean => sent.has(key(command))
  expect(offered.filter((command) => ![command, ...alike(moment, command)].some(isSent))).toEqual([])
  for (const command of offered) seen.add(command.do)
  for (const command of sent) expect(judge(dropDead, table, seat, JSON.parse(command) as Command)).toBeNull()
}

describe.each(SETTINGS)('orders in $name', ({ options, seeds }) => {
  it('cover every choice the rules offer, and offer nothing that is refused', () => {
    for (const moment of moments(options, seeds, { every: 23, most: 300 })) coversAll(moment)
  }, 60_000)

  it('can be carried out to their end as long as nothing new comes to light', () => {
    for (const moment of moments(options, seeds.slice(0, 1), { every: 41, most: 300 })) {
      const { table, seat } = moment
      if (table.state.outcome) continue
      const s = situationOf(moment)
      for (const planned of planOf(s))
        for (const place of planned.targets())
          for (const variant of planned.at(place)?.variants ?? []) {
            expect(variant.commit).not.toBe('')
            const copy = forked(table)
            for (const command of variant.commands)
              if (copy.state.outcome === null) {
                expect(judge(dropDead, copy, seat, command as Command)).toBeNull()
                apply(dropDead, copy, seat, command as Command)
              }
          }
    }
  }, 60_000)

  it('cite clauses that exist, and say why they cannot be given', () => {
    for (const moment of moments(options, seeds.slice(0, 1), { every: 37, most: 300 })) {
      const s = situationOf(moment)
      for (const planned of planOf(s)) {
        const cited = [
          ...(planned.order.enabled ? [] : [planned.refusal(null)?.clause ?? 'none']),
          ...planned.targets().flatMap((place) => (planned.at(place)?.notes ?? []).map(({ clause }) => clause)),
        ]
        for (const clause of cited) expect(Object.keys(CLAUSES)).toContain(clause)
      }
    }
  }, 30_000)
})

it.each(Object.keys(STAGES))('orders cover every choice: %s', (name) => {
  coversAll(staged(name))
})

it('every command was on offer somewhere above', () => {
  const all = ['choose-survivor', 'place', 'step', 'explore', 'rotate', 'attack', 'use', 'give', 'drop', 'pick-up']
  const rest = ['overlap', 'cover', 'search', 'escape', 'end', 'summon', 'move', 'strike', 'pass']
  for (const name of [...all, ...rest]) expect([...seen]).toContain(name)
})

/** The first moment of which something is true. */
function momentWhen(
  options: Record<string, unknown>,
  seeds: readonly number[],
  when: (view: View) => boolean,
): DisplayState {
  for (const moment of moments(options as never, seeds, { every: 1 }))
    if (when(moment.table.state as unknown as View)) return situationOf(moment)
  throw new Error('never so')
}

it('[dd.zombies.4] a danger is told in health: the two dice of a bite make 11', () => {
  const s = situationOf(staged('two pistols'))
  const notes = planOf(s).flatMap(({ targets, at }) => targets().flatMap((place) => at(place)?.notes ?? []))
  const dangers = notes.filter(({ words }) => words.includes('can reach you there, about'))
  expect(dangers.map(({ value }) => Number(value))).toContain(2)
  for (const { value, words } of dangers) expect(words).toMatch(new RegExp(`about ${11 * Number(value)} health$`))
})

describe('a drawn tile', () => {
  /** With three doors. */
  const JUNCTION = /^T(2[2-9]|3[0-3])$/
  const drawing = (id: RegExp): DisplayState =>
    momentWhen({ scenario: 'breakdown', players: 2 }, [1, 2, 3, 4, 5, 6], ({ drawn }) =>
      drawn?.cell ? id.test(drawn.id) : false,
    )

  it('[dd.explore.6] that is the same however it lies is laid without a question, and each other way is offered once', () => {
    const same = drawing(/^T4[01]$/)
    expect(planOf(same).map(({ order }) => order.id)).toHaveLength(1)
    expect(finished(same)?.commands).toMatchObject([{ do: 'rotate' }])
    const junction = drawing(JUNCTION)
    const labels = planOf(junction).map(({ order }) => order.label)
    expect(labels.length).toBeGreaterThan(1)
    expect(new Set(labels).size).toBe(labels.length)
    expect(finished(junction)).toBeNull()
  })

  it('[dd.explore.6] is in hand at once, and is turned by pressing it', () => {
    const s = drawing(JUNCTION)
    const selection = settled(s)
    expect(selection.order).toMatch(/^lay-[0-3]$/)
    const [tx, ty] = (s.view as View).drawn?.cell ?? [0, 0]
    const turned = pick(`cell ${tx},${ty}`, { ...s, selection })
    expect(turned.order).toMatch(/^lay-[0-3]$/)
    expect(turned.order).not.toBe(selection.order)
    expect(preview({ ...s, selection: turned })?.variants[0]?.commands).toEqual([
      { do: 'rotate', rotation: Number(turned.order?.slice(4)) },
    ])
  })
})
