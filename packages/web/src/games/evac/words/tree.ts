/** The table in words: the same facts as the picture, as a tree. */
import {
  HELIPAD,
  type Marine,
  MARINES,
  SEEN,
  squaresOfTile,
  TILES,
  tileDrawn,
  type View,
  type Zombie,
} from '@shamble/evac/page'
import { planOf } from '../plan/index.ts'
import { choicesNode } from '../../../words/choices.ts'
import { bearing, latticeFor, positionName, sideName, squareName, tileUnder, zombieName } from '../place.ts'
import { chosenMarine, chosenZombie, fullHp, hintsOf, isAlive, isGun, weaponKind } from '../read.ts'
import { padWords } from './pad.ts'
import { capital, count, listed, plural } from '../../../words/plain.ts'
import { weaponWord } from './plain.ts'
import { question } from './question.ts'
import { carriedWords, stateOf } from './roster.ts'
import type { DisplayState, WordNode } from '../types.ts'
import { rowOf, sure } from '../../../sure.ts'

/** Where one speaks from: the chosen figure, else the first living marine. */
function stand(s: DisplayState): number | null {
  const { view } = s
  return chosenMarine(s)?.at ?? chosenZombie(s)?.at ?? view.marines.find(isAlive)?.at ?? null
}

const away = (view: View, from: number | null, to: number): string => {
  if (from === null || from === to) return ''
  const { squares, words } = bearing(view, from, to)
  return `, ${squares} ${plural(squares, 'square')} ${words}`
}

export const marineFacts = (s: DisplayState, m: Marine): string => {
  const { view } = s
  const where = `at ${squareName(view, m.at)}`
  if (!isAlive(m)) return `${m.name}, ${MARINES[m.type].title}, dead ${where}`
  return `${m.name}, ${MARINES[m.type].title}, ${where}, ${m.hp} of ${Math.max(m.hp, fullHp(s.options, m.type))} hit points, ${stateOf(view, m)}`
}

function marineNode(s: DisplayState, m: Marine): WordNode {
  const { view } = s
  const guns = m.items.filter(isGun).map((gun) => `${weaponWord(weaponKind(gun) ?? 'pistol')} ${gun.rounds}`)
  const carries = [...guns, ...carriedWords(m)]
  const from = stand(s)
  const chosen = s.selection.figure === m.seat
  const children: WordNode[] = [
    { id: `${m.seat} carries`, text: carries.length === 0 ? 'Carries nothing.' : `Carries ${listed(carries)}.` },
  ]
  if (isAlive(m)) children.push(...dangerNodes(s, m))
  return {
    id: m.seat,
    text: `${marineFacts(s, m)}${away(view, from, m.at)}${chosen ? ', chosen' : ''}`,
    children,
    act: { figure: m.seat },
  }
}

function dangerNodes(s: DisplayState, m: Marine): WordNode[] {
  const { marine } = hintsOf(s)
  if (!marine || marine.seat !== m.seat) return []
  const reach = marine.reach.filter((r) => r.kind === 'walk' || r.kind === 'sprint')
  const safe = reach.filter((r) => r.danger === 0)
  const turns = marine.reach.filter((r) => r.kind === 'flip').map((r) => positionName(s.view, tileUnder(s.view, r.at)))
  const nodes: WordNode[] = [
    { id: `${m.seat} danger`, text: `${capital(count(marine.danger))} of the dead can bite ${m.name} here.` },
    {
      id: `${m.seat} reach`,
      text: `${capital(count(reach.length))} ${plural(reach.length, 'square')} in reach, ${count(safe.length)} of them out of every zombie’s reach.`,
      children: reach.map((r) => ({
        id: `${m.seat} to ${squareName(s.view, r.at)}`,
        text: `${squareName(s.view, r.at)}, ${r.steps} ${plural(r.steps, 'step')}, ${r.kind}, ${count(r.danger)} can bite there`,
        act: { order: 'move', place: squareName(s.view, r.at) },
      })),
    },
  ]
  if (turns.length > 0)
    nodes.push({ id: `${m.seat} flips`, text: `Steps onto ${listed([...new Set(turns)])} turn the tile over.` })
  return nodes
}

export const zombieFacts = (view: View, z: Zombie): string => {
  const states = [z.down ? 'down' : 'standing']
  if (z.fresh) states.push('new')
  else if (z.acted && view.phase === 'zombies') states.push('has acted')
  return `Zombie ${z.id}, at ${squareName(view, z.at)}, ${states.join(', ')}`
}

