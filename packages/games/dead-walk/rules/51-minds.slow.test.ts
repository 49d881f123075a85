import { describe, it } from 'vitest'
import { PSYCHOSES, type PsychosisId, type QuirkId, QUIRKS } from '../tables/mind.ts'
import { SKILLS, type SkillId } from '../tables/skills.ts'
import { at, optionsFor } from '../testing.ts'
import { holdsAtRandom, seatedAt } from '../testkit/random-play.ts'

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
  return seatedAt({ humans, zombies, turn: 1 }, settled, seed)
}

describe.each([
  { name: 'minds alone', options: {} },
  { name: 'minds and skills', options: { skills: true, psychosisPick: 'choose', traumaLimit: 3, jams: true } },
])('odd people at random: $name', ({ options }) => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])(
    '[dw.psychosis.18] everything offered can be done, and all holds after it (seed %i)',
    (seed) => {
      holdsAtRandom(table(seed, options), seed, STEPS)
    },
  )
})
