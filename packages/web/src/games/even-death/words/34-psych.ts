import type { Event } from '@shamble/even-death/page'
import { type Line, rolled, type Word } from '../../../words/phrases.ts'
import { capital } from '../../../words/plain.ts'
import { about, called, type Chapter, checkDice, deed, type EventOf, rolledWords, type Scene, unit } from './lines.ts'
import { BEHAVIOURS } from './states.ts'
import { rule } from '../../../words/phrases.ts'

type Psych = EventOf<'psych check'>
type Brain = EventOf<'brain check'>

const HOLDS: Readonly<Record<Psych['because'], readonly [passed: string, failed: string]>> = {
  trauma: [' bears having seen a friend die', ' cannot bear having seen a friend die'],
  isolation: [' bears being alone', ' cannot bear being alone'],
  'full herds': [' bears the sight of so many dead', ' cannot bear the sight of so many dead'],
  infection: [' bears the fever', ' cannot bear the fever'],
  hazard: [' keeps a cool head on dangerous ground', ' loses the head on dangerous ground'],
}

const MANAGES: Readonly<Record<Brain['because'], readonly [passed: string, failed: string]>> = {
  climb: [' finds out how to climb', ' does not find out how to climb'],
  'get-up': [' manages to get up', ' does not manage to get up'],
  split: [' manages to split', ' does not manage to split'],
  merge: [' manages to merge', ' does not manage to merge'],
  hazard: [' minds where it treads', ' does not mind where it treads'],
  control: [' comes to its senses', ' does not come to its senses'],
}

type Check = Psych | Brain | EventOf<'infection check'>

function checkLine(event: Check, scene: Scene, does: string, title: string): Line {
  const itself: Word[] = event.faces.length === 0 ? [' without a roll'] : rolledWords(event.faces)
  const told = rolled('dice', event, [unit(event.unit), does, ...itself, '.'], about(event.unit))
  return checkDice(told, event, `${capital(called(scene, event.unit))}: ${title}`)
}

const CALLED: Readonly<Record<Extract<Event, { readonly e: 'morale' }>['morale'], string>> = {
  eager: ' is eager',
  willing: ' is willing',
  shaken: ' is shaken',
  broken: ' is broken',
}

export const checks = {
  'psych check': (event, scene) => checkLine(event, scene, HOLDS[event.because][event.passed ? 0 : 1], 'nerve'),
  'brain check': (event, scene) => checkLine(event, scene, MANAGES[event.because][event.passed ? 0 : 1], 'brain'),
  'infection check': (event, scene) =>
    checkLine(
      event,
      scene,
      event.passed ? ' fights off the infection for now' : ' grows weaker from the infection',
      'infection',
    ),
  morale: (event) => deed('heart', event, `${CALLED[event.morale]}, no longer ${event.was}`),
  behaviour: (event) => {
    const { decay, brains, hunger, faces } = event
    const words = `The dead are ${BEHAVIOURS.decay[decay]}, ${BEHAVIOURS.brains[brains]} and ${BEHAVIOURS.hunger[hunger]}`
    return rule('dead', event, [words, ...rolledWords(faces), '.'])
  },
} satisfies Chapter
