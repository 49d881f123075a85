import { rule, type Word } from '../../../words/phrases.ts'
import { count, plural } from '../../../words/plain.ts'
import { type Chapter, survivorsAbout, who } from './lines.ts'

export const aid = {
  treated: (event) => {
    const { survivor, patient, hits } = event
    const left = hits === 0 ? ': no hit is left' : `: ${count(hits)} ${plural(hits, 'hit')} left`
    const words: Word[] =
      survivor === patient ? [who(survivor), ' uses the first aid kit'] : [who(survivor), ' treats ', who(patient)]
    return rule('heart', event, [...words, `${left}.`], survivorsAbout([survivor, patient]))
  },
} satisfies Chapter
