/** rs.nps.7, rs.nps.8, rs.nps.11 What an NPS has to fight with. */
import { isInPlay, type Look, type Survivor, type Zed } from '../state.ts'
import { GUNS } from '../tables/guns.ts'
import { asFigure, isWithin } from './01-measure.ts'
import { sees } from './03-sight.ts'
import { isGun } from './05-carry.ts'
import { gunsOf, reloadable } from './31-reload.ts'

/** Whom nobody plays. */
export const isNPS = (s: Survivor): boolean => isInPlay(s) && s.seat === null

type Gun = ReturnType<typeof gunsOf>[number]

/** rs.nps.8 The gun with which he shoots: the main one if it is loaded, else the pistol. */
export const loadedGun = (s: Survivor): Gun | null => gunsOf(s).find(({ rounds }) => rounds > 0) ?? null

/** rs.nps.6, rs.nps.11 The gun that he would reload: not full, and with a clip for it. */
export const gunToReload = (s: Survivor): Gun | null =>
  reloadable(s).find(({ kind, rounds }) => rounds < GUNS[kind].clip) ?? null

/** rs.nps.7 No melee weapon, and no gun that is loaded or for which he has a clip. */
export const isUnarmed = (s: Survivor): boolean =>
  (s.main === null || isGun(s.main.kind)) && loadedGun(s) === null && reloadable(s).length === 0

/** Standing Zeds that he sees, all round, within some distance. */
export const standingInView = (look: Look, s: Survivor, within: number): Zed[] =>
  look.state.zeds.filter((z) => !z.down && isWithin(asFigure(s), asFigure(z), within) && sees(look, s, z))
