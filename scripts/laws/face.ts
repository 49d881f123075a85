import ts from 'typescript'
import { type Law, walk } from './law.ts'

/** Where a game meets the table: its types are forgotten at one door (`anyFace`), so that nothing need be cast inside. */
const FACES = 'packages/web/src/games/'
/** Documents that are walked by path, and the campaign, whose face is not typed. */
const UNTYPED = ['dead-walk/editor/', 'dead-walk/campaign/']

const isFace = (file: string): boolean =>
  file.startsWith(FACES) && !UNTYPED.some((folder) => file.startsWith(FACES + folder))

/** A face does not say what it cannot know: neither `as` (but `as const`) nor `<T>` nor `!`. */
export const face: Law = {
  name: 'face',
  source({ file, tree, mayUseTestTools, lineOf }, _, report) {
    if (!isFace(file) || mayUseTestTools) return
    walk(tree, (node) => {
      if ((ts.isAsExpression(node) && !isConst(node)) || ts.isTypeAssertionExpression(node))
        report(lineOf(node), 'a face does not cast: its situations, events and commands have its own types')
      if (ts.isNonNullExpression(node))
        report(lineOf(node), 'a face does not cast: what must be there is asked for by `sure`')
    })
  },
}

const isConst = ({ type }: ts.AsExpression): boolean => ts.isTypeReferenceNode(type) && type.getText() === 'const'
