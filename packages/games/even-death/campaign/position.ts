/** The written form of a campaign: a short document of any state. */
import { clauseOfOption, type OptionValues, readWhole, writtenPosition } from '@shamble/kernel'
import { CAMPAIGN } from './about.ts'
import { invariants } from './invariants.ts'
import { bookFor, OPTIONS, settle } from './options.ts'
import { type Position, POSITION } from './position/form.ts'
import { readState } from './position/read.ts'
import { plainly, write } from './position/write.ts'
import { shape } from './shape.ts'
import { type CampaignKit, copyState, type State } from './state.ts'

const readExact = (doc: Position, options: OptionValues): State => {
  const book = bookFor(options)
  const game = { facts: () => null, copy: copyState, invariants }
  const whole = { game, title: CAMPAIGN.title, clause: 'ed.camp-setup.2', book, shape: shape(book), plainly }
  return readWhole<CampaignKit>(whole, JSON.parse(JSON.stringify(doc.exact)), { ...doc, exact: undefined })
}

export const position = writtenPosition<CampaignKit, Position>({
  form: POSITION,
  clause: 'ed.camp-setup.2',
  optionClause: clauseOfOption(OPTIONS, 'ed.camp-setup.1'),
  settle: (given) => settle(given),
  readState,
  readExact,
  write,
  shape,
})
