import ts from 'typescript'
import { type Law, walk } from './law.ts'

/** Where a game meets the table: its types are forgotten at one door each (`anyDisplay`, `anyCampaign`, `anyEditor`), so that nothing need be cast inside. */
const DISPLAYS = 'packages/web/src/games/'
/**
 * A display does not say what it cannot know: neither `as` (but `as const`) nor `<T>` nor `!`. And it keeps nothing in a
 * variable of a module, which would be the same at every table; parts that were loaded are the same everywhere.
 */
export const display: Law = {
  name: 'display',
  source({ file, tree, mayUseTestTools, lineOf }, _, report) {
    if (!file.startsWith(DISPLAYS) || mayUseTestTools) return
    for (const node of tree.statements)
      if (ts.isVariableStatement(node) && !(node.declarationList.flags & ts.NodeFlags.Const) && !isLoaded(node))
        report(lineOf(node), 'a display remembers on a view, or on the memory of the situation')
    walk(tree, (node) => {
      if ((ts.isAsExpression(node) && !isConst(node)) || ts.isTypeAssertionExpression(node))
        report(lineOf(node), 'a display does not cast: its states, events and commands have its own types')
      if (ts.isNonNullExpression(node))
        report(lineOf(node), 'a display does not cast: what must be there is asked for by `sure`')
    })
  },
}

/** `let part: typeof import('./part.ts') | null = null` */
const isLoaded = ({ declarationList: { declarations } }: ts.VariableStatement): boolean =>
  declarations.every(({ type }) => type?.getText().startsWith('typeof import(') === true)

const isConst = ({ type }: ts.AsExpression): boolean => ts.isTypeReferenceNode(type) && type.getText() === 'const'
