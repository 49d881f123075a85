import { at, fight, figures, type Line, type Word } from '../../../words/phrases.ts'
import { plural } from '../../../words/plain.ts'
import { ofKind } from '../../../words/telling.ts'
import { xyName } from '../place.ts'
import { type Chapter, type EventOf, type Scene, who } from './phrases.ts'

/** What an explosion brings about: the next other event is no longer of it. */
const DONE: ReadonlySet<string> = new Set(['zombie killed', 'died', 'door destroyed'])

function grenadeLine(event: EventOf<'grenade thrown'>, { view, after }: Scene): Line {
  const end = after.findIndex(({ e }) => !DONE.has(e))
  const killed = ofKind(end < 0 ? after : after.slice(0, end), 'zombie killed').map(({ zombie }) => zombie)
  const result: Word[] =
    killed.length === 0
      ? [', and hits no zombie']
      : [': ', ...figures(killed), plural(killed.length, ' is', ' are'), ' killed']
  const words = [who(view, event.seat), ' throws a grenade at ', at(event.at), ...result, '.']
  const thrown = fight('grenade', event, words, [event.seat, xyName(event.at)])
  return killed.length > 0 ? { ...thrown, mark: 'killed' } : thrown
}

export const grenades = {
  'grenade thrown': grenadeLine,
} satisfies Chapter
