import { type Line, rule } from '../../../words/phrases.ts'
import { about, type Chapter, deed, type EventOf, type Scene, unit } from './lines.ts'
import { thingTitle } from './things.ts'

const thing = ({ view }: Scene, id: string): string => thingTitle(view, id)

function workedLine(event: EventOf<'worked'>, scene: Scene): Line {
  const { kind, done, needed } = event
  if (kind === 'bell') return deed('bell', event, ' rings the bell')
  const far = done < needed ? ` (${done} of ${needed})` : ''
  if (kind === 'radio')
    return deed('radio', event, done < needed ? ` works the radio${far}` : ' gets through on the radio')
  return deed(
    'gear',
    event,
    done < needed ? ` works ${thing(scene, event.thing)}${far}` : ` starts ${thing(scene, event.thing)}`,
  )
}

export const interacting = {
  door: (event, { view }) =>
    deed('door', event, ` ${event.now === 'open' ? 'opens' : 'closes'} ${thingTitle(view, event.door)}`),
  took: (event, scene) => deed('crate', event, ` picks up ${thing(scene, event.thing)}`),
  'put down': (event, scene) =>
    deed('crate', event, ` ${event.dropped ? 'drops' : 'puts down'} ${thing(scene, event.thing)}`),
  'handed over': (event, scene) =>
    rule(
      'crate',
      event,
      [unit(event.unit), ` hands ${thing(scene, event.thing)} to `, unit(event.to), '.'],
      about(event.unit, event.to),
    ),
  worked: workedLine,
} satisfies Chapter
