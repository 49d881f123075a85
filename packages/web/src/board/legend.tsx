/** The key under a board: only the signs now on it. */
import type { JSX } from 'preact'

export const box = (kind: string, content = ''): JSX.Element => <i class={`brd-lg ${kind}`}>{content}</i>

export type Sign = readonly [shown: boolean | null, sign: JSX.Element, words: string]

export const signsShown = (signs: readonly Sign[]): { readonly sign: JSX.Element; readonly words: string }[] =>
  signs.flatMap(([shown, sign, words]) => (shown ? [{ sign, words }] : []))
