import type { Seat } from '@shamble/kernel'
import { describe, expect, it } from 'vitest'
import { at, type DeadWalkScene, human, scene, zombie } from '../testing.ts'
import { copyState } from '../state.ts'
import { advise } from './advise.ts'

type Stage = NonNullable<Parameters<typeof scene>[0]>
const advised = (s: DeadWalkScene) =>
  advise(copyState(s.table.state), s.table.book, 'P1', s.offered(s.owe[0] as Seat)).command
const doneIn = (s: DeadWalkScene): string => advised(s).do

/** In a room that the scenario wants searched, about to act. */
const shopper = ({ options = {}, ...stage }: Stage = {}): DeadWalkScene => {
  const { map } = scene({ map: null, options: { scenario: 'shopping-list' } }).table.book
  const [room] = map.terrain.buildings.flatMap(({ rooms }) => rooms).filter(({ id }) => id === 'R1')
  const xs = room?.outline.map(({ x }) => x) ?? []
  const ys = room?.outline.map(({ y }) => y) ?? []
  const middle = (values: number[]): number => Math.round((Math.min(...values) + Math.max(...values)) / 2)
  return scene({
    map: null,
    options: { scenario: 'shopping-list', searching: true, ...options },
    humans: [human({ at: [middle(xs) + 200, middle(ys)] })],
    activation: { human: 1 },
    ...stage,
  })
}

describe('competent players who search', () => {
  it('search a room that the scenario asks for, wherever in it they are', () => {
    expect(doneIn(shopper())).toBe('search')
    expect(doneIn(shopper({ progress: { explored: ['R1'] } }))).toBe('search')
  })

  it('go on when it is done, or when nothing can be searched', () => {
    expect(doneIn(shopper({ progress: { searched: ['R1'] } }))).not.toBe('search')
    expect(doneIn(shopper({ options: { searching: false } }))).not.toBe('search')
  })

  it('see to zombies first', () => {
    const { at: place } = shopper().state.humans[0] ?? { at: { x: 0, y: 0 } }
    const near = shopper({ zombies: [zombie(1, [place.x - 600, place.y])] })
    expect(doneIn(near)).not.toBe('search')
  })

  it('do not mind those who stand outside', () => {
    const { map } = shopper().table.book
    const [room] = map.terrain.buildings.flatMap(({ rooms }) => rooms).filter(({ id }) => id === 'R1')
    const west = Math.min(...(room?.outline.map(({ x }) => x) ?? []))
    const y = shopper().state.humans[0]?.at.y ?? 0
    const near = shopper({ humans: [human({ at: [west + 300, y] })], zombies: [zombie(1, [west - 300, y])] })
    expect(doneIn(near)).toBe('search')
  })

  it('take what they find', () => {
    const s = shopper({ dice: [1, 3, 1, 1] })
    s.do('P1', advised(s))
    expect(s.asks).toBe('find')
    expect(advised(s)).toEqual({ do: 'take-find' })
  })

  it('turn nothing into something if they are lucky', () => {
    const lucky = (face: number): DeadWalkScene => {
      const s = shopper({ options: { skills: true }, dice: [1, face] })
      const [person] = s.state.humans
      if (person) person.sheet = Object.freeze({ ...person.sheet, skills: Object.freeze(['lucky'] as const) })
      return s.do('P1', { do: 'search' })
    }
    expect(advised(lucky(1))).toEqual({ do: 'use-skill', skill: 'lucky', add: 1 })
    expect(advised(lucky(3))).toEqual({ do: 'decline' })
  })

  it('see to it that a dead friend does not come back', () => {
    const s = scene({
      options: { searching: true },
      humans: [
        human({ items: [{ kind: 'antiseptic', id: 3 }] }),
        human({ at: at(62.5, 60), status: 'dead', died: 1, wounds: 3 }),
      ],
      activation: { human: 1 },
    })
    expect(advised(s)).toEqual({ do: 'use-antiseptic', with: 3, corpse: 2 })
  })
})
