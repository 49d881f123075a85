/** An answer that is still sealed is taken back from behind the curtain, by whoever gave it. */
import type { Person } from '@shamble/host'
import type { Reply } from '../engine/client.ts'
import type { PlaySession } from './session.ts'
import { heard } from './session/speaking.ts'

/** The last answer of the person that can be; the table is theirs then, to answer again. */
export async function reclaim(session: PlaySession, { name, seats }: Person): Promise<void> {
  const { open } = session
  const owe = session.live.value?.update?.pending?.owe ?? []
  const given = seats.filter((seat) => !owe.includes(seat)).reverse()
  const [first] = given
  if (first === undefined) return
  open.join(name, seats)
  await heard(open, first)
  let reply: Reply | null = null
  for (const seat of given) {
    reply = await open.undo(seat)
    if (reply.ok) break
  }
  open.leave(name)
  session.openCurtain()
  if (reply && !reply.ok) session.refused(reply.refusal, 'Not taken back')
}
