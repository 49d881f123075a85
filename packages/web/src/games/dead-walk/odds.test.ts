import type { CommandOf, Human } from '@shamble/dead-walk/page'
import { deadWalk } from '@shamble/dead-walk'
import { apply, commandOdds, type Dice, type OddsLimits, type OptionValues, seeded } from '@shamble/kernel'
import { describe, expect, it } from 'vitest'
import { activeHuman, lookOf, offered, viewOf } from './read.ts'
import { cm, type Moment, situationOf, staged } from './testing.ts'
import { oddsWords } from './words/odds.ts'

type Shares = Readonly<Record<string, number>>

const FACES = [1, 2, 3, 4, 5, 6] as const

const shares = (outcomes: readonly { key: string; probability: number }[]): Shares => {
  const by: Record<string, number> = {}
  for (const { key, probability } of outcomes) {
    const { words } = oddsWords(key)
    by[words] = (by[words] ?? 0) + probability
  }
  return by
}

const byRules = (moment: Moment, command: CommandOf<'fire'>, limits: OddsLimits): Shares => {
  const answer = commandOdds(deadWalk, moment.table, moment.seat, command, undefined, limits)
  if (!answer.ok) throw new Error(answer.refusal.reason)
  return shares(answer.odds.outcomes)
}

/** What the rules make of every face of the find die; however all other dice fall, it is the same. */
function foundByRules({ table, seat }: Moment, command: CommandOf<'search'>): Shares {
  const by: Record<string, number> = {}
  for (const find of FACES) {
    const labels = Array.from({ length: 40 }, (_, seed) => {
      const luck = seeded(`search ${find} ${seed}`)
      const roll: Dice['roll'] = (ask) => (ask.clause === 'dw.search.7' ? find : luck.roll(ask))
      const t = table.fork(deadWalk.copy, { roll, draw: (clause, n) => luck.draw(clause, n) })
      t.events = []
      expect(apply(deadWalk, t, seat, command)).toBeNull()
      return oddsWords(deadWalk.oddsKey?.(t.events) ?? '').words
    })
    const [words = '', ...others] = new Set(labels)
    expect(others, `${words}, too`).toEqual([])
    by[words] = (by[words] ?? 0) + 1 / FACES.length
  }
  return by
}

const here = (weapon: string, zombies: readonly object[], over: object = {}, options: OptionValues = {}): Moment =>
  staged(
    {
      humans: [
        { name: 'Sgt. Lawless', at: cm(26, 34), weapons: [weapon], ap: 4, moved: weapon === 'revolver', ...over },
      ],
      zombies,
      activation: { human: 1 },
    },
    options,
  )

/** Every declaration with this weapon: what is worked out at once is what the rules say. */
function compare(moment: Moment, limits: OddsLimits, tolerance: number): number {
  const s = situationOf(moment)
  const human = activeHuman(viewOf(s)) as Human
  const all = offered(s, 'fire')
  for (const command of all) {
    const own = lookOf(s).fireOdds(human, command)
    if (!own) throw new Error('no odds')
    const rules = byRules(moment, command, limits)
    const mine = shares(own.outcomes)
    for (const words of new Set([...Object.keys(rules), ...Object.keys(mine)]))
      expect(Math.abs((mine[words] ?? 0) - (rules[words] ?? 0)), `${words}`).toBeLessThan(tolerance)
  }
  return all.length
}

/** So few dice that no way for them to fall is left out. */
const EVERY_WAY: OddsLimits = { paths: 3000, samples: 1 }

