/** Reading the written keys of a position: each fault names its place and the clause it breaks. */
import { type Holder, type OptionValues, readOnly, type Seat } from '@shamble/kernel'
import { isOnTable, type XY } from '@shamble/table'
import { PS_IDS, sheetOf, type SurvivorId } from '../content/survivors.ts'
import { bookFor, seatsFor } from '../options.ts'
import { type Figure, asFigure, isFreeSpot } from '../rules/01-measure.ts'
import { zedFigure } from '../rules/01-crowd.ts'
import { workGround } from '../rules/02-terrain.ts'
import { deadlyHits } from '../rules/11-injury.ts'
import {
  blankState,
  copyState,
  isInPlay,
  isPS,
  type Look,
  npsNumber,
  type State,
  type Survivor,
  survivorSeat,
  type Zed,
} from '../state.ts'
import { Illegal, type Position, type SurvivorLine } from './form.ts'
import { readFacing, readZed, xy } from './read-figures.ts'
import { checkLoad, readGear, readPiles, type Numbers, weaponNumbers } from './read-gear.ts'
import { readHidden } from './read-hidden.ts'
import { readPlay } from './read-play.ts'
import { readTable } from './read-table.ts'

const isPlayer = (who: SurvivorId): who is (typeof PS_IDS)[number] => PS_IDS.some((id) => id === who)

/** Who the lines are about: those without a name are the player survivors who are left, in their order. */
function whoIsWho(lines: readonly SurvivorLine[]): SurvivorId[] {
  const named = new Set(lines.flatMap(({ who }) => who ?? []))
  const left = PS_IDS.filter((id) => !named.has(id))
  return lines.map(({ who }, i) => {
    const found = who ?? left.shift()
    if (found === undefined || lines.slice(0, i).some((line) => line.who !== undefined && line.who === who))
      throw new Illegal('rs.seats.3', `survivors[${i}].who`, 'this survivor is there already')
    return found
  })
}

function readSeat(state: State, line: SurvivorLine, n: number, isPlayed: boolean, where: string): Seat | null {
  const seat = line.seat === undefined ? (isPlayed ? survivorSeat(n) : null) : line.seat
  if (seat !== null && !Object.hasOwn(state.holders, seat))
    throw new Illegal('rs.seats.2', `${where}.seat`, 'there is no such seat')
  return seat
}

type Written = 'n' | 'who' | 'name' | 'seat' | 'at' | 'level' | 'facing' | 'pinnedBy' | 'pistol' | 'main' | 'items'

/** Somebody of whom nothing else is written. */
const AT_REST: Omit<Survivor, Written> = {
  status: 'alive',
  hits: 0,
  down: false,
  torchLit: false,
  slime: 0,
  moved: 0,
  climbed: false,
  crossed: false,
  fired: false,
  fought: false,
  threw: false,
  burnt: false,
  coverAt: Object.freeze([]),
  leader: null,
  order: null,
  boosts: null,
}

/** Missing only for whoever is hidden or has not come yet. */
function placeOf({ at, status = 'alive' }: SurvivorLine, where: string): XY {
  if (at) return xy(at)
  if (status === 'hidden' || status === 'waiting') return xy([0, 0])
  throw new Illegal('rs.setup.5', `${where}.at`, 'missing: expected a place')
}

function readSurvivors(state: State, doc: Position, weapons: Numbers): void {
  const people = whoIsWho(doc.survivors)
  let players = 0
  for (const [i, line] of doc.survivors.entries()) {
    const where = `survivors[${i}]`
    const who = people[i] as SurvivorId
    const n = isPlayer(who) ? ++players : npsNumber(who)
    const { who: _who, at: _at, facing, level, seat: _seat, pistol: _p, main: _m, items: _i, pinnedBy, ...given } = line
    const survivor = {
      ...AT_REST,
      ...readOnly(structuredClone(given)),
      n,
      who,
      name: sheetOf(who).name,
      seat: readSeat(state, line, n, isPlayer(who), where),
      at: placeOf(line, where),
      level: level ?? 0,
      facing: readFacing(facing, where),
      pinnedBy: pinnedBy ?? null,
      ...readGear(line, who, weapons, where),
    } as Survivor
    checkLoad(survivor, where)
    state.survivors.push(survivor)
  }
  state.survivors.sort((a, b) => a.n - b.n)
  if (state.survivors.filter(isPS).length === 0)
    throw new Illegal('rs.seats.3', 'survivors', 'nobody of them is a player survivor')
}

