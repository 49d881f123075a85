import { AMMUNITION, WEAPONS, type WeaponId } from '@shamble/dead-walk/page'
import { withDie } from '../../../words/dice.ts'
import { mono, rolled } from '../../../words/phrases.ts'
import { calledBy, type Chapter, deed, gun, who } from './lines.ts'

/** dw.ammo.2, dw.ammo.3 "2 clips for the pistol", "3 hand grenades". */
function supplyWords(weapon: WeaponId, clips: number): string {
  const ammunition = WEAPONS[weapon].fire?.ammunition
  if (!ammunition) return `${clips} for the ${gun(weapon)}`
  const { title, perClip, loads } = AMMUNITION[ammunition]
  const pieces = clips * perClip
  const words = `${pieces} ${pieces === 1 ? title.replace(/s$/, '') : title}`
  return loads === null ? words : `${words} for the ${gun(weapon)}`
}

export const ammo = {
  'clips rolled': (event, { view }) => {
    const supply = supplyWords(event.weapon, event.clips)
    const told = rolled('dice', event, [who(event.human), ` has ${supply}.`])
    return withDie(told, event, `Ammunition of ${calledBy(view, event.human)}`, supply)
  },
  reloaded: (event) => deed('mag', event, ` reloads the ${gun(event.weapon)}: `, mono(String(event.loaded)), ' loaded'),
  'jam cleared': (event) => deed('mag', event, ` clears the jammed ${gun(event.weapon)}`),
} satisfies Chapter
