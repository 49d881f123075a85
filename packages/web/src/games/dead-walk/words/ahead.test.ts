import { deadWalk } from '@shamble/dead-walk'
import { sceneOf } from '@shamble/kernel/testkit'
import { describe, expect, it } from 'vitest'
import { boardModel } from '../board-model.ts'
import { planOf, preview } from '../plan/index.ts'
import { humanName, lookOf } from '../read.ts'
import { cm, situationOf, staged } from '../testing.ts'
import { testsAhead, testWords } from './ahead.ts'
import { barrierAhead, barrierWords, capNote, threatNotes } from './threats.ts'
import { zombieFacts } from './tree.ts'

const SHOPS = { scenario: 'shopping-list' }

/** Delgado, wounded, with two of the dead near; Dawson dead since the first turn. */
const hurt = () =>
  situationOf(
    staged(
      {
        turn: 3,
        humans: [
          { name: 'Sgt. Delgado', at: cm(54, 45), weapons: ['pistol'], wounds: 2, untested: 1 },
          { name: 'Marcus Tate', at: cm(58, 46), weapons: ['pistol'] },
          { name: 'Pvt. Dawson', at: cm(56, 36), status: 'dead', wounds: 2, died: 1 },
        ],
        zombies: [{ at: cm(54, 52) }, { at: cm(50, 51) }],
      },
      SHOPS,
    ),
  )

describe('what comes next', () => {
  it('[dw.fear.3] [dw.zombify.2] [dw.wounds.2] tells who will test what, in the order of the book, and how likely', () => {
    const tests = testsAhead(lookOf(hurt()))
    expect(tests.map(({ human, kind }) => `${humanName(human.n)} ${kind}`)).toEqual([
      'H1 fear',
      'H2 fear',
      'H3 rises',
      'H1 wounds',
    ])
    // 10, a friend, two of the dead, two wounds.
    expect(testWords(tests[0] as (typeof tests)[0])).toBe('holds with 58%: 7 or less on two dice')
    expect(tests[0]?.parts.map(({ value }) => value)).toEqual(['10', '+1', '−2', '−2'])
    // Two wounds and three turns dead when the fourth begins.
    expect(testWords(tests[2] as (typeof tests)[0])).toBe('rises with 67%: below 5 on a die')
    expect(testWords(tests[3] as (typeof tests)[0])).toBe('lives with 83%: 2 or more on a die')
  })

  it('[dw.setup.4] says how many more of the dead there is room for', () => {
    const look = lookOf(hurt())
    expect(capNote(look)[0]?.words).toBe('room for 13 more under the cap of 15')
    expect(threatNotes(look).map(({ clause }) => clause)).toContain('dw.entry.10')
  })

  it('[dw.barrier.5] says who pounds on what, for how long, and how likely it breaks', () => {
    const s = situationOf(
      staged(
        {
          humans: [{ name: 'Ann', at: cm(25, 25), weapons: ['pistol'] }],
          zombies: [
            { at: cm(24, 33.6), pounding: 'D1' },
            { at: cm(26.6, 33.6), pounding: 'D1' },
          ],
          openings: { D1: { state: 'closed', pounded: 1 } },
        },
        SHOPS,
      ),
    )
    const barrier = barrierAhead(lookOf(s), 'D1')
    expect(barrier).toMatchObject({ attackers: 2, before: 1, turns: 2, dice: 2 })
    expect(barrierWords(barrier)).toBe('two pound on it for two turns in a row: two dice, breaks with 31%')
  })
})

