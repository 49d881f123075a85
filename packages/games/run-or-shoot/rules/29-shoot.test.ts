import { describe, expect, it } from 'vitest'
import type { Command } from '../commands.ts'
import type { Spot } from '../content/table-map.ts'
import { changeZed, type Survivor, type Zed } from '../state.ts'
import type { Card } from '../tables/cards.ts'
import type { GunId } from '../tables/guns.ts'
import { at, playPart, type RunOrShootScene, scene, type Stage, survivorNo, zedNo, ZERO } from '../testing.ts'
import { dropZed, hideZed, newZed } from './01-crowd.ts'
import { displacedFrom } from './01-measure.ts'
import { sees } from './03-sight.ts'

type Setting = Stage & { dice?: (number | string)[]; options?: Record<string, string | number | boolean> }

const gun = (kind: GunId, rounds = 6, id = 2) => ({ id, kind, rounds })
/** Survivor 1 at (5, 33) faces east, with a rifle and a pistol. */
const me: Partial<Survivor> = { at: at(5, 33), main: gun('rifle'), pistol: gun('pistol', 6, 1), items: [] }
const armed = (kind: GunId, rounds = 6): Partial<Survivor> =>
  kind === 'pistol'
    ? { ...me, main: null, pistol: gun(kind, rounds) }
    : { ...me, main: gun(kind, rounds), pistol: null }

function step9(stage: Setting, card: Card = 'SHOOT', before: (s: RunOrShootScene) => void = () => undefined) {
  const s = scene({ survivors: [me], zeds: [{ at: at(20, 33) }], ...stage })
  before(s)
  const cards = Object.fromEntries(s.state.survivors.map(({ n }) => [`S${n}`, [card]]))
  return playPart(s, 'shooting', cards)
}

/** Zeds that have moved in step 7 of this turn, by number, along these points. */
const walked =
  (ways: Readonly<Record<number, readonly (readonly [number, number])[]>>) =>
  (s: RunOrShootScene): void => {
    for (const [n, way] of Object.entries(ways)) {
      const spots = way.map(([x, y]): Spot => Object.freeze({ at: Object.freeze(at(x, y)), level: 0 }))
      changeZed(s.table.state, Number(n), { walked: Object.freeze(spots) })
    }
  }
/** Zed 1 has moved on the spot where it stands: no longer stationary. */
const moving = walked({ 1: [[20, 33]] })

const fire = (zed = 1, weapon = 2): Command => ({ do: 'shoot', weapon, zed })
const at1 = (survivor: number, weapon = 2): Command => ({ do: 'shoot', weapon, survivor })
const last = (s: RunOrShootScene) => {
  const shots = s.events.flatMap((event) => (event.e === 'shot' ? [event] : []))
  const shot = shots.at(-1)
  if (!shot) throw new Error(s.report())
  return shot
}
/** What was added to the last shot, clause by clause. */
const factors = (s: RunOrShootScene) =>
  Object.fromEntries(last(s).modifiers.map(({ clause, value }) => [clause, value]))