function zombieNode(s: DisplayState, z: Zombie, from: number | null): WordNode {
  const { view } = s
  const { marine } = hintsOf(s)
  const extra: string[] = []
  if (marine) {
    extra.push(marine.blocked[z.at] === SEEN ? 'in sight' : 'out of sight')
    const near = marine.contact.find((c) => c.zombie === z.id)
    if (near) extra.push(near.touches ? 'in contact' : 'beside, behind a wall or door')
    if (marine.biters.includes(z.id)) extra.push('could bite this turn')
  }
  if (s.selection.figure === zombieName(z.id)) extra.push('chosen')
  return {
    id: zombieName(z.id),
    text: `${zombieFacts(view, z)}${away(view, from, z.at)}${extra.length > 0 ? `, ${extra.join(', ')}` : ''}`,
    act: { place: zombieName(z.id) },
  }
}

const NEAREST = 12

function deadNode(s: DisplayState): WordNode {
  const { view } = s
  const from = stand(s)
  const far = (z: Zombie): number => (from === null ? z.id : bearing(view, from, z.at).squares)
  const nodes = [...view.zombies].sort((a, b) => far(a) - far(b) || a.id - b.id).map((z) => zombieNode(s, z, from))
  const down = view.zombies.filter((z) => z.down).length
  const more = nodes.slice(NEAREST)
  const groups: WordNode[] =
    more.length === 0
      ? nodes
      : [
          ...nodes.slice(0, NEAREST),
          { id: 'more dead', text: `${capital(count(more.length))} more, farther away`, children: more },
        ]
  return {
    id: 'dead',
    text: `The dead: ${view.zombies.length - down} standing, ${down} down`,
    children: groups,
  }
}

const tileWords = (view: View, position: number): string => {
  const tile = view.tiles[position]
  const name = positionName(view, position)
  if (!tile?.up) return `${name}, face down`
  const title = rowOf(TILES, tile.id)?.name ?? tile.id
  const marks = [
    position === view.spawnTile ? 'Spawn tile' : '',
    view.starts.includes(position) ? 'start tile' : '',
    tile.id === HELIPAD ? 'the helipad' : '',
  ]
  return `${name} ${[title, ...marks.filter((mark) => mark !== '' && mark !== `the ${title.toLowerCase()}`)].join(', ')}`
}

function tileNode(s: DisplayState, position: number): WordNode {
  const { view } = s
  const tile = view.tiles[position]
  const l = latticeFor(view)
  const from = stand(s)
  const middle = sure(squaresOfTile(view.size, position)[24])
  const children: WordNode[] = []
  if (tile?.up) {
    const indoor = [...tileDrawn(tile.id, tile.rot).squares].filter((kind) => kind === '#').length
    children.push({ id: `${position} ground`, text: `${indoor} squares indoors, ${49 - indoor} outdoors` })
    for (const { side, standing } of view.doors) {
      const tiles = sure(l.squaresOfSides[side]).map((square) => tileUnder(view, square))
      if (tiles.find((one) => view.tiles[one]?.up) !== position) continue
      children.push({
        id: `door ${side}`,
        text: `Door between ${sideName(view, side).replace('|', ' and ')}, ${standing ? 'standing' : 'destroyed'}`,
      })
    }
    for (const can of view.cans)
      if (tileUnder(view, can) === position)
        children.push({ id: `can ${can}`, text: `Fuel can at ${squareName(view, can)}` })
  }
  return {
    id: positionName(view, position),
    text: `${tileWords(view, position)}${away(view, from, middle)}`,
    ...(children.length > 0 ? { children } : {}),
    act: { place: positionName(view, position) },
  }
}

function placesNode(s: DisplayState): WordNode {
  const { view } = s
  const up = view.tiles.filter((tile) => tile.up).length
  return {
    id: 'places',
    text: `Places: ${up} of ${view.tiles.length} tiles face up`,
    children: [{ id: 'helipad', text: padWords(s) }, ...view.tiles.map((_, position) => tileNode(s, position))],
  }
}

export function tree(s: DisplayState): readonly WordNode[] {
  const { view } = s
  const turn = view.turn === 0 ? 'Set-up.' : `Turn ${view.turn}.`
  return [
    { id: 'now', text: `${turn} ${question(s)}` },
    {
      id: 'patrol',
      text: `The patrol: ${view.marines.filter(isAlive).length} alive`,
      children: view.marines.map((m) => marineNode(s, m)),
    },
    deadNode(s),
    placesNode(s),
    choicesNode(planOf(s)),
  ]
}
