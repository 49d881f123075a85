/** The table in words: the same facts as the picture, as a tree. */
import {
  cellOf,
  ITEMS,
  openSidesOf,
  type PlacedTile,
  type Survivor,
  SURVIVORS,
  symbolOf,
  type View,
  type Zombie,
} from '@shamble/drop-dead/page'
import { choicesNode } from '../../../words/choices.ts'
import { capital, count, listed, plural } from '../../../words/plain.ts'
import { kindsOf } from '../ground.tsx'
import { bearing, cellName, unitName, zombieName } from '../place.ts'
import { planOf } from '../plan/index.ts'
import {
  chosenSurvivor,
  chosenZombie,
  hintsOf,
  isAlive,
  nameOf,
  partsRequired,
  tileAt,
  tileTitle,
  titleOf,
  zombieHealth,
} from '../read.ts'
import { question } from './question.ts'
import { carriedWords, stateOf } from './roster.ts'
import type { DisplayState, WordNode } from '../types.ts'

/** Where one speaks from: the chosen figure, else the first living survivor. */
function stand(s: DisplayState): number | null {
  return chosenSurvivor(s)?.at ?? chosenZombie(s)?.at ?? s.view.survivors.find(isAlive)?.at ?? null
}

const away = (from: number | null, to: number): string => {
  if (from === null || from === to) return ''
  const { units, words } = bearing(from, to)
  return `, ${units} ${plural(units, 'unit')} ${words}`
}

const where = (view: View, unit: number): string => {
  const tile = tileAt(view, cellOf(unit))
  return `at ${unitName(unit)}${tile ? ` on ${tileTitle(tile.id)}` : ''}`
}

export function survivorFacts(s: DisplayState, one: Survivor): string {
  const { view } = s
  const head = `${titleOf(one.id)} ${SURVIVORS[one.id].byname}`
  if (!isAlive(one)) return `${head}, ${stateOf(view, one)}`
  const place = one.at === null ? 'not placed yet' : where(view, one.at)
  return `${head}, ${place}, ${one.health} of ${SURVIVORS[one.id].health} health, ${stateOf(view, one)}`
}

/** How far a survivor walks in a turn, what holds him, and who can reach him. */
function standingNodes(s: DisplayState, one: Survivor): WordNode[] {
  const known = hintsOf(s).horde?.survivors.find(({ seat }) => seat === one.seat)
  if (!isAlive(one) || !known) return []
  const held = `Held on an overrun tile: kill ${count(known.held)} more to leave.`
  return [
    { id: `${one.seat} walks`, text: `Walks ${known.allowance} ${plural(known.allowance, 'unit')} a turn.` },
    ...(known.held > 0 ? [{ id: `${one.seat} held`, text: held }] : []),
    {
      id: `${one.seat} danger`,
      text: `${capital(count(known.danger))} of the dead can reach ${titleOf(one.id)} there.`,
    },
  ]
}

/** Of whose turn it is: how far the next wound would leave him to walk, and every unit in reach. */
function turnNodes(s: DisplayState, one: Survivor): WordNode[] {
  const { survivor } = hintsOf(s)
  if (survivor?.seat !== one.seat) return []
  const { next, reach } = survivor
  const safe = reach.filter((r) => r.danger === 0).length
  const slower = next && `At ${next.health} health ${titleOf(one.id)} walks ${next.allowance}.`
  const inReach: WordNode = {
    id: `${one.seat} reach`,
    text: `${capital(count(reach.length))} ${plural(reach.length, 'unit')} in reach, ${count(safe)} of them out of every zombie’s reach.`,
    children: reach.map((r) => ({
      id: `${one.seat} to ${unitName(r.at)}`,
      text: `${unitName(r.at)}, ${r.steps} ${plural(r.steps, 'step')}${r.kind === 'stop' ? ', must stop there' : r.kind === 'held' ? ', an overrun tile' : ''}, ${count(r.danger)} can reach it`,
      act: { order: 'move', place: unitName(r.at) },
    })),
  }
  return [...(slower ? [{ id: `${one.seat} next`, text: slower }] : []), ...(reach.length > 0 ? [inReach] : [])]
}

function survivorNode(s: DisplayState, one: Survivor): WordNode {
  const carries = carriedWords(one)
  const from = stand(s)
  const children: WordNode[] = [
    { id: `${one.seat} carries`, text: carries.length === 0 ? 'Carries nothing.' : `Carries ${listed(carries)}.` },
    ...one.items.map((id, i) => ({ id: `${one.seat} ${id} ${i}`, text: `${ITEMS[id].title}: ${ITEMS[id].says}` })),
    ...standingNodes(s, one),
    ...turnNodes(s, one),
  ]
  return {
    id: one.seat,
    text: `${survivorFacts(s, one)}${one.at === null ? '' : away(from, one.at)}${s.selection.figure === one.seat ? ', chosen' : ''}`,
    children,
    act: { figure: one.seat },
  }
}

