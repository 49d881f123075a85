import { describe, expect, it } from 'vitest'
import type { OptionValues } from '@shamble/kernel'
import type { Command } from '../commands.ts'
import { inches } from '../tables/units.ts'
import { type AHuman, at, EIGHTS, evenDeath, type EvenDeathScene, row, scene, type Staging } from '../testing.ts'
import { adviserWith } from './advise.ts'
import { foresight } from './foresight.ts'
import { type Habit, USUAL } from './habits.ts'
import { selected } from './testing.ts'

const S = 'survivors'
const Z = 'zombies'

/** How many other players are tried out now. */
const tried = (s: EvenDeathScene, seat: string): number =>
  foresight.players(evenDeath.view(s.table, seat), s.table.book, seat).length

/** What somebody with such a habit does now. */
const done = (s: EvenDeathScene, seat: string, habit: Partial<Habit>): Command =>
  adviserWith({ ...USUAL, ...habit })(
    evenDeath.view(s.table, seat),
    s.table.book,
    seat,
    s.offered(seat) as readonly Command[],
  ).command

const two: Staging = {
  humans: [
    { seat: S, at: at(30, 50) },
    { seat: S, at: at(33, 50) },
  ],
  herds: [{ zombies: row(28, 10, 4) }, { zombies: row(10, 10, 4) }],
  dice: EIGHTS,
}

describe('what a searching player tries out', () => {
  it('is asked for when its turn begins, and not again before the next one', () => {
    const s = scene(two)
    expect(tried(s, S)).toBeGreaterThan(1)
    s.do(S, { do: 'select', unit: 1 })
    expect(tried(s, S)).toBe(0)
    s.do(S, { do: 'finish' })
    expect([s.asks, tried(s, S)]).toEqual(['select a unit', 0])
  })

  it('has the dead go to a place that can be held only where there is one', () => {
    const dead = (options: OptionValues): number => tried(scene({ ...two, options, order: [Z, S] }), Z)
    const military = { factions: ['survivors', 'zombies'] }
    expect(dead({ scenario: 'battle', ...military })).toBe(0)
    const held = scene({
      options: { scenario: 'pump-house' },
      humans: [{ seat: 'military', profile: 'soldier', at: at(30, 50) }],
      herds: [{ zombies: row(28, 10, 4) }],
      order: [Z, 'military'],
    })
    expect(tried(held, Z)).toBe(1)
  })
})

describe('other habits', () => {
  const BANDITS = { factions: ['survivors', 'bandits', 'zombies'] }
  /** One survivor with a pistol before these bandits. */
  const before = (bandits: readonly Partial<AHuman>[]): EvenDeathScene =>
    selected(
      {
        humans: [{ seat: S, at: at(30, 40) }, ...bandits.map((one): AHuman => ({ seat: 'bandits', ...one }))],
        options: BANDITS,
        order: [S, 'bandits', Z],
      },
      S,
      1,
    )

  it('whoever stalks comes no nearer than guns reach, others walk into their sights', () => {
    const s = before([{ at: at(30, 4), weapons: [{ id: 'rifle', due: 0 }] }])
    const [usual, stalking] = [done(s, S, {}), done(s, S, { stalks: true })].map((command) =>
      command.do === 'move' ? command.to[1] : 0,
    )
    expect(usual).toBe(inches(34))
    expect(stalking).toBeGreaterThan(inches(36) + 250)
    expect(stalking).toBeLessThan(inches(40))
    const near = before([{ at: at(30, 12), weapons: [{ id: 'rifle', due: 0 }] }])
    expect(done(near, S, { stalks: true })).toEqual(done(near, S, {}))
  })

  it('whoever picks a place goes to where he does most and has least to fear, not to the nearest', () => {
    const s = before([
      { at: at(30, 25), profile: 'boss' },
      { at: at(47.5, 40), profile: 'convict', vitality: 1, weapons: [{ id: 'small-blade', due: 0 }] },
    ])
    const [usual, picked] = [done(s, S, {}), done(s, S, { picks: true })]
    expect(usual).toMatchObject({ do: 'move' })
    expect(usual.do === 'move' && usual.to[1]).toBeLessThan(inches(40))
    expect(picked.do === 'move' && picked.to[0]).toBeGreaterThan(inches(34))
  })

  it('whoever reckons in points shoots at the boss who is nearly dead, not at whom he hits more easily', () => {
    const s = before([
      { at: at(30, 31), profile: 'boss', vitality: 1 },
      { at: at(36, 34), profile: 'convict' },
    ]).do(S, { do: 'aim' })
    expect(done(s, S, {})).toMatchObject({ do: 'shoot', target: 3 })
    expect(done(s, S, { reckons: true })).toMatchObject({ do: 'shoot', target: 2 })
  })

  it('one that denies goes to the marker before anybody has held it for long', () => {
    const s = (): EvenDeathScene =>
      selected(
        {
          options: { scenario: 'pump-house' },
          humans: [{ seat: 'military', profile: 'soldier', at: at(10, 20) }],
          herds: [{ zombies: row(29, 20, 2) }],
          order: [Z, 'military'],
        },
        Z,
        2,
      )
    const south = (command: Command): boolean => command.do === 'move' && command.to[1] > inches(21)
    expect([south(done(s(), Z, {})), south(done(s(), Z, { denies: true }))]).toEqual([false, true])
  })

  it('whoever minds what is urgent shoots at the herd that could bite somebody, not at the easier one', () => {
    const s = selected(
      {
        humans: [
          { seat: S, at: at(30, 40), weapons: [{ id: 'rifle', due: 0 }] },
          { seat: S, at: at(45, 27) },
        ],
        herds: [{ zombies: row(29, 28, 5) }, { kind: 'military', zombies: row(44, 22, 5) }],
      },
      S,
      1,
    )
    expect(done(s, S, { givesGround: false })).toMatchObject({ do: 'aim' })
    s.do(S, { do: 'aim' })
    expect(done(s, S, {})).toMatchObject({ do: 'shoot', target: 3 })
    expect(done(s, S, { urgency: 3 })).toMatchObject({ do: 'shoot', target: 4 })
  })

  it('ground need not be given, and more room can be kept', () => {
    const near = (habit: Partial<Habit>, gap: number): string =>
      done(
        selected(
          {
            humans: [{ seat: S, at: at(30, 30), weapons: [{ id: 'rifle', due: 0 }] }],
            herds: [
              {
                zombies: Array.from({ length: 12 }, (_, i) => ({
                  at: { x: inches(26) + 320 * (i % 6), y: inches(30 - gap) - 250 - 320 * Math.floor(i / 6) },
                })),
              },
            ],
          },
          S,
          1,
        ),
        S,
        habit,
      ).do
    expect([near({}, 5.5), near({ givesGround: false }, 5.5)]).toEqual(['move', 'aim'])
    expect([near({}, 8), near({ caution: 3 }, 8)]).toEqual(['aim', 'move'])
  })
})
