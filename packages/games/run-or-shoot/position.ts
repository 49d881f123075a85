/** The position file: a document from which any state can be set up, and the document of any state. */
import { clauseOfOption, type OptionValues, writtenPosition } from '@shamble/kernel'
import { PS_IDS } from './content/survivors.ts'
import { OPTIONS, settle } from './options.ts'
import { readExact } from './position/exact.ts'
import { POSITION, type Position } from './position/form.ts'
import { readState } from './position/read-state.ts'
import { shape } from './position/shape.ts'
import { write } from './position/write.ts'
import type { RunOrShootKit } from './state.ts'

const isPlayer = ({ who }: Position['survivors'][number]): boolean =>
  who === undefined || PS_IDS.some((id) => id === who)

const teamOf = (players: number): OptionValues => (players === 0 ? {} : { survivors: players })

export const position = writtenPosition<RunOrShootKit, Position>({
  form: POSITION,
  clause: 'rs.setup.5',
  optionClause: clauseOfOption(OPTIONS, 'rs.setup.5'),
  settle: (given, { survivors }) => settle({ ...teamOf(survivors.filter(isPlayer).length), ...given }),
  readState,
  readExact,
  write,
  shape,
})
