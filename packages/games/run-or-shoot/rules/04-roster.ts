/** rs.scenario.19 A team that comes from the day before: who sets out, with what, and how everybody was tested. */
import { type HouseRule, type OptionValue, step } from '@shamble/kernel'
import type { Slots } from '../book.ts'
import { type Kept, numberOf, type Roster } from '../campaign/roster.ts'
import type { Scenario } from '../content/scenarios.ts'
import { isPS, npsNumber, type RunOrShootKit, type Survivor, survivorSeat, type Transaction } from '../state.ts'
import { addSurvivor } from './04-setup.ts'
import { newWeapon } from './05-carry.ts'

/** As he was: his hits, and what he has left in his clips and his bag. */
function equip(t: Transaction, s: Survivor, { hits, pistol, main, items, tested }: Kept): void {
  s.hits = hits
  s.pistol = pistol === null ? null : Object.freeze({ ...newWeapon(t, 'pistol'), rounds: pistol })
  s.main = main === null ? null : Object.freeze({ ...newWeapon(t, main.kind), rounds: main.rounds })
  s.items = Object.freeze([...items])
  if (tested !== null) t.state.hidden.tested = Object.freeze({ ...t.state.hidden.tested, [s.n]: tested })
}

/** rs.setup.5 Instead of choosing: everybody has a seat already. */
const muster =
  ({ people }: Roster) =>
  (t: Transaction): void => {
    for (const [i, kept] of people.entries()) {
      const seat = survivorSeat(i + 1)
      const s = addSurvivor(t, numberOf(kept, i), kept.who, seat, 'waiting')
      equip(t, s, kept)
      t.emit({ e: 'chose', clause: 'rs.setup.5', seat, survivor: s.n, who: s.who })
    }
  }

/** Others who were met on an earlier day are as they were then. */
const asTheyWere =
  ({ others }: Roster) =>
  (t: Transaction): void => {
    for (const s of t.state.survivors) {
      const kept = others.find(({ who }) => who === s.who)
      if (kept) equip(t, s, kept)
    }
  }

/** Those whom the scenario has, without who is dead or sets out with the team. */
function othersThere({ nps }: Scenario, { people, absent }: Roster): Scenario['nps'] {
  const isAway = (who: string): boolean => absent.includes(who as never) || people.some((one) => one.who === who)
  return nps
    .map((there) => ({ ...there, who: there.who.filter((who) => !isAway(who)) }))
    .filter(({ who }) => who.length > 0)
}

/** rs.infection.4 What everybody knows since the last debrief, by number. */
function testedBefore({ people, others }: Roster): Readonly<Record<number, 'infected' | 'immune'>> {
  const known = [
    ...people.map((kept, i) => [numberOf(kept, i), kept.tested] as const),
    ...others.map(({ who, tested }) => [npsNumber(who as Parameters<typeof npsNumber>[0]), tested] as const),
  ]
  return Object.fromEntries(known.filter(([, tested]) => tested !== null)) as Record<number, 'infected' | 'immune'>
}

/** rs.scenario.19 All that a roster changes. "Starting PS" are those who begin the scenario, whoever they were before. */
export function rosterGate(roster: Roster, scenario: Scenario): HouseRule<RunOrShootKit, Slots> {
  const team = new Set<string>(roster.people.map(({ who }) => who))
  const tested = Object.freeze(testedBefore(roster))
  return {
    values: {
      'scenario.nps': othersThere(scenario, roster) as unknown as OptionValue,
    },
    slots: { isStarter: () => (s) => isPS(s) || team.has(s.who), testedBefore: () => () => tested },
    steps: {
      'set-up': [
        { replace: 'choose whom to play', by: step('rs.scenario.19', 'muster', muster(roster)) },
        {
          after: 'people with the team',
          insert: step('rs.scenario.19', 'as they were', asTheyWere(roster)),
        },
      ],
    },
  }
}
