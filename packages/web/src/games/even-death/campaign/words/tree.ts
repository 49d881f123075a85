/** The map in words: the same facts as the picture, as a tree. */
import {
  adjacentTo,
  type CampaignForce,
  directionTo,
  forcesAt,
  type Place,
  PLACES,
  tileAt,
  tileOn,
} from '@shamble/even-death/campaign/page'
import { choicesNode } from '../../../../words/choices.ts'
import { capital, listed, plural } from '../../../../words/plain.ts'
import { contestedBy } from '../map/owners.tsx'
import { forceName, placeName } from '../map/place.ts'
import { planOf } from '../plan/index.ts'
import { lookOf } from '../read.ts'
import type { DisplayState, WordNode } from '../types.ts'
import { armsOf, factionTitle, memberTitle, STRUCTURE_TITLES, theFaction, tileWords } from './names.ts'
import { question } from './question.ts'
import { figures } from './roster.ts'

const KINDS = {
  field: 'field',
  forest: 'forest',
  mountains: 'mountains',
  water: 'water',
  town: 'town',
  city: 'city',
} as const

/** "field, held by the Survivors with a Farm, searched". */
export function tileSays(s: DisplayState, place: Place): string {
  const { kind, accessible } = tileOn(lookOf(s).map, place)
  const { controller, structure, searched } = tileAt(s.view, place)
  const contested = contestedBy(s.view, place)
  return [
    KINDS[kind],
    accessible ? '' : 'nobody can enter it',
    controller ? `held by ${theFaction(controller)}` : '',
    contested ? `contested by ${theFaction(contested)}` : '',
    structure ? `with ${structure === 'aid-station' ? 'an' : 'a'} ${STRUCTURE_TITLES[structure]}` : '',
    searched ? 'searched' : '',
  ]
    .filter(Boolean)
    .join(', ')
}

const beside = (s: DisplayState, place: Place): string => {
  const ways = adjacentTo(lookOf(s).map, place).map((there) => directionTo(place, there) ?? '')
  return ways.length === 0 ? 'no way out' : `ways ${listed(ways)}`
}

function forceNode(s: DisplayState, force: CampaignForce): WordNode {
  const card = figures(s).find(({ id }) => id === forceName(force.id))
  return {
    id: forceName(force.id),
    text: `${card?.name ?? ''}: ${card?.role ?? ''}${card?.state ? `, ${card.state}` : ''}`,
    act: { figure: forceName(force.id) },
    children: force.units.map((unit) => ({
      id: `${forceName(force.id)} ${unit.id}`,
      text: [
        memberTitle(unit),
        armsOf(unit),
        unit.is === 'human' ? `${unit.vitality} vitality` : '',
        unit.is === 'human' && unit.health !== 'healthy' ? unit.health : '',
      ]
        .filter(Boolean)
        .join(', '),
    })),
  }
}

function playerNode(s: DisplayState, faction: (typeof s.view.players)[number]['faction']): WordNode {
  const look = lookOf(s)
  const player = s.view.players.find((one) => one.faction === faction)
  const { all, battles, towns, cities, tiles, supplies, pillages } = look.points(faction)
  const sources = [
    `battles ${battles}`,
    `cities ${cities}`,
    `towns ${towns}`,
    `other tiles ${tiles}`,
    ...(supplies > 0 ? [`supplies ${supplies}`] : []),
    ...(pillages > 0 ? [`pillage ${pillages}`] : []),
  ]
  const forces = s.view.forces.filter(({ owner }) => owner === faction)
  return {
    id: faction,
    text: `${factionTitle(faction)}: ${all} of ${look.needed} points (${listed(sources)})${faction === 'zombies' ? '' : `, ${player?.supplies ?? 0} supplies`}${player?.out ? ', out' : ''}`,
    children: forces.map((force) => forceNode(s, force)),
  }
}

const tileNode = (s: DisplayState, place: Place): WordNode => ({
  id: placeName(place),
  text: [
    tileWords(s, place),
    tileSays(s, place),
    ...forcesAt(s.view, place).map(
      (force) =>
        `${force.owner === 'zombies' ? 'a horde' : 'a force'} of ${theFaction(force.owner)}, ${lookOf(s).worth(force)} points`,
    ),
    beside(s, place),
  ].join(', '),
  act: { place: placeName(place) },
})

export function tree(s: DisplayState): readonly WordNode[] {
  const { view } = s
  const rows = [1, 2, 3, 4, 5, 6, 7, 8]
  return [
    { id: 'now', text: question(s) },
    ...(s.choices.length > 0 && s.choices.length < 200 ? [choicesNode(planOf(s))] : []),
    {
      id: 'players',
      text: `${view.players.length} ${plural(view.players.length, 'faction')}`,
      children: view.players.map(({ faction }) => playerNode(s, faction)),
    },
    {
      id: 'map',
      text: capital(`the map of ${lookOf(s).map.title}`),
      children: rows.map((y) => ({
        id: `row ${y}`,
        text: `Row ${y}`,
        children: PLACES.filter((place) => Math.floor(place / 10) === y).map((place) => tileNode(s, place)),
      })),
    },
  ]
}
