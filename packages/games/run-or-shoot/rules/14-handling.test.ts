import { describe, expect, it } from 'vitest'
import { at, close, go, move, moving, open, type RunOrShootScene, survivorNo } from '../testing.ts'

/** The front door of the store is in its south wall, (18, 27) to (22, 27). */
const FRONT = '0,0 door0'
const stateOf = (s: RunOrShootScene, id = FRONT): string | undefined => s.state.openings[id]?.state

describe('doors in the hands of survivors', () => {
  it('[rs.door.1] [rs.door.2] opening and closing take 5 cm each from the move', () => {
    const s = moving('RUN', { survivors: [{ at: at(20, 31) }] })
    // 2.9 cm to the door, 5 to open it, and 2.1 are left.
    expect(s.refused('S1', move(go(20, 28.1), open(FRONT), go(20, 25.9))).clause).toBe('rs.move.3')
    expect(s.refused('S1', move(go(20, 28.1), go(20, 25))).clause).toBe('rs.move.4')
    s.do('S1', move(go(20, 28.1), open(FRONT), go(20, 26)))
    expect([survivorNo(s, 1).at, stateOf(s)]).toEqual([at(20, 26), 'open'])
    expect(s.event('door')).toMatchObject({ door: FRONT, survivor: 1, now: 'open', clause: 'rs.door.1' })
    const shuts = moving('RUN', { survivors: [{ at: at(20, 28.1) }], openings: { [FRONT]: { state: 'open' } } })
    expect(shuts.refused('S1', move(close(FRONT), go(20, 33.2))).clause).toBe('rs.move.3')
    shuts.do('S1', move(close(FRONT), go(20, 33)))
    expect(stateOf(shuts)).toBe('closed')
    expect(shuts.event('door')).toMatchObject({ now: 'closed', clause: 'rs.door.2' })
  })

  it('[rs.door.1] the house may have another price', () => {
    const survivors = [{ at: at(20, 28.1) }]
    const free = moving('RUN', { survivors, options: { doorCost: 0 } })
    free.do('S1', move(open(FRONT), go(20, 18.1)))
    expect(survivorNo(free, 1).at).toEqual(at(20, 18.1))
    const dear = moving('RUN', { survivors, options: { doorCost: 10 } })
    expect(dear.refused('S1', move(open(FRONT), go(20, 28))).clause).toBe('rs.move.3')
    dear.do('S1', move(open(FRONT)))
  })

  it('[rs.door.3] within 2 cm of the base at that point of the move, and opened and closed again in one move', () => {
    const s = moving('RUN', { survivors: [{ at: at(20, 30.01) }] })
    expect(s.refused('S1', move(open(FRONT))).clause).toBe('rs.door.3')
    expect(s.refused('S1', move(open('0,0 window0'))).reason).toBe(s.refused('S1', move(open('9,9 door9'))).reason)
    s.do('S1', move(go(20, 30)))
    const twice = moving('RUN', { survivors: [{ at: at(20, 30) }] })
    twice.do('S1', move(open(FRONT), close(FRONT)))
    expect(twice.events.flatMap((event) => (event.e === 'door' ? [event.now] : []))).toEqual(['open', 'closed'])
    // Through the wall beside the back door of the store nobody reaches the door of the partition.
    const inside = moving('RUN', { survivors: [{ at: at(29, 14.5) }] })
    inside.do('S1', move(open('0,0 door1')))
    expect(stateOf(inside, '0,0 door1')).toBe('open')
  })

  it('[rs.door.4] who can go less than 5 cm this turn spends all of it on one door, and who cannot go at all does nothing', () => {
    const hurt = (card: 'RUN' | 'BOTH', hits: number) => moving(card, { survivors: [{ at: at(20, 28.1), hits }] })
    const slow = hurt('BOTH', 1)
    expect(slow.refused('S1', move(go(20, 28), open(FRONT))).clause).toBe('rs.move.3')
    expect(slow.refused('S1', move(open(FRONT), close(FRONT))).clause).toBe('rs.move.3')
    expect(slow.refused('S1', move(open(FRONT), go(20, 28))).clause).toBe('rs.move.3')
    slow.do('S1', move(open(FRONT)))
    expect(stateOf(slow)).toBe('open')
    expect(hurt('BOTH', 3).refused('S1', move(open(FRONT))).clause).toBe('rs.move.3')
    hurt('RUN', 3).do('S1', move(open(FRONT)))
    // Whoever could pay and has gone too far cannot.
    expect(hurt('RUN', 2).refused('S1', move(go(18.5, 28.1), open(FRONT))).clause).toBe('rs.move.3')
  })

  it('[rs.injury.5] [rs.door.1] hits shorten the whole allowance once, before a door is paid', () => {
    const hurt = (hits: number, y: number) => {
      const s = moving('RUN', { survivors: [{ at: at(20, 28.1), hits }], openings: { [FRONT]: { state: 'open' } } })
      return { s, command: move(close(FRONT), go(20, y)) }
    }
    for (const [hits, left] of [
      [0, 5],
      [1, 3],
      [2, 1],
    ] as const) {
      const far = hurt(hits, 28.1 + left + 0.01)
      expect(far.s.refused('S1', far.command).clause).toBe('rs.move.3')
      const near = hurt(hits, 28.1 + left)
      near.s.do('S1', near.command)
      expect(survivorNo(near.s, 1).at.y).toBe(2810 + 100 * left)
    }
  })

  it('[rs.door.5] all three kinds, from both sides, by anybody; not a locked or a smashed one', () => {
    const at_ = (x: number, y: number, door: string, now: Record<string, string | boolean> = {}) =>
      moving('RUN', {
        survivors: [{ at: at(x, y) }],
        openings: { [door]: now },
        options: { scenario: 'shopping-list' },
      })
    // The gun shop has reinforced and armoured doors, the store standard ones.
    for (const [door, x, y] of [
      ['2,0 door0', 100, 29.5],
      ['2,0 door0', 100, 26.5],
      ['2,0 door1', 106, 18.5],
      ['2,0 door1', 106, 15.5],
      ['1,1 door0', 60, 68.5],
      ['1,1 door0', 60, 65.5],
    ] as const) {
      const s = at_(x, y, door)
      s.do('S1', move(open(door)))
      expect(stateOf(s, door)).toBe('open')
    }
    expect(at_(100, 29.5, '2,0 door0', { locked: true }).refused('S1', move(open('2,0 door0'))).clause).toBe(
      'rs.door.5',
    )
    const smashed = at_(100, 29.5, '2,0 door0', { state: 'destroyed' })
    expect(smashed.refused('S1', move(close('2,0 door0'))).clause).toBe('rs.door.5')
    expect(at_(100, 29.5, '2,0 door0').refused('S1', move(close('2,0 door0'))).clause).toBe('rs.door.5')
  })

  it('[rs.door.6] no door is closed on a base, standing or down, others’ or his own; a corpse holds none open', () => {
    const shut = (survivors: object[], zeds: object[] = []) =>
      moving('RUN', { survivors: [{ at: at(20, 29.5) }, ...survivors], zeds, openings: { [FRONT]: { state: 'open' } } })
    expect(shut([], [{ at: at(19, 26), down: true }]).refused('S1', move(close(FRONT))).clause).toBe('rs.door.6')
    expect(shut([{ at: at(19, 26.5), down: true }]).refused('S1', move(close(FRONT))).clause).toBe('rs.door.6')
    expect(shut([]).refused('S1', move(go(20, 28), close(FRONT))).clause).toBe('rs.door.6')
    expect(shut([]).refused('S1', move(go(20, 26.5), close(FRONT))).clause).toBe('rs.door.6')
    shut([], [{ at: at(19, 25.99), down: true }]).do('S1', move(close(FRONT)))
    shut([{ at: at(19, 27), status: 'dead' }]).do('S1', move(close(FRONT)))
  })

  it('[rs.door.12] what Zeds have done to a door stays when it is opened and closed', () => {
    const s = moving('RUN', { survivors: [{ at: at(20, 29.5) }], openings: { [FRONT]: { zedTurns: 1 } } })
    s.do('S1', move(open(FRONT), close(FRONT)))
    expect(s.state.openings[FRONT]).toMatchObject({ state: 'closed', zedTurns: 1 })
  })
})
