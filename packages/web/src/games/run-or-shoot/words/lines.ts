/** What lines are made of: figures, places, dice. */
import type { Modifier } from '@shamble/kernel'
import { cm, type Event, type Spot, type View } from '@shamble/run-or-shoot/page'
import { lengthWords } from '../../../board/measured/units.ts'
import type { DieShown, RollShown } from '../../../play/game-display.ts'
import { addedParts, plainDie, rollOf } from '../../../words/dice.ts'
import { fight, inWords, type Line, mono, rule, type Word } from '../../../words/phrases.ts'
import { capital, count, plural } from '../../../words/plain.ts'
import { type ChapterOf, type OneOf, rowsOf, type RunOf, type SceneOf } from '../../../words/telling.ts'
import { modifierWords } from './factors.ts'
import { type Ground, whereWords } from './places.ts'
import { calledIn, mutantOf, mutantTitle, survivorName, zedName } from './titles.ts'

/** What a sentence may know: the table as it is seen now, and the ground it stands on. */
export interface SeenTable {
  readonly view: View
  readonly ground: Ground
}

export type EventOf<E extends Event['e']> = OneOf<Event, E>
export type Scene = SceneOf<Event, SeenTable>
/** Events of a chapter of the rules and what they say. */
export type Chapter = ChapterOf<Event, SeenTable>
export type Run<E extends Event['e']> = RunOf<Event, SeenTable, EventOf<E>>
export const row = rowsOf<Event, SeenTable>()

export const who = (n: number): Word => ({ figure: survivorName(n) })
export const people = (ns: readonly number[]): Word[] => inWords(ns.map(who))

/** "Zed 5", "the Hunter". */
export function zed({ view: { view } }: Scene, n: number): Word {
  const kind = mutantOf(view, n)
  return kind === null ? { figure: zedName(n) } : { name: mutantTitle(kind) }
}

/** At the beginning of a sentence. */
export function Zed(scene: Scene, n: number): Word {
  const word = zed(scene, n)
  return typeof word === 'object' && 'name' in word ? { name: capital(word.name) } : word
}

/** More than a line can name are told by their number. */
const MOST = 6

/** "Zeds 3, 4 and 9", "the Hunter and Zed 4", "ten Zeds". */
export function zeds(scene: Scene, all: readonly number[]): Word[] {
  const { view } = scene.view
  const ns = [...all].sort((a, b) => a - b)
  if (ns.length > MOST) return [`${count(ns.length)} Zeds`]
  if (ns.length > 1 && ns.every((n) => mutantOf(view, n) === null))
    return ['Zeds ', ...inWords(ns.map((n) => mono(String(n))))]
  return inWords(ns.map((n) => zed(scene, n)))
}

export function Zeds(scene: Scene, ns: readonly number[]): Word[] {
  const [first, ...rest] = zeds(scene, ns)
  if (first === undefined) return []
  if (typeof first === 'string') return [capital(first), ...rest]
  return ['name' in first ? { name: capital(first.name) } : first, ...rest]
}

/** What some Zeds do or suffer, as one of them or as several. */
export const zedsDo = (
  says: typeof rule,
  icon: string,
  event: { readonly clause: string },
  scene: Scene,
  ns: readonly number[],
  [one, many]: readonly [one: string, many: string],
): Line => says(icon, event, [...Zeds(scene, ns), ` ${verb(ns, one, many)}.`], zedsAbout(ns))

/** What a mutant throws or spits at somebody, which hits for certain where no die is thrown. */
export function hurledLine(
  event: EventOf<'spat'> | EventOf<'missile'>,
  scene: Scene,
  does: string,
  what: string,
): Line {
  const { zed: n, survivor, face, hit } = event
  const words = [Zed(scene, n), ` ${does} `, who(survivor), hit ? ' and hits' : ' and misses', ...faceWords(face), '.']
  const told = fight('warn', event, words, [...zedsAbout([n]), ...survivorsAbout([survivor])])
  const dice = face === null ? [] : [tenDie(face, hit ? 'hits' : 'misses', hit ? 'bad' : 'good')]
  return withDice(told, event, `${what} ${called(scene, survivor)}`, dice)
}

