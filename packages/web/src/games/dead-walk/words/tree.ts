/** The table in words: the same facts as the picture, as a tree. Clock hours and centimetres from whoever is chosen. */
import type { Forecast } from '@shamble/dead-walk/forecast'
import { type Human, isInPlay, isOn, type Zombie, zombieFigure } from '@shamble/dead-walk/page'
import { roomsAt, type XY } from '@shamble/table'
import { choicesNode } from '../../../words/choices.ts'
import { capital, count, listed, plural } from '../../../words/plain.ts'
import { lengthWords } from '../../../board/measured/units.ts'
import { clockHour, pointName, thingName } from '../place.ts'
import { gapOf } from '../plan/shot-notes.ts'
import { thingWords } from '../plan/handling.ts'
import { planOf } from '../plan/index.ts'
import { whyNotes } from '../plan/why.ts'
import {
  activeHuman,
  chosenHuman,
  humanName,
  lookOf,
  mapFor,
  openingTitle,
  roomTitle,
  scenarioOf,
  terrainTitle,
  vehicleTitle,
  viewOf,
  zombieName,
} from '../read.ts'
import { testsAhead, testWords } from './ahead.ts'
import { goalSentences } from './goals.ts'
import { question } from './question.ts'
import { carriedWords, roleWords, stateWords } from './roster.ts'
import { sheetSentences } from './sheet.ts'
import { barrierAhead, barrierWords, threatNotes } from './threats.ts'
import { aboardSentence, facingWords, vehicleState } from './vehicles.ts'
import type { DisplayState, WordNode } from '../types.ts'
import { sure } from '../../../sure.ts'

/** Where one speaks from: the chosen human, else the first living one. */
const stand = (s: DisplayState): Human | undefined => chosenHuman(s) ?? viewOf(s).humans.find(isInPlay)

function away(s: DisplayState, to: XY, withBase: boolean): string {
  const from = stand(s)
  if (!from || (from.at.x === to.x && from.at.y === to.y)) return ''
  const far = withBase ? gapOf(from.at, to) : Math.max(0, Math.hypot(from.at.x - to.x, from.at.y - to.y) - 125)
  return `, ${lengthWords(far)} at ${clockHour(from.at, to)}`
}

const where = (s: DisplayState, at: XY): string => {
  const map = mapFor(viewOf(s), s.options)
  const [room] = roomsAt(map.terrain, 0, at)
  const title = room && map.rooms.find(({ id }) => id === room.id)?.title
  return `at ${pointName(at)}${title ? ` in ${title}` : ''}`
}

function humanNode(s: DisplayState, h: Human): WordNode {
  const view = viewOf(s)
  const carries = carriedWords(h)
  const gauges = h.weapons
    .filter(({ type }) => (lookOf(s).book.weapons[type].fire?.magazine ?? null) !== null)
    .map(
      (w) =>
        `${lookOf(s).book.weapons[w.type].title} ${w.loaded} of ${lookOf(s).book.weapons[w.type].fire?.magazine}${w.ready ? ', in hand' : ''}`,
    )
  const ap = view.activation?.human === h.n ? `, ${h.ap} action points` : ''
  return {
    id: humanName(h.n),
    text: `${h.name}${isInPlay(h) ? ` ${where(s, h.at)}` : ''}, ${stateWords(view, s.options, h)}${ap}${isInPlay(h) ? away(s, h.at, true) : ''}${s.selection.figure === humanName(h.n) ? ', chosen' : ''}`,
    children: [
      { id: `${humanName(h.n)} arms`, text: gauges.length === 0 ? 'No firearm.' : `${listed(gauges)}.` },
      {
        id: `${humanName(h.n)} carries`,
        text: carries.length === 0 ? 'Carries nothing else.' : `Carries ${listed(carries)}.`,
      },
      { id: `${humanName(h.n)} role`, text: `${capital(roleWords(lookOf(s), h))}.` },
      ...sheetSentences(s, h).map((text, i) => ({ id: `${humanName(h.n)} sheet ${i}`, text })),
    ],
    ...(isInPlay(h) ? { act: { figure: humanName(h.n) } } : {}),
  }
}

