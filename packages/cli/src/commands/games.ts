import { type AnyGame, type OptionDefinition, rangeOf } from '@shamble/kernel'
import { JSON_FLAG } from '../args.ts'
import type { Command } from '../command.ts'
import { type Shelf, SHELVES } from '../games.ts'
import { printJson, printLines } from '../io.ts'

function seatsOf(game: AnyGame): readonly string[] {
  const settled = game.settle({})
  return settled.ok ? game.seats(settled.value) : []
}

/** What can be written down of a definition: the shape of a document cannot. */
function limitsOf(d: OptionDefinition): object {
  const { kind: _kind, standard: _standard, clause: _clause, says: _says, ...limits } = d
  return 'shape' in limits ? {} : limits
}

const optionDocument = (id: string, d: OptionDefinition): object => ({
  id,
  kind: d.kind,
  standard: d.standard,
  ...limitsOf(d),
  range: rangeOf(d),
  clause: d.clause,
  says: d.says,
})

const rulesDocument = (game: AnyGame): object => ({
  id: game.id,
  title: game.title,
  rules: game.rulesVersion,
  credit: game.credit,
  sides: game.sides,
  seats: seatsOf(game),
  scenarios: game.scenarios,
  options: Object.entries(game.options).map(([id, d]) => optionDocument(id, d)),
})

const gameDocument = ({ game, campaign }: Shelf): object => ({
  ...rulesDocument(game),
  ...(campaign && { campaign: rulesDocument(campaign.game) }),
})

const standardText = (d: OptionDefinition): string => {
  const { standard } = d
  if (typeof standard === 'boolean') return standard ? 'on' : 'off'
  if (standard === null) return 'none'
  return Array.isArray(standard) ? standard.join(',') || 'none' : String(standard)
}

const optionText = ([id, d]: readonly [string, OptionDefinition]): string[] => [
  `    ${id} = ${standardText(d)}  (${rangeOf(d)}) [${d.clause}]`,
  `        ${d.says}`,
]

const rulesText = (game: AnyGame): string[] => [
  `  Sides: ${game.sides.join(', ')}. Seats unless options say otherwise: ${seatsOf(game).join(', ')}.`,
  ...(game.scenarios.length > 0 ? ['  Scenarios:'] : []),
  ...game.scenarios.flatMap(({ id, title, says, ours }) => [
    `    ${id}: ${title}${ours ? ' (not in the book)' : ''}`,
    `        ${says}`,
  ]),
  '  Options:',
  ...Object.entries(game.options).flatMap(optionText),
]

const titleText = (game: AnyGame): string => `${game.id}: ${game.title}, rules ${game.rulesVersion}`

const gameText = ({ game, campaign }: Shelf): string[] => [
  titleText(game),
  `  ${game.credit}`,
  ...rulesText(game),
  ...(campaign ? [titleText(campaign.game), ...rulesText(campaign.game)] : []),
]

export const games: Command = {
  name: 'games',
  says: 'List the games and their campaigns with their seats, scenarios and options.',
  about: [],
  positionals: [],
  flags: [JSON_FLAG],
  run(args, io) {
    if (args.has('json')) printJson(io, { games: SHELVES.map(gameDocument) })
    else printLines(io, SHELVES.flatMap(gameText))
    return 0
  },
}
