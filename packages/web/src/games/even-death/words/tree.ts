/** The table in words: the same facts as the picture, as a tree. */
import {
  type Herd,
  type Human,
  humanOf,
  INCH,
  isHerd,
  isOnTable,
  type TerrainId,
  type Unit,
  type View,
  type Zombie,
} from '@shamble/even-death/page'
import type { Forecast } from '@shamble/even-death/forecast'
import { boxOf, type Shape, type XY } from '@shamble/table'
import { choicesNode } from '../../../words/choices.ts'
import { capital, count, listed, plural } from '../../../words/plain.ts'
import { clockHour, pointName } from '../place.ts'
import { planOf } from '../plan/index.ts'
import { chosenUnit, lookOf } from '../read.ts'
import { coverWords, raysWords } from '../sight-card.tsx'
import { statesOf } from '../states.ts'
import { TERRAIN_WORDS } from '../terrain-words.ts'
import type { DisplayState, WordNode } from '../types.ts'
import { inchWords } from './inches.ts'
import { question } from './question.ts'
import { figures } from './roster.ts'
import { sideWords } from './sides.ts'
import { thingTitle } from './things.ts'
import { theSeat } from './seats.ts'
import { titleOf, unitName, unitTitle, zombieName } from './titles.ts'

/** ", looks north"; by the clock, twelve to the north. */
const looks = ({ facing }: Unit): string => `looks to ${clockHour({ x: 0, y: 0 }, facing)}`

/** "at 23,40, on crates 1" */
const where = ({ at, on }: { readonly at: XY; readonly on: string | null }): string =>
  `at ${pointName(at)}${on === null ? '' : ` on the ${on}`}`

/** ", 7.1″ from Veteran, 3 of 9 hidden: in cover": of others, seen from whoever is chosen. */
function seenFrom(look: Forecast, chosen: Unit | undefined, unit: Unit): string {
  if (!chosen || isHerd(chosen) || !isOnTable(chosen) || chosen.id === unit.id) return ''
  const places = isHerd(unit) ? unit.zombies : [unit]
  const gap = Math.min(...places.map(({ at }) => look.gap(chosen.at, at)))
  const sight = look.sight(chosen, unit)
  const [first] = sight.figures
  const seen = sight.of === 1 && first ? raysWords(first) : sight.seen === 0 ? 'out of sight' : coverWords(sight)
  return `, ${inchWords(gap)} from ${titleOf(look.view, chosen.id)}, ${seen}`
}

function humanWords(human: Human): string {
  const states = statesOf(human).map(({ words }) => words)
  return [where(human), looks(human), ...states].join(', ')
}

function zombieNode(view: View, z: Zombie): WordNode {
  const victim = z.locked === null ? undefined : humanOf(view, z.locked)
  const states = [z.down ? 'down' : '', victim ? `holds on to ${unitTitle(view, victim)}` : ''].filter(Boolean)
  const text = [`Zombie ${z.id} ${where(z)}`, ...states].join(', ')
  return { id: zombieName(z.id), text, act: { figure: zombieName(z.id) } }
}

/** "9 down, two hold on": of a herd all at once. */
function herdWords(look: Forecast, herd: Herd): string {
  const down = herd.zombies.filter((z) => z.down).length
  const held = herd.zombies.filter((z) => z.locked !== null).length
  const brain = look.brain(herd, 'get-up').needed
  return [
    looks(herd),
    down > 0 ? `${count(down)} down` : '',
    held > 0 ? `${count(held)} ${plural(held, 'holds', 'hold')} on` : '',
    herd.rambles ? `rambles${herd.mover === null ? '' : `, ${theSeat(herd.mover)} move it`}` : '',
    brain === null ? '' : `brain ${brain}`,
    `bites ${inchWords(look.biteReach(herd))} away next turn`,
  ]
    .filter(Boolean)
    .join(', ')
}

