/** rs.setup.5, rs.seats.7 D1: a person as umpire hides hordes, mutants, drifters and people, inside the scenario's budget. */
import { type Refusal, type Step, step } from '@shamble/kernel'
import type { Command, CommandOf } from '../commands.ts'
import type { Ambush, Lair, NamedSpot, Spot } from '../content/table-map.ts'
import { type Look, npsNumber, type Transaction } from '../state.ts'
import { MUTANT_KINDS, type MutantKind } from '../tables/mutants.ts'
import { isInTheOpen } from './02-terrain.ts'
import {
  ambushesFor,
  drawFacing,
  drawOpenDrifters,
  driftersDue,
  freeOfHidden,
  hordesDue,
  lurk,
  mayLurk,
  mayStart,
  putDrifter,
  rollHordes,
} from './04-draws.ts'
import { askUmpire, changeDesk, deskOf, refuseAt } from './45-umpire.ts'

type LayOut = CommandOf<'lay-out'>

/** rs.horde.1, rs.setup.6, rs.setup.10 As many hordes as the scenario has, each in a lair of its own, away from the start. */
function hordesRefusal(look: Look, { hordes }: LayOut): Refusal | null {
  const { lairs } = look.book.map
  for (const [i, id] of hordes.entries()) {
    const at = `hordes[${i}]`
    const lair = lairs.find((one) => one.id === id)
    if (!lair) return refuseAt('rs.horde.1', at, 'There is no such lair.')
    if (!mayLurk(look, lair)) return refuseAt('rs.setup.10', at, 'It is within 25 cm of where people set out.')
    if (hordes.indexOf(id) < i) return refuseAt('rs.setup.6', at, 'Another horde lurks there.')
  }
  const due = Math.min(hordesDue(look), lairs.filter((lair) => mayLurk(look, lair)).length)
  return hordes.length === due
    ? null
    : refuseAt(
        'rs.scenario.2',
        'hordes',
        `${due === 1 ? 'There is one horde' : `There are ${due} hordes`}, and you have hidden ${hordes.length}.`,
      )
}

/** rs.scenario.17 A Tank that comes by an event waits nowhere. */
export const entersLater = ({ book }: Look, kind: MutantKind): boolean =>
  kind === 'tank' && book.scenario.tankEntry !== undefined

/** rs.scenario.2, rs.scenario.4, rs.mutant.3 The kinds that are there, each once, in a place of its own that fits it. */
function mutantsRefusal(look: Look, { mutants }: LayOut): Refusal | null {
  const { kinds, drawn } = look.book.mutants
  for (const [i, { kind, at: id }] of mutants.entries()) {
    const at = `mutants[${i}]`
    if (entersLater(look, kind)) return refuseAt('rs.scenario.17', at, 'This Tank comes later, and waits nowhere.')
    if (mutants.findIndex((one) => one.kind === kind) < i)
      return refuseAt('rs.scenario.2', at, 'There is one of each kind.')
    if (!look.book.map.ambushes.some((place) => place.id === id))
      return refuseAt('rs.scenario.4', at, 'There is no such place.')
    if (!ambushesFor(look, kind).some((place) => place.id === id))
      return refuseAt('rs.scenario.4', at, 'A mutant of this kind does not fit there.')
    if (mutants.findIndex((one) => one.at === id) < i)
      return refuseAt('rs.scenario.4', at, 'Another mutant waits there.')
  }
  const extra = mutants.filter(({ kind }) => !kinds.includes(kind))
  if (extra.length > drawn || extra.some(({ kind }) => kind === 'tank'))
    return refuseAt('rs.scenario.2', 'mutants', 'The scenario has no such mutant.')
  return missingMutant(look, mutants)
}

/** Nobody is left out for whom there is a place. */
function missingMutant(look: Look, mutants: LayOut['mutants']): Refusal | null {
  const isFree = ({ id }: Ambush): boolean => !mutants.some((one) => one.at === id)
  const missing = look.book.mutants.kinds.find(
    (kind) =>
      !entersLater(look, kind) && !mutants.some((one) => one.kind === kind) && ambushesFor(look, kind).some(isFree),
  )
  return missing === undefined ? null : refuseAt('rs.scenario.2', 'mutants', `The ${missing} waits nowhere.`)
}

