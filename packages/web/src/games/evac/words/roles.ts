/** What a kind of marine is good for, for whoever chooses one. */
import type { MarineType } from '@shamble/evac/page'

export const ROLES: Readonly<Record<MarineType, string>> = {
  grunt: 'Slow and tough: assault rifle, grenade.',
  medic: 'Fast and frail: SMG, medkit.',
  sergeant: 'Auto-shotgun, the surest shot; eight shells and no reload.',
  lieutenant: 'Pistol only; gives one other marine an order a turn.',
}
