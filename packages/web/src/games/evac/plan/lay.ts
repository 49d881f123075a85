/** What the dead have to place is laid for them, as the automation would: one press instead of two for each. */
import type { Command, HintAnswer } from '@shamble/evac/page'
import { plain, planned } from '../../../plan/plan.ts'
import { answersIn } from '../../../plan/reading.ts'
import { capital, count, plural } from '../../../words/plain.ts'
import { positionName, sideName, sideOfXY, xyName } from '../place.ts'
import { offered, varsOf } from '../read.ts'
import { herdAsk } from './herd.ts'
import type { DisplayState, Planned, Target, Variant } from '../types.ts'

const isAsked = (s: DisplayState): boolean =>
  s.seat === 'Z' && offered(s, 'place-zombie').length + offered(s, 'place-door').length > 0

/** What the rules are asked for whoever plays the dead. */
export const deadAsk = (s: DisplayState) => [...(isAsked(s) ? [{ what: 'lay' } as const] : []), ...herdAsk(s)]

const commandsOf = (s: DisplayState): readonly Command[] | null => answersIn<HintAnswer>(s)('lay')?.commands ?? null

const placeOf = (s: DisplayState, command: Command): readonly string[] => {
  if (command.do === 'place-zombie') return [xyName(command.at)]
  return command.do === 'place-door' ? [sideName(s.view, sideOfXY(s.view, command.side))] : []
}

/** What is laid by one press: the whole set-up, a new tile, or those who come in a turn. */
function scopeOf(s: DisplayState): string {
  if (s.view.phase === 'setup') return 'set-up'
  const { tile } = varsOf(s.view)
  return typeof tile === 'number' ? positionName(s.view, tile) : ''
}

/** Others place doors in between: it goes on until everything stands. */
const goesOn =
  (scope: string) =>
  (s: DisplayState): Variant | 'unknown' | null => {
    if (!isAsked(s) || scopeOf(s) !== scope) return null
    const commands = commandsOf(s)
    return commands === null ? 'unknown' : plain('So it is', commands, { asOne: true, goesOn: goesOn(scope) })
  }

interface Words {
  readonly label: string
  readonly detail: string
  readonly title: string
  readonly subtitle: string
  readonly commit: string
}

function wordsFor(s: DisplayState): Words {
  const scope = scopeOf(s)
  if (scope === 'set-up')
    return {
      label: 'Set out for me',
      detail: 'all doors and zombies',
      title: 'The dead set out by themselves',
      subtitle: 'all your doors and zombies, until the patrol stands',
      commit: 'Set out for me',
    }
  if (scope !== '')
    return {
      label: 'Place them for me',
      detail: `doors and zombies of ${scope}`,
      title: `${scope} is laid for you`,
      subtitle: 'your doors where they help least, then its zombies',
      commit: `Lay ${scope} for me`,
    }
  const n = Number(varsOf(s.view)['zombies'] ?? 1)
  const zombies = n === 1 ? 'the zombie' : `${count(n)} zombies`
  return {
    label: n === 1 ? 'Place it for me' : 'Place the rest for me',
    detail: zombies,
    title: n === 1 ? 'The zombie goes where it is marked' : `${capital(zombies)} go where they are marked`,
    subtitle: `as near to a marine as ${plural(n, 'it', 'they')} may`,
    commit: `Place ${zombies} there`,
  }
}

/** Doors and zombies of the dead, laid without being pointed at one by one. */
export function layOrder(s: DisplayState): Planned[] {
  if (!isAsked(s)) return []
  const scope = scopeOf(s)
  const { label, detail, title, subtitle, commit } = wordsFor(s)
  const target = (): Target => {
    const commands = commandsOf(s) ?? []
    const on = scope === '' ? {} : { goesOn: goesOn(scope) }
    return {
      place: '',
      title,
      subtitle,
      mark: 'zombie 0',
      variants: commands.length > 0 ? [plain(commit, commands, { asOne: true, ...on })] : [],
      notes: [],
      ahead: commands.flatMap((command) => placeOf(s, command)).map((to) => ({ figure: '', to })),
    }
  }
  return [planned({ id: 'lay', label, icon: 'dead', key: 'R', detail, aims: 'dialog' }, () => new Map([['', target]]))]
}