/** Rooms in which drifters may start. */
export const rooms = (look: Look): NamedSpot[] =>
  look.book.map.drifters.filter((place) => mayStart(look, place) && !isInTheOpen(look, place))

/** rs.drift.1, rs.setup.10 No more than there are, in rooms; those in the open are drawn. */
function driftersRefusal(look: Look, { drifters }: LayOut): Refusal | null {
  const free = rooms(look)
  for (const [i, { at: id, facing }] of drifters.entries()) {
    const at = `drifters[${i}]`
    if (!look.book.map.drifters.some((place) => place.id === id))
      return refuseAt('rs.drift.1', at, 'There is no such place.')
    if (!free.some((place) => place.id === id))
      return refuseAt('rs.setup.10', at, 'This is no room, or too near to where people set out.')
    if (drifters.findIndex((one) => one.at === id) < i) return refuseAt('rs.drift.1', at, 'Others drift there.')
    if (facing?.[0] === 0 && facing[1] === 0) return refuseAt('rs.measure.13', at, 'A facing points somewhere.')
  }
  const many = drifters.reduce((sum, one) => sum + (one.many ?? 1), 0)
  return many <= driftersDue(look)
    ? null
    : refuseAt(
        'rs.scenario.2',
        'drifters',
        `${driftersDue(look) === 1 ? 'There is one drifter' : `There are ${driftersDue(look)} drifters`}, and you have hidden ${many}.`,
      )
}

/** Others who wait in rooms, and where each of them may. */
export const hiddenOthers = ({ book }: Look) =>
  book.scenario.nps.flatMap(({ who, at, start, mostInLot = Number.POSITIVE_INFINITY }, group) =>
    start === 'hidden' ? who.map((one) => ({ n: npsNumber(one), who: one, at, group, mostInLot })) : [],
  )

const lotOf = (id: string): string => id.split(' ')[0] as string

/** rs.secrecy.11 Everybody who is in a room, in one of those that the scenario names. */
function peopleRefusal(look: Look, { people }: LayOut): Refusal | null {
  const others = hiddenOthers(look)
  for (const [i, { survivor, at: id }] of people.entries()) {
    const at = `people[${i}]`
    const one = others.find(({ n }) => n === survivor)
    if (!one) return refuseAt('rs.nps.15', at, 'Nobody with this number is hidden.')
    if (!one.at.includes(id)) return refuseAt('rs.setup.5', at, 'The scenario does not name this room.')
    const before = people.slice(0, i)
    if (before.some((other) => other.survivor === survivor || other.at === id))
      return refuseAt('rs.setup.5', at, 'Each of them has a room of his own.')
    const beside = before.filter(
      (other) => lotOf(other.at) === lotOf(id) && others.find(({ n }) => n === other.survivor)?.group === one.group,
    )
    if (beside.length >= one.mostInLot) return refuseAt('rs.setup.5', at, 'There are enough people in that lot.')
  }
  const missing = others.find(({ n }) => !people.some(({ survivor }) => survivor === n))
  return missing ? refuseAt('rs.setup.5', 'people', `Survivor ${missing.n} is hidden nowhere.`) : null
}

const check = (look: Look, command: Command): Refusal | null => {
  if (command.do !== 'lay-out') return null
  return (
    hordesRefusal(look, command) ??
    mutantsRefusal(look, command) ??
    driftersRefusal(look, command) ??
    peopleRefusal(look, command)
  )
}

/** The first of a list that are lawful, or from its end. */
const inTurn = <T>(list: readonly T[], isBackwards: boolean): readonly T[] => (isBackwards ? [...list].reverse() : list)

