/** dw.xp, dw.level What a scenario teaches those who survive it. */
import type { Grade } from '../content/scenarios.ts'
import { KILLS, thresholdOf } from '../tables/experience.ts'

/** dw.xp.2 In the order of the option: a fifth kill, the grades, the lone survivor. */
export interface XpTable {
  readonly kills: number
  readonly grades: Readonly<Record<Grade, number>>
  readonly alone: number
}

export function xpTable([
  kills = 0,
  majorHero = 0,
  minorHero = 0,
  minorZombie = 0,
  majorZombie = 0,
  alone = 0,
]: readonly number[]): XpTable {
  const grades = {
    'major-hero': majorHero,
    'minor-hero': minorHero,
    'minor-zombie': minorZombie,
    'major-zombie': majorZombie,
  }
  return { kills, grades, alone }
}

/** What one character did in a scenario that he survived. */
export interface Deeds {
  readonly kills: number
  readonly closeKills: number
}

/** What his team came to. */
export interface TeamResult {
  readonly grade: Grade
  readonly engaged: boolean
  readonly starters: number
  readonly survivors: number
}

/** dw.xp.3, dw.xp.4 Kills of one scenario; those in close combat are worth two. */
export const killPoints = ({ kills, closeKills }: Deeds): number => kills + KILLS.close * closeKills

/** One line of what he learnt. */
export interface Earned {
  readonly kills: number
  readonly grade: number
  readonly alone: number
}

/** dw.xp.2, dw.xp.4, dw.xp.5, dw.xp.7 What a survivor earns; who did not engage learns from his kills only. */
export function earnedBy(deeds: Deeds, team: TeamResult, table: XpTable): Earned {
  const isAlone = team.survivors === 1 && team.starters >= 2
  return {
    kills: Math.floor(killPoints(deeds) / KILLS.each) * table.kills,
    grade: team.engaged ? table.grades[team.grade] : 0,
    alone: team.engaged && isAlone ? table.alone : 0,
  }
}

export const totalOf = ({ kills, grade, alone }: Earned): number => kills + grade + alone

/** dw.level.1, dw.level.2, dw.level.3 The level that so much experience is enough for. */
export function levelFor(xp: number, printed: readonly number[]): number {
  let level = 1
  while (xp >= thresholdOf(level + 1, printed)) level++
  return level
}