export const zombieFacts = (s: DisplayState, z: Zombie): string =>
  `Zombie ${z.n}, ${where(s.view, z.at)}, ${z.health} of ${Math.max(z.health, zombieHealth(s.options))} health`

function zombieNode(s: DisplayState, z: Zombie, from: number | null): WordNode {
  const { view } = s
  const { survivor, horde } = hintsOf(s)
  const extra: string[] = []
  const target = survivor?.targets.find((one) => one.zombie === z.n)
  if (target) extra.push(target.sees ? 'in sight' : 'out of sight')
  const own = horde?.zombies.find((one) => one.zombie === z.n)
  if (own) {
    extra.push(`walks ${own.movement}`)
    const names = (seats: readonly string[]): string => listed(seats.map((seat) => nameOf(view, seat)))
    if (own.reaches.length > 0) extra.push(`can reach ${names(own.reaches)}`)
    else if (own.notices.length > 0) extra.push(`notices ${names(own.notices)}`)
  }
  if (z.commanded) extra.push('commanded')
  if (s.selection.figure === zombieName(z.n)) extra.push('chosen')
  return {
    id: zombieName(z.n),
    text: `${zombieFacts(s, z)}${away(from, z.at)}${extra.length > 0 ? `, ${extra.join(', ')}` : ''}`,
    act: { place: zombieName(z.n) },
  }
}

function deadNode(s: DisplayState): WordNode {
  const { view } = s
  const from = stand(s)
  const far = (z: Zombie): number => (from === null ? z.n : bearing(from, z.at).units)
  return {
    id: 'dead',
    text: `The dead: ${count(view.zombies.length)} on the map`,
    children: [...view.zombies].sort((a, b) => far(a) - far(b) || a.n - b.n).map((z) => zombieNode(s, z, from)),
  }
}

const SIDE_WORDS = { N: 'north', E: 'east', S: 'south', W: 'west' } as const

function tileNode(s: DisplayState, tile: PlacedTile): WordNode {
  const { view } = s
  const kinds = kindsOf(view, tile)
  const of = (kind: string): string =>
    listed(
      openSidesOf(tile)
        .filter((side) => kinds[side] === kind)
        .map((side) => SIDE_WORDS[side]),
    )
  const doors = [
    of('way') && `leads ${of('way')}`,
    of('open') && `unexplored ${of('open')}`,
    of('blocked') && `blocked ${of('blocked')}`,
  ].filter(Boolean)
  const symbol = symbolOf(tile)
  const spawner = hintsOf(s).horde?.spawners.find(({ cell }) => cell[0] === tile.tx && cell[1] === tile.ty)
  const signs =
    symbol === 'circle'
      ? tile.resolved
        ? ', circle, searched'
        : ', circle, not searched yet'
      : symbol === null
        ? ''
        : `, star ${symbol}${tile.asleep ? ', asleep' : spawner ? `, ${spawner.comes} will come` : ''}`
  return {
    id: cellName([tile.tx, tile.ty]),
    text: `${tileTitle(tile.id)}, ${tile.tx},${tile.ty}${signs}: ${doors.join(', ') || 'closed all around'}`,
    act: { place: cellName([tile.tx, tile.ty]) },
  }
}

function placesNode(s: DisplayState): WordNode {
  const { view } = s
  const circles = view.stackLeft.filter((id) => symbolOf({ id }) === 'circle').length
  return {
    id: 'places',
    text: `Places: ${view.tiles.length} tiles laid, ${view.stackLeft.length} in the stack, ${circles} of them with a card`,
    children: [
      ...view.lying.map((unit, i) => ({
        id: `part ${unit} ${i}`,
        text: `A car part lies ${where(view, unit)}${away(stand(s), unit)}`,
      })),
      ...view.tiles.map((tile) => tileNode(s, tile)),
    ],
  }
}

function vanNode(s: DisplayState): WordNode {
  const { view } = s
  const carried = view.survivors.filter((one) => one.carries).map((one) => titleOf(one.id))
  const facts = [
    `${view.installed} of ${partsRequired(s.options, view)} parts installed`,
    carried.length > 0 ? `carried by ${listed(carried)}` : 'none carried',
    `${view.lying.length === 0 ? 'none' : count(view.lying.length)} lying`,
    `${view.deckLeft.length} cards in the deck, ${view.discard.length} discarded`,
  ]
  return { id: 'van', text: `The van: ${facts.join(', ')}.` }
}

export function tree(s: DisplayState): readonly WordNode[] {
  const { view } = s
  const turn = view.cycle === 0 ? 'Set-up.' : `Cycle ${view.cycle}.`
  return [
    { id: 'now', text: `${turn} ${question(s)}` },
    {
      id: 'survivors',
      text: `The survivors: ${count(view.survivors.filter(isAlive).length)} alive`,
      children: view.survivors.map((one) => survivorNode(s, one)),
    },
    vanNode(s),
    deadNode(s),
    placesNode(s),
    choicesNode(planOf(s)),
  ]
}
