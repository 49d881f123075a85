import { move, name, rule } from '../../../words/phrases.ts'
import { count, plural } from '../../../words/plain.ts'
import { humanName } from '../read.ts'
import { at, type Chapter, who } from './lines.ts'

export const setup = {
  'set up': (event) => {
    const { humans, zombies } = event
    const dead = zombies > 0 ? `, ${count(zombies)} ${plural(zombies, 'zombie')} to begin with` : ''
    const words = [name(event.scenario), `: ${count(humans)} ${plural(humans, 'human')}${dead}.`]
    return { ...rule('map', event, words), heading: 'Set-up' }
  },
  placed: (event) =>
    move('human', event, [who(event.human), ' starts at ', at(event.at), '.'], [humanName(event.human)]),
} satisfies Chapter
