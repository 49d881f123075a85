import ts from 'typescript'
import { type Law, walk } from './law.ts'

/** Where a game meets the table: its types are forgotten at one door each (`anyDisplay`, `anyCampaign`, `anyEditor`), so that nothing need be cast inside. */
const DISPLAYS = 'packages/web/src/games/'
/** A display does not say what it cannot know: neither `as` (but `as const`) nor `<T>` nor `!`. */
export const display: Law = {
  name: 'display',
  source({ file, tree, mayUseTestTools, lineOf }, _, report) {
    if (!file.startsWith(DISPLAYS) || mayUseTestTools) return
    walk(tree, (node) => {
      if ((ts.isAsExpression(node) && !isConst(node)) || ts.isTypeAssertionExpression(node))
        report(lineOf(node), 'a display does not cast: its states, events and commands have its own types')
      if (ts.isNonNullExpression(node))
        report(lineOf(node), 'a display does not cast: what must be there is asked for by `sure`')
    })
  },
}

const isConst = ({ type }: ts.AsExpression): boolean => ts.isTypeReferenceNode(type) && type.getText() === 'const'