export function zombieFacts(s: DisplayState, z: Zombie): string {
  const from = stand(s)
  const look = lookOf(s)
  const facts = [
    `Zombie ${z.n} ${where(s, z.at)}`,
    z.fallen ? 'down' : '',
    z.stunned ? 'stunned' : '',
    z.burning ? `burning, turn ${z.burning.turns}` : '',
    z.weapon ? `holds a ${look.book.weapons[z.weapon.type].title}` : '',
    z.on === null ? '' : `up on ${terrainTitle(s, z.on)}`,
    z.pounding ? `pounds on ${openingTitle(s, z.pounding)}` : '',
    activeHuman(viewOf(s))?.firedAt.includes(zombieFigure(z.n)) ? 'fired at already' : '',
    from ? (look.sees(look.body(from), look.body(z)) ? 'in sight' : 'out of sight') : '',
  ]
  return facts.filter(Boolean).join(', ')
}

/** So many are told one by one. */
const NEAR = 20

function deadNode(s: DisplayState): WordNode {
  const view = viewOf(s)
  const look = lookOf(s)
  const from = stand(s)
  const far = (z: Zombie): number => (from ? gapOf(from.at, z.at) : z.n)
  const sorted = [...view.zombies].sort((a, b) => far(a) - far(b) || a.n - b.n)
  const node = (z: Zombie): WordNode => ({
    id: zombieName(z.n),
    text: `${zombieFacts(s, z)}${away(s, z.at, true)}: ${whyNotes(look, z)
      .map(({ words }) => words)
      .join(', ')}`,
    act: { place: zombieName(z.n) },
  })
  const rest = sorted.slice(NEAR)
  return {
    id: 'dead',
    text: `The dead: ${view.zombies.length === 0 ? 'none' : count(view.zombies.length)} on the table`,
    children: [
      ...sorted.slice(0, NEAR).map(node),
      ...(rest.length > 0
        ? [
            {
              id: 'dead rest',
              text: `${count(rest.length)} more, beyond ${lengthWords(far(sure(rest[0])))}`,
              children: rest.map(node),
            },
          ]
        : []),
    ],
  }
}

/** dw.search.2 Where it makes a difference: whether it was searched. */
function searchWords({ book, state }: Forecast, id: string): string {
  if (!isOn(book, 'searching')) return ''
  if (state.progress.searched.includes(id)) return ', searched'
  return (book.scenario.searchable?.includes(id) ?? true) ? ', not searched' : ''
}

/** The vehicles where they are now, with how they stand and who is in them. */
function vehicleNodes(s: DisplayState): WordNode[] {
  const view = viewOf(s)
  const look = lookOf(s)
  return view.vehicles
    .filter(({ gone }) => !gone)
    .map((vehicle) => {
      const { id, at } = vehicle
      const own = isOn(look.book, 'vehicles')
        ? [{ id: `${id} aboard`, text: `${capital(aboardSentence(view, vehicle))}.` }]
        : []
      const state = isOn(look.book, 'vehicles') ? `, ${facingWords(vehicle)}, ${vehicleState(vehicle)}` : ''
      return {
        id,
        text: `${capital(vehicleTitle(look, id))} ${where(s, at)}${away(s, at, false)}${state}${searchWords(look, id)}, hard cover`,
        children: own,
        act: { place: id },
      }
    })
}

/** What stands about, and what it is good for. */
function pieceNodes(s: DisplayState): WordNode[] {
  const parked = new Set(viewOf(s).vehicles.map(({ id }) => id))
  const standing = mapFor(viewOf(s), s.options).terrain.pieces.filter(({ id }) => !parked.has(id))
  return standing.map((piece) => ({
    id: piece.id,
    text: `${piece.id}: ${piece.kind}, ${piece.height / 100} cm high, ${piece.ground === 'obstacle' ? 'crossed for 1 AP' : piece.ground === 'impassable' ? 'in the way' : 'free'}${piece.cover === 'none' ? '' : `, ${piece.cover} cover`}`,
    act: { place: piece.id },
  }))
}

