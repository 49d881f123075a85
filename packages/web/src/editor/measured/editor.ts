/** The editor of a measured game, from its kinds of things and its tools. */
import { count, plural, capital } from '../../words/plain.ts'
import type { Edited, GameEditor, Hit, Spot, ThingNode, ToolGroup } from '../game-editor.ts'
import { itemOf, valueAt, withItem, withoutItem } from '../path.ts'
import { freshIds, type Given, type TableMeasure } from './form.ts'
import { handlesOf, isAt, pull, rectOf, shift, turn } from './geometry.ts'
import { finder, type Kind, keysIn, partsOf, type Sized, type Thing, type Where } from './kind.ts'
import type { MeasuredTool } from './tools.ts'

/** A part of the document in words: so many of these; or words of its own, even if there is nothing. */
export interface ThingGroup<D> {
  readonly id: string
  readonly kinds: readonly Kind<D>[]
  /** What each of them consists of. */
  readonly parts?: readonly Kind<D>[]
  readonly words: { readonly one: string; readonly many: string } | { readonly always: string }
}

export interface MeasuredGame<D> extends Pick<Given<D>, 'ids'> {
  readonly table: TableMeasure
  /** The topmost first; kinds that are parts of one thing stand together. */
  readonly stack: readonly (readonly Kind<D>[])[]
  readonly groups: readonly { readonly title: string; readonly tools: readonly MeasuredTool<D>[] }[]
  readonly tree: readonly ThingGroup<D>[]
  /** Where somebody is who has no place yet. */
  readonly nowhere: string
}

/** What the editor does alike for every measured game. */
type MeasuredEditor<D> = Pick<
  GameEditor<D>,
  | 'measure'
  | 'groups'
  | 'size'
  | 'lay'
  | 'hits'
  | 'keys'
  | 'has'
  | 'nameOf'
  | 'rectOf'
  | 'handles'
  | 'pull'
  | 'shift'
  | 'turn'
  | 'remove'
  | 'copy'
  | 'tree'
  | 'fields'
>

const tenths = (value: number): string => String(Math.round(value * 10) / 10)

/** "at 12, 30" or "18 by 14 cm at 4, 4". */
function placeWords<D>(where: Where<D> | null, { table: { measure }, nowhere }: MeasuredGame<D>): string {
  if (!where) return nowhere
  if (where.is === 'point') return `at ${tenths(where.at[0])}, ${tenths(where.at[1])}`
  const [x1, y1, x2, y2] = where.span
  if (where.is === 'line') return `from ${tenths(x1)}, ${tenths(y1)} to ${tenths(x2)}, ${tenths(y2)}`
  return `${tenths(x2 - x1)} by ${tenths(y2 - y1)} ${measure} at ${tenths(x1)}, ${tenths(y1)}`
}

type Find<D> = (document: D, key: string) => Thing<D> | null

/** "Door D1, at 20, 13, closed". */
function saysOf<D>(game: MeasuredGame<D>, find: Find<D>, document: D, key: string): string {
  const thing = find(document, key)
  return thing ? `${capital(thing.name())}, ${placeWords(thing.where(), game)}${thing.more()}` : key
}

function measuredTree<D>(game: MeasuredGame<D>): (document: D) => ThingNode[] {
  const find = finder(game.stack.flat())
  return (document) =>
    game.tree.flatMap(({ id, kinds, parts, words }): ThingNode[] => {
      const node = (key: string): ThingNode => ({ id: key, key, text: saysOf(game, find, document, key) })
      const children = kinds
        .flatMap((one) => keysIn(document, [{ ...one, lastOnTop: false }]))
        .map((key) => (parts ? { ...node(key), children: partsOf(document, key, parts).map(node) } : node(key)))
      if ('always' in words) return [{ id, key: null, text: words.always, children }]
      const n = children.length
      return n === 0
        ? []
        : [{ id, key: null, text: `${capital(count(n))} ${plural(n, words.one, words.many)}`, children }]
    })
}

const allKeys = <D>({ stack }: MeasuredGame<D>, document: D): string[] =>
  stack.flatMap((kinds) => keysIn(document, kinds))

function hitsAt<D>(game: MeasuredGame<D>, find: Find<D>, document: D, at: Spot, slack: number): Hit[] {
  return allKeys(game, document).flatMap((key): Hit[] => {
    const thing = find(document, key)
    const where = thing?.where()
    return thing && where && isAt(where, at, slack) ? [{ key, grab: !thing.isLarge }] : []
  })
}

/** The same thing again, a little aside, with ids of its own. */
function copied<D extends Sized>(game: MeasuredGame<D>, find: Find<D>, document: D, key: string): Edited<D> | null {
  const thing = find(document, key)
  if (!thing?.again) return null
  const made = withItem(document, itemOf(key).list, thing.again(freshIds(game, document)))
  const where = find(made.document, made.chosen)?.where()
  const { aside } = game.table.sizes
  const beside = where ? shift(where, document.map.size, { x: aside, y: aside }) : made.document
  return { ok: true, document: beside, chosen: made.chosen, words: `copied ${thing.name()}` }
}

/** Where things are, and how they are moved, pulled and turned. */
function placing<D extends Sized>(
  find: Find<D>,
): Pick<MeasuredEditor<D>, 'rectOf' | 'handles' | 'pull' | 'shift' | 'turn'> {
  const where = (document: D, key: string): Where<D> | null => find(document, key)?.where() ?? null
  return {
    rectOf(document, key) {
      const found = where(document, key)
      return found && rectOf(found)
    },
    handles(document, key) {
      const found = where(document, key)
      return found ? handlesOf(found) : []
    },
    pull(document, key, handle, to) {
      const found = where(document, key)
      return (found && pull(found, document.map.size, handle, to)) ?? document
    },
    shift(document, key, by) {
      const found = where(document, key)
      return found ? shift(found, document.map.size, by) : document
    },
    turn(document, key, degrees) {
      const found = where(document, key)
      return found && turn(found, document, degrees)
    },
  }
}

export function measuredEditor<D extends Sized>(game: MeasuredGame<D>): MeasuredEditor<D> {
  const find = finder(game.stack.flat())
  const tools = new Map(game.groups.flatMap((group) => group.tools.map((tool) => [tool.id, tool] as const)))
  const nameOf = (document: D, key: string): string =>
    find(document, key)?.name() ?? ((valueAt(document, key) ?? null) === null ? 'nothing' : 'the scenario')
  const groups: readonly ToolGroup[] = game.groups
  return {
    measure: game.table.measure,
    groups,
    size: ({ map: { size } }) => ({ width: size[0], height: size[1] }),
    lay(document, tool, from, to) {
      const laid = tools.get(tool)?.lay(document, from, to) ?? { why: 'There is no such tool.' }
      if ('why' in laid) return { ok: false, why: laid.why }
      const { document: made, chosen, words = `placed ${nameOf(made, chosen)}` } = laid
      return { ok: true, document: made, chosen, words }
    },
    hits: (document, at, slack) => hitsAt(game, find, document, at, slack),
    keys: (document) => allKeys(game, document),
    has: (document, key) => find(document, key) !== null,
    nameOf,
    ...placing(find),
    remove(document, key) {
      const thing = find(document, key)
      if (!thing) return null
      return thing.without ? thing.without() : withoutItem(document, key)
    },
    copy: (document, key) => copied(game, find, document, key),
    tree: measuredTree(game),
    fields: (document, key) => find(document, key)?.fields() ?? [],
  }
}
