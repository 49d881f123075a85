import { describe, expect, it } from 'vitest'
import { seeded } from './dice/index.ts'
import { begin, submit } from './play.ts'
import { check, faultText } from './shape.ts'
import { MOST_STATE_NODES } from './state-shape.ts'
import { attackStates, trialOf } from './testkit/index.ts'
import { lantern } from './testkit/sample/lantern.ts'
import { noughts } from './testkit/sample/noughts.ts'
import { pebbles } from './testkit/sample/pebbles.ts'
import type { LanternState } from './testkit/sample/state.ts'

const setup = { options: {}, holders: { K1: { person: 'ann' }, K2: { person: 'ben' } } }
const settled = { ...setup, options: { keepers: 2, nights: 4 } }

function faultOf(change: (state: LanternState) => void): string {
  const t = begin(lantern, settled, seeded(3))
  submit(lantern, t, 'K1', null, { do: 'keep' })
  const state = lantern.copy(t.state)
  change(state)
  const fault = check(lantern.position.shape(t.book), state, '', MOST_STATE_NODES)
  return fault ? faultText(fault) : 'none'
}
const night = ({ frames }: LanternState): LanternState['frames'][number] => frames[1] as LanternState['frames'][number]

describe('the shape of a whole state', () => {
  it('takes a state as it is', () => expect(faultOf(() => {})).toBe('none'))

  it.each<[string, (state: LanternState) => void, RegExp]>([
    ['a procedure that is none', (s) => void (night(s).proc = 'day'), /^frames\[1\]\.proc: expected one of "game"/],
    ['a step that is none', (s) => void (night(s).at = 'sleep'), /^frames\[1\]\.at: expected one of "draw"/],
    ['a local that is none', (s) => void (night(s).vars['moon'] = 1), /^frames\[1\]\.vars\.moon: unknown key/],
    ['a local out of bounds', (s) => void (night(s).vars['steps'] = 2 ** 53), /^frames\[1\]\.vars\.steps: expected/],
    ['a local that is missing', (s) => void delete night(s).vars['steps'], /^frames\[1\]\.vars\.steps: missing/],
    ['a procedure out of its place', (s) => void s.frames.shift(), /^frames\[0\]\.proc: nothing calls/],
    [
      'a step that calls something else',
      (s) => void ((s.frames[0] as { at: string }).at = 'deal'),
      /^frames\[1\]\.proc/,
    ],
    [
      'an answer that is none',
      (s) => void Object.assign(night(s).sealed ?? {}, { K1: { do: 'fly' } }),
      /^frames\[1\]\.sealed\.K1/,
    ],
    [
      'a seat that is none',
      (s) => void Object.assign(night(s).sealed ?? {}, { K9: { do: 'keep' } }),
      /^frames\[1\]\.sealed\.K9/,
    ],
    ['a holder too many', (s) => void (s.holders = { ...s.holders, K3: { bot: 'x' } }), /^holders\.K3: unknown key/],
    ['a member too many', (s) => void Object.assign(s, { moon: 1 }), /^moon: unknown key/],
    ['too many decisions', (s) => void (s.decision = 2 ** 53), /^decision: expected a whole number/],
  ])('refuses %s with its place', (_, change, fault) => {
    expect(faultOf(change)).toMatch(fault)
  })

  it('bounds what all of it comes to', () => {
    const t = begin(lantern, settled, seeded(3))
    expect(check(lantern.position.shape(t.book), t.state, '', 10)?.why).toBe('too large')
  })
})

describe('what is read can be played', () => {
  it('in the smallest games', () => {
    expect(attackStates(trialOf(pebbles, { setups: [{}] }), 2_000).complaints).toEqual([])
    const told = attackStates(trialOf(noughts, { setups: [{}] }), 2_000)
    expect(told.complaints).toEqual([])
    expect(told.read).toBeGreaterThan(50)
    expect(told.commands).toBeGreaterThan(100)
  })
})