/** The buildings with their rooms, doors and windows. */
function buildingNodes(s: DisplayState): WordNode[] {
  const view = viewOf(s)
  const look = lookOf(s)
  return mapFor(view, s.options).terrain.buildings.map((b) => ({
    id: b.id,
    text: `${b.kind}: ${b.rooms.length} ${plural(b.rooms.length, 'room')}${b.ladders.length > 0 ? ', a ladder to the roof' : ''}`,
    children: [
      ...b.rooms.map((room) => ({
        id: room.id,
        text: `${roomTitle(look, room.id)}${view.progress.explored.includes(room.id) ? ', explored' : ''}${searchWords(look, room.id)}`,
      })),
      ...b.openings.map((opening) => {
        const now = view.openings[opening.id]
        const barrier = barrierAhead(look, opening.id)
        return {
          id: opening.id,
          text: `${opening.kind} ${opening.id}, ${now?.state ?? opening.state}${barrier.attackers > 0 ? `, ${barrierWords(barrier)}` : ''}`,
          act: { place: opening.id },
        }
      }),
    ],
  }))
}

function placesNode(s: DisplayState): WordNode {
  const view = viewOf(s)
  const { exit, title, terrain, spawnPoints } = mapFor(view, s.options)
  const exits = exit && {
    id: 'exit',
    text: `Exit: ${exit.title}, from ${pointName(exit.from)} to ${pointName(exit.to)}`,
  }
  const lying = view.lying.map((one) => ({
    id: thingName(one.id),
    text: `${thingWords(view, null, one.id)} lies ${where(s, one.at)}${away(s, one.at, false)}`,
    act: { place: thingName(one.id) },
  }))
  const noises = view.noises.map((noise, i) => ({ id: `noise ${i}`, text: `A noise was heard ${where(s, noise.at)}` }))
  const spawns = spawnPoints.map((p, i) => ({ id: `spawn ${i + 1}`, text: `Spawn point ${i + 1} ${where(s, p)}` }))
  return {
    id: 'places',
    text: `Places: ${title}, ${lengthWords(terrain.width)} by ${lengthWords(terrain.depth)}`,
    children: [
      ...(exits ? [exits] : []),
      ...lying,
      ...noises,
      ...buildingNodes(s),
      ...vehicleNodes(s),
      ...pieceNodes(s),
      { id: 'spawns', text: `Spawn points: ${spawnPoints.length}`, children: spawns },
    ],
  }
}

/** What phase 1 of the next turn would ask for, and what brings more of the dead. */
const aheadNodes = (look: Forecast): WordNode[] => [
  {
    id: 'tests',
    text: `Next tests: ${testsAhead(look).length === 0 ? 'none' : count(testsAhead(look).length)} as things stand`,
    children: testsAhead(look).map((test) => ({
      id: `test ${test.kind} ${test.human.n}`,
      text: `${test.human.name} ${testWords(test)}`,
      children: test.parts.map(({ value, words }, i) => ({
        id: `test ${test.kind} ${test.human.n} ${i}`,
        text: `${value} ${words}`.trim(),
      })),
    })),
  },
  {
    id: 'threats',
    text: 'What brings more of the dead, and what they break',
    children: threatNotes(look).map(({ value, words }, i) => ({
      id: `threat ${i}`,
      text: capital(`${value} ${words}`.trim()),
    })),
  },
]

function taskNode(s: DisplayState): WordNode {
  const look = lookOf(s)
  const { full, partial, title, description } = scenarioOf(s.options)
  return {
    id: 'task',
    text: `Task: ${title}. ${description}`,
    children: [
      { id: 'task full', text: `In full: ${goalSentences(look, full).join('; ')}${look.isMet(full) ? ', met' : ''}` },
      {
        id: 'task partial',
        text: `In part: ${goalSentences(look, partial).join('; ')}${look.isMet(partial) ? ', met' : ''}`,
      },
    ],
  }
}

export function tree(s: DisplayState): readonly WordNode[] {
  const view = viewOf(s)
  return [
    { id: 'now', text: `${view.turn === 0 ? 'Set-up.' : `Turn ${view.turn}.`} ${question(s)}` },
    {
      id: 'humans',
      text: `The living: ${count(view.humans.filter(isInPlay).length)} on the table`,
      children: view.humans.map((h) => humanNode(s, h)),
    },
    deadNode(s),
    ...(view.phase === 'setup' ? [] : aheadNodes(lookOf(s))),
    taskNode(s),
    placesNode(s),
    choicesNode(planOf(s)),
  ]
}