/** rs.secrecy.16 Public numbers that are not written come in order after those before them. */
function readZeds(state: State, doc: Position): void {
  const { created = {}, hordeOf = {} } = doc.hidden ?? {}
  const taken = new Set<number>()
  let last = 0
  const zeds = (doc.zeds ?? []).map(({ n, ...line }, i) => {
    if (n !== undefined && n <= last)
      throw new Illegal('rs.secrecy.16', `zeds[${i}].n`, 'Zeds are listed in the order of their numbers')
    last = n ?? last + 1
    const id = created[last] ?? last
    if (taken.has(id)) throw new Illegal('rs.secrecy.16', `hidden.created.${last}`, `Zed ${id} was created before`)
    taken.add(id)
    return readZed(line, { id, n: last, horde: hordeOf[last] ?? null }, `zeds[${i}]`)
  })
  state.nextNumber = doc.nextNumber ?? last + 1
  if (state.nextNumber <= last) throw new Illegal('rs.secrecy.16', 'nextNumber', 'this Zed is on the table')
  state.zeds = zeds.sort((a, b) => a.id - b.id)
}

/** rs.measure.11, rs.measure.16, rs.terrain.4 Figures stand on the table, on a floor, clear of barriers and of each other. */
function checkPlace(look: Look, figure: Figure, own: number, where: string): void {
  const { width, depth } = look.book.map
  if (!isOnTable(figure.at, figure.radius, width, depth))
    throw new Illegal('rs.measure.16', `${where}.at`, 'it is off the table')
  if (!isFreeSpot(look, figure, figure.radius, [own]))
    throw new Illegal('rs.measure.11', `${where}.at`, 'there is no floor, or terrain or another base is in the way')
}

/** rs.injury.1, rs.injury.2 Nobody lives with as many hits as kill. */
function checkHits(look: Look, s: Survivor, where: string): void {
  const deadly = deadlyHits(look, s)
  const clause = isPS(s) ? 'rs.injury.1' : 'rs.injury.2'
  if (s.hits >= deadly) throw new Illegal(clause, `${where}.hits`, `whoever lives has taken fewer than ${deadly}`)
}

/** rs.tank.2 */
function checkTank({ book }: Look, { kind, hits }: Zed, where: string): void {
  if (kind === 'tank' && hits >= book.tankHits)
    throw new Illegal('rs.tank.2', `${where}.hits`, `a Tank has taken fewer than ${book.tankHits}`)
}

function checkFigures(look: Look, doc: Position): void {
  const { state } = look
  const lineOf = (s: Survivor): number =>
    doc.survivors.findIndex(({ at }) => at !== undefined && at[0] === s.at.x && at[1] === s.at.y)
  for (const s of state.survivors.filter(isInPlay)) {
    const where = `survivors[${lineOf(s)}]`
    checkPlace(look, asFigure(s), s.n, where)
    checkHits(look, s, where)
  }
  const numbers = state.zeds.map(({ n }) => n).sort((a, b) => a - b)
  for (const z of state.zeds) {
    const where = `zeds[${numbers.indexOf(z.n)}]`
    checkPlace(look, asFigure(z), zedFigure(z.id), where)
    checkTank(look, z, where)
  }
}

/** Pins are written on both sides, by public number; here they become the numbers of creation. */
function readPins(state: State, doc: Position): void {
  for (const s of state.survivors) {
    if (s.pinnedBy === null) continue
    const zed = state.zeds.find(({ n }) => n === s.pinnedBy)
    const where = `survivors[${doc.survivors.findIndex(({ pinnedBy }) => pinnedBy === s.pinnedBy)}].pinnedBy`
    if (!zed || zed.pins !== s.n) throw new Illegal('rs.hunter.11', where, 'this Zed pins nobody like him')
    s.pinnedBy = zed.id
  }
  for (const { n, pins } of state.zeds)
    if (pins !== null && !state.survivors.some((s) => s.n === pins && s.pinnedBy !== null))
      throw new Illegal('rs.hunter.11', `zeds.${n}.pins`, 'nobody is pinned by it')
}

export function readState(doc: Position, options: OptionValues, holders: Readonly<Record<Seat, Holder>>): State {
  const book = bookFor(options)
  const held = Object.fromEntries(seatsFor(options).map((seat) => [seat, holders[seat] ?? { person: seat }]))
  const state = blankState(held, book.map, doc.starters ?? book.team)
  book.seatUmpire(state)
  state.turn = doc.turn ?? 1
  const weapons = weaponNumbers(doc)
  readSurvivors(state, doc, weapons)
  readZeds(state, doc)
  readPins(state, doc)
  readTable(state, book.map, doc)
  readPiles(state, doc, weapons)
  state.nextWeapon = doc.nextWeapon ?? weapons.highest + 1
  if (state.nextWeapon <= weapons.highest) throw new Illegal('rs.carry.8', 'nextWeapon', 'this number is taken')
  state.nextPile = doc.nextPile ?? state.piles.length + 1
  const look: Look = { state, book, facts: workGround(state, book) }
  checkFigures(look, doc)
  readHidden(look, doc)
  readPlay(look, doc)
  return copyState(state)
}
