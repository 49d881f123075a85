/** The key under a board of squares: only the signs now on it. */
import type { JSX } from 'preact'
import { bite } from '../art.tsx'

export const box = (kind: string, content = ''): JSX.Element => <i class={`brd-lg ${kind}`}>{content}</i>

/** Who could get at somebody there. */
export const DANGER = (
  <svg width="24" height="12" viewBox="0 0 24 12" aria-hidden="true">
    <path class="bd" transform="translate(6 6) scale(.3) translate(-20 -20)" d={bite(0)} />
    <path class="bd" transform="translate(17 6) scale(.3) translate(-20 -20)" d={bite(3)} />
  </svg>
)

type Sign = readonly [shown: boolean | null, sign: JSX.Element, words: string]

export const signsShown = (signs: readonly Sign[]): { readonly sign: JSX.Element; readonly words: string }[] =>
  signs.flatMap(([shown, sign, words]) => (shown ? [{ sign, words }] : []))
