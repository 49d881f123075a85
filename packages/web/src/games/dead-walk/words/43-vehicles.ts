import { withDie } from '../../../words/dice.ts'
import { type Line, thrown } from '../../../words/phrases.ts'
import { at, calledBy, type Chapter, deed, dieText, type EventOf, type Scene, the, withParts } from './lines.ts'

function startLine(event: EventOf<'start tried'>, { view }: Scene): Line {
  const { human, vehicle, keys, face, started } = event
  const told = deed(
    'keys',
    event,
    keys ? ' turns the key of ' : ' hotwires ',
    ...the(vehicle),
    started ? ': the engine runs' : ': it does not start',
    ...(face === null ? [] : thrown(dieText({ ...event, face }))),
  )
  const title = `${calledBy(view, human)} starts an engine`
  const die = withDie(told, event, title, started ? 'starts' : 'does not start', started ? 'good' : 'bad')
  return withParts(die, event)
}

export const vehicles = {
  'got in': (event) => {
    const where = event.drives ? ", in the driver's place" : ', as a passenger'
    return deed('car', event, ' gets into ', ...the(event.vehicle), where)
  },
  'got out': (event) => deed('out', event, ' gets out of ', ...the(event.vehicle), ' at ', at(event.at)),
  'start tried': startLine,
  'vehicle refuelled': (event) => deed('can', event, ' fills the tank of ', ...the(event.vehicle)),
  'battery changed': (event) => deed('battery', event, ' fits a new battery into ', ...the(event.vehicle)),
} satisfies Chapter
