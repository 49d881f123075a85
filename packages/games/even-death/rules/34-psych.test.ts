import { describe, expect, it } from 'vitest'
import type { DrawnPiece } from '../content/scenarios.ts'
import type { Human } from '../state.ts'
import type { ProfileId } from '../tables/profiles.ts'
import type { Morale } from '../tables/states.ts'
import { inches } from '../tables/units.ts'
import { at, type EvenDeathScene, humanNo, row, scene, type Staging } from '../testing.ts'
import { psychNumber } from './34-psych.ts'

/** The first human with trauma unless told otherwise, a friend six inches east, a zombie far away. */
const stage = (first: Partial<Human> = {}, more: Staging = {}): Staging => ({
  humans: [
    { seat: 'survivors', at: at(30, 30), trauma: 1, ...first },
    { seat: 'survivors', at: at(38, 30) },
  ],
  herds: [{ zombies: [{ at: at(5, 5) }] }],
  ...more,
})

const selected = (given: Staging, ...dice: number[]): EvenDeathScene =>
  scene({ ...given, dice }).do('survivors', { do: 'select', unit: 1 })

const moraleAfter = (s: EvenDeathScene): string => humanNo(s, 1).morale
/** What the human selected does: acts, or has forgone its turn. */
const acts = (s: EvenDeathScene): boolean => s.state.active !== null
const causes = (s: EvenDeathScene): string[] =>
  s.events.flatMap((event) => (event.e === 'psych check' ? [`${event.because} ${event.passed}`] : []))

describe('psych checks', () => {
  it('[ed.psych.1] [ed.psych.2] [ed.psych.3] [ed.morale.1] need 8 less the printed dice and morale', () => {
    const needed = (profile: ProfileId): number[] =>
      (['eager', 'willing', 'shaken', 'broken'] as Morale[]).map((morale) => psychNumber({ profile, morale }))
    expect(needed('regular')).toEqual([4, 5, 7, 8])
    expect(needed('veteran')).toEqual([3, 4, 6, 7])
    const infected = selected(stage({ health: 'sick', morale: 'willing' }), 5)
    expect(infected.event('psych check')).toMatchObject({ needed: 5, passed: true, faces: [5] })
  })

  it('[ed.psych.5] [ed.psych.6] one check for all the deaths seen; one for each if the house says so', () => {
    expect(causes(selected(stage({ trauma: 2 }), 5))).toEqual(['trauma true'])
    const each = selected(stage({ trauma: 2 }, { options: { traumaPerDeath: true } }), 5, 4)
    expect([causes(each), humanNo(each, 1).trauma]).toEqual([['trauma true', 'trauma false'], 0])
    expect(causes(selected(stage({ trauma: 0 })))).toEqual([])
  })

  it('[ed.psych.12] [ed.psych.13] failing while Willing or Eager: Shaken, nothing else', () => {
    const willing = selected(stage(), 4)
    expect([moraleAfter(willing), acts(willing), humanNo(willing, 1).at]).toEqual(['shaken', true, at(30, 30)])
    const eager = selected(stage({ morale: 'eager' }), 3)
    expect([moraleAfter(eager), acts(eager)]).toEqual(['shaken', true])
  })

  it('[ed.psych.14] failing while Shaken: Broken, towards the closest ally, and the turn is over', () => {
    const s = selected(stage({ morale: 'shaken' }), 6)
    expect([moraleAfter(s), acts(s), humanNo(s, 1).used]).toEqual(['broken', false, true])
    expect(humanNo(s, 1).at).toEqual({ x: inches(36), y: inches(30) })
    expect(s.event('fled')).toMatchObject({ unit: 1, to: 2 })
    expect(s.event('forgoes').unit).toBe(1)
  })

  it('[ed.psych.15] with no ally left: Broken, and cannot act', () => {
    const alone = {
      humans: [{ seat: 'survivors', at: at(30, 30), trauma: 1, morale: 'shaken' as const }],
      herds: [{ zombies: row(5, 5, 1) }],
    }
    // Isolated as well: a second check, failed while Broken.
    const s = selected(alone, 6, 7)
    expect([moraleAfter(s), acts(s), humanNo(s, 1).at]).toEqual(['broken', false, at(30, 30)])
  })

  it('[ed.psych.16] failing while Broken: no actions this turn, and no flight', () => {
    const s = selected(stage({ morale: 'broken' }), 7)
    expect([moraleAfter(s), acts(s), humanNo(s, 1).at]).toEqual(['broken', false, at(30, 30)])
    expect(s.events.some(({ e }) => e === 'fled')).toBe(false)
  })

  it('[ed.morale.8] [ed.morale.9] a pass lifts Shaken and Broken to Willing, and leaves the others', () => {
    const after = (morale: Morale, die: number): string => moraleAfter(selected(stage({ morale }), die))
    expect([after('shaken', 7), after('broken', 8), after('eager', 4), after('willing', 5)]).toEqual([
      'willing',
      'willing',
      'eager',
      'willing',
    ])
  })

  it('[ed.psych.18] [ed.psych.19] [ed.perks.15] the Stoic pass without a die, with all that a pass does', () => {
    const s = selected(stage({ morale: 'broken', perks: ['stoic'] }))
    expect([moraleAfter(s), s.dice]).toEqual(['willing', []])
    expect(s.event('psych check')).toMatchObject({ faces: [], passed: true, clause: 'ed.psych.18' })
  })
})

