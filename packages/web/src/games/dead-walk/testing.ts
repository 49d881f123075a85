/** Moments of games as the table would see them. */
import { type Command, type DeadWalkKit, deadWalk, type Event } from '@shamble/dead-walk'
import { askedIn, findingIn, PSYCHOSES, QUIRKS, SKILLS } from '@shamble/dead-walk/page'
import { apply, choices, type OptionValues, pending, type Seat, seat as seated, seeded } from '@shamble/kernel'
import { sceneOf } from '@shamble/kernel/testkit'
import type { Selection } from '../../play/game-display.ts'
import { busyMoments, chosenAt, type MomentOf } from '../testing.ts'
import { defaultFigure, settle } from './plan/index.ts'
import type { DisplayState } from './types.ts'
import '../../ui/testing.ts'

export type Moment = MomentOf<DeadWalkKit>

export const situationOf = (
  moment: Pick<Moment, 'table' | 'options' | 'seat'>,
  selection: Partial<Selection> = {},
): DisplayState => chosenAt(deadWalk, { defaultFigure, settle }, moment, selection)

export const moments = (
  options: OptionValues,
  seeds: readonly number[],
  { every = 7, most = 400 }: { every?: number; most?: number } = {},
): Generator<Moment> => busyMoments(deadWalk, options, seeds, { every, most, idle: ['end', 'rest'] })

/** A position with somebody in the middle of an activation. */
export function staged(position: object, options: OptionValues = {}): Moment {
  const scene = sceneOf(deadWalk)({ position, options })
  return { table: scene.table, options: scene.options, seat: scene.owe[0] as Seat, events: [] }
}

/** Centimetres as a position writes them. */
export const cm = (x: number, y: number): [number, number] => [Math.round(x * 100), Math.round(y * 100)]

/** Every block of the advanced rules. */
export const ADVANCED = {
  archetypes: true,
  weaponSkills: true,
  searching: true,
  vehicles: true,
  skills: true,
  quirks: true,
  psychosis: true,
  skillsPerTurn: 5,
  traumaLimit: 3,
}

/** Who they are does not matter; that all of it comes up does. */
const PEOPLE = [
  { name: 'Ada Stern', at: cm(76, 74), weapons: ['pistol', 'machete'], items: ['small-kit', 'radio'], wounds: 1 },
  { name: 'Bo Lind', at: cm(84, 74), weapons: ['sub-machinegun'], items: ['antiseptic', 'extinguisher'] },
  { name: 'Cy Moss', at: cm(126, 46), weapons: ['pump-shotgun'], items: ['gas-can'] },
  { name: 'Di Varga', at: cm(130, 46), weapons: ['chainsaw'], items: ['battery'] },
  { name: 'Ed Falk', aboard: 'V4', at: cm(120, 38), weapons: ['pistol'] },
  { name: 'Flo Berg', aboard: 'V4', at: cm(120, 38), weapons: ['rifle'] },
  { name: 'Gil Noor', at: cm(116, 46), weapons: ['hammer'] },
  { name: 'Hana Weiss', at: cm(60, 32.5), weapons: ['crossbow'], items: [{ kind: 'keys', vehicle: 'V6' }] },
  { name: 'Ib Toft', at: cm(74, 78), status: 'dead', wounds: 1 },
]
const DEAD = [
  [76, 70],
  [104, 42],
  [128, 50],
  [112, 38],
  [132, 42],
  [140, 40],
  [80, 80],
  [118, 50],
  [66, 40],
] as const

/** A crowd, rooms to search and a car on its way; who has which skill and which mind changes with the seed. */
function crowded(seed: number): object {
  const skills = Object.keys(SKILLS)
  const minds = [...Object.keys(QUIRKS), ...Object.keys(PSYCHOSES)]
  const humans = PEOPLE.map((one, i) => {
    const some = (list: readonly string[], n: number): string[] => [
      ...new Set([0, 1, 2, 3, 4, 5].slice(0, n).map((k) => list[(7 * (8 * seed + i) + 5 * k) % list.length] as string)),
    ]
    const mind = some(minds, i % 3 === 0 ? 0 : 2)
    return {
      ...one,
      sheet: {
        archetype: (['law', 'military', 'civilian'] as const)[i % 3],
        skills: some(skills, 6),
        weaponSkills: ['handguns', 'shotgun', 'rifle', 'automatic', 'bows'],
        quirks: mind.filter((trait) => trait in QUIRKS),
        psychoses: mind.filter((trait) => trait in PSYCHOSES),
        trauma: 1,
      },
    }
  })
  const vehicles = {
    V4: { engine: true, speed: seed % 2 === 0 ? 1500 : 2500 },
    V6: { tank: 'empty', battery: 'failed' },
  }
  return { humans, zombies: DEAD.map(([x, y]) => ({ at: cm(x, y) })), vehicles }
}

/** What is decided, by its skill if it is said with one. */
export const kindOf = (command: Command): string =>
  'skill' in command && command.skill !== undefined ? `${command.do} ${command.skill}` : command.do

/** A skill is as likely as anything that can be done. */
const drawnBy = (command: Command): string => ('skill' in command && command.skill ? command.skill : command.do)

/** Random play of the advanced rules: a moment every now and then, and whenever something is asked in the middle. */
export function* advancedMoments(seed: number, over: OptionValues, most: number, every = 12): Generator<Moment> {
  const read = deadWalk.position.read(crowded(seed), { scenario: 'nine-forty-bus', ...ADVANCED, ...over }, {})
  if (!read.ok) throw new Error(JSON.stringify(read.fault))
  const { state, options } = read.value
  const events: Event[] = []
  const table = seated<DeadWalkKit>(deadWalk, state, deadWalk.book(options), seeded(seed), events as never)
  const busy = seeded(`busy ${seed}`)
  for (let n = 0; n < most; n++) {
    const seat = pending(table)?.owe[0]
    if (seat === undefined || n % every === 0 || askedIn(table.state) || findingIn(table.state))
      yield { table, options, seat: seat ?? 'P1', events: events.splice(0) }
    if (seat === undefined) return
    const all = choices<DeadWalkKit>(table, seat)
    const kinds = [...new Set(all.map(drawnBy))].filter((kind) => (kind !== 'rest' && kind !== 'end') || all.length < 3)
    const kind = kinds[busy.draw('kind', kinds.length)]
    const some = all.filter((command) => drawnBy(command) === kind)
    apply(deadWalk, table, seat, some[busy.draw('one', some.length)] as Command)
  }
}
