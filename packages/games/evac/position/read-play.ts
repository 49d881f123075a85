/** Where in the order of play a written position stands: at a phase, in the set-up, or where a tile is being populated. */
import { type Frame, frameOf, Illegal, type Seat } from '@shamble/kernel'
import { directlyAdjacent, squareAt } from '@shamble/grid'
import { tileNamed, tileOfSquare } from '../content/map.ts'
import { patrolLeader } from '../rules/03-before-play.ts'
import { alive, type Look, type Marine, marineOf, type Phase, type State, type Zombie, zombieOf } from '../state.ts'
import type { Position } from './form.ts'

type Population = NonNullable<Position['population']>

const inside = (frame: Frame): Frame => ({ ...frame, inside: true })

const PHASE_STEP: Record<Exclude<Phase, 'setup'>, string> = {
  spawn: 'zombie spawn',
  marines: 'marines turn',
  zombies: 'zombie turn',
}

/** The order of play at the beginning of a phase; the victory conditions are looked at first. */
const framesAt = (phase: Exclude<Phase, 'setup'>): Frame[] => [
  inside(frameOf('game', 'play', {})),
  frameOf('turn', PHASE_STEP[phase], {}),
  frameOf('loaded', 'check the victory conditions', {}),
]

/** ev.flip.2 A tile that is looked at is face up. */
function tileUp(s: State, name: string, at: string): number {
  const position = tileNamed(s.size, name)
  if (!s.tiles[position]?.up) throw new Illegal('ev.flip.2', at, 'this tile lies face down')
  return position
}

/** ev.pop.1, ev.pop.11 Before the roll for doors, with doors in hand, or with zombies in hand. */
function populateFrame(tile: number, by: Seat, { doors, zombies, doubled }: Population): Frame {
  const hand = {
    zombieDoors: doors?.zombies ?? 0,
    marineDoors: doors?.marines ?? 0,
    placed: doors?.placed ?? 0,
    zombies: zombies ?? 0,
  }
  const at = doors ? 'place a door' : zombies === undefined ? 'roll for doors' : 'place a zombie'
  if (doors && zombies !== undefined)
    throw new Illegal('ev.pop.11', 'population.zombies', 'zombies are rolled for when all doors are placed')
  return frameOf('populate', at, { tile, by, factor: doubled ? 2 : 1, ...hand })
}

/** ev.setup.5 to ev.setup.13 The choice of the start tile, a tile that is populated, or the placing of the marines. */
function setUpFrames({ state }: Look, doc: Position): Frame[] {
  const within = inside(frameOf('game', 'set up', {}))
  if (doc.turn !== undefined) throw new Illegal('ev.turn.1', 'turn', 'no turn has begun in the set-up')
  if (state.starts.length === 0) {
    if (doc.population || state.marines.length > 0)
      throw new Illegal('ev.setup.5', 'start', 'the start tile is chosen before tiles are populated and marines placed')
    return [within, frameOf('set-up', 'choose the start tile', {})]
  }
  for (const [i, name] of (doc.start ?? []).entries()) tileUp(state, name, `start[${i}]`)
  const { population } = doc
  if (!population)
    return [
      within,
      inside(frameOf('set-up', 'place the marines', { waiting: [] })),
      frameOf('place marines', 'take a zombie off to make room', {}),
    ]
  if (state.marines.length > 0)
    throw new Illegal('ev.setup.12', 'marines', 'marines are placed when all tiles are populated')
  const waiting = (population.waiting ?? []).map((name, i) => tileUp(state, name, `population.waiting[${i}]`))
  const tile = tileUp(state, population.tile, 'population.tile')
  return [
    within,
    inside(frameOf('set-up', 'populate the next tile', { waiting })),
    populateFrame(tile, patrolLeader(state), population),
  ]
}

/** ev.flip.3 The square that is to be entered when the tile is populated: beside the figure, on the tile. */
function readOnto({ state, facts }: Look, from: number, tile: number, { onto }: Population): number {
  const to = onto ? squareAt(facts.l, onto[0], onto[1]) : -1
  if (to < 0) throw new Illegal('ev.flip.3', 'population.onto', 'missing: the square that is to be entered')
  if (tileOfSquare(state.size, to) !== tile || !directlyAdjacent(facts.l, from, to))
    throw new Illegal(
      'ev.flip.3',
      'population.onto',
      'a square of the tile that shares a side with where the figure is',
    )
  return to
}

function explorer({ state }: Look, by: Seat | undefined): Marine {
  const marine = by === undefined ? undefined : marineOf(state, by)
  if (!marine || !alive(marine) || marine.acted)
    throw new Illegal('ev.flip.1', 'population.by', 'a living marine that has not ended its activation steps onto it')
  return marine
}

function blunderer({ state }: Look, id: number | undefined): Zombie {
  const zombie = id === undefined ? undefined : zombieOf(state, id)
  if (!zombie || zombie.acted)
    throw new Illegal('ev.flip.9', 'population.zombie', 'a zombie that has not acted steps onto it')
  return zombie
}

/** ev.flip.1, ev.flip.9 A tile that is populated because somebody steps onto it. */
function populationFrames(look: Look, population: Population): Frame[] {
  const { state } = look
  const { phase } = state
  const tile = tileUp(state, population.tile, 'population.tile')
  if (population.waiting) throw new Illegal('ev.setup.10', 'population.waiting', 'tiles wait in the set-up only')
  const turn = inside(frameOf('game', 'play', {}))
  if (phase === 'marines') {
    const { seat, at } = explorer(look, population.by)
    const marine = marineOf(state, seat) as Marine
    marine.begun = true
    marine.stirred = true
    const to = readOnto(look, at, tile, population)
    return [
      turn,
      inside(frameOf('turn', 'marines turn', {})),
      inside(frameOf('marines', 'act', {})),
      inside(frameOf('explore', 'populate it', { seat, to })),
      populateFrame(tile, seat, population),
    ]
  }
  if (phase === 'zombies') {
    const zombie = blunderer(look, population.zombie)
    const to = readOnto(look, zombie.at, tile, population)
    return [
      turn,
      inside(frameOf('turn', 'zombie turn', {})),
      inside(frameOf('zombies', 'activate a zombie', {})),
      inside(frameOf('zombie', 'move the zombie', { zombie: zombie.id, stopped: false, victim: '' })),
      inside(frameOf('blunder', 'populate it', { zombie: zombie.id, to, paid: false })),
      populateFrame(tile, patrolLeader(state), population),
    ]
  }
  throw new Illegal('ev.flip.2', 'population', 'no tile is populated in the Zombie Spawn phase')
}

export function readPlay(look: Look, doc: Position): Frame[] {
  const { phase } = look.state
  if (phase === 'setup') return setUpFrames(look, doc)
  return doc.population ? populationFrames(look, doc.population) : framesAt(phase)
}
