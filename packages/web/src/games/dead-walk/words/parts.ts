/** Modifiers, outcomes and harm in words. */
import type { Harm, Result, Sense } from '@shamble/dead-walk/page'

const MODIFIERS: Readonly<Record<string, string>> = {
  'dw.shooting.14': 'point blank',
  'dw.shooting.15': 'long range',
  'dw.cover.1': 'target in cover',
  'dw.shooting.8': 'moved before firing',
  'dw.shooting.10': 'target in combat with a friend',
  'dw.shooting.18': 'target lies on the ground',
  'dw.aim.2': 'aimed',
  'dw.aim.4': 'aimed, first die only',
  'dw.scope.5': 'base moral value',
  'dw.fear.7': 'friends near',
  'dw.fear.2': 'zombies near',
  'dw.fear.3': 'wounds',
  'dw.cc.14': 'from behind',
  'dw.zattack.4': 'armed',
  'dw.zattack.5': 'others attack with it',
  'dw.zattack.6': 'others attack with it',
  'dw.grenade.14': 'in a confined space',
  'dw.grenade.15': 'in the open',
}

export const modifierWords = (clause: string): string => MODIFIERS[clause] ?? 'modifier'

export const RESULTS: Readonly<Record<Result, string>> = {
  miss: 'nothing',
  stun: 'stunned',
  fall: 'falls',
  elim: 'eliminated',
}

export const HARMS: Readonly<Record<Harm | 'wounds' | 'despair', string>> = {
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
  despair: 'his own hand',
  wounds: 'wounds',
}

export const SENSES: Readonly<Record<Sense, string>> = {
  smell: 'smells',
  sight: 'sees',
  moan: 'is called to',
  sound: 'hears',
  heading: 'wanders',
}

/** "3+" of a die. */
export const scoreWords = (fall: number | null, elim: number | null): string =>
  [fall === null ? '' : `falls on ${fall}+`, elim === null ? '' : `eliminated on ${elim}+`].filter(Boolean).join(', ')
