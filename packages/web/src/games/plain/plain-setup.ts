/** The set-up of a game that brings none to the page: what its rules tell of scenarios, options and seats. */
import { type AnyGame, type OptionValues, optionsInGroups, type ShownGroup } from '@shamble/kernel'
import type { ScenarioCard, SeatSlot, SetupDisplay } from '../../play/game-display.ts'
import { capital } from '../../words/plain.ts'

const SCENARIO = 'scenario'

/** What a scenario prescribes instead of the book's values. */
function prescribedBy({ options, settle }: AnyGame, id: string): OptionValues {
  const settled = settle({ [SCENARIO]: id })
  if (!settled.ok) return {}
  const differs = ([key, value]: readonly [string, unknown]): boolean =>
    key !== SCENARIO && JSON.stringify(value) !== JSON.stringify(options[key]?.standard)
  return Object.fromEntries(Object.entries(settled.value).filter(differs))
}

const PLAIN = { sizes: [], length: 'as long as it takes', extent: 'by its rules', hides: [] }

/** A game without scenarios is one. */
const scenariosOf = (game: AnyGame): readonly ScenarioCard[] =>
  game.scenarios.length > 0
    ? game.scenarios.map(({ id, title, says, ours }) => ({
        ...PLAIN,
        id,
        title,
        says,
        ours,
        prescribed: prescribedBy(game, id),
      }))
    : [{ ...PLAIN, id: '', title: 'the whole game', says: game.credit, ours: false, prescribed: {} }]

/** In its own groups; else all of them, by their sentences. */
function groupsOf({ options, optionGroups }: AnyGame): ShownGroup[] {
  if (optionGroups) return optionsInGroups(options, optionGroups)
  const shown = Object.keys(options).filter((id) => id !== SCENARIO && options[id]?.kind !== 'document')
  return optionsInGroups(options, [{ title: 'Options', options: shown }]).map((group) => ({
    ...group,
    options: group.options.map((option) => ({ ...option, title: capital(option.title) })),
  }))
}

/** Every seat is a side of its own. */
function seatsOf(game: AnyGame, options: OptionValues): SeatSlot[] {
  const settled = game.settle(options)
  return (settled.ok ? game.seats(settled.value) : []).map((seat) => ({ seat, label: seat, side: seat }))
}

export function plainSetup(game: AnyGame): SetupDisplay {
  const [first] = game.scenarios
  return {
    id: game.id,
    title: game.title,
    credit: game.credit,
    options: game.options,
    optionGroups: groupsOf(game),
    presets: [{ label: 'By the book', options: {} }],
    scenarios: scenariosOf(game),
    scenarioOption: SCENARIO,
    quickStart: first && Object.hasOwn(game.options, SCENARIO) ? { [SCENARIO]: first.id } : {},
    seats: (options) => seatsOf(game, options),
    sideWords: (side) => side,
  }
}