describe('shots', () => {
  it('[rs.secrecy.10] [rs.shoot.16] where only what is seen is shown, a shot tells who stands in the way: it comes to light', () => {
    const shown = (fogOfWar: string): boolean => {
      const s = step9({ options: { fogOfWar }, zeds: [{ at: at(20, 33) }, { at: at(14, 33) }], dice: [1] })
      s.table.revealed = false
      s.do('S1', fire())
      expect(factors(s)).toMatchObject({ 'rs.shoot.16': -1 })
      return s.table.revealed
    }
    expect([shown('table'), shown('strict')]).toEqual([false, true])
  })

  /** What a gun does from 0 to 9 to a moving Zed so many centimetres away: miss, body or head. */
  function proves(kind: GunId, gap: number, row: string, hits = 0): void {
    const x = 3 + gap + 2
    for (const [face, result] of [...row].entries()) {
      const dice = [face === 0 ? ZERO : face, ...(result === 'b' ? [1] : [])]
      const survivors = [{ ...armed(kind), at: at(3, 38), hits }]
      const s = step9({ survivors, zeds: [{ at: at(x, 38) }], dice }, 'SHOOT', walked({ 1: [[x, 38]] }))
      s.do('S1', fire())
      expect([face, last(s).result[0], last(s).far]).toEqual([face, result, gap > 30])
    }
  }

  it('[rs.shoot.1] [rs.shoot.2] [rs.shoot.9] each gun has its row: up to 30 cm between the bases, and beyond', () => {
    proves('pistol', 30, 'mmmmbbbbbh')
    proves('shotgun', 30, 'mmbbbbbbhh')
    proves('rifle', 30, 'mmmbbbbhhh')
    proves('sniper', 30, 'mmmbbhhhhh')
    proves('pistol', 30.01, 'mmmmmmbbbb')
    proves('rifle', 30.01, 'mmmmmbbbbh')
    proves('sniper', 70, 'mmmmbbhhhh')
  })

  it('[rs.shoot.10] a shotgun is not fired beyond 30 cm, a pistol never hits the head there', () => {
    const far = [{ at: at(37.01, 33) }]
    const shotgun = step9({ survivors: [{ ...me, main: gun('shotgun') }], zeds: far, dice: [9, 1] })
    expect(shotgun.refused('S1', fire()).clause).toBe('rs.shoot.10')
    expect(shotgun.offers('S1')).toEqual(['shoot weapon:1 zed:1', 'pass'])
    shotgun.do('S1', fire(1, 1))
    expect(last(shotgun)).toMatchObject({ total: 10, result: 'body', far: true, weapon: 'pistol' })
  })

  it('[rs.shoot.6] [rs.injury.4] [rs.injury.8] only the total counts: hits carried shift the whole row', () => {
    proves('rifle', 20, 'mmmmmbbbbh', 2)
    const s = step9({ survivors: [{ ...me, hits: 3 }], dice: [2] }, 'SHOOT', moving)
    s.do('S1', fire())
    expect(last(s)).toMatchObject({ face: 2, total: -1, result: 'miss' })
    expect(factors(s)).toEqual({ 'rs.injury.4': -3 })
    const light = step9({ survivors: [{ ...me, hits: 3 }], dice: [2], options: { injuryShoot: 0 } }, 'SHOOT', moving)
    light.do('S1', fire())
    expect(last(light).total).toBe(2)
  })

  it('[rs.shoot.6] a natural 0 with +3 hits, and more than 9 is a head hit', () => {
    const survivors = [armed('sniper')]
    const body = step9({ survivors, dice: [ZERO, 1] }, 'SNIPE')
    body.do('S1', fire())
    expect(last(body)).toMatchObject({ face: 0, total: 3, result: 'body' })
    const head = step9({ survivors, dice: [9] }, 'SNIPE')
    head.do('S1', fire())
    expect(last(head)).toMatchObject({ face: 9, total: 12, result: 'head' })
  })

  it('[rs.shoot.7] [rs.shoot.8] a head hit removes it, a body hit throws it 1d6 cm back and down', () => {
    const head = step9({ dice: [7] }).do('S1', fire())
    expect(zedNo(head, 1)).toBeUndefined()
    expect(head.event('zed destroyed')).toMatchObject({ how: 'head', by: 1 })
    const body = step9({ dice: [3, 5] }).do('S1', fire())
    expect(zedNo(body, 1)).toMatchObject({ at: at(25, 33), down: true })
    const miss = step9({ dice: [1] }).do('S1', fire())
    expect(zedNo(miss, 1)).toMatchObject({ at: at(20, 33), down: false })
  })

  it('[rs.shoot.3] only what is in the forward arc, its border included', () => {
    const s = step9({ zeds: [{ at: at(11, 39) }, { at: at(9, 39) }, { at: at(2, 33) }], dice: [1] })
    expect(s.offers('S1')).toEqual(['shoot weapon:2 zed:1', 'shoot weapon:1 zed:1', 'pass'])
    expect(s.refused('S1', fire(2)).clause).toBe('rs.shoot.3')
    expect(s.refused('S1', fire(3)).clause).toBe('rs.shoot.3')
    s.do('S1', fire(1))
  })

  it('[rs.shoot.4] SHOOT gives 3 shots, 2 with a sniper rifle, BOTH and SNIPE one', () => {
    const proven = (kind: GunId, card: Card, shots: number): void => {
      const s = step9({ survivors: [armed(kind)], dice: Array.from({ length: shots }, () => ZERO) }, card)
      for (let i = 0; i < shots; i++) {
        expect(s.asks).toBe('shoot or reload')
        s.do('S1', fire())
      }
      expect(s.asks).toBe('place a card')
    }
    proven('rifle', 'SHOOT', 3)
    proven('pistol', 'SHOOT', 3)
    proven('shotgun', 'SHOOT', 3)
    proven('sniper', 'SHOOT', 2)
    proven('rifle', 'BOTH', 1)
    const none = step9({}, 'RUN')
    expect(none.asks).toBe('place a card')
  })

  it('[rs.shoot.5] the factors of a shot, one by one and all together', () => {
    const shot = (zed: Partial<Zed>, over: Partial<Survivor> = {}, card: Card = 'SHOOT') => {
      const s = step9(
        { survivors: [{ ...armed('sniper'), ...over }], zeds: [{ at: at(20, 33), ...zed }], dice: [ZERO] },
        card,
        moving,
      )
      s.do('S1', fire())
      return factors(s)
    }
    expect(shot({})).toEqual({})
    expect(shot({}, {}, 'SNIPE')).toEqual({ 'rs.snipe.1': 2 })
    expect(shot({ burning: 3 })).toEqual({ 'rs.fire.7': -1 })
    expect(shot({ kind: 'hunter', posture: 'springing' })).toEqual({ 'rs.hunter.8': -4 })
    expect(shot({}, { hits: 2 })).toEqual({ 'rs.injury.4': -2 })
    // Still, on fire, seen past another, by somebody hurt.
    const all = step9(
      {
        survivors: [{ ...armed('sniper'), hits: 1 }],
        zeds: [{ at: at(20, 33), burning: 2 }, { at: at(12, 33) }],
        dice: [5],
      },
      'SNIPE',
    )
    all.do('S1', fire())
    expect(factors(all)).toEqual({
      'rs.snipe.1': 2,
      'rs.shoot.14': 1,
      'rs.fire.7': -1,
      'rs.shoot.16': -1,
      'rs.injury.4': -1,
    })
    expect(last(all).total).toBe(5)
  })

  it('[rs.fire.7] a burning target is harder to hit by 1', () => {
    const s = step9({ zeds: [{ at: at(20, 33), burning: 1 }], dice: [6, 1] }, 'SHOOT', moving)
    s.do('S1', fire())
    expect(last(s)).toMatchObject({ face: 6, total: 5, result: 'body' })
  })

  it('[rs.shoot.11] one gun a turn, chosen with the first shot', () => {
    const s = step9({ dice: [ZERO, ZERO] })
    expect(s.offers('S1')).toEqual(['shoot weapon:2 zed:1', 'shoot weapon:1 zed:1', 'pass'])
    s.do('S1', fire(1, 1))
    expect(s.refused('S1', fire(1, 2)).clause).toBe('rs.shoot.11')
    expect(s.offers('S1')).toEqual(['shoot weapon:1 zed:1', 'pass'])
    expect(s.refused('S1', fire(1, 9)).clause).toBe('rs.shoot.11')
    s.do('S1', fire(1, 1)).do('S1', { do: 'pass' })
    expect(survivorNo(s, 1)).toMatchObject({ pistol: { rounds: 4 }, main: { rounds: 6 }, fired: true })
  })

  it('[rs.shoot.12] shot by shot: a d10, a d6 for who is thrown back, then another target or none', () => {
    const s = step9({ zeds: [{ at: at(20, 30) }, { at: at(20, 36) }], dice: [3, 2, 8] })
    s.do('S1', fire(1))
    expect(zedNo(s, 1)?.down).toBe(true)
    s.do('S1', fire(2))
    expect(zedNo(s, 2)).toBeUndefined()
    expect(s.dice).toEqual(['rs.shoot.1 d10: 3', 'rs.shoot.8 d6: 2', 'rs.shoot.1 d10: 8'])
    s.do('S1', { do: 'pass' })
    expect(survivorNo(s, 1).main?.rounds).toBe(4)
  })

  it('[rs.shoot.13] every shot takes a round; with fewer rounds there are fewer shots, an empty gun is lost', () => {
    const s = step9({ survivors: [armed('rifle', 2)], dice: [ZERO, ZERO] })
    s.do('S1', fire()).do('S1', fire())
    expect(s.asks).toBe('place a card')
    expect(survivorNo(s, 1).main?.rounds).toBe(0)
    const dry = step9({ survivors: [armed('rifle', 0)] })
    expect([dry.asks, dry.event('card lost').card]).toEqual(['place a card', 'SHOOT'])
    const dead = step9({
      survivors: [me, { ...me, main: gun('rifle', 0, 4), pistol: null, status: 'dead', hits: 4 }],
      dice: [7],
    }).do('S1', fire())
    expect(dead.events.some(({ e }) => e === 'card lost')).toBe(false)
    const other = step9({ survivors: [{ ...me, main: gun('rifle', 0) }] })
    expect(other.refused('S1', fire()).clause).toBe('rs.shoot.13')
  })

  it('[rs.shoot.14] who did not move in step 7 is stationary, lying or pinning; who emerged is not', () => {
    const isStill = (zed: Partial<Zed>, before?: (s: RunOrShootScene) => void) => {
      const s = step9({ zeds: [{ at: at(20, 33), ...zed }], dice: [ZERO] }, 'SHOOT', before)
      s.do('S1', fire())
      return 'rs.shoot.14' in factors(s)
    }
    expect(isStill({})).toBe(true)
    expect(isStill({ down: true })).toBe(true)
    expect(isStill({}, moving)).toBe(false)
    expect(isStill({}, (s) => changeZed(s.table.state, 1, { emerged: true }))).toBe(false)
    // Thrown back by the first shot, it is as stationary as before.
    const twice = step9({ dice: [3, 1, ZERO] })
    twice.do('S1', fire()).do('S1', fire())
    expect(factors(twice)).toEqual({ 'rs.shoot.14': 1 })
    const moved = step9({ dice: [3, 1, ZERO] }, 'SHOOT', moving)
    moved.do('S1', fire()).do('S1', fire())
    expect(factors(moved)).toEqual({})
  })

  it('[rs.shoot.16] a figure in the line covers the target, and so does a low wall', () => {
    const s = step9({ zeds: [{ at: at(20, 33) }, { at: at(12, 33) }], dice: [ZERO, ZERO] })
    s.do('S1', fire(1))
    expect(factors(s)).toEqual({ 'rs.shoot.14': 1, 'rs.shoot.16': -1 })
    s.do('S1', fire(2))
    expect(factors(s)).toEqual({ 'rs.shoot.14': 1 })
    // A low wall runs along y = 30; whoever stands at it shoots over it freely.
    const over = (y: number) => {
      const survivors = [{ ...me, at: at(12, y), facing: { x: 0, y: -1000 } }]
      const wall = step9({ options: { scenario: 'number-nine' }, survivors, zeds: [{ at: at(12, 26) }], dice: [ZERO] })
      wall.do('S1', fire(1))
      return factors(wall)
    }
    expect(over(36)).toEqual({ 'rs.shoot.14': 1, 'rs.shoot.16': -1 })
    expect(over(31.5)).toEqual({ 'rs.shoot.14': 1 })
  })

  it('[rs.shoot.17] [rs.shoot.23] any Zed he sees: lying, touching him or a friend, at no price; and nobody he does not see', () => {
    const zeds = [{ at: at(6.6, 34.3) }, { at: at(20, 30), down: true }, { at: at(20, 33) }, { at: at(30, 20) }]
    const s = step9({ survivors: [me, { at: at(22, 33) }], zeds, dice: [1, 1, 1] })
    expect(s.offers('S1').filter((offer) => offer.includes('weapon:2 zed'))).toEqual([
      'shoot weapon:2 zed:1',
      'shoot weapon:2 zed:2',
      'shoot weapon:2 zed:3',
    ])
    const behind = s.refused('S1', fire(4))
    expect([behind.clause, behind]).toEqual(['rs.shoot.17', s.refused('S1', fire(99))])
    for (const n of [1, 2, 3]) {
      s.do('S1', fire(n))
      expect(factors(s)).toEqual({ 'rs.shoot.14': 1 })
    }
  })

  it('[rs.shoot.18] a body hit throws one that lies back again, and leaves it lying', () => {
    const s = step9({ zeds: [{ at: at(20, 33), down: true }], dice: [3, 4] })
    s.do('S1', fire())
    expect(zedNo(s, 1)).toMatchObject({ at: at(24, 33), down: true })
  })

  it('[rs.shoot.22] in seat order, each finishing his shots', () => {
    const other = { ...me, at: at(5, 37), main: gun('rifle', 6, 4), pistol: gun('pistol', 6, 3) }
    const s = step9({ survivors: [me, other], dice: [ZERO, ZERO] })
    expect(s.owe).toEqual(['S1'])
    s.do('S1', fire())
    expect(s.owe).toEqual(['S1'])
    expect(s.refused('S1', { do: 'wait' }).clause).toBe('rs.turn.3')
    s.do('S1', { do: 'pass' })
    expect(s.owe).toEqual(['S2'])
    s.do('S2', fire(1, 4)).do('S2', { do: 'pass' })
  })

  it('[rs.noise.2] two shots of an assault rifle are loud, heard once; other guns and single shots are not', () => {
    const heard = (kind: GunId, shots: number, options: Record<string, string> = {}) => {
      const s = step9({ survivors: [armed(kind)], dice: Array.from({ length: shots }, () => ZERO), options })
      for (let i = 0; i < shots; i++) s.do('S1', fire())
      return s.events.flatMap((event) => (event.e === 'noise' ? [event.at] : []))
    }
    expect(heard('rifle', 1)).toEqual([])
    expect(heard('rifle', 2)).toEqual([at(5, 33)])
    expect(heard('rifle', 3)).toEqual([at(5, 33)])
    expect(heard('shotgun', 3)).toEqual([])
    expect(heard('pistol', 1, { gunfireNoise: 'all' })).toEqual([at(5, 33)])
    expect(heard('rifle', 3, { gunfireNoise: 'none' })).toEqual([])
  })

  it('[rs.secrecy.10] who is hidden is nobody: not offered, not asked about, refused in the words for nobody', () => {
    const hide = (s: RunOrShootScene): void =>
      hideZed(s.table, newZed(s.table, { at: at(15, 33), level: 0, facing: { x: 0, y: 1 }, kind: 'boomer' }))
    expect(step9({ zeds: [] }, 'SHOOT', hide).asks).toBe('place a card')
    const [without, having] = [step9({}), step9({}, 'SHOOT', hide)]
    expect(having.offers('S1')).toEqual(without.offers('S1'))
    expect(having.refused('S1', fire(2))).toEqual(without.refused('S1', fire(2)))
  })

  it('whoever lies does not shoot, and his card is lost', () => {
    const s = step9({ survivors: [{ ...me, down: true }] })
    expect([s.asks, s.event('card lost').card]).toEqual(['place a card', 'SHOOT'])
  })
})

