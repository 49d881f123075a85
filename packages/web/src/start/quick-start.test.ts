import { prepare } from '@shamble/kernel'
import { expect, it } from 'vitest'
import { GAMES } from '../engine/games.ts'
import { CARDS } from '../games/cards.ts'
import { isNewTo, quickSetup } from './quick-start.tsx'

const playable = CARDS.flatMap((plate) =>
  (plate.quick?.scenarios ?? []).flatMap((scenario) =>
    (plate.quick?.you ?? []).flatMap(({ id }) =>
      (['random', 'competent', 'searching', 'person'] as const).map((against) => ({
        you: id,
        against,
        game: `${plate.id}/${scenario.id}`,
      })),
    ),
  ),
)

it.each(playable)('can begin $game as $you against $against', async (fields) => {
  const setup = quickSetup(fields, false)
  const game = await GAMES.find(({ about }) => about.id === setup.game)?.rules()
  if (!game) throw new Error('there is no such game')
  const holders = Object.fromEntries(
    Object.entries(setup.seats).map(([seat, one]) => [
      seat,
      one.kind === 'bot' ? { bot: one.level } : { person: one.name },
    ]),
  )
  expect(prepare(game, setup.options, holders)).toMatchObject({ ok: true })
  expect(Object.values(setup.seats).some((one) => one.kind === 'person' && one.name === 'You')).toBe(true)
})

it('gives the other side to somebody here when asked to', () => {
  const { seats } = quickSetup({ you: 'dead', against: 'person', game: 'evac/S2' }, false)
  expect(seats).toMatchObject({ Z: { name: 'You' }, M1: { name: 'Player 2' }, M3: { name: 'Player 2' } })
})

it('lets bots beside me play as those against me', () => {
  const { seats } = quickSetup({ you: 'one', against: 'searching', game: 'evac/S2' }, false)
  expect(seats).toMatchObject({ Z: { level: 'searching' }, M1: { name: 'You' }, M2: { level: 'searching' } })
})

it('teaches a side to whoever has not sat there, whatever else was played', () => {
  const setup = quickSetup({ you: 'dead', against: 'competent', game: 'evac/S2' }, true)
  const table = { game: 'evac', setup }
  expect(isNewTo(['Z'], [], 'evac')).toBe(true)
  expect(isNewTo(['Z'], [table], 'evac')).toBe(false)
  expect(isNewTo(['M1'], [table], 'evac')).toBe(true)
  expect(isNewTo(['Z'], [table], 'drop-dead')).toBe(true)
})
