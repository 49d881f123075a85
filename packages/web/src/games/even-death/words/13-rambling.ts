import { type Line, rolled } from '../../../words/phrases.ts'
import { about, called, type Chapter, eight, type EventOf, rolledWords, type Scene, unit, withDice } from './lines.ts'
import { theSeat } from './seats.ts'

function ramblingLine(event: EventOf<'rambling check'>, scene: Scene): Line {
  const { face, rambles, mover } = event
  const by = mover === null ? ', and nobody leads it' : `: ${theSeat(mover)} move it, as the nearest of them is theirs`
  const does = rambles ? ` wanders off${by}` : ' stays together'
  const told = rolled('dice', event, [unit(event.unit), does, ...rolledWords([face]), '.'], about(event.unit))
  const die = eight(face, rambles ? 'rambles' : 'obeys', rambles ? 'bad' : 'good')
  return withDice(told, event, `Does ${called(scene, event.unit)} ramble?`, [die])
}

export const rambling = { 'rambling check': ramblingLine } satisfies Chapter
