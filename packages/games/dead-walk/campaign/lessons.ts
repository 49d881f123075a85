/** dw.level.5, dw.level.7 What is learned with every level. */
import { askWhile, type Refusal, refuse } from '@shamble/kernel'
import { learnt, lessonRefusal, lessonsFor } from '../rules/45-learning.ts'
import {
  type Command,
  type Look,
  ownerOf,
  type Part,
  personNamed,
  setPerson,
  type State,
  type Transaction,
} from './kit.ts'
import { skillFault } from './character.ts'
import type { Person } from './person.ts'

const student = ({ state }: Look): string | undefined => state.lessons[0]?.person

/** dw.level.7 Several levels at once are learned one after the other: whoever has more to come is not yet so far. */
export function atLesson(person: Person, lessons: State['lessons']): Person {
  const later = (lessons.find((one) => one.person === person.name)?.left ?? 1) - 1
  return later === 0 ? person : { ...person, sheet: { ...person.sheet, level: person.sheet.level - later } }
}

/** dw.level.5 Whoever is to learn is of the team, once, and has not learnt yet what is still to come. */
export const lessonsBroken = ({ state, book }: Look): string[] =>
  state.lessons.flatMap(({ person: name, left }, i) => {
    const sheet = state.roster.find((one) => one.name === name)?.sheet
    if (!sheet) return [`${name} is to learn and is not of the team`]
    if (state.lessons.findIndex((one) => one.person === name) < i) return [`${name} is to learn twice`]
    const found = left < sheet.level ? skillFault({ ...sheet, level: sheet.level - left }, book.rules) : null
    return left < sheet.level && found === null ? [] : [`${name} has learnt already what is still to come`]
  })

function learnRefusal(look: Look, command: Command): Refusal | null {
  if (command.do === 'decline') return null
  if (command.do !== 'learn') return refuse('dw.level.5', 'A skill is chosen now.')
  const person = personNamed(look, command.person)
  if (!person || command.person !== student(look)) return refuse('dw.level.5', `${student(look)} chooses a skill now.`)
  return lessonRefusal(atLesson(person, look.state.lessons), command.skill, command.instead, look.book.rules)
}

function learnChoices(look: Look): Command[] {
  const person = personNamed(look, student(look) ?? '')
  if (!person) return []
  const pupil = atLesson(person, look.state.lessons)
  return [
    ...lessonsFor(pupil, look.book.rules).map((skill): Command => ({ do: 'learn', person: person.name, skill })),
    { do: 'decline' },
  ]
}

function takeLesson(t: Transaction, command: Command): void {
  const { state } = t
  const name = student(t) ?? ''
  const person = personNamed(t, name)
  if (command.do === 'learn' && person) {
    setPerson(t, { ...person, sheet: learnt(person.sheet, command.skill, command.instead) })
    t.emit({ e: 'learnt', clause: 'dw.level.5', person: name, skill: command.skill, instead: command.instead ?? null })
  } else t.emit({ e: 'lesson declined', clause: 'dw.skill.7', person: name })
  state.lessons = state.lessons
    .map((one, i) => (i === 0 ? { ...one, left: one.left - 1 } : one))
    .filter(({ left }) => left > 0)
}

export const learn: Part = askWhile<Transaction, Command>('dw.level.5', 'learn', {
  who: (look) => (student(look) === undefined ? [] : [ownerOf(look, student(look) ?? '')]),
  choices: learnChoices,
  check: (look, _v, _seat, command) => learnRefusal(look, command),
  take: (t, _v, _seat, command) => takeLesson(t, command),
})