/** "goes", "go". */
export const verb = (ns: readonly unknown[], one: string, many: string): string => plural(ns.length, one, many)

export const survivorsAbout = (ns: readonly number[]): string[] => ns.map(survivorName)
export const zedsAbout = (ns: readonly number[]): string[] => ns.map(zedName)

export const where = ({ view: { ground } }: Scene, spot: Spot): string => whereWords(ground, spot)
export const called = ({ view: { view } }: Scene, n: number): string => calledIn(view, n)

interface Deed {
  readonly clause: string
  readonly survivor: number
}

/** Something that a survivor does, or that becomes of one. */
export const deed = (icon: string, event: Deed, ...words: readonly Word[]): Line =>
  rule(icon, event, [who(event.survivor), ...words, '.'], survivorsAbout([event.survivor]))

/** A face of a d10, which is read from 0. */
export const tenDie = (face: number, result: string, mark: DieShown['mark'] = 'plain'): DieShown => ({
  ...plainDie(face, result, mark, 10),
  fromZero: true,
})

export const partsOf = (modifiers: readonly Modifier[]): RollShown['parts'] => addedParts(modifiers, modifierWords)

/** A line with the dice that made it. */
export const withDice = (
  told: Line,
  { clause }: { readonly clause: string },
  title: string,
  dice: readonly DieShown[],
  over: Partial<RollShown> = {},
): Line => (dice.length === 0 ? told : { ...told, roll: rollOf(title, dice, clause, over) })

/** " (rolled 9, 8 and 3)". */
export const rolledWords = (faces: readonly number[]): Word[] =>
  faces.length === 0 ? [] : [' (rolled ', ...inWords(faces.map((face) => mono(String(face)))), ')']

/** " (rolled 5)", or nothing where no die was thrown. */
export const faceWords = (face: number | null): Word[] => rolledWords(face === null ? [] : [face])

/** What nobody was told while the game went on: it stands in the log afterwards. */
export const secretly = (
  event: { readonly clause: string },
  words: readonly Word[],
  about: readonly string[] = [],
): Line => rule('eyeoff', event, ['In secret: ', ...words], about)

/** What happens to Zeds right after something, told with it: who is thrown back, falls, or is gone. */
type Aftermath = EventOf<'knocked back' | 'fell' | 'zed destroyed' | 'tank hit' | 'caught fire'>

export const isAftermath = (event: Event): event is Aftermath =>
  event.e === 'zed destroyed' ||
  event.e === 'tank hit' ||
  ((event.e === 'knocked back' || event.e === 'fell') && event.zed !== null)

/** What followed at once. */
export function aftermathOf({ after }: Scene): readonly Aftermath[] {
  const end = after.findIndex((event) => !isAftermath(event))
  return (end < 0 ? after : after.slice(0, end)).filter(isAftermath)
}

/** ", which destroys it", ", which throws it back 4 cm": what became of the one that was hit. */
export function fateWords(scene: Scene): string {
  const after = aftermathOf(scene)
  if (after.some(({ e }) => e === 'zed destroyed')) return ', which destroys it'
  const hit = after.find((event) => event.e === 'tank hit')
  if (hit?.e === 'tank hit') return `: ${count(hit.total)} of ${count(hit.of)} hits`
  const thrown = after.find((event) => event.e === 'knocked back')
  if (thrown?.e === 'knocked back' && thrown.distance >= cm(1))
    return `, which throws it back ${lengthWords(thrown.distance)}`
  // It may have lain there before, or have stood against a wall.
  return after.some(({ e }) => e === 'fell') ? ', and it lies on the ground' : ''
}

/** A line that tells of the end of a Zed can be found again. */
export const killing = (told: Line, scene: Scene): Line =>
  aftermathOf(scene).some(({ e }) => e === 'zed destroyed') ? { ...told, mark: 'killed' } : told

/** "three turns". */
export const turnsWords = (n: number): string => `${count(n)} ${plural(n, 'turn')}`
