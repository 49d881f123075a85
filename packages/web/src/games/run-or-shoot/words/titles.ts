/** What people, Zeds and things are called. */
import {
  GRENADES,
  type GunId,
  GUNS,
  type Item,
  ITEM_NAMES,
  type MutantKind,
  type SeenZed,
  sheetOf,
  type Survivor,
  type SurvivorId,
  type Thing,
  type View,
} from '@shamble/run-or-shoot/page'
import { isKeyOf } from '../../../sure.ts'
import { an, count, listed } from '../../../words/plain.ts'

/** The names by which the board knows figures. */
export const survivorName = (n: number): string => `S${n}`
export const zedName = (n: number): string => `Zed ${n}`

/** "Dot", "Mr Pell": what people call each other. */
export const calledBy = (who: SurvivorId): string => sheetOf(who).called

type People = Pick<View, 'survivors'>

export const survivorNumbered = ({ survivors }: People, n: number): Survivor | undefined =>
  survivors.find((one) => one.n === n)

/** The name of a survivor for sentences. */
export const calledIn = (view: People, n: number): string => {
  const one = survivorNumbered(view, n)
  return one ? calledBy(one.who) : 'somebody'
}

export const survivorCalled = (view: People, name: string | null): Survivor | undefined => {
  const n = /^S(\d+)$/.exec(name ?? '')?.[1]
  return n === undefined ? undefined : survivorNumbered(view, Number(n))
}

export const zedCalled = ({ zeds }: Pick<View, 'zeds'>, name: string | null): SeenZed | undefined => {
  const n = /^zed (\d+)$/i.exec(name ?? '')?.[1]
  return n === undefined ? undefined : zeds.find((one) => one.n === Number(n))
}

const KINDS: Readonly<Record<MutantKind, string>> = {
  hunter: 'the Hunter',
  tank: 'the Tank',
  boomer: 'the Boomer',
  smoker: 'the Smoker',
  witch: 'the Witch',
}

/** "the Hunter": there is one of each kind. */
export const mutantTitle = (kind: MutantKind): string => KINDS[kind]

/** rs.mutant.1 Which of them is a mutant is known as long as it was on the table. */
export function mutantOf({ zeds, learnt }: Pick<View, 'zeds' | 'learnt'>, n: number): MutantKind | null {
  const kind = zeds.find((one) => one.n === n)?.kind ?? 'ordinary'
  if (kind !== 'ordinary') return kind
  const [known] = Object.entries(learnt.mutants).find(([, number]) => number === n) ?? []
  return known !== undefined && isKeyOf(KINDS, known) ? known : null
}

/** "Zed 5", "the Hunter". */
export function zedTitle(view: Pick<View, 'zeds' | 'learnt'>, n: number): string {
  const kind = mutantOf(view, n)
  return kind === null ? zedName(n) : mutantTitle(kind)
}

/** The name of a figure for sentences. */
export const nameOf = (view: Pick<View, 'survivors' | 'zeds' | 'learnt'>, figure: string): string => {
  const one = survivorCalled(view, figure)
  if (one) return calledBy(one.who)
  const n = /(\d+)$/.exec(figure)?.[1]
  return n === undefined ? figure : zedTitle(view, Number(n))
}

/** "assault rifle", "fireaxe". */
export const weaponTitle = (kind: string): string => (isKeyOf(GUNS, kind) ? GUNS[kind].name : kind)

export const isGun = (kind: string): kind is GunId => isKeyOf(GUNS, kind)

/** "HE grenade", "rifle reload", "food". */
export const itemTitle = (item: Item): string => ITEM_NAMES.get(item) ?? item
export const grenadeTitle = (grenade: keyof typeof GRENADES): string => GRENADES[grenade].name

/** What is no piece: "food". */
const STUFF: ReadonlySet<string> = new Set(['food', 'drugs', 'binoculars'])

/** "a torch", "food", "two torches", "two lots of food", "two crates of weapons". */
function some(title: string, n: number): string {
  if (STUFF.has(title)) return n === 1 ? title : `${count(n)} lots of ${title}`
  if (n === 1) return an(title)
  return `${count(n)} ${/^(crate|torch)/.test(title) ? title.replace(/^crate/, 'crates').replace(/^torch$/, 'torches') : `${title}s`}`
}

/** A piece by its number, wherever it is now; a weapon that has gone is one all the same. */
function pieceTitle({ survivors, piles }: Pick<View, 'survivors' | 'piles'>, id: number): string {
  const carried = survivors.flatMap(({ pistol, main }) => [pistol, main])
  const found = [...carried, ...piles.flatMap(({ weapons }) => weapons)].find((piece) => piece?.id === id)
  return found ? weaponTitle(found.kind) : 'weapon'
}

export const thingTitle = (view: Pick<View, 'survivors' | 'piles'>, thing: Thing): string =>
  typeof thing === 'number' ? pieceTitle(view, thing) : itemTitle(thing)

/** "a shotgun, two pistol reloads and food". */
export const thingsWords = (view: Pick<View, 'survivors' | 'piles'>, things: readonly Thing[]): string =>
  listOf(things.map((thing) => thingTitle(view, thing)))

function listOf(titles: readonly string[]): string {
  return listed([...new Set(titles)].map((title) => some(title, titles.filter((other) => other === title).length)))
}

/** What is on a card: "a shotgun and two shotgun reloads"; empty for nothing. */
export const loadWords = (weapons: readonly string[], items: readonly Item[]): string =>
  listOf([...weapons.map(weaponTitle), ...items.map(itemTitle)])

export const itemsWords = (items: readonly Item[]): string => listOf(items.map(itemTitle))
