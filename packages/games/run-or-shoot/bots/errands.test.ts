import { describe, expect, it } from 'vitest'
import { lookAt } from '../forecast/seen.ts'
import { at, runOrShoot, type RunOrShootScene, scene, type Staging, survivorNo } from '../testing.ts'
import { advise } from './advise.ts'
import { habitOf } from './cards.ts'

/** The card of survivor 1. */
function cardOf(s: RunOrShootScene): readonly string[] {
  const look = lookAt(runOrShoot.view(s.table, 'S1'), s.table.book)
  return habitOf(look, survivorNo(s, 1)).cards
}
const adviceAt = (s: RunOrShootScene) =>
  advise(runOrShoot.view(s.table, 'S1'), s.table.book, 'S1', s.offered('S1')).command

/** What survivor 1 does with a move. */
function moveOf(stage: Staging) {
  const s = scene(stage)
  s.do('S1', { do: 'card', cards: ['RUN'] })
  return adviceAt(s)
}

describe('caches beside the way', () => {
  const AID = '1,0 c1'
  const inside = { openings: { '1,0 door0': { state: 'open' } }, survivors: [{ at: at(55, 14) }] } as const
  const search = { act: 'search', cache: AID }

  it('B8 searches one within 10 cm of the way, and names what it would take', () => {
    const command = moveOf(inside)
    expect(command).toMatchObject({ do: 'move', acts: [{ act: 'go' }, search] })
    expect(JSON.stringify(command)).toContain('kit')
  })

  it('B8 leaves it to whoever is nearer, and does not look twice', () => {
    const nearer = { ...inside, survivors: [{ at: at(55, 14) }, { at: at(53.5, 12) }] }
    expect(JSON.stringify(moveOf(nearer))).not.toContain(AID)
    expect(JSON.stringify(moveOf({ ...inside, state: { searched: [AID] } }))).not.toContain(AID)
  })

  it('B8 searches nothing while somebody comes, nor when time is short', () => {
    expect(JSON.stringify(moveOf({ ...inside, zeds: [{ at: at(60, 36) }] }))).not.toContain(AID)
    expect(JSON.stringify(moveOf({ ...inside, state: { turn: 15 } }))).not.toContain(AID)
  })
})

describe('ladders', () => {
  const FOOT = at(34.5, 16)
  const ring = Array.from({ length: 12 }, (_, i) => ({
    at: at(34.5 + 4 * Math.cos((i * Math.PI) / 6), 16 + 4 * Math.sin((i * Math.PI) / 6)),
  }))

  it('B7 climbs where too many bar every way on', () => {
    const s = scene({ survivors: [{ at: FOOT, items: [] }], zeds: ring.filter(({ at: { x } }) => x > 3400) })
    expect(cardOf(s)).toEqual(['CLIMB'])
    s.do('S1', { do: 'card', cards: ['CLIMB'] })
    while (s.asks !== 'climb') s.do('S1', adviceAt(s))
    expect(adviceAt(s)).toEqual({ do: 'climb', ladder: '0,0 ladder0' })
  })

  it('B9 comes down from a roof again: to the ladder, and by it', () => {
    const roof = (x: number) => ({ survivors: [{ at: at(x, 16), level: 1 }] })
    expect(cardOf(scene(roof(31.5)))).toEqual(['CLIMB'])
    expect(cardOf(scene(roof(18)))).toEqual(['RUN'])
    expect(moveOf(roof(18))).toMatchObject({ do: 'move', acts: [{ act: 'go', to: [2800, 1600] }] })
  })
})
