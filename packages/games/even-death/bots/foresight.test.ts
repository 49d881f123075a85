import { describe, expect, it } from 'vitest'
import type { OptionValues } from '@shamble/kernel'
import type { Command } from '../commands.ts'
import { inches } from '../tables/units.ts'
import { at, EIGHTS, evenDeath, type EvenDeathScene, row, scene, type Staging } from '../testing.ts'
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
    expect(dead({ scenario: 'battle', ...military })).toBe(1)
    const held = scene({
      options: { scenario: 'pump-house' },
      humans: [{ seat: 'military', profile: 'soldier', at: at(30, 50) }],
      herds: [{ zombies: row(28, 10, 4) }],
      order: [Z, 'military'],
    })
    expect(tried(held, Z)).toBe(2)
  })
})

describe('other habits', () => {
  it('a herd that lurks waits for people until they are within two Moves and a bite', () => {
    // Regular zombies: twice 4 inches, and 2.
    const away = (gap: number): EvenDeathScene =>
      selected(
        {
          humans: [{ seat: S, at: { x: inches(30), y: inches(20 + gap) + 250 } }],
          herds: [{ zombies: [{ at: at(30, 20) }] }],
        },
        Z,
        2,
      )
    expect(done(away(10), Z, { lurks: true }).do).toBe('move')
    expect(done(away(10.1), Z, { lurks: true }).do).not.toBe('move')
    expect(done(away(10.1), Z, {}).do).toBe('move')
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
