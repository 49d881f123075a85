import ts from 'typescript'
import { type Law, walk } from './law.ts'

const BROWSER_TESTS = 'packages/web/e2e/'
const READS = new Set(
  'allInnerTexts count evaluate getAttribute innerHTML innerText inputValue isChecked isDisabled isEnabled isHidden isVisible textContent'.split(
    ' ',
  ),
)

/**
 * A page needs its moment: whoever looks once, right after a press, proves how quick the machine was. What a page shows
 * is expected by `expect.poll`, which looks until it is so.
 */
export const oneLook: Law = {
  name: 'one-look',
  source({ file, tree, lineOf }, _, report) {
    if (!file.startsWith(BROWSER_TESTS)) return
    walk(tree, (node) => {
      if (looksOnce(node)) report(lineOf(node), 'expects what one look shows: await expect.poll(() => …) instead')
    })
  },
}

/** `expect(await page.locator(…).count())` and its like. */
function looksOnce(node: ts.Node): boolean {
  if (!ts.isCallExpression(node) || !ts.isIdentifier(node.expression) || node.expression.text !== 'expect') return false
  const [first] = node.arguments
  return first !== undefined && ts.isAwaitExpression(first) && isRead(first.expression)
}

const isRead = (node: ts.Expression): boolean =>
  ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression) && READS.has(node.expression.name.text)
