/** rs.snipe, rs.shoot.4 Which guns a card fires, and how often. */
import { type Refusal, refuse } from '@shamble/kernel'
import type { Look, Survivor, Weapon } from '../state.ts'
import { CARDS } from '../tables/cards.ts'
import { GUNS } from '../tables/guns.ts'
import { isGun } from './05-carry.ts'
import { hasCard } from './07-cards.ts'

const SHOOTING = ['SHOOT', 'BOTH', 'SNIPE'] as const
type ShootingCard = (typeof SHOOTING)[number]

/** rs.shoot.4 The card with which he shoots this turn, if he does. */
export const shootingCard = ({ state }: Pick<Look, 'state'>, s: Survivor): ShootingCard | null =>
  SHOOTING.find((card) => hasCard(state, s, card)) ?? null

/** rs.snipe.2, rs.snipe.3 What forbids to fire a weapon with a card. */
export function unfit({ book }: Look, card: ShootingCard, { kind }: Weapon): Refusal | null {
  if (!isGun(kind)) return refuse('rs.shoot.1', 'That is no gun.')
  if (kind !== 'sniper') return card === 'SNIPE' ? refuse('rs.snipe.2', 'SNIPE needs a sniper rifle.') : null
  if (card === 'BOTH') return refuse('rs.snipe.3', 'Nobody fires a sniper rifle on the move.')
  if (card === 'SHOOT' && !book.snipersMayShoot())
    return refuse('rs.snipe.3', 'Here a sniper rifle is fired with SNIPE only.')
  return null
}

/** rs.shoot.4 */
export function shotsWith(card: ShootingCard, { kind }: Weapon): number {
  return card === 'SHOOT' && isGun(kind) ? GUNS[kind].shots : CARDS[card].shots
}
