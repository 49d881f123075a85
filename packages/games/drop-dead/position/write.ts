/** Writing a state down as a position. */
import { type OptionValues, parse, rowOf, sameJson, saysAll, type Shape } from '@shamble/kernel'
import { isStartTile } from '../content/tiles.ts'
import { OPTIONS, settle } from '../options.ts'
import { workGround } from '../rules/01-grid.ts'
import { copyState, type DropDeadKit, isAlive, type Look, type State, type Survivor, xyOf } from '../state.ts'
import { POSITION, type Position } from './form.ts'
import { readState } from './read-state.ts'

/** A state without what has no bearing on the rules: how many commands it took to get here. */
const essence = (s: State): object => ({ ...s, decision: 0 })

/** Whether the written keys cannot say all of this state: it does not rest in a survivor's turn. */
function needsExact(look: Look, doc: object): boolean {
  const parsed = parse(POSITION as Shape<Position>, doc)
  if (!parsed.ok) return true
  const restore = (): State => readState(parsed.value, look.book.options, look.state.holders)
  return !saysAll<DropDeadKit>({ facts: workGround }, look, essence, restore)
}

/** What was chosen: all values that the scenario and the number of survivors alone would not give. */
function writeOptions(options: OptionValues, survivors: number): OptionValues {
  const scenario = options.scenario as string
  const alone = settle({ scenario })
  const plain: OptionValues = alone.ok ? alone.value : {}
  return Object.fromEntries(
    Object.entries(options).filter(([id, v]) =>
      id === 'scenario'
        ? v !== OPTIONS.scenario.standard
        : id === 'players'
          ? v !== survivors
          : !sameJson(v, rowOf(plain, id)),
    ),
  )
}

function writeSurvivor(one: Survivor): object {
  const { seat, id, status, health, carries, items, trapped, died } = one
  if (!isAlive(one)) return { seat, id, health, status, ...(died ? { died: { ...died } } : {}) }
  return { seat, id, ...(one.at === null ? {} : { at: xyOf(one.at) }), health, carries, items: [...items], trapped }
}

function writeTurn({ turn, survivors }: State): object {
  if (turn === null) return {}
  const { seat, ...rest } = turn
  return { turn: { survivor: survivors.find((one) => one.seat === seat)?.id, ...rest } }
}

/** Everything the written keys can say. */
export function plainly({ state, book }: Pick<Look, 'state' | 'book'>): object {
  return {
    game: 'drop-dead',
    options: writeOptions(book.options, state.survivors.length),
    tiles: state.tiles
      .filter((tile) => !isStartTile(tile.id))
      .map(({ id, tx, ty, rot, resolved, asleep }) => ({ id, at: [tx, ty], rot, resolved, asleep })),
    survivors: state.survivors.map(writeSurvivor),
    zombies: state.zombies.map(({ at, ...rest }) => ({ ...rest, at: xyOf(at) })),
    stack: [...state.stack],
    covered: [...state.covered],
    deck: [...state.deck],
    discard: [...state.discard],
    partCards: [...state.partCards],
    parts: state.lying.map(xyOf),
    installed: state.installed,
    cycle: Math.max(1, state.cycle),
    phase: state.phase === 'setup' ? 'survivors' : state.phase,
    ...writeTurn(state),
    fog: state.fog,
    idle: state.idle,
    stirred: state.stirred,
  }
}

export function write(look: Look): object {
  const doc = plainly(look)
  return needsExact(look, doc) ? { ...doc, exact: copyState(look.state) } : doc
}
