/** The seal of the dice: what was promised before the first roll, what was opened after the last, and whether they agree. */
import type { Seal } from '@shamble/host'
import { useState } from 'preact/hooks'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'

const many = (n: number, one: string): string => `${n} ${one}${n === 1 ? '' : 's'}`

/** What came of the check, in a sentence. */
export function sealWords(seal: Seal): string {
  if (!seal.ok) return `Not as sealed. ${seal.fault.at}: ${seal.fault.why}.`
  const byHand = seal.byHand === 0 ? '' : ` Dice thrown by hand, which nobody can check: ${seal.byHand}.`
  const older = seal.older ? ' They were rolled under the older promise, which sealed the secret alone.' : ''
  const rules = seal.otherRules ? ' The rules were changed while it was played.' : ''
  const dice = `${many(seal.rolls, 'roll')} and ${many(seal.draws, 'hidden draw')}`
  return `Verified: ${dice} are as sealed.${byHand}${older}${rules}`
}

export function SealCheck({
  commitment,
  secret,
  verify,
}: {
  readonly commitment: string
  readonly secret: string | null
  readonly verify: () => Promise<Seal>
}) {
  const [words, setWords] = useState('')
  const check = (): void => {
    setWords('Every roll is thrown again.')
    verify().then(
      (seal) => setWords(sealWords(seal)),
      (error: unknown) => setWords(error instanceof Error ? error.message : String(error)),
    )
  }
  return (
    <details class="seal-check">
      <summary>
        <Icon name="lock" small />
        <span>Every roll was fixed before the first.</span>
        <span class="mono">{commitment.slice(0, 12)}</span>
      </summary>
      <dl>
        <dt>Sealed before the first roll (SHA-256)</dt>
        <dd class="mono">{commitment}</dd>
        <dt>Opened after the last</dt>
        <dd class="mono">{secret ?? 'not opened yet'}</dd>
      </dl>
      <p>
        <Button size="small" icon="check" onClick={check}>
          Check every roll
        </Button>
      </p>
      <p role="status">{words}</p>
      <p class="muted fine">
        Without this page: save the game to a file and run <code>npm run shamble -- verify FILE</code>, or check it with
        a program of your own. What the first line seals is written in docs/dice.md.
      </p>
    </details>
  )
}
