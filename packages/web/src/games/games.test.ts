/** What the games on the shelf bring to the page, and what is shown of one that brings nothing. */
import { type AnyGame, anyGame, gameSource, type Holder, prepare } from '@shamble/kernel'
import { lantern } from '@shamble/kernel/sample/lantern'
import { pebbles } from '@shamble/kernel/sample/pebbles'
import { GAMES, type GameEntry } from '@shamble/shelf'
import { describe, expect, it } from 'vitest'
import type { SetupDisplay } from '../play/game-display.ts'
import { choicesOf, headingOf, newDraft, setupOf, withOption, withScenario } from '../setup/draft.ts'
import { benchFor, campaignFor, editorFor, printFor, setupFor } from './around.ts'
import { CARDS, cardFor, cardsOf } from './cards.ts'
import { displayFor } from './index.ts'
import { plainSetup } from './plain/plain-setup.ts'

/** What a game should bring to the page and does not, a sentence each. */
async function lacksOf({ about, campaign, workshop }: GameEntry): Promise<string[]> {
  const { id } = about
  const lacks: string[] = []
  const [display, setup, tools] = await Promise.all([displayFor(id)?.(), setupFor(id)?.(), campaignFor(id)?.()])
  if (display?.id !== id || display.title !== about.title || display.round !== about.round)
    lacks.push('its display is not by its name')
  if (setup?.id !== id || setup.title !== about.title || setup.credit !== about.credit)
    lacks.push('its set-up is not by its name')
  const card = cardFor(id)
  if (!card?.quick) lacks.push('its card begins nothing with one press')
  if (card?.campaign?.id !== campaign?.about.id) lacks.push('its card does not name its campaign')
  if (tools?.id !== campaign?.about.id) lacks.push('its campaign has no display')
  if (tools?.title !== card?.campaign?.title) lacks.push('its campaign has two titles')
  const isText = (await workshop?.().catch(() => null))?.isText ?? false
  if ((editorFor(id) === undefined) !== (workshop === undefined || isText))
    lacks.push('it has a workshop without an editor')
  if ((benchFor(id) === undefined) !== (card?.bench === undefined)) lacks.push('its card does not name its desk')
  if ((await printFor(id)?.())?.id !== id) lacks.push('there is nothing to print')
  return lacks
}

describe('in the page', () => {
  it.each(GAMES.map((entry) => [entry.about.title, entry] as const))('%s lacks nothing', async (_, entry) => {
    expect(await lacksOf(entry)).toEqual([])
  })

  it('a game that brings nothing is told what it lacks', async () => {
    const [evac] = GAMES as readonly [GameEntry, ...GameEntry[]]
    const poor = { ...evac, about: { ...evac.about, id: 'evak' }, workshop: async () => Promise.reject(new Error()) }
    expect(await lacksOf(poor)).toEqual([
      'its display is not by its name',
      'its set-up is not by its name',
      'its card begins nothing with one press',
      'it has a workshop without an editor',
      'there is nothing to print',
    ])
  })

  it.each(['', 'plain', 'even-live', '__proto__', 'constructor'])('nothing is brought by "%s"', (id) => {
    for (const found of [displayFor, setupFor, editorFor, benchFor, campaignFor, printFor])
      expect(found(id)).toBe(undefined)
  })
})

const ART = { tagline: '', seats: '', board: '', art: '' }
const sample: GameEntry = gameSource(
  lantern,
  () => Promise.resolve(lantern),
  () => Promise.resolve(lantern),
)

describe('cards', () => {
  it('stand in the order of the shelf, then those that are to come in theirs', () => {
    expect(CARDS.map(({ id }) => id)).toEqual(GAMES.map(({ about }) => about.id))
    expect(CARDS.filter(({ isPlayable }) => isPlayable)).toHaveLength(GAMES.length)
  })

  it('are there for a game that brings none', () => {
    const later = { ...ART, title: 'Later', credit: 'Somebody' }
    const cards = cardsOf([sample], {
      './later/card.ts': { ...later, coming: 2 },
      './sooner/card.ts': { ...later, title: 'Sooner', coming: 1 },
    })
    expect(cards).toMatchObject([
      { id: 'lantern', title: 'Lantern', credit: 'Invented for tests', isPlayable: true, quick: null },
      { id: 'sooner', title: 'Sooner', isPlayable: false },
      { id: 'later', title: 'Later', isPlayable: false },
    ])
  })

  it('no longer say that a game is to come once it is on the shelf', () => {
    const cards = cardsOf([sample], { './lantern/card.ts': { ...ART, title: 'Lamp', credit: 'Somebody', coming: 1 } })
    expect(cards).toMatchObject([{ id: 'lantern', title: 'Lantern', isPlayable: true }])
  })

  it('are found by the campaign, too', () => {
    expect(cardFor('dead-walk-campaign')?.id).toBe('dead-walk')
    expect(cardFor('nothing')).toBe(undefined)
  })
})

/** The rules take what the page would begin. */
function begins(game: AnyGame, display: SetupDisplay, draft = newDraft(display, false)): boolean {
  const { options, seats } = setupOf(display, draft, false)
  const holders = Object.entries(seats).map(([seat, one]): [string, Holder] => [
    seat,
    one.kind === 'bot' ? { bot: one.level } : { person: one.name },
  ])
  return prepare(game, options, Object.fromEntries(holders)).ok
}

describe('the set-up of a game that brings none', () => {
  const [game, small] = [anyGame(lantern), anyGame(pebbles)]
  const setup = plainSetup(game)

  it('says what its rules say', () => {
    const draft = newDraft(setup, false)
    expect(headingOf(setup, draft)).toBe('Lantern, The tower: you play K1, a steady bot plays K2, by the book.')
    expect(setup.optionGroups[0]?.options.map(({ title }) => title)).toContain('Keepers')
    expect(begins(game, setup)).toBe(true)
  })

  it('follows the scenario and the options', () => {
    const cellar = withScenario(setup, newDraft(setup, false), 'cellar')
    expect(setup.scenarios.find(({ id }) => id === 'cellar')?.prescribed).toEqual({ nights: 2 })
    const three = withOption(setup, cellar, 'keepers', 3)
    expect(Object.keys(choicesOf(setup, three))).toHaveLength(3)
    expect(begins(game, setup, three)).toBe(true)
  })

  it('is there for a game without scenarios', () => {
    const bare = plainSetup(small)
    expect(headingOf(bare, newDraft(bare, false))).toMatch(/^Pebbles, the whole game: you play /)
    expect(begins(small, bare)).toBe(true)
    expect(begins(small, bare, withOption(bare, newDraft(bare, false), 'heap', 7))).toBe(true)
  })
})
