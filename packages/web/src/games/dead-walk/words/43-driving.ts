import { plainDie, rollOf, withDie } from '../../../words/dice.ts'
import { type Line, mono, move, rolled, thrown } from '../../../words/phrases.ts'
import { listed } from '../../../words/plain.ts'
import { type Chapter, dieText, type EventOf, The, withParts } from './lines.ts'

function turnLine(event: EventOf<'turn rolled'>): Line {
  const { vehicle, skids } = event
  const came = skids === null ? 'holds the road' : `skids to the ${skids}`
  const words = [...The(vehicle), ` takes a bend at speed and ${came}`, ...thrown(dieText(event)), '.']
  const told = rolled('dice', event, words, [vehicle])
  return withParts(withDie(told, event, 'A bend at speed', came, skids === null ? 'plain' : 'bad'), event)
}

function skidLine(event: EventOf<'skidded'>): Line {
  const { vehicle, side, faces, clause } = event
  const far = faces.reduce((sum, face) => sum + face, 0)
  const words = [
    ...The(vehicle),
    ' skids ',
    mono(`${far} cm`),
    ` to the ${side}`,
    ...thrown(listed(faces.map(String))),
    '.',
  ]
  const dice = faces.map((face) => plainDie(face, ''))
  return {
    ...move('warn', event, words, [vehicle]),
    roll: rollOf('How far it skids', dice, clause, { verdict: `${far} cm to the ${side}` }),
  }
}

export const driving = {
  'turn rolled': turnLine,
  skidded: skidLine,
} satisfies Chapter