describe('a disappearing target', () => {
  // The store lies between the shooter and x = 36 north of y = 27.
  const shooter = { ...me, at: at(5, 30) }
  const ran = (dice: number[], over: Partial<Survivor> = {}, more: Partial<Zed>[] = []) =>
    step9({ survivors: [{ ...shooter, ...over }], zeds: [{ at: at(36, 15) }, ...more], dice }, 'SHOOT', (s) =>
      walked({
        1: [
          [38, 34],
          [36, 30],
          [36, 20],
          [36, 15],
        ],
      })(s),
    )

  it('[rs.shoot.15] is shot where it was seen last on its way, at -1, and lies there if it is hit', () => {
    const s = ran([4, 2])
    s.do('S1', fire())
    // From (36, 30) the range is 29 cm: a rifle hits the body with 3. From (36, 15) it would be over 30.
    expect(last(s)).toMatchObject({ total: 3, result: 'body', far: false })
    expect(factors(s)).toEqual({ 'rs.shoot.15': -1 })
    expect(zedNo(s, 1)).toMatchObject({ at: at(38, 30), down: true })
    expect(zedNo(ran([8]).do('S1', fire()), 1)).toBeUndefined()
  })

  it('[rs.shoot.15] a miss leaves it where it is; the spot may be taken by another by now', () => {
    expect(zedNo(ran([3]).do('S1', fire()), 1)).toMatchObject({ at: at(36, 15), down: false })
    const taken = ran([5, 1], {}, [{ at: at(36, 30), down: true }])
    taken.do('S1', fire())
    const zed = zedNo(taken, 1)
    expect(zed?.down).toBe(true)
    expect(zed?.at.y).toBeGreaterThan(2600)
  })

  it('[rs.shoot.15] arc and cover count from there, and whoever was never seen is no target', () => {
    expect(ran([], { facing: { x: 1000, y: -1000 } }).asks).toBe('shoot or reload')
    const past = ran([], { facing: { x: 0, y: -1000 } })
    expect(past.asks).toBe('place a card')
    const covered = ran([ZERO], {}, [{ at: at(20, 30) }])
    covered.do('S1', fire())
    expect(factors(covered)).toEqual({ 'rs.shoot.15': -1, 'rs.shoot.16': -1 })
    const unseen = step9(
      { survivors: [shooter], zeds: [{ at: at(36, 15) }] },
      'SHOOT',
      walked({
        1: [
          [36, 20],
          [36, 15],
        ],
      }),
    )
    expect(unseen.asks).toBe('place a card')
  })
})