describe('causes', () => {
  const WALL: DrawnPiece = { is: 'rect', kind: 'crag', at: [39, 20], size: [1, 20] }
  const apart = (units: number, pieces: readonly DrawnPiece[] = []): Staging => ({
    pieces,
    humans: [
      { seat: 'survivors', at: at(30, 30) },
      { seat: 'survivors', at: { x: inches(48) + 250 + units, y: inches(30) } },
    ],
    herds: [{ zombies: [{ at: at(5, 5) }] }],
  })

  it('[ed.psych.8] [ed.psych.9] isolated: no friend in sight and none within 18 inches, both', () => {
    expect(causes(selected(apart(1, [WALL]), 5))).toEqual(['isolation true'])
    expect(causes(selected(apart(0, [WALL])))).toEqual([])
    expect(causes(selected(apart(500)))).toEqual([])
    const last = { humans: [{ seat: 'survivors' }], herds: [{ zombies: row(5, 5, 1) }] }
    expect(causes(selected(last, 5))).toEqual(['isolation true'])
  })

  const block = (x: number, y: number, many: number) => ({
    zombies: Array.from({ length: many }, (_, i) => ({ at: at(x + 1.5 * (i % 5), y + 1.5 * Math.floor(i / 5)) })),
  })
  const herds = (sizes: readonly number[], first: Partial<Human> = {}): Staging => ({
    humans: [
      { seat: 'survivors', at: at(30, 40), ...first },
      { seat: 'survivors', at: at(32, 40) },
    ],
    herds: sizes.map((many, i) => block(5 + 12 * i, 10, many)),
  })

  it('[ed.psych.10] [ed.psych.11] two herds of 15 in sight that are new; remembered ones cause none, a new one does', () => {
    const s = selected(herds([15, 15]), 5)
    expect([causes(s), humanNo(s, 1).remembered]).toEqual([['full herds true'], [3, 4]])
    expect(causes(selected(herds([15, 14])))).toEqual([])
    expect(causes(selected(herds([15, 15], { remembered: [3, 4] })))).toEqual([])
    const third = selected(herds([15, 15, 15], { remembered: [3, 4] }), 5)
    expect([causes(third), humanNo(third, 1).remembered]).toEqual([['full herds true'], [3, 4, 5]])
  })

  it('[ed.psych.10] herds that are hidden cause none', () => {
    const pieces: DrawnPiece[] = [{ is: 'rect', kind: 'crag', at: [0, 20], size: [30, 1] }]
    expect(causes(selected({ ...herds([15, 15]), pieces }))).toEqual([])
  })

  it('[ed.psych.4] [ed.psych.7] [ed.infection.4] [ed.infection.6] infection damage: a check at once', () => {
    const s = selected(stage({ trauma: 0, health: 'infected', vitality: 3 }), 4, 5)
    expect(s.event('infection check')).toMatchObject({ needed: 5, passed: false, faces: [4] })
    expect([humanNo(s, 1).vitality, causes(s)]).toEqual([2, ['infection true']])
  })

  it('[ed.infection.5] passed, it acts as usual', () => {
    const s = selected(stage({ trauma: 0, health: 'infected', vitality: 3 }), 5)
    expect([humanNo(s, 1).vitality, acts(s), causes(s)]).toEqual([3, true, []])
  })

  it('[ed.infection.7] [ed.death.6] failed with one vitality left, it turns, and nothing further happens to it', () => {
    const s = selected(stage({ trauma: 0, health: 'infected', vitality: 1 }), 6)
    expect([humanNo(s, 1).status, s.state.herds.length, causes(s), acts(s)]).toEqual(['turned', 2, [], false])
  })
})

