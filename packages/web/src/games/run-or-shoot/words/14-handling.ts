import { type Line, rule } from '../../../words/phrases.ts'
import { capital } from '../../../words/plain.ts'
import { type Chapter, type EventOf, type Scene, survivorsAbout, who } from './lines.ts'
import { openingTitle } from './places.ts'

function doorLine(event: EventOf<'door'>, { view: { ground } }: Scene): Line {
  const { door, survivor, now } = event
  const title = openingTitle(ground, door)
  if (survivor === null || now === 'destroyed') {
    const end = survivor === null ? 'gives way' : 'is broken by the throw'
    return rule('door', event, [{ name: capital(title) }, ` ${end}.`], [door])
  }
  const verb = now === 'open' ? ' opens ' : ' closes '
  return rule('door', event, [who(survivor), verb, { name: title }, '.'], [...survivorsAbout([survivor]), door])
}

export const handling = { door: doorLine } satisfies Chapter
