import { apply, choices, judge, pending, seat as seated, scripted, seeded } from '@shamble/kernel'
import { describe, expect, it } from 'vitest'
import type { Command } from '../commands.ts'
import { deadWalk } from '../index.ts'
import type { DeadWalkKit, State } from '../state.ts'
import { PSYCHOSES, type PsychosisId, type QuirkId, QUIRKS } from '../tables/mind.ts'
import { SKILLS, type SkillId } from '../tables/skills.ts'
import { at, optionsFor } from '../testing.ts'

const QUIRK_IDS = Object.keys(QUIRKS) as QuirkId[]
const PSYCHOSIS_IDS = Object.keys(PSYCHOSES) as PsychosisId[]
const SKILL_IDS = Object.keys(SKILLS) as SkillId[]
const GUNS = ['assault-rifle', 'pistol', 'pump-shotgun', 'machinegun', 'chainsaw', 'rifle', 'machete', 'bow'] as const
const STEPS = 300

/** Everybody has two quirks, three psychoses and something in hand; zombies are all around. */
function table(seed: number, options: Record<string, boolean | number | string>) {
  const of = <T>(ids: readonly T[], k: number): T => ids[k % ids.length] as T
  const humans = GUNS.map((type, i) => ({
    at: at(45 + 6 * i, 60 + (i % 2) * 6),
    seat: i % 2 === 0 ? 'P1' : 'P2',
    sheet: {
      level: 5,
      sex: i % 3 === 0 ? 'f' : 'm',
      archetype: i % 2 === 0 ? 'law' : 'civilian',
      quirks: [of(QUIRK_IDS, seed + i), of(QUIRK_IDS, seed + i + 4)],
      psychoses: [0, 3, 7].map((k) => of(PSYCHOSIS_IDS, 2 * seed + i + k)),
      skills: [0, 5, 9].map((k) => of(SKILL_IDS, 7 * seed + 3 * i + k)),
      trauma: 4,
    },
    weapons: [{ id: i + 1, type, loaded: type === 'chainsaw' || type === 'machete' ? 0 : 1, ready: true }],
    stock: { bullets: 4, shells: 6, belts: 2, arrows: 5 },
    prone: i % 4 === 3,
    wounds: i % 3,
  }))
  const zombies = Array.from({ length: 14 }, (_, i) => ({ n: i + 1, at: at(15 + 7 * i, i % 2 === 0 ? 48 : 78) }))
  const lows = [{ id: 'O1', title: 'hedge', cover: 'soft' as const, line: [40, 70, 90, 70] as const }]
  const blocks = [{ id: 'C1', title: 'container', area: [95, 55, 105, 65] as const, height: 5 }]
  const settled = optionsFor({ lows, blocks }, { players: 2, quirks: true, psychosis: true, ...options })
  const read = deadWalk.position.read({ humans, zombies, turn: 1 }, settled, {})
  if (!read.ok) throw new Error(JSON.stringify(read.fault))
  const { state, options: own } = read.value
  return seated(deadWalk, state, deadWalk.book(own), seeded(seed), [])
}

const plain = (value: object): unknown => JSON.parse(JSON.stringify(value))
/** A position does not say how many commands there were before it. */
const uncounted = (state: State): unknown => plain({ ...state, decision: 0 })

/** The state after it was written down and read, also in the middle of a rule. */
function readAgain(t: Parameters<typeof pending<DeadWalkKit>>[0]): unknown {
  const read = deadWalk.position.read(plain(deadWalk.position.write(t) as object), {}, t.state.holders)
  if (!read.ok) return read.fault
  return uncounted(seated(deadWalk, read.value.state, t.book, scripted([])).state)
}

describe.each([
  { name: 'minds alone', options: {} },
  { name: 'minds and skills', options: { skills: true, psychosisPick: 'choose', traumaLimit: 3, jams: true } },
])('odd people at random: $name', ({ options }) => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])(
    '[dw.psychosis.18] everything offered can be done, and all holds after it (seed %i)',
    (seed) => {
      const t = table(seed, options)
      const luck = seeded(`choices ${seed}`)
      for (let i = 0; i < STEPS && t.state.outcome === null; i++) {
        const who = pending(t)?.owe[0]
        if (who === undefined) throw new Error('nobody is asked')
        const offered = choices(t, who)
        for (const command of offered) expect(judge(deadWalk, t, who, command)).toBeNull()
        const kinds = [...new Set(offered.map((command) => command.do))]
        const kind = kinds[luck.draw('kind', kinds.length)]
        const some = offered.filter((command) => command.do === kind)
        expect(apply(deadWalk, t, who, some[luck.draw('one', some.length)] as Command)).toBeNull()
        expect(deadWalk.invariants(t)).toEqual([])
        if (i % 10 === 0) expect(readAgain(t)).toEqual(uncounted(t.state))
      }
      expect(t.state.turn).toBeGreaterThan(1)
    },
  )
})
