import { describe, expect, it } from 'vitest'
import type { CommandOf } from '../commands.ts'
import { newGame, type RunOrShootScene } from '../testing.ts'
import { isInTheOpen } from './02-terrain.ts'
import { driftersDue, hordesDue, mayLurk, mayStart } from './04-draws.ts'

const begun = (options: Record<string, string | number | string[]> = {}): RunOrShootScene =>
  newGame({ options: { scenario: 'night-school', umpire: 'asked', ...options } })
type LayOut = CommandOf<'lay-out'>
const example = (s: RunOrShootScene): LayOut => s.offered('U')[1] as LayOut

describe('a set-up by the umpire', () => {
  it('[rs.setup.5] [rs.seats.7] puts hordes, mutants, drifters and people where he says, and sizes are rolled', () => {
    const s = begun()
    const plan = example(s)
    const [room] = plan.drifters
    s.do('U', { ...plan, drifters: room ? [{ ...room, many: 3, facing: [0, 1000] }] : [] })
    const { hidden } = s.state
    expect(hidden.hordes.map(({ lair }) => lair)).toEqual(plan.hordes)
    expect(hidden.hordes.every(({ size }) => size > 0 && size % 10 === 0)).toBe(true)
    expect(hidden.zeds.filter(({ kind }) => kind !== 'ordinary').map(({ kind }) => kind)).toEqual(
      plan.mutants.map(({ kind }) => kind),
    )
    const inRooms = hidden.zeds.filter(({ kind }) => kind === 'ordinary')
    expect(inRooms.map(({ facing }) => facing)).toEqual([1, 2, 3].map(() => ({ x: 0, y: 1000 })))
    expect(inRooms.length + s.state.zeds.length).toBeLessThanOrEqual(driftersDue(s.table))
    expect(Object.keys(hidden.people).map(Number)).toEqual(plan.people.map(({ survivor }) => survivor))
    expect(Object.keys(hidden.caches).length).toBeGreaterThan(0)
    expect(s.asks).toBe('choose whom to play')
  })

  it('[rs.setup.5] is drawn if he leaves it to the draw', () => {
    const draws = ({ events }: RunOrShootScene) =>
      events.flatMap((event) => (event.e === 'drew in secret' ? [{ ...event, cause: null }] : []))
    const drawn = newGame({ options: { scenario: 'night-school' }, hidden: 7 })
    const left = newGame({ options: { scenario: 'night-school', umpire: 'asked' }, hidden: 7 }).do('U', {
      do: 'by-the-book',
    })
    expect(draws(left)).toEqual(draws(drawn))
    expect({ ...left.state.hidden, desk: null }).toEqual({ ...drawn.state.hidden, desk: null })
  })

  it('[rs.scenario.2] [rs.setup.6] [rs.setup.10] refuses hordes beyond the budget, two in one lair, one near the start', () => {
    const s = begun({ scenario: 'number-nine' })
    const plan = example(s)
    const refused = (hordes: readonly string[]) => s.refused('U', { ...plan, hordes: [...hordes] })
    const spare = s.table.book.map.lairs.filter((lair) => mayLurk(s.table, lair) && !plan.hordes.includes(lair.id))
    expect(plan.hordes).toHaveLength(hordesDue(s.table))
    expect(refused([...plan.hordes, (spare[0] as { id: string }).id])).toMatchObject({
      clause: 'rs.scenario.2',
      at: 'hordes',
    })
    expect(refused([])).toMatchObject({ clause: 'rs.scenario.2', at: 'hordes' })
    expect(refused(plan.hordes.map(() => plan.hordes[0] as string))).toMatchObject({
      clause: 'rs.setup.6',
      at: 'hordes[1]',
    })
    const near = s.table.book.map.lairs.find((lair) => !mayLurk(s.table, lair))
    expect(refused([near?.id ?? ''])).toMatchObject({ clause: 'rs.setup.10', at: 'hordes[0]' })
    expect(refused(['nowhere'])).toMatchObject({ clause: 'rs.horde.1', at: 'hordes[0]' })
  })

  it('[rs.scenario.4] [rs.scenario.2] refuses a mutant where it does not fit, a kind that is not there, and one left out', () => {
    const s = begun({ scenario: 'number-nine', mutants: ['hunter', 'smoker'] })
    const plan = example(s)
    const refused = (mutants: LayOut['mutants']) => s.refused('U', { ...plan, mutants: [...mutants] })
    const [first, second] = plan.mutants as [LayOut['mutants'][number], LayOut['mutants'][number]]
    const unfit = s.table.book.map.ambushes.find(({ fits }) => !fits.includes('hunter') && !fits.includes('smoker'))
    expect(refused([{ kind: 'hunter', at: unfit?.id ?? '' }, second])).toMatchObject({
      clause: 'rs.scenario.4',
      at: 'mutants[0]',
    })
    expect(refused([first, { kind: 'smoker', at: 'nowhere' }])).toMatchObject({
      clause: 'rs.scenario.4',
      at: 'mutants[1]',
    })
    expect(refused([first, first])).toMatchObject({ clause: 'rs.scenario.2', at: 'mutants[1]' })
    expect(refused([first])).toMatchObject({ clause: 'rs.scenario.2', at: 'mutants' })
    expect(refused([...plan.mutants, { kind: 'tank', at: first.at }]).clause).toMatch(/^rs\.scenario\.(2|4)$/)
    const boat = begun({ scenario: 'last-boat' })
    expect(boat.refused('U', { ...example(boat), mutants: [{ kind: 'tank', at: 'x' }] }).clause).toBe('rs.scenario.17')
  })

  it('[rs.scenario.2] [rs.drift.1] [rs.setup.5] refuses drifters beyond the budget or outside rooms, and people in other rooms', () => {
    const s = begun()
    const plan = example(s)
    const few = begun({ survivors: 1 })
    const { map } = few.table.book
    const rooms = map.drifters.filter((place) => mayStart(few.table, place) && !isInTheOpen(few.table, place))
    const all = rooms.map(({ id }) => ({ at: id, many: 3 }))
    expect(few.refused('U', { ...example(few), drifters: all })).toMatchObject({
      clause: 'rs.scenario.2',
      at: 'drifters',
    })
    const [room] = plan.drifters as [LayOut['drifters'][number]]
    expect(s.refused('U', { ...plan, drifters: [room, room] })).toMatchObject({
      clause: 'rs.drift.1',
      at: 'drifters[1]',
    })
    expect(s.refused('U', { ...plan, drifters: [{ at: 'nowhere' }] }).clause).toBe('rs.drift.1')
    expect(s.refused('U', { ...plan, drifters: [{ ...room, facing: [0, 0] }] }).clause).toBe('rs.measure.13')
    const [person, ...others] = plan.people as [LayOut['people'][number]]
    expect(s.refused('U', { ...plan, people: others })).toMatchObject({ clause: 'rs.setup.5', at: 'people' })
    expect(s.refused('U', { ...plan, people: [{ ...person, at: 'nowhere' }, ...others] })).toMatchObject({
      clause: 'rs.setup.5',
      at: 'people[0]',
    })
    expect(s.refused('U', { ...plan, people: [{ ...person, survivor: 1 }, ...others] }).clause).toBe('rs.nps.15')
  })
})
