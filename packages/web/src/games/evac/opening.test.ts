import { Engine, type FromHost, type MatchCard, type MatchSetup, MemoryStore } from '@shamble/host'
import { committedDice, type Match, startMatch } from '@shamble/kernel'
import { setUp } from '@shamble/kernel/testkit'
import { type EvacKit, evac } from '@shamble/evac'
import { describe, expect, it } from 'vitest'
import { GAMES } from '../../engine/games.ts'
import { quickSetup } from '../../start/quick-start.tsx'
import { FIRST_PATROL } from './opening.ts'
import { squareName } from './place.ts'

const SIDES = ['patrol', 'one', 'dead'] as const
const setupOf = (you: string): MatchSetup => quickSetup({ you, against: 'competent', game: 'evac/S2' }, true)

/** The match as the host begins it, with what the rules said to each answer. */
function played(you: string): { match: Match<EvacKit>; refused: unknown[] } {
  const { options, seats } = setupOf(you)
  const holders = Object.fromEntries(
    Object.entries(seats).map(([seat, one]) => [seat, one.kind === 'bot' ? { bot: one.level } : { person: one.name }]),
  )
  const dice = committedDice({ secret: FIRST_PATROL.secret, shares: {}, match: 'seeded' })
  const match = startMatch(evac, setUp(evac, { options, holders }), dice, { undoDice: 'same', physical: [] })
  const answers = FIRST_PATROL.answers.map(({ seat, command }) => match.submit(seat, null, command))
  return { match, refused: answers.filter(({ ok }) => ok !== true) }
}

describe.each(SIDES)('a first game as %s', (you) => {
  it('begins with the first marine to act, by commands that the rules take', () => {
    const { match, refused } = played(you)
    expect(refused).toEqual([])
    expect(match.pending()).toMatchObject({ asks: 'act', owe: expect.arrayContaining(['M1']) as unknown })
    expect(match.table.state.turn).toBe(1)
  })
})

it('has the patrol set out in the alley, two of the dead before it and a door at the back', () => {
  const { state } = played('patrol').match.table
  const at = (square: number): string => squareName(state, square)
  expect(state.tiles[7]).toMatchObject({ id: 'T19', up: true })
  expect(state.marines.map(({ name, at: square }) => [name, at(square)])).toEqual([
    ['Ito', '11,20'],
    ['Okafor', '13,17'],
    ['Doyle', '13,19'],
  ])
  expect(state.zombies.map((z) => at(z.at)).filter((xy) => /^11,(16|17|18|19)$/.test(xy))).toEqual(['11,17', '11,18'])
  const { match } = played('patrol')
  expect(match.choices('M1')).toContainEqual(expect.objectContaining({ do: 'shoot', zombie: 4 }))
  expect(match.choices('M2')).toContainEqual({ do: 'step', to: [14, 17] })
})

describe('at the host', () => {
  /** What the host of a page answers, to one message after the other. */
  async function hosted(setup: MatchSetup): Promise<{ card: MatchCard; opened: FromHost[]; store: MemoryStore }> {
    const told: FromHost[] = []
    const store = new MemoryStore()
    const hold = { lost: new Promise<void>(() => {}), release: () => {} }
    const engine = new Engine({
      games: GAMES,
      store,
      locks: { take: () => Promise.resolve(hold) },
      post: (message) => void told.push(structuredClone(message)),
      now: () => 1,
      clock: () => 0,
      luck: () => 'ab'.repeat(32),
    })
    await engine.receive({ t: 'create', id: 1, setup })
    const created = told.find((one) => one.t === 'created')
    if (!created) throw new Error(JSON.stringify(told))
    await engine.receive({ t: 'open', id: 2, table: created.card.id })
    return { card: created.card, opened: told, store }
  }

  it('is a table that stands in its first turn, with every answer in its log', async () => {
    const { card, opened } = await hosted({ ...setupOf('patrol'), opening: FIRST_PATROL })
    expect(card).toMatchObject({ standing: 'Turn 1', commands: FIRST_PATROL.answers.length })
    expect(opened.find(({ t }) => t === 'opened')).toBeDefined()
  })

  it('is kept as any other: who plays it again sets it up himself', async () => {
    const { card } = await hosted({ ...setupOf('patrol'), opening: FIRST_PATROL })
    expect(card.setup).not.toHaveProperty('opening')
  })

  it('asks what the rules do not take', async () => {
    const answers = [{ seat: 'M1', command: { do: 'choose-start', tile: 'B2' } }, ...FIRST_PATROL.answers]
    const { card } = await hosted({ ...setupOf('patrol'), opening: { ...FIRST_PATROL, answers } })
    expect(card).toMatchObject({ standing: 'Setting up', commands: 0, waitingFor: ['M1'] })
  })
})