describe('shots at people', () => {
  const nps = { n: 11, who: 'n1', name: 'Constable Ruth Adeyemi', seat: null } as const
  const dead = { at: at(20, 33), status: 'dead' as const, hits: 4 }

  it('[rs.shoot.20] [rs.infection.13] a corpse is stationary: a head hit and it never rises, a body hit does nothing', () => {
    for (const [face, left] of [
      [6, {}],
      [5, { 2: 2 }],
    ] as const) {
      const s = step9({ survivors: [me, dead], zeds: [], dice: [face] }, 'SHOOT', ({ table }) => {
        table.state.hidden.rising = Object.freeze({ 2: 2 })
      })
      s.do('S1', at1(2))
      expect(factors(s)).toEqual({ 'rs.shoot.14': 1 })
      expect(last(s)).toMatchObject({ zed: null, target: 2 })
      expect(s.state.hidden.rising).toEqual(left)
      expect(survivorNo(s, 2).at).toEqual(at(20, 33))
      // Whether it would have risen is told by nothing.
      expect(s.storyFor('S1').slice(-1)[0]).toContain('shot')
    }
  })

  it('[rs.shoot.21] the living are shot if they agree: head kills, body hurts and throws down, nobody is tested', () => {
    const two = [me, { at: at(20, 33), hits: 1 }]
    const s = step9({ survivors: two, zeds: [], dice: [5] })
    s.do('S1', at1(2))
    expect([s.asks, s.owe]).toEqual(['agree to be shot', ['S2']])
    expect(s.clock('S2')).toEqual([{ do: 'refuse' }])
    expect(s.refused('S2', { do: 'pass' }).clause).toBe('rs.shoot.21')
    s.do('S2', { do: 'agree' })
    expect(survivorNo(s, 2)).toMatchObject({ hits: 2, down: true, at: at(20, 33) })
    expect([s.state.hidden.tested, survivorNo(s, 1).main?.rounds]).toEqual([{}, 5])
    const head = step9({ survivors: two, zeds: [], dice: [7] })
    head.do('S1', at1(2)).do('S2', { do: 'agree' })
    expect(survivorNo(head, 2).status).toBe('dead')
    expect(head.event('died')).toMatchObject({ survivor: 2, how: 'shot' })
  })

  it('[rs.shoot.21] whoever refuses is not shot, nor asked again; nothing is fired', () => {
    const s = step9({ survivors: [me, { at: at(20, 33) }], zeds: [{ at: at(20, 36) }] })
    s.do('S1', at1(2)).do('S2', { do: 'refuse' })
    expect(s.event('mercy').agreed).toBe(false)
    expect(s.refused('S1', at1(2)).clause).toBe('rs.shoot.21')
    expect(survivorNo(s, 1)).toMatchObject({ main: { rounds: 6 }, fired: false })
    expect(s.offers('S1')).toContain('shoot weapon:2 zed:1')
  })

  it('[rs.shoot.21] `mercyShot` free asks nobody, off forbids it; an NPS agrees if he is guarded', () => {
    const two = [me, { at: at(20, 33) }]
    const free = step9({ survivors: two, zeds: [], dice: [7], options: { mercyShot: 'free' } })
    free.do('S1', at1(2))
    expect(survivorNo(free, 2).status).toBe('dead')
    const off = step9({ survivors: two, zeds: [{ at: at(20, 36) }], options: { mercyShot: 'off' } })
    expect(off.refused('S1', at1(2)).clause).toBe('rs.shoot.21')
    const loose = step9({
      survivors: [me, { ...nps, at: at(20, 33) } as Partial<Survivor>],
      zeds: [{ at: at(20, 36) }],
    })
    expect(loose.refused('S1', at1(11)).clause).toBe('rs.shoot.21')
    const order = { order: { is: 'GUARD', what: 11 }, idle: 0 } as const
    const guard = { ...nps, n: 12, who: 'n2', at: at(3, 38), order }
    const kept = step9({
      survivors: [me, { ...nps, at: at(20, 33) }, guard] as Partial<Survivor>[],
      zeds: [],
      dice: [7],
    })
    kept.do('S1', at1(11))
    expect(survivorNo(kept, 11).status).toBe('dead')
  })

  it('[rs.shoot.19] nobody is hit by accident, unless `friendlyFire` has a natural 0 hit who touches the target', () => {
    const friends = [me, { at: at(22, 33) }, { at: at(20, 38) }]
    const hits = (dice: number[], options: Record<string, string> = {}) => {
      const s = step9({ survivors: friends, dice, options })
      s.do('S1', fire())
      return s.state.survivors.map((one) => one.hits)
    }
    expect(hits([ZERO])).toEqual([0, 0, 0])
    expect(hits([ZERO], { friendlyFire: 'natural 0' })).toEqual([0, 1, 0])
    expect(hits([1], { friendlyFire: 'natural 0' })).toEqual([0, 0, 0])
    // Neither himself nor the dead.
    const close = step9({
      survivors: [
        { ...me, at: at(18, 33) },
        { at: at(22, 33), status: 'dead', hits: 4 },
      ],
      dice: [ZERO],
      options: { friendlyFire: 'natural 0' },
    })
    close.do('S1', fire())
    expect(close.events.some(({ e }) => e === 'harmed')).toBe(false)
    // A friend in the line only covers the target.
    const line = step9({ survivors: [me, { at: at(12, 33) }], dice: [ZERO] })
    line.do('S1', fire())
    expect([factors(line), survivorNo(line, 2).hits]).toEqual([{ 'rs.shoot.14': 1, 'rs.shoot.16': -1 }, 0])
  })
})

