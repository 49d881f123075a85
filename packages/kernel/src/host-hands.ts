/** Requests about who throws real dice. */
import type { AnyMatch } from './begin.ts'
import { type HandsProposal, mustAgreeTo, wantedHands } from './hands.ts'
import { type Answered, type Desk, done, no, type Performed, release, settled } from './host-desk.ts'
import type { Request } from './messages.ts'
import { refuse } from './refusal.ts'
import { samePerson, type Seat } from './seat.ts'

/** Done at once if nobody has to agree. */
export function proposeHands(desk: Desk, match: AnyMatch, request: Extract<Request, { t: 'hands' }>): Performed {
  const { holders } = match.table.state
  const hindered = match.handsRefusal(request.byHand)
  if (hindered) return no(request, hindered)
  const found = wantedHands(holders, match.physical, request.seat, request.byHand)
  if (!found.ok) return no(request, found.refusal)
  const asked = mustAgreeTo(holders, found.wanted)
  return settle(desk, match, request, { wanted: found.wanted, open: asked, asked })
}

export function answerHands(desk: Desk, match: AnyMatch, request: Request): Performed {
  const { handsProposal: proposal } = desk
  if (!proposal?.open.includes(request.seat)) return no(request, refuse('table.dice', 'Nobody asks this seat.'))
  if (request.t === 'decline-hands') {
    desk.handsProposal = null
    desk.tell(null, { t: 'hands-declined', seat: request.seat })
    return done(desk, request, false)
  }
  const { holders } = match.table.state
  const isSame = (seat: Seat): boolean => seat === request.seat || samePerson(holders[seat], holders[request.seat])
  return settle(desk, match, request, { ...proposal, open: proposal.open.filter((seat) => !isSame(seat)) })
}

function settle(desk: Desk, match: AnyMatch, request: Request, proposal: HandsProposal): Answered {
  const { wanted, open, asked } = proposal
  if (open.length > 0) {
    desk.handsProposal = proposal
    desk.tell(null, { t: 'hands-proposed', seat: wanted.by, open })
    return done(desk, request)
  }
  const hindered = match.handsRefusal(wanted.byHand)
  if (hindered) return no(request, hindered)
  match.changeHands({ ...wanted, agreed: [...asked] })
  desk.changed()
  if (!match.needs) return done(desk, request)
  // Everybody hears of it before the dice fall.
  desk.publish()
  const performed = settled(desk, request, match.goOn())
  if (!match.needs) release(desk, null)
  return performed
}
