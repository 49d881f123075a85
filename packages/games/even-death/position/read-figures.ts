/** People and herds of a position. */
import { readOnly } from '@shamble/kernel'
import type { XY } from '@shamble/table'
import type { Herd, Human, State, Status, Zombie } from '../state.ts'
import { profileOf } from '../tables/profiles.ts'
import { type HerdLine, type HumanLine, Illegal, type Position, type ZombieLine } from './form.ts'

const xy = ([x, y]: readonly [number, number]): XY => Object.freeze({ x, y })
const NORTH: XY = Object.freeze({ x: 0, y: -1 })
const NOWHERE: XY = Object.freeze({ x: 0, y: 0 })

/** ed.facing.1 */
function readFacing(line: readonly [number, number] | undefined, where: string): XY {
  if (line?.[0] === 0 && line[1] === 0) throw new Illegal('ed.facing.1', `${where}.facing`, 'a facing points somewhere')
  return line ? xy(line) : NORTH
}

/** Numbers that are written, and the lowest free ones for who has none, in the order of the lines. */
class Numbers {
  readonly #taken = new Set<number>()
  #last = 0

  constructor(written: readonly { readonly id?: number | undefined; readonly where: string }[]) {
    for (const { id, where } of written) {
      if (id === undefined) continue
      if (this.#taken.has(id)) throw new Illegal('ed.measure.3', `${where}.id`, `number ${id} is taken`)
      this.#taken.add(id)
    }
  }

  next(): number {
    do this.#last++
    while (this.#taken.has(this.#last))
    this.#taken.add(this.#last)
    return this.#last
  }

  get highest(): number {
    return Math.max(0, ...this.#taken)
  }
}

/** Missing only for whoever is not on the table. */
function placeOf(at: readonly [number, number] | undefined, status: Status, where: string): XY {
  if (at) return xy(at)
  if (status === 'alive') throw new Illegal('ed.measure.3', `${where}.at`, 'missing: expected a place')
  return NOWHERE
}

function readHuman(line: HumanLine, id: number, where: string): Human {
  const { id: _id, at, facing, weapons = ['pistol'], profile = 'regular', seat, ...given } = line
  const { vitality } = profileOf(profile)
  const human: Human = {
    id,
    seat,
    profile,
    status: 'alive',
    at: placeOf(at, line.status ?? 'alive', where),
    on: null,
    facing: readFacing(facing, where),
    vitality: given.most ?? vitality,
    most: vitality,
    down: false,
    health: 'healthy',
    fatigue: 'fine',
    morale: 'willing',
    weapons: weapons.map((weapon) => (typeof weapon === 'string' ? { id: weapon, due: 0 } : weapon)),
    perks: [],
    concentration: null,
    used: false,
    aim: false,
    rerolled: false,
    hasHealed: false,
    overwatch: false,
    trauma: 0,
    remembered: [],
    climbing: null,
    carries: null,
  }
  return Object.assign(human, structuredClone(given))
}

function readZombie(line: ZombieLine, id: number): Zombie {
  const { id: _id, at, ...given } = Array.isArray(line) ? { id, at: line } : line
  const zombie: Zombie = { id, at: xy(at), on: null, down: false, locked: null, climbing: null }
  return Object.assign(zombie, structuredClone(given))
}

function readHerd(line: HerdLine, id: number, zombies: readonly Zombie[], where: string): Herd {
  const { id: _id, facing, zombies: _zombies, ...given } = line
  const herd: Herd = {
    id,
    seat: 'zombies',
    kind: 'regular',
    status: 'alive',
    facing: readFacing(facing, where),
    used: false,
    rambles: false,
    mover: null,
    zombies: [...zombies].sort((a, b) => a.id - b.id),
  }
  return Object.assign(herd, given)
}

const idOf = (line: ZombieLine): number | undefined => (Array.isArray(line) ? undefined : line.id)

/** Where in the document somebody stands, by number. */
export interface Lines {
  readonly humans: ReadonlyMap<number, string>
  readonly zombies: ReadonlyMap<number, string>
}

/** Units are numbered together, people first; zombies by themselves. */
export function readFigures(state: State, { humans = [], herds = [], nextUnit, nextZombie }: Position): Lines {
  const people = humans.map((line, i) => ({ line, id: line.id, where: `humans[${i}]` }))
  const packs = herds.map((line, i) => ({ line, id: line.id, where: `herds[${i}]` }))
  const dead = packs.flatMap(({ line: { zombies }, where }) =>
    zombies.map((line, i) => ({ line, id: idOf(line), where: `${where}.zombies[${i}]` })),
  )
  const units = new Numbers([...people, ...packs])
  const figures = new Numbers(dead)
  const whereHumans = new Map<number, string>()
  const whereZombies = new Map<number, string>()
  const numberOf = new Map(dead.map(({ line, id }) => [line, id ?? figures.next()]))
  for (const { line, where } of dead) whereZombies.set(numberOf.get(line) as number, where)
  for (const { line, id = units.next(), where } of people) {
    whereHumans.set(id, where)
    state.humans.push(readOnlyMembers(readHuman(line, id, where)))
  }
  for (const { line, id = units.next(), where } of packs) {
    const zombies = line.zombies.map((one) => readZombie(one, numberOf.get(one) as number))
    state.herds.push(readOnlyMembers(readHerd(line, id, zombies, where)))
  }
  state.humans.sort((a, b) => a.id - b.id)
  state.herds.sort((a, b) => a.id - b.id)
  state.nextUnit = nextUnit ?? units.highest + 1
  state.nextZombie = nextZombie ?? figures.highest + 1
  return { humans: whereHumans, zombies: whereZombies }
}

/** What a unit has is replaced as a whole; the unit itself changes. */
function readOnlyMembers<T extends object>(unit: T): T {
  for (const member of Object.values(unit)) readOnly(member)
  return unit
}
