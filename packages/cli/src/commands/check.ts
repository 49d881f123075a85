import { type AnyGame, faultText } from '@shamble/kernel'
import type { ScenarioFault, Workshop } from '@shamble/shelf'
import { JSON_FLAG } from '../args.ts'
import type { Command } from '../command.ts'
import { SHELVES } from '../games.ts'
import { printJson, printLines } from '../io.ts'
import { documentFault, nameOf, readDocument } from '../read.ts'
import { quoted } from '../stop.ts'

/** The game for which a scenario was written, by its own word. */
function workshopFor(file: string, document: unknown): { readonly game: AnyGame; readonly workshop: Workshop } {
  const isObject = typeof document === 'object' && document !== null && Object.hasOwn(document, 'game')
  const named = isObject ? (document as { readonly game: unknown }).game : undefined
  for (const { game, workshop } of SHELVES) if (workshop && game.id === named) return { game, workshop }
  const ids = SHELVES.flatMap(({ game, workshop }) => (workshop ? [game.id] : []))
  const got = typeof named === 'string' ? `, got ${quoted(named)}` : ''
  throw documentFault(file, { at: 'game', why: `expected a game with scenario files: ${ids.join(', ')}${got}` })
}

const lineOf = ({ grade, at, why, clause }: ScenarioFault): string => `${grade}  ${faultText({ at, why })} [${clause}]`

function verdictOf(found: readonly ScenarioFault[]): string {
  const faults = found.filter(({ grade }) => grade === 'fault').length
  const warnings = found.length - faults
  const counted = (n: number, what: string): string => `${n} ${what}${n === 1 ? '' : 's'}`
  if (faults > 0) return `cannot be played: ${counted(faults, 'fault')}, ${counted(warnings, 'warning')}`
  return warnings > 0 ? `can be played: ${counted(warnings, 'warning')}` : 'is sound'
}

export const check: Command = {
  name: 'check',
  says: "Say all that is wrong with a scenario of one's own.",
  about: ['Places are those of the document. With a fault it cannot be played (exit code 1), with warnings it can.'],
  positionals: [{ name: 'FILE' }],
  flags: [JSON_FLAG],
  run(args, io) {
    const file = args.positionals[0] as string
    const document = readDocument(io, file)
    const { game, workshop } = workshopFor(file, document)
    const found = workshop.faultsOf(document)
    if (args.has('json')) printJson(io, { game: game.id, faults: found })
    else printLines(io, [...found.map(lineOf), `${nameOf(file)} ${verdictOf(found)}.`])
    return found.some(({ grade }) => grade === 'fault') ? 1 : 0
  },
}
