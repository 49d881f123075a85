import { describe, expect, it } from 'vitest'
import type { MapSketch } from '../content/drawing.ts'
import { theZombie } from '../state.ts'
import type { WeaponId } from '../tables/weapons.ts'
import { at, type DeadWalkScene, human, humanNo, scene, zombie, zombieNo } from '../testing.ts'
import { armedZombies, targetOf } from './22-armed-zombies.ts'

type Point = [number, number]

const HERE: Point = [3000, 6000]
/** To the east of the armed zombie, by the gap in cm. */
const east = (gap: number): Point => [HERE[0] + 250 + Math.round(gap * 100), HERE[1]]
const soldier = (type: WeaponId = 'rifle', over: object = {}): object =>
  zombie(1, HERE, { weapon: { type, loaded: 1 }, ...over })

interface Armed {
  humans?: readonly object[]
  zombies?: readonly object[]
  dice?: readonly number[]
  options?: Record<string, boolean | number | string[]>
  map?: Partial<MapSketch>
  openings?: object
}

/** Step d of phase 3. */
function fires({ humans = [human({ at: east(15) })], zombies = [soldier()], dice = [], ...rest }: Armed) {
  const s = scene({ humans, zombies, dice, ...rest })
  armedZombies(s.table, [])
  return s
}

const shots = (s: DeadWalkScene) => s.events.flatMap((one) => (one.e === 'zombie fired' ? [one] : []))
const shotAt = (s: DeadWalkScene): string[] => shots(s).map(({ target }) => target)
const loaded = (s: DeadWalkScene): number | undefined => zombieNo(s, 1)?.weapon?.loaded

