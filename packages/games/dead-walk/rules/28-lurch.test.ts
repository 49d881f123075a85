import { describe, expect, it } from 'vitest'
import { type DeadWalkScene, human, scene, zombie, zombieAt, zombieNo } from '../testing.ts'
import { actZombie } from './25-zombie-moves.ts'

/** A zombie that walks 10 cm towards a human whom it does not reach. */
function walks(gapAfter: number, dice: readonly string[], over: object = {}): DeadWalkScene {
  const s = scene({
    humans: [human({ at: [3000 + 1000 + 250 + gapAfter, 6000] })],
    zombies: [zombie(1, [3000, 6000])],
    dice,
    ...over,
  })
  actZombie(s.table, 1)
  return s
}

describe('lurch', () => {
  it.each([
    [4, false],
    [5, true],
    [6, true],
  ])('[dw.lurch.2] a %i within 5 cm of a human: into contact is %s', (face, into) => {
    const s = walks(500, [`dw.lurch.2: ${face}`])
    expect(s.event('lurched')).toMatchObject({ face, into, human: 1 })
    expect(zombieAt(s, 1)).toEqual(into ? [4500, 6000] : [4000, 6000])
  })

  it('[dw.lurch.2] not beyond 5 cm', () => {
    expect(walks(501, []).story).not.toContain('dw.lurch.2 lurched')
  })

  it('[dw.lurch.2] distance and score can be set', () => {
    const options = { lurchDistance: 8, lurchScore: 3 }
    expect(walks(800, ['dw.lurch.2: 3'], { options }).event('lurched').into).toBe(true)
    expect(walks(800, ['dw.lurch.2: 2'], { options }).event('lurched').into).toBe(false)
    expect(walks(801, [], { options }).dice).toEqual([])
  })

  it('[dw.lurch.1] without the switch nobody lurches', () => {
    expect(walks(300, [], { options: { lurch: false } }).dice).toEqual([])
  })

  it('[dw.lurch.3] its attack is the one free attack of the turn', () => {
    const s = scene({
      humans: [human({ at: [4500, 6000] })],
      zombies: [zombie(1, [3000, 6000])],
      phase: 'zombies',
      dice: ['dw.lurch.2: 5', 'dw.zattack.3: 2', 'dw.fear.3: 1 1'],
    })
    expect(s.events.filter(({ e }) => e === 'zombie attacked')).toHaveLength(1)
    expect(s.story.indexOf('dw.lurch.2 lurched')).toBeLessThan(s.story.indexOf('dw.zattack.3 zombie attacked'))
  })

  it('[dw.lurch.4] who is in contact does not roll', () => {
    expect(walks(-100, []).dice).toEqual([])
  })

  it('[dw.lurch.4] who has not moved does not roll', () => {
    const s = scene({
      humans: [human({ at: [6000, 6000] })],
      zombies: [
        zombie(1, [6000, 5400]),
        zombie(2, [6000, 5650], { fallen: true }),
        zombie(3, [6217, 5525], { fallen: true }),
        zombie(4, [5783, 5525], { fallen: true }),
      ],
    })
    actZombie(s.table, 1)
    expect(s.event('zombie waits').why).toBe('crowd')
    expect(s.dice).toEqual([])
  })

  it('[dw.lurch.4] the closest human is its goal, whomever it went for', () => {
    const s = scene({
      humans: [human({ at: [3000, 9000] }), human({ at: [5300, 6600] })],
      zombies: [zombie(1, [3000, 6000], { heading: 90 })],
      noises: [],
      dice: ['dw.lurch.2: 6'],
      options: { smell: 5, sight: 10 },
    })
    actZombie(s.table, 1)
    expect(s.dice).toEqual([])
    actZombie(s.table, 1)
    expect(s.event('lurched')).toMatchObject({ human: 2, into: true })
  })

  it('[dw.lurch.4] [dw.zsense.8] of two equally close it goes for the one whom fewer zombies touch', () => {
    const s = scene({
      humans: [human({ at: [4200, 5600] }), human({ at: [4200, 6400] })],
      zombies: [zombie(1, [3000, 6000], { heading: 90 }), zombie(2, [4200, 5350])],
      dice: ['dw.lurch.2: 1'],
      options: { smell: 5, sight: 10, lurchDistance: 3 },
    })
    actZombie(s.table, 1)
    expect(s.event('lurched').human).toBe(2)
  })

  it('[dw.lurch.4] [dw.scope.9] with a base in the straight way no die is rolled', () => {
    const s = walks(450, [], {
      zombies: [zombie(1, [3000, 6000]), zombie(2, [4180, 6230], { fallen: true })],
    })
    expect(s.dice).toEqual([])
    expect(zombieNo(s, 1)?.at).toEqual({ x: 4000, y: 6000 })
    const free = walks(450, ['dw.lurch.2: 4'], {
      zombies: [zombie(1, [3000, 6000]), zombie(2, [4180, 6250], { fallen: true })],
    })
    expect(free.event('lurched')).toMatchObject({ face: 4, into: false })
  })

  it('[dw.lurch.4] with low terrain in it there is none either', () => {
    const map = { lows: [{ id: 'O1', title: 'wall', cover: 'hard' as const, line: [42, 30, 42, 90] as const }] }
    expect(walks(450, [], { map, humans: [human({ at: [4700, 6000] })] }).dice).toEqual([])
  })

  it('[dw.lurch.4] nor with a closed door', () => {
    const map = {
      buildings: [
        {
          id: 'B1',
          title: 'Hut',
          tag: 'plain' as const,
          outline: [50, 50, 70, 70] as const,
          rooms: [['R1', 'Hut', [50, 50, 70, 70]] as const],
          doors: [['D1', 60, 70, 'closed'] as const],
          windows: [],
          ladder: null,
        },
      ],
    }
    const s = scene({
      map,
      humans: [human({ at: [6000, 6800] })],
      zombies: [zombie(1, [6000, 7500])],
    })
    actZombie(s.table, 1)
    expect(s.dice).toEqual([])
    expect(zombieAt(s, 1)).toEqual([6000, 7115])
  })

  it('[dw.lurch.4] [dw.units.9] nobody lurches up to another level', () => {
    const map = { blocks: [{ id: 'O1', title: 'container', area: [50, 50, 56, 56] as const, height: 5 }] }
    const s = scene({
      map,
      humans: [human({ at: [5150, 5300], on: 'O1' })],
      zombies: [zombie(1, [4600, 5300])],
    })
    actZombie(s.table, 1)
    expect(s.dice).toEqual([])
    expect(zombieNo(s, 1)?.on).toBeNull()
  })

  it('[dw.lurch.5] who was fallen when the phase began cannot lurch', () => {
    const s = scene({
      humans: [human({ at: [6000, 6000] })],
      zombies: [zombie(1, [5600, 6000], { fallen: true })],
    })
    actZombie(s.table, 1)
    expect(zombieNo(s, 1)?.fallen).toBe(false)
    expect(s.dice).toEqual([])
  })

  it('on a roof it stays supported', () => {
    const map = { blocks: [{ id: 'O1', title: 'container', area: [40, 50, 80, 56] as const, height: 5 }] }
    const s = scene({
      map,
      humans: [human({ at: [6650, 5300], on: 'O1' })],
      zombies: [zombie(1, [5000, 5300], { on: 'O1' })],
      dice: ['dw.lurch.2: 5'],
    })
    actZombie(s.table, 1)
    expect(zombieNo(s, 1)).toMatchObject({ on: 'O1', at: { x: 6400, y: 5300 } })
  })
})
