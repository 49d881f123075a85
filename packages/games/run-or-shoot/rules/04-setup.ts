/** rs.setup Before play: secret draws, open drifters, who is played with which kit, places in the start zone. */
import { askWhile, procedure, type Refusal, refuse, type Seat, step } from '@shamble/kernel'
import { facingTowards, OUTSIDE, whereInPolygon, type XY } from '@shamble/table'
import type { Command, CommandOf, Thing } from '../commands.ts'
import type { OthersThere } from '../content/scenarios.ts'
import { PS_IDS, sheetOf, type SurvivorId } from '../content/survivors.ts'
import {
  calledOf,
  type Look,
  npsNumber,
  type OrderInForce,
  type Survivor,
  survivorAt,
  survivorOf,
  survivorSeat,
  type Transaction,
} from '../state.ts'
import { RADIUS } from '../tables/units.ts'
import { putSurvivor } from './01-crowd.ts'
import { EIGHT, isFreeSpot, nearestFreeSpot } from './01-measure.ts'
import { drawCaches, drawDrifters, drawHordes, drawMutants, drawOthers, startCentre, startZone } from './04-draws.ts'
import { brokenLimit, carryLoad, joined, limitWords, loadOf, newWeapon, takenFrom } from './05-carry.ts'
import { revealAll } from './43-secrecy.ts'

export function addSurvivor(
  t: Transaction,
  n: number,
  who: SurvivorId,
  seat: Seat | null,
  status: Survivor['status'],
): Survivor {
  const { name, pistol, main, items } = sheetOf(who)
  const facing = EIGHT[0] as XY
  const added: Survivor = {
    n,
    who,
    name,
    seat,
    status,
    at: Object.freeze({ x: 0, y: 0 }),
    level: 0,
    facing: Object.freeze({ ...facing }),
    hits: 0,
    down: false,
    pinnedBy: null,
    pistol: pistol ? newWeapon(t, 'pistol') : null,
    main: main === null ? null : newWeapon(t, main),
    items: Object.freeze([...items]),
    torchLit: false,
    slime: 0,
    moved: 0,
    climbed: false,
    crossed: false,
    fired: false,
    fought: false,
    threw: false,
    burnt: false,
    boosts: null,
    coverAt: Object.freeze([]),
    leader: null,
    order: null,
  }
  t.state.survivors.push(added)
  return added
}

const seatsOf = ({ book }: Look): Seat[] => Array.from({ length: book.team }, (_, i) => survivorSeat(i + 1))

/** rs.setup.5 The seat that chooses next, in seat order. */
const nextToChoose = (look: Look): Seat[] =>
  seatsOf(look)
    .filter((seat) => !survivorAt(look.state, seat))
    .slice(0, 1)

const isTaken = ({ state }: Look, who: SurvivorId): boolean => state.survivors.some((s) => s.who === who)

const freePS = (look: Look): CommandOf<'choose'>[] =>
  PS_IDS.filter((who) => !isTaken(look, who)).map((survivor) => ({ do: 'choose', survivor }))

function checkChoice(look: Look, command: Command): Refusal | null {
  if (command.do !== 'choose') return refuse('rs.setup.5', 'First choose whom you play.')
  return isTaken(look, command.survivor) ? refuse('rs.setup.5', 'Somebody else plays this survivor.') : null
}

function choose(t: Transaction, seat: Seat, { survivor: who }: CommandOf<'choose'>): void {
  const n = seatsOf(t).indexOf(seat) + 1
  addSurvivor(t, n, who, seat, 'waiting')
  t.emit({ e: 'chose', clause: 'rs.setup.5', seat, survivor: n, who })
}

/** rs.setup.8 Those who may still exchange things: everybody who has not said that he is ready. */
const unready = (look: Look): Seat[] => seatsOf(look).filter((seat) => !look.state.acted.includes(seat))

