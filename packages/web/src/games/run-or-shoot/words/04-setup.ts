import { inWords, rule } from '../../../words/phrases.ts'
import { count, plural } from '../../../words/plain.ts'
import { type Chapter, deed, secretly, survivorsAbout, where, who } from './lines.ts'
import { mutantTitle, thingsWords } from './titles.ts'

export const setup = {
  'set up': (event) => {
    const hordes = `${count(event.hordes)} ${plural(event.hordes, 'horde')}`
    const all = [hordes, ...event.mutants.map((kind) => ({ name: mutantTitle(kind) }))]
    return secretly(event, [...inWords(all), ` ${event.hordes + event.mutants.length === 1 ? 'lies' : 'lie'} in wait.`])
  },
  chose: (event) => ({ ...deed('human', event, ' comes along'), heading: 'Set-up' }),
  exchanged: (event, scene) => {
    const { view } = scene.view
    const { survivor, gave, got } = event
    const [given, taken] = [thingsWords(view, gave), thingsWords(view, got)]
    if (event.with === survivor) return deed('swap', event, ` leaves ${given} and takes ${taken} along`)
    const words = [
      given === '' ? '' : ` gives ${given} to `,
      ...(given === '' ? [] : [who(event.with)]),
      given !== '' && taken !== '' ? ' and' : '',
      taken === '' ? '' : ` takes ${taken} from `,
      ...(taken === '' ? [] : [who(event.with)]),
    ]
    return rule('swap', event, [who(survivor), ...words, '.'], survivorsAbout([survivor, event.with]))
  },
  placed: (event, scene) => ({ ...deed('map', event, ` starts ${where(scene, event)}`), heading: 'Set-up' }),
} satisfies Chapter
