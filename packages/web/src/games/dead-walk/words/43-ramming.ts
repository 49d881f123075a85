import { withDie } from '../../../words/dice.ts'
import { fight, mono } from '../../../words/phrases.ts'
import { placeOfFigure } from '../read.ts'
import { by, type Chapter, The } from './lines.ts'

const RAMMED = { stalls: 'the engine stalls', thrown: 'they are thrown aside', killed: 'whoever is hit is killed' }
const TONES = { stalls: 'bad', thrown: 'plain', killed: 'good' } as const

export const ramming = {
  rammed: (event) => {
    const { vehicle, face, result, first } = event
    const words = [...The(vehicle), ' rams ', by(first), ': ', mono(String(face)), `, ${RAMMED[result]}.`]
    const told = fight('car', event, words, [vehicle, placeOfFigure(first)])
    return withDie(told, event, 'Ramming', RAMMED[result], TONES[result])
  },
} satisfies Chapter
