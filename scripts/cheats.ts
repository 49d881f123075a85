/**
 * `npm run cheats`: plays a host that cheats with committed dice in every way we could think of, a line for each: what
 * a seat finds by the messages it heard alone, and what whoever has the save finds by that alone. Fails if a cheat is
 * not found, or an honest host is taken for a cheat.
 */
import process from 'node:process'
import type { Fault } from '@shamble/kernel'
import { type Cheat, CHEATS, findingOf, played, twoMatches } from '@shamble/kernel/testkit'

let failed = 0
const line = (title: string, heard: string, save: string): void =>
  void process.stdout.write(`${title}\n    heard  ${heard}\n    save   ${save}\n`)
const found = ({ at, why }: Fault): string => `found: ${at}: ${why}`

function honest(): void {
  const { heard, save } = findingOf(played())
  if (heard ?? save) failed++
  line('an honest host', heard ? found(heard) : 'as committed', save ? found(save) : 'as committed')
}

function cheat({ title, unseen, play }: Cheat): void {
  const { heard, save } = findingOf(play())
  if (!heard || (save === null) !== (unseen !== undefined)) failed++
  line(
    title,
    heard ? found(heard) : 'NOT FOUND',
    save ? found(save) : unseen ? `cannot show it: ${unseen}` : 'NOT FOUND',
  )
}

function compared(): void {
  const [ann, bob] = twoMatches()
  const differ = ann.ok && bob.ok && ann.fingerprint !== bob.fingerprint
  if (!differ) failed++
  line(
    'another match is played with each seat',
    differ ? 'found: the seats have two fingerprints' : 'NOT FOUND',
    'cannot show it: each is whole',
  )
}

honest()
for (const one of CHEATS) cheat(one)
compared()
process.stdout.write(`${CHEATS.length + 1} cheats, ${failed === 0 ? 'all found' : `${failed} not as expected`}\n`)
process.exitCode = failed === 0 ? 0 : 1