function unitNodes(s: DisplayState, look: Forecast): readonly WordNode[] {
  const { view } = s
  const chosen = chosenUnit(s)
  const units = new Map<string, Unit>([...view.humans, ...view.herds].map((unit) => [unitName(unit), unit]))
  return figures(s).map(({ id, name, role, state }): WordNode => {
    const unit = units.get(id)
    const said = `${name}, ${role}: ${state}`
    if (!unit || !isOnTable(unit)) return { id, text: said, act: { figure: id } }
    if (isHerd(unit))
      return {
        id,
        text: `${said}, ${herdWords(look, unit)}${seenFrom(look, chosen, unit)}`,
        act: { figure: id },
        children: unit.zombies.map((z) => zombieNode(view, z)),
      }
    return { id, text: `${said}, ${humanWords(unit)}${seenFrom(look, chosen, unit)}`, act: { figure: id } }
  })
}

const tenths = (units: number): string => String(Math.round((units * 10) / INCH) / 10)

/** "from 4,3 to 12,5" */
function extent(shape: Shape): string {
  const { west, north, east, south } = boxOf(shape)
  return `from ${tenths(west)},${tenths(north)} to ${tenths(east)},${tenths(south)}`
}

/** What lies on the table, kind by kind; walls of buildings go with them. */
function terrainNode({ book, view }: Forecast): WordNode {
  const { pieces, doors, ladders } = book.field
  const kinds = [...new Set(pieces.map(({ kind }) => kind))]
  const stateOf = (id: string): string =>
    Object.hasOwn(doors, id) ? (view.closed.includes(id) ? ', closed' : ', open') : ''
  const node = (kind: TerrainId): WordNode => {
    const own = pieces.filter((piece) => piece.kind === kind)
    return {
      id: `terrain ${kind}`,
      text: `${capital(TERRAIN_WORDS[kind].key)} (${own.length})`,
      children: own.map(({ id, shape }) => ({ id: `piece ${id}`, text: `${id} ${extent(shape)}${stateOf(id)}` })),
    }
  }
  const climbs = ladders.map(({ id, at }): WordNode => ({ id: `piece ${id}`, text: `${id} at ${pointName(at)}` }))
  return { id: 'terrain', text: `Terrain: ${kinds.length} kinds`, children: [...kinds.map(node), ...climbs] }
}

function aimNodes({ view }: Forecast): readonly WordNode[] {
  const markers = view.markers.map((marker, i): WordNode => {
    const { at, within, side, count: rounds } = marker
    const held = side === null ? 'nobody holds it alone' : `${sideWords(view, side)} for ${count(rounds)} rounds`
    return {
      id: `marker ${i + 1}`,
      text: `Objective ${i + 1} at ${pointName(at)}, held within ${inchWords(within)}: ${held}`,
    }
  })
  const things = view.things.map(({ id, at, carrier, owner, running }): WordNode => {
    const by = carrier === null ? undefined : humanOf(view, carrier)
    const states = [
      by ? `carried by ${unitTitle(view, by)}` : owner === null ? `at ${pointName(at)}` : `taken by ${owner}`,
      running ? 'runs' : '',
    ]
    return { id: `thing ${id}`, text: `${capital(thingTitle(view, id))}, ${states.filter(Boolean).join(', ')}` }
  })
  return markers.length + things.length === 0
    ? []
    : [{ id: 'aims', text: 'What it is about', children: [...markers, ...things] }]
}

/** Where one deploys, while units are placed. */
function zoneNodes({ view, book }: Forecast, look: Forecast): readonly WordNode[] {
  if (view.phase !== 'deployment') return []
  return book.plans.map(({ seat }): WordNode => {
    const boxes = look
      .zones(seat)
      .map(({ x, y }) => `${tenths(x[0])},${tenths(y[0])} to ${tenths(x[1])},${tenths(y[1])}`)
    return { id: `zone ${seat}`, text: `Zone of ${seat}: ${listed(boxes)}` }
  })
}

export function tree(s: DisplayState): readonly WordNode[] {
  const { view } = s
  const look = lookOf(s)
  const there = [...view.humans, ...view.herds].filter(isOnTable)
  return [
    { id: 'now', text: question(s) },
    { id: 'units', text: `Units: ${there.length} on the table`, children: unitNodes(s, look) },
    ...aimNodes(look),
    ...zoneNodes(look, look),
    terrainNode(look),
    choicesNode(planOf(s)),
  ]
}
