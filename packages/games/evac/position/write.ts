/** Writing a state down as a position. */
import { type OptionValues, parse, rowOf, sameJson, saysAll, type Shape } from '@shamble/kernel'
import type { XY } from '@shamble/grid'
import { OPTIONS, settle } from '../options.ts'
import { tileName } from '../content/map.ts'
import { sideXY, workGround } from '../rules/02-the-map.ts'
import { refOf } from '../rules/12-swapping-equipment.ts'
import { copyState, type EvacKit, type Item, type Look, type State } from '../state.ts'
import { POSITION, type Position } from './form.ts'
import { AMMO, readState } from './read-state.ts'

const writeItem = (item: Item): string => (AMMO.test(item.kind) ? `${item.kind}:${item.rounds}` : item.kind)

/**
 * A state without what has no bearing on the rules: statistics, names, who placed a door, the numbers of pieces of
 * equipment that can be named by their kind, and how a marine that has acted spent its activation.
 */
export function essence(s: State): object {
  return {
    ...s,
    decision: 0,
    nextItem: 0,
    nextZombie: 0,
    nextProposal: 0,
    lost: 0,
    flips: null,
    zombieMoved: s.frames.some((f) => f.proc === 'zombie') ? s.zombieMoved : 0,
    doors: s.doors.map((d) => ({ side: d.side, standing: d.standing })),
    marines: s.marines.map((m) => ({
      figure: [m.seat, m.type, m.at, m.hp, m.acted, m.moved, m.order],
      items: m.items.map((i) => [i.kind, i.rounds, i.usedBy, refOf(m, i)]),
      activation: m.acted || m.hp === 0 ? null : [m.begun, m.stirred, m.attack, m.stands],
    })),
  }
}

/** Whether the written keys cannot say all of this state: it does not rest at the beginning of somebody's activation. */
function needsExact(look: Look, doc: object): boolean {
  const parsed = parse(POSITION as Shape<Position>, doc)
  if (!parsed.ok || look.book.options.scenario !== 'S1') return true
  const restore = (): State => readState(parsed.value, look.book.options, look.state.holders)
  return !saysAll<EvacKit>({ facts: workGround }, look, essence, restore)
}

/** What was chosen: all values that the scenario and the marines on the map alone would not give (ev.scen.4). */
function writeOptions(options: OptionValues, marines: number): OptionValues {
  const scenario = options.scenario as string
  const alone = settle(scenario === OPTIONS.scenario.standard ? {} : { scenario })
  const plain: OptionValues = alone.ok ? alone.value : {}
  return Object.fromEntries(
    Object.entries(options).filter(([id, v]) =>
      id === 'scenario'
        ? v !== OPTIONS.scenario.standard
        : id === 'marines'
          ? v !== marines
          : !sameJson(v, rowOf(plain, id)),
    ),
  )
}

/** Everything the written keys can say. */
export function plainly(look: Look): object {
  const { state, facts } = look
  const { l } = facts
  const xy = (sq: number): XY => l.xy[sq] as XY
  const tiles = Object.fromEntries(
    state.tiles.map((t, p) => [tileName(state.size, p), { id: t.id, rot: t.rot, up: t.up }]),
  )
  return {
    game: 'evac',
    options: writeOptions(look.book.options, state.marines.length),
    tiles,
    start: state.starts.map((p) => tileName(state.size, p)),
    walls: state.walls.map((s) => sideXY(look, s)),
    doors: state.doors.map((d) => ({ side: sideXY(look, d.side), state: d.standing ? 'standing' : 'destroyed' })),
    marines: state.marines.map((m) => ({
      seat: m.seat,
      type: m.type,
      at: xy(m.at),
      hp: m.hp,
      items: m.items.map(writeItem),
      moved: m.moved,
      attackUsed: m.attack !== null,
      acted: m.acted,
    })),
    zombies: state.zombies.map((z) => ({
      at: xy(z.at),
      state: z.down ? 'down' : 'standing',
      acted: z.acted,
      fresh: z.fresh,
      id: z.id,
    })),
    turn: state.turn,
    phase: state.phase === 'setup' ? 'spawn' : state.phase,
  }
}

export function write(look: Look): object {
  const doc = plainly(look)
  return needsExact(look, doc) ? { ...doc, exact: copyState(look.state) } : doc
}
