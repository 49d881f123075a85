import { seeded } from '@shamble/kernel'
import { describe, expect, it } from 'vitest'
import { invariants } from './invariants.ts'
import { copyState, type Horde, type State, type Zed } from './state.ts'
import { at, hiddenWith, scene, started } from './testing.ts'

const HORDE: Horde = { n: 1, lair: '1,0 drain', size: 3, inside: 3, active: 0, emergesFrom: 0, drawnTo: [] }

/** Two survivors and two Zeds, with something of the state spoiled. */
function broken(spoil: (state: State) => void): string[] {
  const { table } = scene({
    survivors: [{ at: at(10, 33) }, { at: at(14, 33) }],
    zeds: [{ at: at(30, 33) }, { at: at(40, 33) }],
    state: { hidden: hiddenWith({ hordes: [HORDE] }) },
  })
  const state = copyState(table.state)
  spoil(state)
  return invariants({ state, book: table.book, facts: table.facts })
}

const changed = (state: State, by: Partial<Zed>): void => void (state.zeds[1] = { ...(state.zeds[1] as Zed), ...by })
const second = (state: State) => state.survivors[1] as State['survivors'][number]

describe('what must always hold', () => {
  it('holds on a stage, and after a set-up', () => {
    expect(broken(() => undefined)).toEqual([])
    expect(invariants(started({ hidden: 'all is well', dice: seeded('all is well') }).table)).toEqual([])
  })

  it.each<[string, (state: State) => void]>([
    ['two Zeds have one number', (state) => changed(state, { n: 1 })],
    ['two created Zeds have one number', (state) => changed(state, { id: 1 })],
    ['two weapons have one number', (state) => void (second(state).pistol = { id: 1, kind: 'pistol', rounds: 1 })],
    ['Zeds have the next number already', (state) => void (state.nextNumber = 2)],
    ['horde 1 has more than it had', (state) => changed(state, { horde: 1 })],
    ['a Zed on the table has no number', (state) => changed(state, { n: 0 })],
    ['Zed 2 pins nobody', (state) => changed(state, { pins: 1 })],
    ['Zed 2 stands on no floor', (state) => changed(state, { level: 2 })],
  ])('tells that %s', (fault, spoil) => {
    expect(broken(spoil)).toContain(fault)
  })

  it('tells whom nobody pins, who acts although he is gone, and who is hidden nowhere', () => {
    const name = broken((state) => void (second(state).pinnedBy = 9))
    expect(name.join()).toMatch(/is pinned by nobody/)
    const dead = broken((state) => Object.assign(second(state), { status: 'dead', torchLit: true }))
    expect(dead.join()).toMatch(/is not there and acts/)
    expect(broken((state) => void (second(state).status = 'hidden')).join()).toMatch(/is hidden nowhere/)
  })
})
