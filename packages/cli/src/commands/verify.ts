import { faultText, parse, saveShape, type Verified, verifySave } from '@shamble/kernel'
import { JSON_FLAG } from '../args.ts'
import type { Command } from '../command.ts'
import { printJson, printLines } from '../io.ts'
import { documentFault, nameOf, readDocument } from '../read.ts'
import { Stop } from '../stop.ts'

const verifiedText = ({ rolls, draws, byHand, spent }: Verified): string[] => [
  `${rolls} rolls and ${draws} hidden draws come from the secret that was committed to.`,
  ...(byHand > 0 ? [`${byHand} dice were thrown by hand: nobody can check those.`] : []),
  ...(spent > 0 ? [`${spent} of them are no longer part of the log, because something was taken back.`] : []),
]

export const verify: Command = {
  name: 'verify',
  says: 'Check every die of a save against the secret that was committed to.',
  about: ['Knows no rules: shamble replay checks that the rules lead from these dice to the recorded state.'],
  positionals: [{ name: 'FILE' }],
  flags: [JSON_FLAG],
  run(args, io) {
    const file = args.positionals[0] as string
    const document = readDocument(io, file)
    const read = parse(saveShape, document)
    if (!read.ok) throw documentFault(file, read.fault)
    const verdict = verifySave(document)
    if (args.has('json')) printJson(io, verdict.ok ? verdict : { ok: false, fault: verdict.fault })
    else if (verdict.ok) printLines(io, verifiedText(verdict.verified))
    else throw new Stop(`${nameOf(file)}: ${faultText(verdict.fault)}`, 1)
    return verdict.ok ? 0 : 1
  },
}
