/** Modifiers of a roll in words. */
import { ORDERS, type WeaponKind } from '@shamble/evac/page'
import { weaponWord } from './plain.ts'
import { isKeyOf } from '../../../sure.ts'

export function modifierWords(clause: string, weapon: WeaponKind | null, order: string | null): string {
  switch (clause) {
    case 'ev.attack.3':
      return weapon === null ? 'weapon' : weaponWord(weapon)
    case 'ev.stand.1':
    case 'ev.heal.5':
      return 'does not move this turn'
    case 'ev.lt.4':
      return order && isKeyOf(ORDERS, order) ? `the order ${ORDERS[order].title}` : 'an order'
    default:
      return 'house rule'
  }
}