function checkKit(look: Look, seat: Seat, command: Command): Refusal | null {
  const own = survivorAt(look.state, seat)
  if (!own) return refuse('rs.setup.8', 'You have nobody whose kit could be changed.')
  if (command.do === 'ready') return null
  if (command.do === 'take-torch') return checkTorch(look, own, command.leave)
  if (command.do !== 'exchange')
    return refuse('rs.setup.8', 'Exchange things with the team, or say that you are ready.')
  const other = survivorOf(look.state, command.with)
  if (!other || other.n === own.n || other.seat === null)
    return refuse('rs.setup.8', 'There is nobody of the team to exchange with.')
  const swapped = swap(own, other, command.give, command.get)
  if (swapped === null) return refuse('rs.setup.8', 'Nothing can be added: these things are not there.')
  for (const [load, who] of [[swapped.own, own] as const, [swapped.other, other] as const]) {
    const limit = brokenLimit(load)
    if (limit !== null) return refuse(limit, limitWords(calledOf(who), limit))
  }
  return null
}

function swap(own: Survivor, other: Survivor, give: readonly Thing[], get: readonly Thing[]) {
  const given = takenFrom(loadOf(own), give)
  const got = takenFrom(loadOf(other), get)
  if (given === null || got === null) return null
  return { own: joined(given.left, got.taken), other: joined(got.left, given.taken) }
}

/** Night School: whoever has no torch may leave one minor item behind and take one instead. */
function checkTorch({ book }: Look, own: Survivor, leave: Thing): Refusal | null {
  if (book.scenario.torches === undefined) return refuse('rs.setup.8', 'There are no torches to be had.')
  if (own.items.includes('torch')) return refuse('rs.setup.8', 'You have a torch.')
  if (typeof leave === 'number' || !own.items.includes(leave)) return refuse('rs.setup.8', 'You do not have that.')
  return null
}

function changeKit(t: Transaction, seat: Seat, command: Command): void {
  const { state } = t
  const own = survivorAt(state, seat) as Survivor
  if (command.do === 'ready') state.acted = Object.freeze([...state.acted, seat])
  if (command.do === 'take-torch') {
    const left = takenFrom(loadOf(own), [command.leave])?.left ?? loadOf(own)
    carryLoad(own, { ...left, items: [...left.items, 'torch'] })
    t.emit({
      e: 'exchanged',
      clause: 'rs.setup.8',
      survivor: own.n,
      with: own.n,
      gave: [command.leave],
      got: ['torch'],
    })
  }
  if (command.do !== 'exchange') return
  const other = survivorOf(state, command.with) as Survivor
  const swapped = swap(own, other, command.give, command.get)
  if (swapped === null) return
  carryLoad(own, swapped.own)
  carryLoad(other, swapped.other)
  t.emit({ e: 'exchanged', clause: 'rs.setup.8', survivor: own.n, with: other.n, gave: command.give, got: command.get })
}

/** rs.setup.5 The one to be placed next, in seat order. */
const nextToPlace = ({ state }: Look): Survivor | undefined =>
  state.survivors.find(({ status, seat }) => status === 'waiting' && seat !== null)

const isInStartZone = (look: Look, at: XY): boolean => whereInPolygon(startZone(look).corners, at) !== OUTSIDE

function checkPlace(look: Look, command: Command): Refusal | null {
  if (command.do !== 'place') return refuse('rs.setup.5', 'Place your survivor first.')
  const [x, y] = command.at
  if (!isInStartZone(look, { x, y })) return refuse('rs.setup.5', 'This is outside the start zone.')
  if (command.facing && command.facing[0] === 0 && command.facing[1] === 0)
    return refuse('rs.measure.13', 'A facing points somewhere.')
  return isFreeSpot(look, { at: { x, y }, level: 0 }, RADIUS.figure)
    ? null
    : refuse('rs.measure.11', 'Nobody can stand there.')
}

/** Places of the start zone that are offered: on a lattice of bases, from its north-west corner. */
export function placesOffered(look: Look): CommandOf<'place'>[] {
  const [first, , last] = startZone(look).corners as [XY, XY, XY]
  const found: CommandOf<'place'>[] = []
  for (let y = first.y + RADIUS.figure; y <= last.y; y += 2 * RADIUS.figure + 10)
    for (let x = first.x + RADIUS.figure; x <= last.x; x += 2 * RADIUS.figure + 10)
      if (isFreeSpot(look, { at: { x, y }, level: 0 }, RADIUS.figure)) found.push({ do: 'place', at: [x, y] })
  return found
}