describe('armed zombies', () => {
  it('[dw.armedz.1] a zombie with a gun fires it, or not if the house will not have it', () => {
    expect(shotAt(fires({ dice: [1] }))).toEqual(['H1'])
    const phase = (isOn: boolean, dice: readonly string[]): DeadWalkScene =>
      scene({
        humans: [human({ at: east(40) })],
        zombies: [soldier()],
        phase: 'zombies',
        options: { lurch: false, armedZombies: isOn },
        dice,
      })
    expect(shotAt(phase(true, ['dw.armedz.3: 1']))).toEqual(['H1'])
    expect(shotAt(phase(false, []))).toEqual([])
  })

  it('[dw.armedz.2] it fires once at the nearest figure, living or undead', () => {
    const s = fires({ zombies: [soldier(), zombie(2, east(10))], dice: [1] })
    expect(shotAt(s)).toEqual(['Z2'])
  })

  it('[dw.armedz.2] [dw.turn.9] it fires when everything else is done', () => {
    const s = scene({
      humans: [human({ at: east(20) })],
      zombies: [soldier(), zombie(2, east(35)), zombie(3, [east(20)[0], 6250])],
      phase: 'zombies',
      dice: ['dw.zattack.3: 1 1', 'dw.armedz.3: 1', 'dw.fear.3: 1 1'],
      options: { lurch: false },
    })
    const steps = s.events.flatMap(({ e }) =>
      e === 'zombie moved' || e === 'zombie attacked' || e === 'zombie fired' ? [e] : [],
    )
    expect(steps).toEqual(['zombie moved', 'zombie moved', 'zombie attacked', 'zombie attacked', 'zombie fired'])
  })

  it('[dw.armedz.3] a six fells a zombie, and wounds and fells a human', () => {
    const undead = fires({ zombies: [soldier(), zombie(2, east(10))], dice: [6] })
    expect(zombieNo(undead, 2)?.fallen).toBe(true)
    const living = fires({ dice: [6] })
    expect(humanNo(living, 1)).toMatchObject({ wounds: 1, untested: 1, prone: true })
  })

  it('[dw.armedz.4] only a natural six counts, one die whatever the weapon', () => {
    for (const type of ['assault-rifle', 'sub-machinegun', 'machinegun', 'pistol', 'sniper-rifle'] as const) {
      const s = fires({ zombies: [soldier(type)], humans: [human({ at: east(5), prone: true })], dice: [5] })
      expect(shots(s)).toMatchObject([{ face: 5, hit: false }])
      expect(humanNo(s, 1).wounds).toBe(0)
    }
  })

  it('[dw.armedz.5] it fires as far as the weapon carries', () => {
    const reaches = (type: WeaponId, gap: number): boolean => {
      const s = scene({ zombies: [soldier(type)], humans: [human({ at: east(gap) })] })
      return targetOf(s.table, theZombie(s.state, 1)) !== null
    }
    expect([reaches('pistol', 20), reaches('pistol', 20.01)]).toEqual([true, false])
    expect([reaches('pump-shotgun', 15), reaches('pump-shotgun', 15.01)]).toEqual([true, false])
    expect([reaches('sawn-off', 10), reaches('sawn-off', 10.01)]).toEqual([true, false])
    expect(shotAt(fires({ zombies: [soldier('pistol')], humans: [human({ at: east(20.01) })] }))).toEqual([])
  })

  it('[dw.armedz.5] [dw.los.7] it sees no farther than other zombies', () => {
    const s = scene({ zombies: [soldier()], humans: [human({ at: east(40) })] })
    expect(targetOf(s.table, theZombie(s.state, 1))?.figure).toBe(1)
    const farther = scene({ zombies: [soldier()], humans: [human({ at: east(40.01) })] })
    expect(targetOf(farther.table, theZombie(farther.state, 1))).toBeNull()
  })

  it('[dw.armedz.5] whom it does not see it does not shoot: a wall is in between', () => {
    const map: Partial<MapSketch> = { blocks: [{ id: 'K1', title: 'container', area: [40, 50, 42, 70], height: 5 }] }
    const s = fires({ map, zombies: [soldier(), zombie(2, [HERE[0] - 2000, HERE[1]])], dice: [1] })
    expect(shotAt(s)).toEqual(['Z2'])
    expect(shotAt(fires({ map }))).toEqual([])
  })

  it('[dw.armedz.5] [dw.los.8] it sees and fires through a closed window, which breaks', () => {
    const map: Partial<MapSketch> = {
      buildings: [
        {
          id: 'B1',
          title: 'Hut',
          tag: 'plain',
          outline: [40, 50, 60, 70],
          rooms: [['R1', 'Hut', [40, 50, 60, 70]]],
          doors: [],
          windows: [['W1', 40, 60, 'closed']],
          ladder: null,
        },
      ],
    }
    const s = fires({ map, dice: [1] })
    expect([shotAt(s), s.state.openings.W1?.state]).toEqual([['H1'], 'broken'])
    expect(shotAt(fires({ map, openings: { W1: 'barricaded' } }))).toEqual([])
  })

  it('[dw.armedz.5] of two at the same distance a human comes first, then the lower number', () => {
    const west: Point = [HERE[0] - 1250, HERE[1]]
    const both = fires({ humans: [human({ at: east(10) })], zombies: [soldier(), zombie(2, west)], dice: [1] })
    expect(shotAt(both)).toEqual(['H1'])
    const far = [human({ at: [9000, 9000] })]
    const undead = fires({ humans: far, zombies: [soldier(), zombie(2, west), zombie(3, east(10))], dice: [1] })
    expect(shotAt(undead)).toEqual(['Z2'])
  })

  it.each([
    ['its gun is empty', { weapon: { type: 'rifle', loaded: 0 } }],
    ['it stood up', { stoodUp: true }],
    ['it is stunned', { stunned: true }],
    ['it was knocked down', { fallen: true }],
    ['it has a launcher', { weapon: { type: 'grenade-launcher', loaded: 1 } }],
    ['it has a flamethrower', { weapon: 'flamethrower' }],
    ['it has grenades', { weapon: { type: 'hand-grenades', grenades: { fragmentation: 2 } } }],
    ['it has knives to throw', { weapon: { type: 'throwing-knives', loaded: 2 } }],
    ['it has a club', { weapon: 'golf-club' }],
  ])('[dw.armedz.6] it does not fire when %s', (_why, over) => {
    expect(shotAt(fires({ zombies: [soldier('rifle', over)] }))).toEqual([])
  })

  it('[dw.armedz.6] it does not fire when it pounded on a barrier', () => {
    const map: Partial<MapSketch> = {
      buildings: [
        {
          id: 'B1',
          title: 'Hut',
          tag: 'plain',
          outline: [50, 50, 70, 70],
          rooms: [['R1', 'Hut', [50, 50, 70, 70]]],
          doors: [['D1', 60, 70, 'closed']],
          windows: [],
          ladder: null,
        },
      ],
    }
    const pounding = zombie(1, at(60, 72), { weapon: { type: 'rifle', loaded: 3 }, pounding: 'D1' })
    const s = fires({ map, zombies: [pounding, zombie(2, at(70, 75))], humans: [human({ at: at(60, 55) })] })
    expect(shotAt(s)).toEqual([])
  })

  it('[dw.armedz.6] [dw.grenade.17] it does not fire in the phase in which it recovers', () => {
    const s = scene({
      humans: [human({ at: east(15) })],
      zombies: [soldier('rifle', { stunned: true })],
      phase: 'zombies',
    })
    expect(shotAt(s)).toEqual([])
    expect(zombieNo(s, 1)?.stunned).toBe(false)
  })

  it('[dw.armedz.6] each shot takes one from the magazine, which is never filled again', () => {
    const s = fires({ zombies: [soldier('bow')], dice: [1] })
    expect(loaded(s)).toBe(0)
    armedZombies(s.table, [])
    expect(shots(s)).toHaveLength(1)
    const rifle = { weapon: { type: 'assault-rifle', loaded: 6 } }
    expect(loaded(fires({ zombies: [soldier('assault-rifle', rifle)], dice: [1] }))).toBe(5)
    expect(loaded(fires({ zombies: [soldier('crossbow')], dice: [1] }))).toBe(0)
  })

  it('[dw.armedz.7] it fires even in base contact, after its attacks', () => {
    const s = scene({
      humans: [human({ at: east(0) })],
      zombies: [soldier()],
      phase: 'zombies',
      dice: ['dw.zattack.3: 1 1', 'dw.armedz.3: 1', 'dw.fear.3: 1 1'],
    })
    expect(shotAt(s)).toEqual(['H1'])
  })

  it('[dw.armedz.10] its shot is heard in the next phase 3 and draws nobody', () => {
    const s = scene({
      humans: [human({ at: [9000, 1000] })],
      zombies: [soldier('rifle', { heading: 90 }), zombie(2, east(30), { heading: 90 })],
      phase: 'zombies',
      dice: ['dw.armedz.3: 1'],
      options: { entryMethods: ['D', 'E'] },
    })
    const [shooter] = s.state.zombies
    expect(s.state.noises).toEqual([{ at: shooter?.at, on: null, until: 2 }])
    expect(s.state.turn).toBe(2)
    expect(s.state.zombies).toHaveLength(2)
  })

  it('[dw.armedz.10] a bow is not heard', () => {
    expect(fires({ zombies: [soldier('bow')], dice: [1] }).state.noises).toEqual([])
  })
})
