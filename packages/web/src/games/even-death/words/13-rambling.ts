import { type Line, rolled } from '../../../words/phrases.ts'
import { about, called, type Chapter, eight, type EventOf, rolledWords, type Scene, Unit, withDice } from './lines.ts'
import { theSeat } from './titles.ts'

function ramblingLine(event: EventOf<'rambling check'>, scene: Scene): Line {
  const { unit, face, rambles, mover } = event
  const by = mover === null ? ', and nobody leads it' : `: ${theSeat(mover)} move it, as the nearest of them is theirs`
  const does = rambles ? ` wanders off${by}` : ' stays together'
  const told = rolled('dice', event, [Unit(unit), does, ...rolledWords([face]), '.'], about(unit))
  const die = eight(face, rambles ? 'rambles' : 'obeys', rambles ? 'bad' : 'good')
  return withDice(told, event, `Does ${called(scene, unit)} ramble?`, [die])
}

export const rambling = { 'rambling check': ramblingLine } satisfies Chapter
