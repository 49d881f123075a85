/** dw.setup Before play: people with what they carry, their places, the zombies on the table; then turn 1. */
import { askWhile, procedure, type Refusal, refuse, step } from '@shamble/kernel'
import type { XY } from '@shamble/table'
import type { Command, CommandOf } from '../commands.ts'
import type { PrintedZombie } from '../content/scenarios.ts'
import { type Human, type Look, newWeapon, type Transaction, theHuman, type Weapon } from '../state.ts'
import { addZombie, putHuman } from './01-crowd.ts'
import { isFreePlace } from './01-places.ts'
import { markersOf } from './02-map.ts'
import { arm, gather, startersOf, takeInHand } from './02-people.ts'
import { firstFreePlace, freePlaces, GRID, isInZone } from './02-places.ts'
import { readyRefusal } from './06-carry.ts'
import { placeAtRandom } from './26-entry.ts'
import { knowOwnRooms } from './26-rooms.ts'
import { freePlaceNear } from './43-aboard.ts'

function layOut(t: Transaction): void {
  const { state } = t
  state.lying = Object.freeze(markersOf(t, () => state.nextId++))
}

function putDown(t: Transaction, human: Human, at: XY): void {
  human.status = 'alive'
  putHuman(t, human, at, null)
  t.emit({ e: 'placed', clause: 'dw.setup.6', human: human.n, at: human.at, on: null })
}

/** A printed place that is taken, in a scenario of one's own, is moved to the nearest that is free. */
const placeNear = (look: Look, at: XY): XY => freePlaceNear(look, at) ?? firstFreePlace(look)

/** dw.setup.6 Those for whom the scenario prints a place. */
function placePrinted(t: Transaction): void {
  for (const [i, { starter }] of startersOf(t).entries())
    if (starter.at) putDown(t, theHuman(t.state, i + 1), placeNear(t, starter.at))
}

/** dw.setup.6 Those whom nobody commands wait in the deployment zone. */
function placeTheRest(t: Transaction): void {
  for (const human of t.state.humans) if (human.status === 'waiting') putDown(t, human, firstFreePlace(t))
}

function armed(t: Transaction, { weapon, loaded }: PrintedZombie): Weapon | null {
  return weapon === null ? null : newWeapon(t.state.nextId++, weapon, { loaded, ready: true })
}

/** dw.setup.6 The zombies that the scenario prints. */
function placeZombies(t: Transaction): void {
  for (const printed of t.book.scenario.zombies) {
    const { n, at } = addZombie(t, { at: placeNear(t, printed.at), weapon: armed(t, printed) })
    t.emit({ e: 'zombie arrived', clause: 'dw.setup.6', zombie: n, at, method: 'printed' })
  }
}

/** dw.setup.6 The human to be placed next: in seat order, one figure at a time. */
const nextToPlace = ({ state }: Look): Human | undefined =>
  state.humans.find(({ status, seat }) => status === 'waiting' && seat !== null)

function checkPlace(look: Look, command: Command): Refusal | null {
  if (command.do !== 'place') return refuse('dw.setup.6', 'The humans have to be placed first.')
  const human = nextToPlace(look)
  if (!human || human.n !== command.human) return refuse('dw.setup.6', `${human?.name ?? 'Nobody'} is placed next.`)
  const [x, y] = command.at
  const at = { x, y }
  if (!isInZone(look.book.map, at) && !isFull(look)) return refuse('dw.setup.6', 'This is outside the deployment zone.')
  if (!isFreePlace(look, at, null)) return refuse('dw.setup.6', 'Nobody can stand there.')
  return command.ready ? readyRefusal(look, human, command.ready) : null
}

/** No place of the zone is free: then one beside it must do. */
const isFull = (look: Look): boolean => !isInZone(look.book.map, firstFreePlace(look))

const placing = ({ n }: Human, { x, y }: XY): CommandOf<'place'> => ({ do: 'place', human: n, at: [x, y] })

const MOST_OFFERED = 40

function choosePlaces(look: Look): CommandOf<'place'>[] {
  const human = nextToPlace(look)
  if (!human) return []
  const found: CommandOf<'place'>[] = []
  for (const at of freePlaces(look, GRID)) {
    found.push(placing(human, at))
    if (found.length === MOST_OFFERED) break
  }
  return found.length > 0 ? found : [placing(human, firstFreePlace(look))]
}

function place(t: Transaction, { human: n, at: [x, y], ready }: CommandOf<'place'>): void {
  const human = theHuman(t.state, n)
  if (ready) takeInHand(human, ready)
  putDown(t, human, { x, y })
}

export const setUp = procedure<Transaction, Command>('set-up', [
  step('dw.setup.6', 'lay out', layOut),
  step('dw.setup.6', 'gather', gather),
  step('dw.ammo.2', 'arm', arm),
  step('dw.setup.6', 'printed places', placePrinted),
  askWhile<Transaction, Command>('dw.setup.6', 'place', {
    who: (look) => {
      const seat = nextToPlace(look)?.seat
      return seat ? [seat] : []
    },
    choices: choosePlaces,
    check: (look, _v, _seat, command) => checkPlace(look, command),
    take: (t, _v, _seat, command) => place(t, command as CommandOf<'place'>),
    onClock: (look) => choosePlaces(look).slice(0, 1),
  }),
  step('dw.setup.6', 'friends', placeTheRest),
  step('dw.entry.15', 'known rooms', knowOwnRooms),
  step('dw.setup.6', 'zombies', placeZombies),
  step('dw.entry.1', 'zombies at random', placeAtRandom),
])
