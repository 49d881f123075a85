/** Modifiers of a roll in words. */
import { ORDERS, type WeaponKind } from '@shamble/evac/page'
import { weaponWord } from './plain.ts'

export function modifierWords(clause: string, weapon: WeaponKind | null, order: string | null): string {
  switch (clause) {
    case 'ev.attack.3':
      return weapon === null ? 'weapon' : weaponWord(weapon)
    case 'ev.stand.1':
    case 'ev.heal.5':
      return 'does not move this turn'
    case 'ev.lt.4':
      return order && order in ORDERS ? `the order ${ORDERS[order as keyof typeof ORDERS].title}` : 'an order'
    default:
      return 'house rule'
  }
}
