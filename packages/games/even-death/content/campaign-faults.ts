/** What is wrong with a battle of a campaign before it is fought: each fault with its place and its clause. */
import type { Clause } from '../clauses.ts'
import { forceFaults } from '../forces/faults.ts'
import { profileOf } from '../tables/profiles.ts'
import type { BattleSide, CampaignBattle, RosterHuman } from './campaign-battle.ts'

interface Fault {
  readonly at: string
  readonly clause: Clause
  readonly why: string
}

/** ed.camp-rules.2 A force may be worth what the campaign says: here only its units are judged. */
const ANY_POINTS = 1_000_000

/** ed.camp-rules.7, ed.infection.10 */
function humanFault({ unit, perks, vitality, health }: RosterHuman): Omit<Fault, 'at'> | null {
  const { title, vitality: most } = profileOf(unit)
  if (vitality > most)
    return { clause: 'ed.profiles.1', why: `${title} has at most ${most} vitality, not ${vitality}.` }
  if (health === 'infected' && perks.includes('immune'))
    return { clause: 'ed.infection.10', why: 'Whoever is Immune is never Infected.' }
  return null
}

function sideFaults({ faction, zones, units }: BattleSide, at: string): Fault[] {
  const lists = forceFaults(faction, ANY_POINTS, units).map(({ clause, why, at: unit }) => ({
    at: `${at}.${unit.replace(/^unit (\d+)$/, (_, n: string) => `units[${Number(n) - 1}]`)}`,
    clause,
    why,
  }))
  const people = units.flatMap((unit, i) => {
    const fault = unit.is === 'human' ? humanFault(unit) : null
    return fault === null ? [] : [{ at: `${at}.units[${i}]`, ...fault }]
  })
  const flat = zones.findIndex(([west, north, east, south]) => west >= east || north >= south)
  const spans: Fault[] =
    flat < 0
      ? []
      : [{ at: `${at}.zones[${flat}]`, clause: 'ed.deploy.6', why: 'A zone goes from north-west to south-east.' }]
  return [...lists, ...people, ...spans]
}

/** ed.setup.2, ed.setup.3, ed.setup.4 Different factions, people among them, each with its own units. */
export function campaignBattleFaults({ sides }: CampaignBattle): Fault[] {
  const twice = sides.findIndex(({ faction }, i) => sides.findIndex((one) => one.faction === faction) < i)
  const faults: Fault[] = []
  if (twice >= 0)
    faults.push({ at: `sides[${twice}].faction`, clause: 'ed.setup.2', why: 'Each faction fights once in a battle.' })
  return [...faults, ...sides.flatMap((side, i) => sideFaults(side, `sides[${i}]`))]
}
