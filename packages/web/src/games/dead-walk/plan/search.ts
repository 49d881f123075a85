/** dw.search Searching: where, who may be there, and how likely which find is. */
import { COMPANY, type CommandOf, FINDS, type Human, type Look } from '@shamble/dead-walk/page'
import type { OddsResult } from '@shamble/kernel'
import { roomsAt } from '@shamble/table'
import type { Note } from '../../../plan/plan.ts'
import { signed } from '../../../words/plain.ts'
import { lookOf, roomTitle, vehicleTitle } from '../read.ts'
import type { Situation } from '../types.ts'

type Search = CommandOf<'search'>

const GROUND = 0

/** The room he is in. */
const roomOf = ({ book }: Look, { at, on }: Human): string | undefined =>
  on === null ? roomsAt(book.map.terrain, GROUND, at)[0]?.id : undefined

export function searchWords(s: Situation, human: Human, { vehicle }: Search): string {
  if (vehicle !== undefined) return `the ${vehicleTitle(s, vehicle)}`
  const room = roomOf(lookOf(s), human)
  return room === undefined ? 'the room' : `the ${roomTitle(s, room)}`
}

/** dw.search.8, dw.search.9 What the place adds to the find die. */
function placeAdds(look: Look, human: Human, { vehicle }: Search): { value: number; clause: string; words: string } {
  const room = vehicle === undefined ? roomOf(look, human) : undefined
  const tag = look.book.map.rooms.find(({ id }) => id === room)?.tag
  if (tag === 'armoury') return { value: 1, clause: 'dw.search.8', words: 'a place with weapons' }
  if (tag === 'health') return { value: -1, clause: 'dw.search.9', words: 'a place with medicine' }
  return { value: 0, clause: 'dw.search.7', words: '' }
}

const WORDS = { nothing: 'nothing', survivor: 'a survivor', item: 'an item', weapon: 'a weapon' } as const

/** dw.search.7, dw.search.10 How many of six faces bring each row. */
function facesOf(look: Look, human: Human, command: Search): { find: keyof typeof WORDS; faces: number }[] {
  const { value } = placeAdds(look, human, command)
  return FINDS.map(({ find }) => ({
    find,
    faces: [1, 2, 3, 4, 5, 6].filter((face) => {
      const kept = Math.min(6, Math.max(1, face + value))
      return FINDS.find(({ upTo }) => kept <= upTo)?.find === find
    }).length,
  })).filter(({ faces }) => faces > 0)
}

/** The same words as the rules tell a find in. */
export const searchOdds = (look: Look, human: Human, command: Search): OddsResult => ({
  exact: true,
  runs: 6,
  outcomes: facesOf(look, human, command).map(({ find, faces }) => ({
    key: `finds ${WORDS[find]}`,
    probability: faces / 6,
    fraction: { ways: faces, of: 6 },
  })),
})

/** dw.search.3 to dw.search.6 Who may be there. */
function companyNote({ state }: Look, room: string | undefined, { vehicle }: Search): Note {
  const type = state.vehicles.find(({ id }) => id === vehicle)?.type
  if (type === 'car') return { value: '0', words: 'of the dead: nobody hides in a car', clause: 'dw.search.4' }
  if (room !== undefined && state.progress.populated.includes(room))
    return { value: '0', words: 'more of the dead: they have come out already', clause: 'dw.search.6' }
  const many = vehicle === undefined ? 'd6' : 'half a d6'
  return { value: `${COMPANY.from}+`, words: `${many} of the dead are in it`, clause: 'dw.search.3' }
}

export function searchNotes(s: Situation, human: Human, command: Search): Note[] {
  const look = lookOf(s)
  const adds = placeAdds(look, human, command)
  return [
    companyNote(look, command.vehicle === undefined ? roomOf(look, human) : undefined, command),
    ...(adds.value === 0 ? [] : [{ value: signed(adds.value), words: adds.words, clause: adds.clause }]),
    { value: '', words: 'what is found is taken or left for nothing', clause: 'dw.search.17' },
  ]
}
