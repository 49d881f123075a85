/** Weapons, things and piles of a position. */
import { sheetOf, type SurvivorId } from '../content/survivors.ts'
import { brokenLimit, isGun, loadOf } from '../rules/05-carry.ts'
import { torchRefusal } from '../rules/06-items.ts'
import { isInPlay, type Pile, type State, type Survivor, type Weapon } from '../state.ts'
import { GUNS } from '../tables/guns.ts'
import { Illegal, type Position, type SurvivorLine, type WeaponLine } from './form.ts'

/** Numbers that are written are kept; the others are the lowest that are free, in the order of the document. */
export class Numbers {
  readonly #taken = new Set<number>()
  #next = 1

  claim(n: number | undefined, where: string): void {
    if (n === undefined) return
    if (this.#taken.has(n)) throw new Illegal('rs.carry.8', where, `the number ${n} is there twice`)
    this.#taken.add(n)
  }

  take(n?: number): number {
    if (n !== undefined) return n
    while (this.#taken.has(this.#next)) this.#next++
    this.#taken.add(this.#next)
    return this.#next
  }

  get highest(): number {
    return Math.max(0, ...this.#taken)
  }
}

const numberOf = (line: WeaponLine | null | undefined): number | undefined =>
  typeof line === 'object' && line !== null ? line.id : undefined

/** Every number of a weapon that the document writes itself. */
export function weaponNumbers({ survivors, piles = [] }: Position): Numbers {
  const numbers = new Numbers()
  for (const [i, { pistol, main }] of survivors.entries()) {
    numbers.claim(numberOf(pistol), `survivors[${i}].pistol.id`)
    numbers.claim(numberOf(main), `survivors[${i}].main.id`)
  }
  for (const [i, { weapons = [] }] of piles.entries())
    for (const [k, line] of weapons.entries()) numbers.claim(numberOf(line), `piles[${i}].weapons[${k}].id`)
  return numbers
}

/** rs.setup.9 A full clip unless something else is written. */
function readWeapon(line: WeaponLine, numbers: Numbers, where: string): Weapon {
  const { kind, rounds, id } = typeof line === 'string' ? { kind: line, rounds: undefined, id: undefined } : line
  const clip = isGun(kind) ? GUNS[kind].clip : 0
  if ((rounds ?? clip) > clip) throw new Illegal('rs.reload.1', `${where}.rounds`, `at most ${clip}`)
  return Object.freeze({ id: numbers.take(id), kind, rounds: rounds ?? clip })
}

/** rs.scenario.20 What he carries: as his sheet has it, unless the line says otherwise. */
export function readGear(
  line: SurvivorLine,
  who: SurvivorId,
  numbers: Numbers,
  where: string,
): Pick<Survivor, 'pistol' | 'main' | 'items'> {
  const sheet = sheetOf(who)
  const pistol = line.pistol === undefined ? (sheet.pistol ? 'pistol' : null) : line.pistol
  const main = line.main === undefined ? sheet.main : line.main
  return {
    pistol: pistol === null ? null : readWeapon(pistol, numbers, `${where}.pistol`),
    main: main === null ? null : readWeapon(main, numbers, `${where}.main`),
    items: Object.freeze([...(line.items ?? sheet.items)]),
  }
}

/** rs.carry.1 to rs.carry.3 */
export function checkLoad(s: Survivor, where: string): void {
  const { pistol, main } = s
  if (pistol && pistol.kind !== 'pistol') throw new Illegal('rs.carry.1', `${where}.pistol`, 'this is no pistol')
  if (main && main.kind === 'pistol') throw new Illegal('rs.carry.2', `${where}.main`, 'a pistol is no large weapon')
  const broken = brokenLimit(loadOf(s))
  if (broken) throw new Illegal(broken, `${where}.items`, 'more than one carries')
  if (s.torchLit && torchRefusal(s, true)) throw new Illegal('rs.items.5', `${where}.torchLit`, 'there is no torch')
  if (isInPlay(s)) return
  if (s.torchLit) throw new Illegal('rs.items.5', `${where}.torchLit`, 'whoever is not there lights nothing')
  if (s.boosts !== null) throw new Illegal('rs.assist.5', `${where}.boosts`, 'whoever is not there lifts nobody')
}

export function readPiles(state: State, { piles = [] }: Position, numbers: Numbers): void {
  const read = piles.map(
    (line, i): Pile => ({
      id: line.id ?? `pile ${i + 1}`,
      at: Object.freeze({ x: line.at[0], y: line.at[1] }),
      level: line.level ?? 0,
      weapons: Object.freeze(
        (line.weapons ?? []).map((one, k) => readWeapon(one, numbers, `piles[${i}].weapons[${k}]`)),
      ),
      items: Object.freeze([...(line.items ?? [])]),
    }),
  )
  const twice = read.findIndex(({ id }, i) => read.findIndex((one) => one.id === id) !== i)
  if (twice >= 0) throw new Illegal('rs.items.4', `piles[${twice}].id`, 'this pile is there twice')
  state.piles = Object.freeze(read.map((pile) => Object.freeze(pile)))
}