describe('what is told before it is done', () => {
  const shooter = (over: object = {}) =>
    situationOf(
      staged(
        {
          humans: [
            { name: 'Ann', at: cm(54, 45), weapons: ['assault-rifle'], stock: { bullets: 1 }, ap: 4, ...over },
            { name: 'Bob', at: cm(58, 46) },
          ],
          zombies: [{ at: cm(54, 60) }, { at: cm(60, 60) }],
          activation: { human: 1 },
        },
        SHOPS,
      ),
      { figure: 'H1' },
    )

  it('[dw.ammo.8] warns before a clip is changed that is not empty', () => {
    const reload = (loaded: number) =>
      planOf(shooter({ weapons: [{ type: 'assault-rifle', loaded }] }))
        .find(({ order }) => order.id === 'reload')
        ?.at('')?.variants[0]?.warning
    expect(reload(3)).toBe('Three are still in it and will be lost. Reload?')
    expect(reload(0)).toBeUndefined()
  })

  it('[dw.entry.10] says of every way to fire what its noise brings', () => {
    const s = shooter()
    const shown = preview({ ...s, selection: { ...s.selection, order: 'fire 1', aim: 'zombie 1' } })
    const noise = (sustained: boolean) =>
      shown?.variants
        .find(({ label }) => /sustained/i.test(label) === sustained)
        ?.parts.some(({ clause }) => clause === 'dw.entry.10')
    expect(noise(true)).toBe(true)
    expect(noise(false)).toBe(false)
  })

  it('[dw.shooting.3] marks whom the firer may not fire at again, on the board and in words', () => {
    const s = shooter({ firedAt: ['Z2'] })
    expect([...boardModel(s).firedAt]).toHaveLength(1)
    const [first, second] = lookOf(s).state.zombies
    expect(zombieFacts(s, second as NonNullable<typeof second>)).toContain('fired at already')
    expect(zombieFacts(s, first as NonNullable<typeof first>)).not.toContain('fired at already')
  })

  it('[dw.grenade.1] [dw.grenade.2] says how much too far a throw is, and what hides where it shall land', () => {
    const s = shooter({ weapons: [{ type: 'hand-grenades', grenades: { fragmentation: 1 } }] })
    const no = (place: string) =>
      planOf(s)
        .find(({ order }) => order.id === 'fire 1')
        ?.refusal(place)?.reason
    expect(no('54,70')).toBe('That is too far: 23.8 cm away, and the range is 15 cm.')
    expect(no('49,34')).toMatch(/behind the (low wall|car)/)
  })
})

describe('templates above the ground', () => {
  it('[dw.grenade.12] lie where somebody is: on the roof if that is where the dead stand', () => {
    const s = situationOf(
      staged(
        {
          humans: [
            {
              name: 'Tate',
              at: cm(32, 40),
              weapons: [{ type: 'grenade-launcher', grenades: { fragmentation: 1 } }],
              ap: 4,
            },
          ],
          zombies: [{ at: cm(31, 26), on: 'B1' }],
          activation: { human: 1 },
        },
        SHOPS,
      ),
      { figure: 'H1', order: 'fire 1', aim: '30,25' },
    )
    const shown = preview(s)
    expect(shown?.title).toBe('Fragmentation grenade on the roof of the Grocery')
    expect(shown?.variants[0]?.commands[0]).toMatchObject({ do: 'launch', on: 'B1' })
    expect(boardModel(s).covered?.hit.size).toBe(1)
  })
})

describe('hits to deal', () => {
  it('[dw.machinegun.6] are told by what becomes of everybody, each outcome once', () => {
    const scene = sceneOf(deadWalk)({
      position: {
        humans: [{ name: 'Lindh', at: cm(26, 38), weapons: ['machinegun'], ap: 4 }],
        zombies: [{ at: cm(28, 24) }, { at: cm(31, 22) }, { at: cm(26, 22) }],
        activation: { human: 1 },
      },
      options: { scenario: 'lawless-street' },
      dice: [1, 6, 5, 1, 2, 3, 4, 1, 2, 1],
    }).do('P1', { do: 'rake', weapon: 1, at: cm(29, 24) })
    const s = situationOf({ table: scene.table, options: scene.options, seat: 'P1' })
    const deal = planOf(s).find(({ order }) => order.id === 'deal')
    const labels = deal?.at('')?.variants.map(({ label }) => label)
    expect(labels?.sort()).toEqual([
      '1 and 2 eliminated, 3 down',
      '1 and 3 eliminated, 2 down',
      '3 and 2 eliminated, 1 down',
    ])
    expect(boardModel(s).covered?.hit.size).toBe(3)
  })
})
