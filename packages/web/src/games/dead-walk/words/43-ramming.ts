import { withDie } from '../../../words/dice.ts'
import { fight, thrown } from '../../../words/phrases.ts'
import { placeOfFigure } from '../read.ts'
import { by, type Chapter, dieText, The, withParts } from './lines.ts'

const RAMMED = { stalls: 'the engine stalls', thrown: 'they are thrown aside', killed: 'whoever is hit is killed' }
const TONES = { stalls: 'bad', thrown: 'plain', killed: 'good' } as const

export const ramming = {
  rammed: (event) => {
    const { vehicle, result, first } = event
    const words = [...The(vehicle), ' rams ', by(first), `: ${RAMMED[result]}`, ...thrown(dieText(event)), '.']
    const told = fight('car', event, words, [vehicle, placeOfFigure(first)])
    return withParts(withDie(told, event, 'Ramming', RAMMED[result], TONES[result]), event)
  },
} satisfies Chapter