/** One that is lawful, as an example. */
function example(look: Look, isBackwards: boolean): LayOut {
  const lairs = inTurn<Lair>(look.book.map.lairs, isBackwards).filter((lair) => mayLurk(look, lair))
  const mutants: { kind: MutantKind; at: string }[] = []
  for (const kind of MUTANT_KINDS.filter((one) => look.book.mutants.kinds.includes(one) && !entersLater(look, one))) {
    const free = inTurn(ambushesFor(look, kind), isBackwards).find(({ id }) => !mutants.some(({ at }) => at === id))
    if (free) mutants.push({ kind, at: free.id })
  }
  const people: { survivor: number; at: string }[] = []
  for (const { n, at } of hiddenOthers(look)) {
    const fits = (id: string): boolean => {
      const given = {
        do: 'lay-out',
        hordes: [],
        mutants: [],
        drifters: [],
        people: [...people, { survivor: n, at: id }],
      }
      const refusal = peopleRefusal(look, given as LayOut)
      return refusal === null || refusal.at === 'people'
    }
    const free = inTurn(at, isBackwards).find(fits)
    if (free !== undefined) people.push({ survivor: n, at: free })
  }
  const drifters = inTurn(rooms(look), isBackwards).slice(0, driftersDue(look) >> 1)
  return {
    do: 'lay-out',
    hordes: lairs.slice(0, hordesDue(look)).map(({ id }) => id),
    mutants,
    drifters: drifters.map(({ id }) => ({ at: id })),
    people,
  }
}

/** rs.setup.6, rs.seats.7 Sizes are rolled as ever; what stands in the open is drawn first, as nothing of the rest shows. */
function layOut(t: Transaction, { hordes, mutants, drifters, people }: LayOut): void {
  const { map } = t.book
  const inRooms = drifters.reduce((sum, { many = 1 }) => sum + many, 0)
  drawOpenDrifters(t, driftersDue(t) - inRooms)
  rollHordes(t, hordes)
  for (const { kind, at } of mutants) {
    const place = map.ambushes.find(({ id }) => id === at)
    if (place) lurk(t, kind, place)
  }
  for (const { at, many = 1, facing } of drifters) {
    const place = map.drifters.find(({ id }) => id === at) as Spot
    for (let i = 0; i < many; i++) {
      const spot = freeOfHidden(t, place)
      if (spot) putDrifter(t, spot, facing ? { x: facing[0], y: facing[1] } : drawFacing(t, spot))
    }
  }
  settlePeople(t, people)
  changeDesk(t, { laid: true })
}

function settlePeople(t: Transaction, people: LayOut['people']): void {
  const places = people.map(({ survivor, at }) => {
    const { at: point, level } = t.book.map.nps.find(({ id }) => id === at) as NamedSpot
    t.emit({ e: 'drew in secret', clause: 'rs.setup.5', audience: [], what: 'person', about: at, value: survivor })
    return [survivor, Object.freeze({ at: Object.freeze({ ...point }), level })] as const
  })
  t.state.hidden.people = Object.freeze(Object.fromEntries(places))
}

export const layOutChoices = (look: Look): readonly [LayOut, LayOut] => [example(look, false), example(look, true)]

/** D1, before anything is drawn. */
export const layOutQuestion: Step<Transaction, Command> = askUmpire('rs.setup.5', 'lay out', {
  wanted: 'Say where everything is hidden, or leave it to the draw.',
  answers: 'lay-out',
  choices: (look) => [...layOutChoices(look)],
  check,
  take: (t, command) => layOut(t, command as LayOut),
})

/** What is drawn where the umpire has not laid it out himself. */
export const unlessLaid = (clause: string, name: string, draw: (t: Transaction) => void): Step<Transaction, Command> =>
  step(clause, name, (t: Transaction) => {
    if (!deskOf(t).laid) draw(t)
  })

/** Everything lies where it is; nobody has to remember who has put it there. */
export const laidOut: Step<Transaction, Command> = step('rs.setup.5', 'laid out', (t: Transaction) =>
  changeDesk(t, { laid: false }),
)
