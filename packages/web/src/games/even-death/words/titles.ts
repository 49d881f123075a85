/** What units, zombies and things are called. */
import {
  herdOf,
  humanOf,
  isHerd,
  profileOf,
  type Unit,
  unitOf,
  type View,
  type WeaponId,
  WEAPONS,
  type Zombie,
  zombieKind,
  zombieNo,
} from '@shamble/even-death/page'
import { count, plural } from '../../../words/plain.ts'

/** The names by which the board knows them. */
export const humanName = (id: number): string => `unit ${id}`
export const herdName = (id: number): string => `herd ${id}`
export const zombieName = (id: number): string => `zombie ${id}`
export const unitName = (unit: Unit): string => (isHerd(unit) ? herdName(unit.id) : humanName(unit.id))

type Units = Pick<View, 'humans' | 'herds'>

const NAMED = /^(unit|herd|zombie) (\d+)$/i

/** The unit of this name, also by one of its zombies. */
export function unitCalled(view: View, name: string | null): Unit | undefined {
  const [, sort = '', n] = NAMED.exec(name ?? '') ?? []
  if (n === undefined) return undefined
  if (sort === 'unit') return humanOf(view, Number(n))
  return sort === 'herd'
    ? herdOf(view, Number(n))
    : view.herds.find(({ zombies }) => zombies.some(({ id }) => id === Number(n)))
}

export function zombieCalled(view: View, name: string | null): Zombie | undefined {
  const [, sort, n] = NAMED.exec(name ?? '') ?? []
  return sort === 'zombie' ? zombieNo(view, Number(n)) : undefined
}

/** "Veteran"; "Soldier 2" where there are several of a seat. */
function humanTitle({ humans }: Units, id: number): string {
  const one = humans.find((human) => human.id === id)
  if (!one) return 'somebody'
  const title = profileOf(one.profile).title.replace(' Survivor', '')
  const same = humans.filter(({ seat, profile }) => seat === one.seat && profile === one.profile)
  return same.length === 1 ? title : `${title} ${same.indexOf(one) + 1}`
}

const LETTERS = 26

/** A, B … Z, AA, AB …: herds are told apart by letters, as what counts in them is numbers. */
const letters = (i: number): string =>
  (i < LETTERS ? '' : letters(Math.floor(i / LETTERS) - 1)) + String.fromCharCode(65 + (i % LETTERS))

export const herdLetter = ({ herds }: Pick<View, 'herds'>, id: number): string =>
  letters(herds.filter((one) => one.id < id).length)

export const unitTitle = (view: View, unit: Unit): string =>
  isHerd(unit) ? `Herd ${herdLetter(view, unit.id)}` : humanTitle(view, unit.id)

export const titleOf = (view: View, id: number): string => {
  const unit = unitOf(view, id)
  return unit ? unitTitle(view, unit) : 'somebody'
}

/** "ten Regular Zombies". */
export const herdWords = ({ kind, zombies }: Extract<Unit, { zombies: unknown }>): string =>
  `${count(zombies.length)} ${plural(zombies.length, zombieKind(kind).title.replace(/s$/, ''), zombieKind(kind).title)}`

/** "LMG", "bare hands". */
export const weaponTitle = (id: WeaponId | 'unarmed' | 'teeth'): string =>
  id === 'teeth' ? 'teeth' : id === 'unarmed' ? 'bare hands' : WEAPONS[id].title
