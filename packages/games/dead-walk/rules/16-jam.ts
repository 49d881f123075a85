/** dw.jam Weapon jams (switch `jams`): what natural ones do to a weapon. Grenades have their own rule in 14-grenade. */
import { change, type Human, type Table, type Weapon } from '../state.ts'
import { JAMS } from '../tables/weapons.ts'
import { d6, thrownBy } from './01-dice.ts'
import { fireRow, setWeapon, weaponOf } from './08-weapons.ts'

/** dw.jam.2, dw.jam.3 The dice that follow the hit dice of a burst: does it jam? dw.cskill.23 In the way it is used. */
export function jamDice(
  t: Table,
  human: Human,
  weapon: Weapon,
  faces: readonly number[],
  mode = fireRow(t, weapon)?.mode,
): boolean {
  const row = fireRow(t, weapon)
  if (!t.book.switches.jams || row === null || !row.jams) return false
  const ones = faces.filter((face) => face === 1).length
  return mode === 'machinegun' ? jamsByOnes(t, human, weapon, ones) : jamsByDie(t, human, weapon, ones)
}

/** dw.jam.5 */
function jamsByOnes(t: Table, human: Human, weapon: Weapon, ones: number): boolean {
  if (ones < JAMS.machinegunOnes) return false
  t.emit({ e: 'jam rolled', clause: 'dw.jam.5', human: human.n, weapon: weapon.type, face: null, jammed: true })
  jam(human, weapon.id)
  return true
}

/** dw.jam.3 One die for each natural 1, until one of them jams it. */
function jamsByDie(t: Table, human: Human, weapon: Weapon, ones: number): boolean {
  const what = `does the ${t.book.weapons[weapon.type].title} jam`
  for (let i = 0; i < ones; i++) {
    const face = d6(t, { clause: 'dw.jam.2', ...thrownBy(human), what })
    const jammed = face <= JAMS.upTo
    t.emit({ e: 'jam rolled', clause: 'dw.jam.2', human: human.n, weapon: weapon.type, face, jammed })
    if (jammed) {
      jam(human, weapon.id)
      return true
    }
  }
  return false
}

function jam(human: Human, id: number): void {
  const weapon = weaponOf(human, id)
  if (weapon) setWeapon(human, change(weapon, { jammed: true }))
}
