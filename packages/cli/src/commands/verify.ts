import {
  faultText,
  parse,
  playFault,
  type Save,
  saveShape,
  type Verdict,
  type Verified,
  verifySave,
} from '@shamble/kernel'
import { JSON_FLAG } from '../args.ts'
import type { Command } from '../command.ts'
import { SAVED_GAMES } from '../games.ts'
import { printJson, printLines } from '../io.ts'
import { documentFault, nameOf, readDocument } from '../read.ts'
import { Stop } from '../stop.ts'

const verifiedText = (
  { rolls, draws, byHand, spent, older, otherRules: changed }: Verified,
  areOther: boolean,
): string[] => [
  `${rolls} rolls and ${draws} hidden draws come from the secret that was committed to.`,
  ...(byHand > 0 ? [`${byHand} dice were thrown by hand: nobody can check those.`] : []),
  ...(spent > 0 ? [`${spent} of them are no longer part of the log, because something was taken back.`] : []),
  ...(older ? ['They were rolled under the older promise, which bound the host to its secret alone.'] : []),
  ...(changed ? ['It was committed to under other rules: they were changed while it was played.'] : []),
  ...(areOther ? ['The rules here are not those of this match: only the dice were checked.'] : []),
]

const areOtherRules = ({ game, rules }: Save): boolean =>
  SAVED_GAMES.find(({ id }) => id === game)?.rulesVersion !== rules

/** The dice, and that the rules lead from them to the end; under other rules the dice alone. */
function verdictOf(save: Save): Verdict {
  const verdict = verifySave(save)
  if (!verdict.ok || areOtherRules(save)) return verdict
  const fault = playFault(save, SAVED_GAMES)
  return fault ? { ok: false, fault } : verdict
}

export const verify: Command = {
  name: 'verify',
  says: 'Check every die of a save against the secret that was committed to.',
  about: ['And that the rules lead from these dice, with all that was taken back, to the recorded state.'],
  positionals: [{ name: 'FILE' }],
  flags: [JSON_FLAG],
  run(args, io) {
    const file = args.positionals[0] as string
    const document = readDocument(io, file)
    const read = parse(saveShape, document)
    if (!read.ok) throw documentFault(file, read.fault)
    const verdict = verdictOf(read.value)
    if (args.has('json')) printJson(io, verdict.ok ? verdict : { ok: false, fault: verdict.fault })
    else if (verdict.ok) printLines(io, verifiedText(verdict.verified, areOtherRules(read.value)))
    else throw new Stop(`${nameOf(file)}: ${faultText(verdict.fault)}`, 1)
    return verdict.ok ? 0 : 1
  },
}