describe('a selection', () => {
  it('[ed.activation.1] [ed.activation.2] [ed.activation.3] [ed.activation.4] all checks due, in order, each with the morale left', () => {
    const all = (vitality: number): Staging => ({
      humans: [
        {
          seat: 'survivors',
          profile: 'hardened',
          at: at(30, 40),
          trauma: 1,
          morale: 'shaken',
          health: 'infected',
          vitality,
          perks: ['overwatch'],
        },
      ],
      herds: [
        ...[15, 15].map((many, i) => ({
          zombies: Array.from({ length: many }, (_, n) => ({
            at: at(10 + 15 * i + 1.5 * (n % 5), 10 + 1.5 * Math.floor(n / 5)),
          })),
        })),
        { zombies: [{ at: at(33, 40) }] },
      ],
    })
    // Broken by trauma, lifted by isolation, shaken by the herds, infected and broken again.
    const s = selected(all(3), 5, 7, 3, 4, 5)
    const told = s.events.flatMap((event) => {
      if (event.e === 'psych check') return [`${event.because} ${event.morale} ${event.needed} ${event.passed}`]
      return event.e === 'overwatch' || event.e === 'infection check' || event.e === 'forgoes' ? [event.e] : []
    })
    expect(told).toEqual([
      'overwatch',
      'trauma shaken 6 false',
      'isolation broken 7 true',
      'full herds willing 4 false',
      'infection check',
      'infection shaken 6 false',
      'forgoes',
    ])
    expect([humanNo(s, 1).morale, acts(s)]).toEqual(['broken', false])
    const fatal = selected(all(1), 5, 7, 3, 6)
    expect([humanNo(fatal, 1).status, fatal.events.some(({ e }) => e === 'forgoes')]).toEqual(['turned', false])
  })

  it('[ed.turn.7] whoever is only selected for its checks makes them, and does nothing', () => {
    const s = scene({ ...stage(), dice: [4] }).do('survivors', { do: 'end-turn' })
    expect([causes(s), moraleAfter(s)]).toEqual([['trauma false'], 'shaken'])
  })

  it('[ed.getup.4] somebody who lies down makes all checks', () => {
    const s = selected(stage({ down: true, morale: 'shaken' }), 6)
    expect([causes(s), moraleAfter(s), humanNo(s, 1).at]).toEqual([['trauma false'], 'broken', at(30, 30)])
  })
})

describe('flight', () => {
  const fled = (given: Staging): { readonly x: number; readonly y: number } => humanNo(selected(given, 6), 1).at
  const frightened = (pieces: readonly DrawnPiece[], more: Partial<Human> = {}): Staging =>
    stage({ morale: 'shaken', ...more }, { pieces })

  it('[ed.psych.17] as far as the allowance of just that way: slow ground, sickness', () => {
    expect(fled(frightened([], { health: 'sick' }))).toEqual({ x: inches(34), y: inches(30) })
    // Into the wood at half: up to its edge at full length is farther.
    const wood: DrawnPiece = { is: 'disc', kind: 'woods', at: [38, 33], radius: 4 }
    const { x } = fled(frightened([wood]))
    expect(x).toBeGreaterThan(inches(34))
    expect(x).toBeLessThanOrEqual(inches(36))
  })

  it('[ed.psych.17] it stops at contact with the ally, whoever stands in the way, walls and dangerous ground', () => {
    const near = (more: Partial<Human>): Staging => ({
      humans: [
        { seat: 'survivors', at: at(30, 30), trauma: 1, morale: 'shaken' },
        { seat: 'survivors', at: at(33, 30), ...more },
      ],
      herds: [{ zombies: [{ at: at(5, 5) }] }],
    })
    expect(fled(near({}))).toEqual({ x: inches(33) - 250, y: inches(30) })
    expect(fled(near({ down: true }))).toEqual({ x: inches(33) - 250, y: inches(30) })
    const fire: DrawnPiece = { is: 'disc', kind: 'fire', at: [34, 30], radius: 1 }
    expect(fled(frightened([fire])).x).toBeLessThanOrEqual(inches(33))
    expect(fled(frightened([fire])).x).toBeGreaterThan(inches(33) - 130)
    // Into this one it would come farther, at half its length.
    const wide: DrawnPiece = { is: 'disc', kind: 'fire', at: [33, 30], radius: 2 }
    expect(fled(frightened([wide])).x).toBeLessThanOrEqual(inches(31))
    const wall: DrawnPiece = { is: 'rect', kind: 'crag', at: [33, 25], size: [1, 10] }
    expect(fled(frightened([wall])).x).toBe(inches(33) - 123)
  })

  it('[ed.psych.17] towards the smallest gap, ties to the lowest number; nobody ends on somebody who lies', () => {
    const s = selected(
      {
        humans: [
          { seat: 'survivors', at: at(30, 30), trauma: 1, morale: 'shaken' },
          { seat: 'survivors', at: at(22, 30) },
          { seat: 'survivors', at: at(38, 30) },
        ],
        herds: [{ zombies: [{ at: at(5, 5) }] }],
      },
      6,
    )
    expect(s.event('fled').to).toBe(2)
    const nearer = selected(
      {
        humans: [
          { seat: 'survivors', at: at(30, 30), trauma: 1, morale: 'shaken' },
          { seat: 'survivors', at: at(22, 30) },
          { seat: 'survivors', at: at(36, 30) },
        ],
        herds: [{ zombies: [{ at: at(5, 5) }] }],
      },
      6,
    )
    expect(nearer.event('fled').to).toBe(3)
    const body = fled({
      humans: [
        { seat: 'survivors', at: at(30, 30), trauma: 1, morale: 'shaken' },
        { seat: 'survivors', at: at(40, 30) },
      ],
      herds: [{ zombies: [{ at: at(36, 30), down: true }] }],
    })
    expect(body.x).toBe(inches(36) - 248)
  })
})
