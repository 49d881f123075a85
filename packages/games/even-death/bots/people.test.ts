import { describe, expect, it } from 'vitest'
import type { DrawnPiece } from '../content/scenarios.ts'
import { enemiesTouching } from '../rules/16-contact.ts'
import { at, herdNo, humanNo, row, scene, type AHuman } from '../testing.ts'
import { INCH, inches, RING } from '../tables/units.ts'
import { marginAt, threatsTo } from './danger.ts'
import { command, followed, selected } from './testing.ts'

const S = 'survivors'
const armed = (
  id: AHuman['weapons'] extends infer W ? (W extends readonly { id: infer I }[] ? I : never) : never,
  due = 0,
) => [{ id, due }] as const
const me = (over: Partial<AHuman> = {}): AHuman => ({ seat: S, at: at(30, 30), ...over })
/** Places in contact with somebody in the middle, from the north clockwise. */
const ring = (...degrees: number[]) =>
  degrees.map((d) => {
    const [x, y] = [Math.sin((d * Math.PI) / 180), -Math.cos((d * Math.PI) / 180)]
    return { at: { x: Math.round(at(30, 30).x + RING.distance * x), y: Math.round(at(30, 30).y + RING.distance * y) } }
  })
const away = { zombies: [{ at: at(30, 2) }] }

describe('which human the bot selects', () => {
  const order = [S, 'zombies']
  it('somebody in contact, then the Infected, then by the best shot', () => {
    const herds = [{ zombies: [...ring(0), { at: at(30, 15) }] }]
    const others: AHuman[] = [
      { seat: S, at: at(20, 20), weapons: armed('rifle') },
      { seat: S, at: at(50, 50), health: 'infected' },
    ]
    expect(command(scene({ humans: [...others, me()], herds, order }), S)).toEqual({ do: 'select', unit: 3 })
    expect(command(scene({ humans: [...others, me({ used: true })], herds, order }), S)).toMatchObject({ unit: 3 })
    const free = [{ zombies: [{ at: at(30, 15) }] }]
    expect(command(scene({ humans: others, herds: free, order }), S)).toEqual({ do: 'select', unit: 2 })
    const [first] = others
    const pistol: AHuman = { seat: S, at: at(45, 50) }
    expect(command(scene({ humans: [pistol, first as AHuman], herds: free, order }), S)).toEqual({
      do: 'select',
      unit: 2,
    })
  })
})