describe('the odds of shots', () => {
  it('of single shots are exactly those of the rules', () => {
    const near = [{ at: cm(34, 34) }, { at: cm(26, 16), fallen: true }]
    expect(compare(here('pistol', near), EVERY_WAY, 1e-9)).toBeGreaterThan(8)
    expect(compare(here('revolver', near), EVERY_WAY, 1e-9)).toBeGreaterThan(8)
    expect(compare(here('sniper-rifle', [{ at: cm(26, 16) }]), EVERY_WAY, 1e-9)).toBe(1)
  })

  it('[dw.cskill.5] [dw.cskill.21] [dw.cskill.25] with skills are those of the rules', () => {
    const sheet = { skills: ['sniper', 'eagle-eye', 'double-tap', 'hero'] }
    const far = [{ at: cm(56, 34) }]
    const rules = { skills: true, entryMethods: [] }
    expect(compare(here('rifle', far, { sheet, ap: 2 }, rules), EVERY_WAY, 1e-9)).toBeGreaterThan(4)
    expect(compare(here('sniper-rifle', far, { sheet }, rules), EVERY_WAY, 1e-9)).toBeGreaterThan(1)
  })

  it('[dw.skill.4] are told as if nobody used a skill in the middle', () => {
    const moment = here(
      'machete',
      [{ at: cm(28.5, 34) }],
      { sheet: { skills: ['aggressive', 'frantic'] } },
      { skills: true, entryMethods: [] },
    )
    const s = situationOf(moment)
    const [blow] = offered(s, 'strike')
    const odds = lookOf(s).odds(moment.seat, activeHuman(viewOf(s)) as Human, blow as CommandOf<'strike'>)
    expect(odds?.exact).toBe(true)
    expect(shares(odds?.outcomes ?? [])).toEqual({ eliminated: 1 / 6, down: 2 / 6, nothing: 3 / 6 })
  })

  it('of automatic fire are those of the rules as far as trying tells', () => {
    const crowd = [{ at: cm(34, 34) }, { at: cm(36.5, 35) }, { at: cm(38, 32), fallen: true }]
    expect(compare(here('sub-machinegun', crowd), { paths: 100, samples: 2000 }, 0.035)).toBeGreaterThan(4)
  }, 60_000)

  it('are left to the rules where more dice are thrown', () => {
    const moment = staged(
      {
        humans: [{ name: 'Sgt. Lawless', at: cm(26, 34), weapons: ['pistol'], ap: 4 }],
        zombies: [{ at: cm(34, 34) }],
        activation: { human: 1 },
      },
      { jams: true },
    )
    const s = situationOf(moment)
    const [command] = offered(s, 'fire')
    expect(lookOf(s).fireOdds(activeHuman(viewOf(s)) as Human, command as CommandOf<'fire'>)).toBeNull()
  })
})

describe('the label of an outcome', () => {
  it.each([
    ['Z1 eliminated, Z3 eliminated, Z2 falls', '2 eliminated', 'good'],
    ['2 eliminated, 1 falls', '2 eliminated', 'good'],
    ['1 eliminated, H2 wounded', 'a friend is hit, too', 'harm'],
    ['3 falls', '3 down', 'half'],
    ['2 burns, strays', '2 burn', 'half'],
    ['Z1 burns', 'burns', 'half'],
    ['Z1 burns, Z2 burns', '2 burn', 'half'],
    ['fires at H2', 'fires at a friend', 'harm'],
    ['jam, Z1 eliminated', 'eliminated', 'good'],
    ['lands', 'lands', 'good'],
    ['falls', 'falls', 'bad'],
    ['fire out', 'fire out', 'good'],
    ['still burning', 'still burning', 'bad'],
    ['finds nothing', 'nothing', 'bad'],
    ['finds a survivor', 'a survivor', 'good'],
    ['finds an item', 'an item', 'good'],
    ['finds a weapon', 'a weapon', 'good'],
    ['starts', 'it starts', 'good'],
    ['does not start', 'it does not start', 'bad'],
    ['drives off', 'off the table', 'good'],
    ['stalls', 'the engine stalls', 'bad'],
    ['thrown', 'thrown aside', 'half'],
    ['killed', 'killed', 'good'],
    ['skids', 'it skids', 'bad'],
    ['skids, crash', 'a crash', 'harm'],
    ['done', 'nothing happens', 'bad'],
  ])('"%s" is "%s", %s', (key, words, tone) => {
    expect(oddsWords(key)).toEqual({ words, tone })
  })

  it('[dw.search.7] of a search is that of the rules', () => {
    const moment = staged(
      { humans: [{ name: 'Ada', at: cm(12, 12), weapons: ['pistol'], ap: 4 }], activation: { human: 1 } },
      { searching: true, entryMethods: [] },
    )
    const s = situationOf(moment)
    const [command] = offered(s, 'search')
    const odds = lookOf(s).odds(moment.seat, activeHuman(viewOf(s)) as Human, command as CommandOf<'search'>)
    expect(odds?.exact).toBe(true)
    const own = shares(odds?.outcomes ?? [])
    expect(Object.keys(own).length).toBeGreaterThan(2)
    const rules = foundByRules(moment, command as CommandOf<'search'>)
    expect(Object.keys(rules).sort()).toEqual(Object.keys(own).sort())
    for (const [words, share] of Object.entries(own)) expect(rules[words], `${words}`).toBeCloseTo(share, 9)
  })
})
