/**
 * The first turn of a first game: the patrol has set out in the Back Alley, two of the dead are in it, and there is a
 * door at the back. All of it was decided by the rules' own commands, for these dice.
 */
import type { Command } from '@shamble/evac/page'
import type { Opening } from '@shamble/host'

type Answer = { readonly seat: string; readonly command: Command }

const answer = (seat: string, command: Command): Answer => ({ seat, command })
const door = (seat: string, ...side: Extract<Command, { do: 'place-door' }>['side']): Answer =>
  answer(seat, { do: 'place-door', side })
const zombie = (x: number, y: number): Answer => answer('Z', { do: 'place-zombie', at: [x, y] })

const ANSWERS: readonly Answer[] = [
  answer('M1', { do: 'choose-start', tile: 'B3' }),
  door('Z', [8, 11], [8, 12]),
  door('M1', [14, 10], [14, 11]),
  zombie(11, 10),
  zombie(10, 10),
  door('Z', [11, 19], [12, 19]),
  door('M1', [13, 17], [14, 17]),
  door('Z', [10, 17], [11, 17]),
  door('M1', [8, 20], [9, 20]),
  zombie(11, 17),
  zombie(11, 18),
  answer('M1', { do: 'deploy', type: 'medic', at: [11, 20] }),
  answer('M2', { do: 'deploy', type: 'grunt', at: [13, 17] }),
  answer('M3', { do: 'deploy', type: 'sergeant', at: [13, 19] }),
  zombie(11, 8),
]

export const FIRST_PATROL: Opening = {
  secret: 'd29d70107d268b8bbb9330185bec17343177fb36d1b30a63daca08a66a77d79f',
  answers: ANSWERS,
}

/** Where the patrol stands then. */
export const SET_OUT: ReadonlyMap<string, readonly [number, number]> = new Map(
  ANSWERS.flatMap(({ seat, command }) => (command.do === 'deploy' ? [[seat, command.at] as const] : [])),
)