const tableCentre = ({ book }: Look): XY => ({ x: book.map.width >> 1, y: book.map.depth >> 1 })

/** rs.setup.5, rs.setup.11 Stands there from now on, facing the middle of the table unless told otherwise. */
function stand(t: Transaction, s: Survivor, at: XY, facing: XY | null): void {
  s.status = 'alive'
  s.facing = Object.freeze({ ...(facing ?? facingTowards(at, tableCentre(t)) ?? (EIGHT[0] as XY)) })
  putSurvivor(t, s, { at, level: 0 })
  t.emit({ e: 'placed', clause: 'rs.setup.5', survivor: s.n, at: s.at, level: 0, facing: s.facing })
}

function place(t: Transaction, { at: [x, y], facing }: CommandOf<'place'>): void {
  const s = nextToPlace(t)
  if (s) stand(t, s, { x, y }, facing ? { x: facing[0], y: facing[1] } : null)
}

/** rs.setup.11 Others who start with the team, in number order; those in rooms are noted as hidden. */
function placeOthers(t: Transaction): void {
  for (const there of t.book.scenario.nps)
    for (const who of there.who) {
      const isHidden = there.start === 'hidden'
      const s = addSurvivor(t, npsNumber(who), who, null, isHidden ? 'hidden' : 'waiting')
      if (!isHidden) placeWithTeam(t, s, there)
    }
}

function placeWithTeam(t: Transaction, s: Survivor, { start }: OthersThere): void {
  const spot = nearestFreeSpot(t, { at: startCentre(t), level: 0 }, RADIUS.figure)
  if (spot === null) return
  stand(t, s, spot.at, null)
  if (start === 'STAY') s.order = STAYING
  else s.leader = 1
}

const STAYING: OrderInForce = Object.freeze({ order: Object.freeze({ is: 'STAY' }), idle: 0 })

function announce(t: Transaction): void {
  const { hordes, zeds } = t.state.hidden
  const mutants = zeds.flatMap(({ kind }) => (kind === 'ordinary' ? [] : [kind]))
  t.emit({ e: 'set up', clause: 'rs.setup.5', audience: [], hordes: hordes.length, mutants })
}

function begin(t: Transaction): void {
  t.state.acted = Object.freeze([])
}

/** rs.setup.5 In this order. */
export const setUp = procedure<Transaction, Command>('set-up', [
  step('rs.setup.6', 'hordes', drawHordes),
  step('rs.scenario.4', 'mutants', drawMutants),
  step('rs.drift.1', 'drifters', drawDrifters),
  step('rs.setup.5', 'people in rooms', drawOthers),
  step('rs.scenario.5', 'caches', drawCaches),
  step('rs.setup.5', 'announce', announce),
  askWhile<Transaction, Command>('rs.setup.5', 'choose whom to play', {
    who: nextToChoose,
    choices: freePS,
    check: (look, _v, _seat, command) => checkChoice(look, command),
    take: (t, _v, seat, command) => choose(t, seat, command as CommandOf<'choose'>),
    onClock: (look) => freePS(look).slice(0, 1),
  }),
  askWhile<Transaction, Command>('rs.setup.8', 'exchange kit', {
    who: unready,
    choices: () => [{ do: 'ready' }],
    check: (look, _v, seat, command) => checkKit(look, seat, command),
    take: (t, _v, seat, command) => changeKit(t, seat, command),
    onClock: () => [{ do: 'ready' }],
  }),
  askWhile<Transaction, Command>('rs.setup.5', 'place', {
    who: (look) => {
      const seat = nextToPlace(look)?.seat
      return seat ? [seat] : []
    },
    choices: placesOffered,
    check: (look, _v, _seat, command) => checkPlace(look, command),
    take: (t, _v, _seat, command) => place(t, command as CommandOf<'place'>),
    onClock: (look) => placesOffered(look).slice(0, 1),
  }),
  step('rs.setup.11', 'people with the team', placeOthers),
  step('rs.secrecy.11', 'look around', revealAll),
  step('rs.setup.5', 'begin', begin),
])
