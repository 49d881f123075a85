import { describe, it } from 'vitest'
import type { Command } from '../commands.ts'
import { SKILLS, type SkillId } from '../tables/skills.ts'
import { at, optionsFor } from '../testing.ts'
import { holdsAtRandom, seatedAt } from '../testkit/random-play.ts'

const IDS = Object.keys(SKILLS) as SkillId[]
const GUNS = ['assault-rifle', 'pistol', 'pump-shotgun', 'machinegun', 'chainsaw', 'rifle'] as const
const STEPS = 250

/** Everybody has five skills and a gun; zombies are all around. */
function table(seed: number, options: Record<string, boolean | number | string>) {
  const humans = GUNS.map((type, i) => ({
    at: at(50 + 6 * i, 60 + (i % 2) * 6),
    seat: i % 2 === 0 ? 'P1' : 'P2',
    sheet: { level: 5, skills: [0, 1, 2, 3, 4].map((k) => IDS[(7 * (6 * seed + i) + 5 * k) % IDS.length]) },
    weapons: [{ id: i + 1, type, loaded: type === 'chainsaw' ? 0 : 3, ready: true }],
    stock: { bullets: 4, shells: 6, belts: 2 },
    wounds: i % 3,
  }))
  const zombies = Array.from({ length: 14 }, (_, i) => ({ n: i + 1, at: at(15 + 7 * i, i % 2 === 0 ? 45 : 82) }))
  const lows = [{ id: 'O1', title: 'hedge', cover: 'soft' as const, line: [40, 70, 90, 70] as const }]
  const blocks = [{ id: 'C1', title: 'container', area: [95, 55, 105, 65] as const, height: 5 }]
  const settled = optionsFor({ lows, blocks }, { players: 2, skills: true, jams: true, ...options })
  return seatedAt({ humans, zombies, turn: 1 }, settled, seed)
}

const kindOf = (command: Command): string => ('skill' in command && command.skill ? command.skill : command.do)

describe.each([
  { name: 'one skill in a turn', options: {} },
  { name: 'three in a turn and a game master', options: { skillsPerTurn: 3, zombieControl: 'gm-bound' } },
])('skilled people at random: $name', ({ options }) => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8])(
    '[dw.skill.4] everything offered can be done, and all holds after it (seed %i)',
    (seed) => {
      holdsAtRandom(table(seed, options), seed, STEPS, kindOf)
    },
  )
})
