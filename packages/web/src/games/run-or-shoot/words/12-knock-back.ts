import { cm, type Event } from '@shamble/run-or-shoot/page'
import { lengthWords } from '../../../board/measured/units.ts'
import { fight, type Line, type Word } from '../../../words/phrases.ts'
import { count, plural } from '../../../words/plain.ts'
import { ofKind } from '../../../words/telling.ts'
import {
  type Chapter,
  type EventOf,
  row,
  type Run,
  type Scene,
  survivorsAbout,
  where,
  who,
  Zed,
  zedsAbout,
  zedsDo,
} from './lines.ts'

type Fell = EventOf<'fell'>

const isZedFall = (event: Event): event is Fell => event.e === 'fell' && event.zed !== null
const isZedThrown = (event: Event): boolean => event.e === 'knocked back' && event.zed !== null

/** Either a Zed or a survivor. */
interface OneOrOther {
  readonly zed: number | null
  readonly survivor: number | null
}

const subject = (scene: Scene, { zed, survivor }: OneOrOther): Word =>
  zed !== null ? Zed(scene, zed) : survivor !== null ? who(survivor) : 'Somebody'

const aboutOf = ({ zed, survivor }: OneOrOther): string[] => [
  ...zedsAbout(zed === null ? [] : [zed]),
  ...survivorsAbout(survivor === null ? [] : [survivor]),
]

function thrownLine(run: readonly Event[], scene: Scene): Line | null {
  const thrown = ofKind(run, 'knocked back')
  const [first] = thrown
  if (!first) return null
  const ns = thrown.flatMap(({ zed }) => zed ?? [])
  if (ns.length > 1)
    return zedsDo(fight, 'down', first, scene, ns, ['is thrown back and lies there', 'are thrown back and lie there'])
  const far = first.distance >= cm(1) ? ` ${lengthWords(first.distance)}` : ''
  return fight(
    'down',
    first,
    [subject(scene, first), ` is thrown back${far}${first.zed === null ? '' : ' and lies there'}.`],
    aboutOf(first),
  )
}

const thrown: Run<'knocked back'> = {
  goesOn: (later, first) => first.zed !== null && isZedThrown(later),
  passes: (between, first) => first.zed !== null && isZedFall(between),
  ends: isZedFall,
  says: thrownLine,
}

const FALLS: Readonly<Record<Fell['how'], string>> = {
  push: 'falls',
  weapon: 'is knocked down',
  shot: 'falls',
  blast: 'is thrown to the ground',
  blow: 'is knocked down',
  fall: 'lies on the ground',
  pin: 'is thrown to the ground',
  tongue: 'is pulled off balance',
  drop: 'lands on the ground and lies there',
  assist: 'falls',
}

function fellLine(run: readonly Fell[], scene: Scene): Line | null {
  const [first] = run
  if (!first) return null
  const ns = run.flatMap(({ zed }) => zed ?? [])
  if (ns.length > 1) return zedsDo(fight, 'down', first, scene, ns, ['goes down', 'go down'])
  const how = FALLS[first.how]
  return fight('down', first, [subject(scene, first), ` ${how}.`], aboutOf(first))
}

function fallenLine(event: EventOf<'fell down a level'>, scene: Scene): Line {
  const far = `${count(event.levels)} ${plural(event.levels, 'level')}`
  return fight('down', event, [subject(scene, event), ` falls ${far} and lies ${where(scene, event)}.`], aboutOf(event))
}

const fallen: Run<'fell down a level'> = {
  goesOn: () => false,
  ends: (next) => next.e === 'fell' && next.how === 'fall',
  says: ([event], scene) => (event?.e === 'fell down a level' ? fallenLine(event, scene) : null),
}

export const knockBack = {
  'knocked back': { together: thrown },
  fell: {
    together: row('fell', {
      same: (later, first) => later.zed !== null && first.zed !== null && later.how === first.how,
      says: fellLine,
    }),
  },
  'fell down a level': { together: fallen },
} satisfies Chapter
