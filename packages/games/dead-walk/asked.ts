/** dw.skill.4 What is asked in the middle of a rule. */
import type { XY } from '@shamble/table'
import type { Command } from './commands.ts'
import type { FigureId, Lying, Surface } from './state.ts'
import type { View } from './view.ts'

/** Who is asked about what; the rest as the question has it. */
export interface Asked {
  readonly asks:
    | 'courage'
    | 'motivate'
    | 'inspire'
    | 'lucky'
    | 'lucky-bastard'
    | 'tough'
    | 'aggressive'
    | 'frantic'
    | 'combat-expert'
    | 'deep-pockets'
    | 'contact'
    | 'cover'
    | 'psychosis'
  readonly human: number
  /** What the dice are for that have fallen, and how. */
  readonly what?: string
  readonly clause?: string
  readonly faces?: readonly number[]
  /** Whom it helps: who throws, or all who must test. */
  readonly for?: number | readonly number[]
  /** What a fear test must not exceed. */
  readonly value?: number
  /** What the find die would bring. */
  readonly find?: 'nothing' | 'survivor' | 'item' | 'weapon'
  /** Who has come into contact, and where. */
  readonly zombie?: FigureId
  readonly at?: readonly [number, number]
  readonly left?: number
  readonly weapon?: number
}

interface Kept {
  readonly question: { readonly about: Asked } | null
}

/** The question under way; null if it is none in the middle of a rule. */
export function askedIn({ frames }: Pick<View, 'frames'>): Asked | null {
  const kept = frames.at(-1)?.vars['kept'] as unknown as Kept | undefined
  return kept?.question?.about ?? null
}

/** dw.skill.4 What was commanded, while somebody is asked in its middle. */
export const deedIn = ({ frames }: Pick<View, 'frames'>): Command | null =>
  (frames.at(-1)?.vars['said'] as unknown as Command | undefined) ?? null

/** dw.machinegun.6 Hits that have fallen and are still to be dealt, and among whom. */
export interface Dealing {
  readonly at: XY
  readonly on: Surface
  readonly hits: readonly ('fall' | 'elim')[]
  /** By crowd number, nearest first. */
  readonly targets: readonly number[]
}

export function dealingIn({ frames }: Pick<View, 'frames'>): Dealing | null {
  const { x, y, on, hits, targets } = (frames.at(-1)?.vars ?? {}) as unknown as Partial<Dealing & XY>
  if (x === undefined || y === undefined || !hits || !targets || hits.length === 0) return null
  return { at: { x, y }, on: on ?? null, hits, targets }
}

/** dw.search.17 Who has found what, while he is asked whether he takes it. */
export interface Finding extends Pick<Lying, 'weapon' | 'item' | 'ammo'> {
  readonly human: number
}

export function findingIn({ frames }: Pick<View, 'frames'>): Finding | null {
  const last = frames.at(-1)
  if (last?.vars['found'] === undefined) return null
  const found = last.vars['found'] as unknown as Omit<Finding, 'human'>
  return { ...found, human: last.vars['human'] as number }
}
