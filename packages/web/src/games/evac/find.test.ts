import type { View } from '@shamble/evac/page'
import { beforeAll, describe, expect, it } from 'vitest'
import { boardModel } from './board-model.ts'
import { find, neighbour, placeAt } from './find.ts'
import { legend } from './legend.tsx'
import { orders, pick, preview, settled, targets } from './plan/index.ts'
import { centreOf, endsOf, parsePlace, rectOf, S, sideName } from './place.ts'
import { moments, situationOf, staged, withHints } from './testing.ts'
import type { DisplayState } from './types.ts'
import { loadMoreOrders, loadZombieOrders } from './plan/late.ts'

beforeAll(loadZombieOrders)
beforeAll(loadMoreOrders)

const middle = (s: DisplayState, place: string): readonly [number, number] => {
  const r = rectOf(parsePlace(place, s.view as View), s.view as View)
  if (!r) throw new Error(`no ${place}`)
  return [r.x + r.width / 2, r.y + r.height / 2]
}

const first = (options: object): ReturnType<typeof staged> => {
  const [moment] = moments({ ...options }, [1], { most: 1 })
  if (!moment) throw new Error('no moment')
  return moment
}

describe('places', () => {
  it('every target is found again by pointing at its middle', () => {
    for (const m of moments({ scenario: 'S2', marines: 3 }, [21], { every: 8 })) {
      const bare = situationOf(m)
      const aimed = orders(bare).filter((o) => o.enabled && (o.aims === 'square' || o.aims === 'side'))
      for (const { id: order } of aimed)
        for (const place of targets({ ...bare, selection: { ...bare.selection, order } }).slice(0, 30)) {
          const s = { ...bare, selection: { ...bare.selection, order } }
          const [x, y] = middle(s, place)
          const found = placeAt(x, y, s)
          expect(found).not.toBeNull()
          // What is gathered is no aim yet.
          const { aim, several } = pick(found ?? '', s)
          expect([order, place, aim ?? several?.at(-1)]).toEqual([order, place, place])
        }
    }
  })

  it('a point belongs to the figure on it, to its square otherwise, and off the board to nothing', () => {
    const s = situationOf(staged('healing'))
    const view = s.view as View
    expect(placeAt(...centreOf(view, view.marines[1]?.at ?? 0), s)).toBe('M2')
    expect(placeAt(0.5 * S, 1.5 * S, s)).toBe('1,2')
    expect([placeAt(-1, 5, s), placeAt(5, 9_999, s)]).toEqual([null, null])
  })

  it('a door is pointed at near its side', () => {
    const s = situationOf(staged('a door to batter'), { figure: 'zombie 1' })
    const view = s.view as View
    const side = view.doors[0]?.side ?? 0
    const [x1, y1, x2, y2] = endsOf(view, side)
    const order = { ...s, selection: { ...s.selection, order: 'batter' } }
    expect(placeAt((x1 + x2) / 2, (y1 + y2) / 2 + 12, order)).toBe(sideName(view, side))
    expect(placeAt((x1 + x2) / 2, (y1 + y2) / 2 + 3, s)).toBe(sideName(view, side))
    expect(placeAt((x1 + x2) / 2, (y1 + y2) / 2 + 18, s)).not.toBe(sideName(view, side))
  })

  it('is found by what a person types', () => {
    const s = situationOf(staged('the choice of whom to bite'))
    expect(['4,4', ' 4 , 4', 'c3', 'zombie 1', 'Zombie 1', 'M2', 'okafor'].map((text) => find(text, s))).toEqual([
      '4,4',
      '4,4',
      'C3',
      'zombie 1',
      'zombie 1',
      'M2',
      'M2',
    ])
    expect(['99,99', 'zombie 77', 'F9', 'nobody', ''].map((text) => find(text, s))).toEqual([
      null,
      null,
      null,
      null,
      null,
    ])
  })

  it('the cursor goes by squares, and by tiles or walls where those are chosen', () => {
    const s = situationOf(staged('healing'))
    expect(neighbour('10,10', 'up', s)).toBe('10,9')
    expect(neighbour('1,1', 'left', s)).toBe('1,1')
    expect(neighbour(null, 'right', s)).toBe(neighbour('4,4', 'right', s))
    const start = situationOf(first({ scenario: 'S2', marines: 3 }))
    expect(neighbour('A1', 'right', start)).toBe('B1')
    expect(neighbour('B1', 'down', start)).not.toBe('B2')
  })
})