describe('what comes after', () => {
  it('[rs.down.2] [rs.damage.4] [rs.shoot.8] who is shot down in step 9 misses the next steps 4 and 7, and stands in 8', () => {
    // It touches him, and a wall behind it keeps it there.
    const s = scene({
      survivors: [{ ...me, at: at(5, 30), facing: { x: 0, y: -1000 } }, { at: at(3, 38) }],
      zeds: [{ at: at(5, 28) }],
      dice: [3, 1],
      hidden: 'nobody bites',
    })
    playPart(s, 'shooting', { S1: ['SHOOT'] })
    s.do('S1', fire()).do('S1', { do: 'pass' })
    const thrown = zedNo(s, 1)?.at
    playPart(s, 'damage', {})
    expect(survivorNo(s, 1).hits).toBe(0)
    playPart(s, 'attackers move', {})
    expect(zedNo(s, 1)).toMatchObject({ at: thrown, down: true })
    playPart(s, 'Zeds stand', {})
    expect(zedNo(s, 1)?.down).toBe(false)
  })

  it('[rs.shoot.15] a Zed that ran behind a wall in step 7 is shot in step 9 of the same turn, and lies there', () => {
    // It goes for the nearer one, round the corner of the store, out of sight of the other.
    const s = scene({
      survivors: [
        { ...me, at: at(5, 30), main: gun('sniper', 5) },
        { at: at(36, 12), seat: 'S2' },
      ],
      zeds: [{ at: at(37, 30) }],
      dice: [5, 2],
    })
    playPart(s, 'attackers move', {})
    const now = zedNo(s, 1) as Zed
    const shooter = survivorNo(s, 1)
    expect(sees(s.table, shooter, now)).toBe(false)
    const seen = now.walked.filter((spot) => sees(s.table, shooter, { ...now, ...spot }))
    expect(seen.length).toBeGreaterThan(0)
    playPart(s, 'shooting', { S1: ['SNIPE'] })
    s.do('S1', fire())
    expect(factors(s)).toMatchObject({ 'rs.snipe.1': 2, 'rs.shoot.15': -1 })
    const there = seen.at(-1)?.at ?? now.at
    expect(zedNo(s, 1)).toMatchObject({ at: displacedFrom(shooter.at, there, 200), down: true })
  })
})