describe('what the human bot does with an action', () => {
  it('1. gets up', () => {
    expect(command(selected({ humans: [me({ down: true })], herds: [away] }, S, 1), S)).toEqual({ do: 'get-up' })
  })

  it('2. walks out of contact where that leads out of every reach', () => {
    const s = selected(
      { humans: [me({ profile: 'hardened', perks: ['athletic'] })], herds: [{ zombies: ring(0) }] },
      S,
      1,
    )
    s.do(S, command(s, S))
    expect(marginAt(threatsTo(s.table, S), humanNo(s, 1).at)).toBeGreaterThan(0)
  })

  it('2. else shoves with its first action if the chance is even, and fights with its last', () => {
    const held = {
      humans: [me({ profile: 'newbie', weapons: [{ id: 'blunt', due: 0 }] })],
      herds: [{ kind: 'fast', zombies: ring(0, 90) }],
    } as const
    expect(command(selected(held, S, 1), S)).toEqual({ do: 'shove' })
    const last = selected(held, S, 1).do(S, { do: 'do-nothing' })
    expect(command(last, S)).toEqual({ do: 'melee', weapon: 0, target: 2 })
    const many = { humans: held.humans, herds: [{ kind: 'fast', zombies: ring(0, 60, 120, 180, 240) }] } as const
    expect(command(selected(many, S, 1), S).do).toBe('melee')
    const s = selected(held, S, 1)
    expect(followed(s, S).map((one) => one.do)).toEqual(['shove', 'move'])
    expect(enemiesTouching(s.table, S, humanNo(s, 1)).zombies).toEqual([])
  })

  it('3. a Medic heals whoever misses two or more beside it', () => {
    const beside = { x: at(30, 30).x + RING.distance, y: at(30, 30).y }
    const medic = me({ perks: ['medic'] })
    const hurt = (vitality: number): AHuman => ({ seat: S, at: beside, vitality })
    expect(command(selected({ humans: [medic, hurt(2)], herds: [away] }, S, 1), S)).toEqual({ do: 'heal', patient: 2 })
    expect(command(selected({ humans: [medic, hurt(3)], herds: [away] }, S, 1), S).do).not.toBe('heal')
  })

  it('5. gives ground before a herd that it cannot shoot to pieces, and stands before one that it can', () => {
    const before = { humans: [me({ weapons: armed('shotgun') })], herds: [{ zombies: row(28, 25, 5) }] }
    const s = selected(before, S, 1)
    const threats = threatsTo(s.table, S)
    s.do(S, command(s, S))
    expect(marginAt(threats, humanNo(s, 1).at)).toBeGreaterThan(0)
    const one = selected({ ...before, herds: [{ zombies: [{ at: at(30, 25) }] }] }, S, 1)
    expect(['shoot', 'aim']).toContain(command(one, S).do)
  })

  it('6. shoots at that of which it expects most: a likely kill, a herd that would fall a size class', () => {
    const humans: AHuman[] = [
      me({ weapons: armed('rifle') }),
      { seat: 'bandits', at: at(44, 30), profile: 'convict', vitality: 1 },
    ]
    const options = { factions: ['survivors', 'bandits', 'zombies'] }
    const herds = [{ zombies: [...row(20, 12, 5), ...row(20, 13.5, 5)] }]
    const s = selected({ humans, herds, options, order: [S, 'bandits', 'zombies'] }, S, 1).do(S, { do: 'aim' })
    expect(command(s, S)).toEqual({ do: 'shoot', weapon: 0, target: 2 })
    const two = [{ zombies: row(10, 14, 7) }, { zombies: row(32, 14, 6) }]
    const c = selected({ humans: [me({ weapons: armed('rifle') })], herds: two }, S, 1).do(S, { do: 'aim' })
    expect(command(c, S)).toEqual({ do: 'shoot', weapon: 0, target: 3 })
  })

  it('6. aims first with what is empty after one shot, and fires twice with what is not', () => {
    const at14 = [{ zombies: row(26, 16, 4) }]
    const done = (weapon: 'shotgun' | 'machine-pistol') =>
      followed(selected({ humans: [me({ weapons: armed(weapon) })], herds: at14 }, S, 1), S).map((one) => one.do)
    expect([done('shotgun'), done('machine-pistol')]).toEqual([
      ['aim', 'shoot'],
      ['shoot', 'shoot'],
    ])
  })

  it('6. takes no shot below 0.15, and none out of range', () => {
    const hard = { zombies: [...row(20, 19, 8), ...row(20, 20.5, 7)], kind: 'military' } as const
    const s = selected({ humans: [me({ weapons: [{ id: 'pistol', due: 0 }] })], herds: [hard] }, S, 1)
    expect(s.offered(S).some((one) => one.do === 'shoot')).toBe(true)
    expect(command(s, S).do).not.toBe('shoot')
    const far = selected(
      { humans: [me({ weapons: armed('pistol') })], herds: [{ zombies: [{ at: at(30, 12) }] }] },
      S,
      1,
    )
    expect(followed(far, S).every((one) => one.do !== 'shoot' || one.wasted !== true)).toBe(true)
  })

  it('7. loads the dearest weapon that is empty', () => {
    const weapons = [
      { id: 'bow', due: 1 },
      { id: 'rifle', due: 2 },
    ] as const
    const s = selected({ humans: [me({ weapons })], herds: [{ zombies: [{ at: at(30, 12) }] }] }, S, 1)
    expect(command(s, S)).toEqual({ do: 'reload', weapon: 1 })
  })

  it('8. goes to where it has a shot, but not into reach', () => {
    const s = selected({ humans: [me({ weapons: armed('pistol') })], herds: [{ zombies: [{ at: at(30, 13) }] }] }, S, 1)
    const [first] = followed(s, S)
    expect(first?.do).toBe('move')
    expect(marginAt(threatsTo(s.table, S), humanNo(s, 1).at)).toBeGreaterThan(0)
    expect(herdNo(s, 2).zombies.length).toBeLessThan(2)
  })

  it('9. does nothing when there is nothing', () => {
    const pieces: DrawnPiece[] = [
      [26, 26, 34, 26],
      [26, 34, 34, 34],
      [26, 26, 26, 34],
      [34, 26, 34, 34],
    ].map(([x1 = 0, y1 = 0, x2 = 0, y2 = 0]) => ({ is: 'line', kind: 'building-wall', from: [x1, y1], to: [x2, y2] }))
    const s = selected({ humans: [me()], herds: [{ zombies: [{ at: at(5, 5) }] }], pieces }, S, 1)
    expect(command(s, S)).toEqual({ do: 'finish' })
  })

  it('a Specialist throws a failed die again', () => {
    const dice = [1, 1, 1, 1]
    const humans = [
      me({ weapons: armed('machine-pistol'), perks: ['specialist'] }),
      { seat: S, at: at(31, 32) } as const,
    ]
    const s = selected({ humans, herds: [{ zombies: [{ at: at(30, 18) }] }], dice }, S, 1)
    s.do(S, { do: 'shoot', weapon: 0, target: 3 })
    expect(command(s, S)).toEqual({ do: 're-roll', die: 0 })
  })

  it('bite reach is the allowance and two inches, and nothing of a herd that lies there', () => {
    const s = scene({
      humans: [me()],
      herds: [{ zombies: [{ at: at(30, 10) }] }, { zombies: [{ at: at(50, 10), down: true }] }],
    })
    expect(threatsTo(s.table, S).map(({ reach }) => reach)).toEqual([inches(6), 0])
    expect(Math.round(marginAt(threatsTo(s.table, S), at(30, 20)) / INCH)).toBe(3)
  })
})