describe('the selection', () => {
  it('goes on to the next zombie when one is finished, and lets go when zombies are placed', () => {
    const m = staged('a door to batter')
    const s = situationOf(m, { figure: 'zombie 1' })
    expect(settled(s)).toBe(s.selection)
    const view = s.view as View
    const spent = { ...view, zombies: view.zombies.map((z) => (z.id === 1 ? { ...z, acted: true } : z)) }
    const choices = s.choices.filter((c) => (c as { zombie?: number }).zombie !== 1)
    expect(settled({ ...s, view: spent, choices }).figure).toBe('zombie 2')
    expect(
      settled({ ...s, choices: [{ do: 'place-zombie', at: [1, 1] }], view: { ...view, frames: [] } }).figure,
    ).toBeNull()
  })

  it('pointing shows what would be done; pointing at nothing in particular shows nothing', () => {
    const m = staged('a body, two pistols and a Lieutenant')
    const s = situationOf(m)
    const over = (hover: string): DisplayState => withHints(m.table, { ...s, selection: { ...s.selection, hover } })
    expect(preview(over('zombie 1'))?.title).toBe('Zombie 1')
    expect(preview(over('2,4'))?.variants[0]?.commit).toBe('Walk to 2,4')
    expect(preview(over('30,30'))).toBeNull()
    expect(preview({ ...s, selection: { ...s.selection, order: 'move', aim: '30,30' } })?.refusal?.clause).toBe(
      'ev.move.1',
    )
  })
})

describe('the picture', () => {
  it('shows reach, light, targets, path and line of sight of what is chosen, and the key lists no more', () => {
    const m = staged('a body, two pistols and a Lieutenant')
    const s = situationOf(m)
    const shown = boardModel(s)
    expect(shown.reach?.walk.length).toBeGreaterThan(5)
    expect(shown.lit?.from).toBe(s.view && (s.view as View).marines[0]?.at)
    const shoot = boardModel({ ...s, selection: { ...s.selection, order: 'strike', hover: 'zombie 1' } })
    expect([...shoot.legal.zombies]).toEqual([1, 2])
    expect(shoot.target).toEqual({ kind: 'zombie', id: 1 })
    const walk = boardModel({ ...s, selection: { ...s.selection, order: 'move', aim: '2,4' } })
    expect(walk.path?.length).toBe(3)
    const words = legend(s).map((row) => row.words)
    expect(words).toContain('walk')
    expect(words).toContain('gear of the fallen')
    expect(legend(situationOf(staged('healing'))).map((row) => row.words)).not.toContain('gear of the fallen')
    expect(words).not.toContain('blast')
  })

  it('shows nothing above the walls when nobody is chosen', () => {
    const s = { ...situationOf(staged('healing')), selection: { figure: null, order: null, aim: null, hover: null } }
    const shown = boardModel(s)
    expect([shown.reach, shown.lit, shown.path, shown.sight, shown.blast, shown.chosen]).toEqual([
      null,
      null,
      null,
      null,
      null,
      null,
    ])
  })

  it('shows the line to a zombie out of sight up to the wall that stops it', () => {
    const m = staged('a door to batter')
    const s = { ...situationOf({ ...m, seat: 'M1' }, { figure: 'M1', hover: 'zombie 1' }), seat: 'M1' }
    const { sight } = boardModel(s)
    expect(sight).toMatchObject({ free: false, stop: (s.view as View).doors[0]?.side })
  })
})
