/** Modifiers, outcomes and harm in words. */
import type { Harm, Result, Sense } from '@shamble/dead-walk/page'
import { rowOf } from '../../../sure.ts'

/** The lowest roll of two dice. */
export const LOWEST = 2

const MODIFIERS: Readonly<Record<string, string>> = {
  'dw.shooting.14': 'point blank',
  'dw.shooting.15': 'long range',
  'dw.cover.1': 'target in cover',
  'dw.shooting.8': 'moved before firing',
  'dw.shooting.10': 'target in combat with a friend',
  'dw.shooting.18': 'target lies on the ground',
  'dw.aim.2': 'aimed',
  'dw.aim.4': 'aimed, first die only',
  'dw.scope.5': 'base morale value',
  'dw.fear.7': 'friends near',
  'dw.fear.2': 'zombies near',
  'dw.fear.3': 'wounds',
  'dw.cc.14': 'from behind',
  'dw.zattack.4': 'armed',
  'dw.zattack.5': 'others attack with it',
  'dw.zattack.6': 'others attack with it',
  'dw.grenade.14': 'in a confined space',
  'dw.grenade.15': 'in the open',
  'dw.cc.13': 'from behind',
  'dw.armedz.8': 'armed',
  'dw.archetype.2': 'military',
  'dw.archetype.4': 'civilian',
  'dw.archetype.5': 'civilian with a military weapon',
  'dw.gskill.1': 'Cool',
  'dw.gskill.3': 'Lucky',
  'dw.gskill.6': 'Fearless',
  'dw.gskill.11': 'motivated',
  'dw.quirk.7': 'Flinch',
  'dw.quirk.11': 'a Psycho near',
  'dw.quirk.14': 'somebody Sexy near',
  'dw.psychosis.8': 'Depressive',
  'dw.search.8': 'weapons are likely here',
  'dw.search.9': 'medicine is likely here',
  'dw.vehicle.19': 'from a fast vehicle',
}

export const modifierWords = (clause: string): string => rowOf(MODIFIERS, clause) ?? 'modifier'

export const RESULTS: Readonly<Record<Result, string>> = {
  miss: 'unharmed',
  stun: 'stunned',
  fall: 'falls',
  elim: 'eliminated',
}

export const HARMS: Readonly<Record<Harm, string>> = {
  shot: 'a shot',
  blast: 'the blast',
  flame: 'the flames',
  fire: 'fire',
  strike: 'a blow',
  chainsaw: 'the chainsaw',
  bite: 'a bite',
  fall: 'the fall',
  'armed zombie': 'a shot',
  ram: 'a vehicle',
  crash: 'the crash',
  charge: 'the charge',
}

export const SENSES: Readonly<Record<Sense, string>> = {
  smell: 'smells',
  sight: 'sees',
  moan: 'is called to',
  sound: 'hears',
  heading: 'wanders',
}

/** dw.search.7 */
export const FINDS = { nothing: 'nothing', survivor: 'a survivor', item: 'an item', weapon: 'a weapon' } as const

/** "3+" of a die. */
export const scoreWords = (fall: number | null, elim: number | null): string =>
  [fall === null ? '' : `falls on ${fall}+`, elim === null ? '' : `eliminated on ${elim}+`].filter(Boolean).join(', ')