describe('the clock, and a turn before shooting', () => {
  it('the clock shoots at the most dangerous Zed first, and stops without one', () => {
    // The friend at (30, 38) is pinned, the other one bitten. In the order of danger, the last two left alone.
    const survivors = [me, { at: at(30, 38), down: true, pinnedBy: 1 }, { at: at(34, 30) }]
    const zeds: Partial<Zed>[] = [
      { at: at(32, 38), kind: 'hunter', pins: 2 },
      { at: at(28, 31), kind: 'hunter', posture: 'crouching' },
      { at: at(18, 36), kind: 'boomer' },
      { at: at(22, 29), kind: 'smoker' },
      { at: at(34, 32.05) },
      { at: at(12, 31), kind: 'hunter' },
      { at: at(14, 35) },
      { at: at(16, 33), kind: 'tank' },
      { at: at(9, 33), down: true },
      { at: at(26, 33), kind: 'witch', posture: 'sitting' },
      { at: at(10, 36), kind: 'boomer' },
    ]
    const s = step9({ survivors, zeds })
    const order: unknown[] = []
    for (let target = s.clock('S1')[0]; target?.do === 'shoot' && order.length < 20; target = s.clock('S1')[0]) {
      order.push(target.zed)
      const zed = zedNo(s, target.zed ?? 0)
      if (zed) dropZed(s.table, zed)
      if (zed?.pins === 2) survivorNo(s, 2).pinnedBy = null
    }
    expect(order).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
    expect(s.clock('S1')).toEqual([{ do: 'pass' }])
  })

  it('the clock takes the gun that kills likeliest', () => {
    const clock = (main: GunId, x: number) =>
      step9({ survivors: [{ ...me, main: gun(main) }], zeds: [{ at: at(x, 33) }] }).clock('S1')
    expect(clock('rifle', 20)).toEqual([fire(1, 2)])
    expect(clock('shotgun', 20)).toEqual([fire(1, 2)])
    expect(clock('shotgun', 40)).toEqual([fire(1, 1)])
  })

  it('[rs.move.9] with `pivotStep` 9 he may turn once before the first shot, else never', () => {
    const behind = [{ at: at(2, 37) }, { at: at(20, 33) }]
    const fixed = step9({ zeds: behind })
    expect(fixed.refused('S1', { do: 'turn', facing: [-1000, 0] }).clause).toBe('rs.move.9')
    const free = step9({ zeds: behind, options: { pivotStep: 9 }, dice: [ZERO] })
    free.do('S1', { do: 'turn', facing: [-1000, 1000] })
    expect(free.refused('S1', { do: 'turn', facing: [1000, 0] }).clause).toBe('rs.move.9')
    expect(free.refused('S1', fire(2)).clause).toBe('rs.shoot.3')
    free.do('S1', fire(1))
    // With one gun as with two; with an empty one there is nothing to turn for.
    const single = step9({ survivors: [armed('rifle')], zeds: behind.slice(0, 1), options: { pivotStep: 9 } })
    expect(single.offers('S1')).toEqual(['turn facing:[-300,400]', 'pass'])
    expect(step9({ survivors: [armed('rifle', 0)], zeds: behind, options: { pivotStep: 9 } }).asks).toBe('place a card')
  })
})
