import { messageOf } from './act.ts'
import type { AnyMatch } from './begin.ts'
import { type Desk, done, no, type Performed, release, settled } from './host-desk.ts'
import { answerHands, proposeHands } from './host-hands.ts'
import type { Request, Say } from './messages.ts'
import type { OddsAnswer } from './odds.ts'
import { besideRefusal } from './play.ts'
import { refuse, tableRefusal } from './refusal.ts'
import type { ShareRequest } from './settling.ts'
import { agreeUndo, freeUndo, proposeUndo, undo } from './undo.ts'

export const notBegun = refuse('table.dice', 'The match has not begun: the dice are not settled yet.')

/** Carries a request out. The seat is the client's own. */
export function perform(desk: Desk, client: string, request: Request): Performed {
  try {
    if (request.t === 'share' || request.t === 'open-share') return settle(desk, request)
    const { match } = desk
    if (!match) return no(request, notBegun)
    return request.t.endsWith('-die') || request.t === 'drop-dice'
      ? dice(desk, match, request)
      : play(desk, match, client, request)
  } catch (error) {
    return no(request, refuse('table.error', messageOf(error)))
  }
}

function play(desk: Desk, match: AnyMatch, client: string, request: Request): Performed {
  const { seat, id } = request
  switch (request.t) {
    case 'command': {
      const told = besideRefusal(match.table, request.command)
      if (told) return no(request, told)
      if (!match.needs) desk.reasons.note(match.entries.length, seat, request.command, request.why)
      const answer = match.submit(seat, request.decision, request.command)
      if (answer.ok === 'dice') desk.holding = { client, seat, id }
      return settled(desk, request, answer)
    }
    case 'odds': {
      if (!match.begun || match.needs) return no(request, tableRefusal('table.dice'))
      return { answer: tellOdds(desk, match, request), publish: false }
    }
    case 'say': {
      const refusal = desk.say(match, request)
      return refusal ? no(request, refusal) : done(desk, request, false)
    }
    case 'undo':
      return takeBack(desk, match, request)
    case 'agree-undo':
    case 'decline-undo':
      return answerProposal(desk, match, request)
    case 'hands':
      return proposeHands(desk, match, request)
    case 'agree-hands':
    case 'decline-hands':
      return answerHands(desk, match, request)
    default:
      return no(request, tableRefusal('table.shape'))
  }
}

/** Odds that are worked out after the next decision has come are odds of nothing. */
function tellOdds(desk: Desk, match: AnyMatch, request: Extract<Request, { t: 'odds' }>): Say | Promise<Say> {
  const { id, seat } = request
  const tell = (result: OddsAnswer): Say =>
    result.ok ? { t: 'odds', id, odds: result.odds } : no(request, result.refusal).answer
  const result = desk.odds(match.game, match.table, seat, request.command, undefined, { after: request.after ?? [] })
  if (!(result instanceof Promise)) return tell(result)
  const { decision } = match
  return result.then(
    (worked) => (match.decision === decision ? tell(worked) : no(request, tableRefusal('table.stale')).answer),
    (error: unknown) => no(request, refuse('table.error', messageOf(error))).answer,
  )
}

/** Only the seat that throws a die types it, and corrects it; whoever's command waits is told how it ends. */
function dice(desk: Desk, match: AnyMatch, request: Request): Performed {
  if (request.t === 'untype-die') return untype(desk, match, request)
  const { needs } = match
  if (needs && needs.ask.seat !== request.seat) return no(request, tableRefusal('table.seat'))
  if (request.t === 'type-die') {
    if (needs && needs.index !== request.index) return no(request, tableRefusal('table.stale'))
    const performed = settled(desk, request, match.typeDie(request.face))
    if (performed.answer.t === 'done' && !match.needs) release(desk, null)
    return performed
  }
  const answer = match.dropTyped()
  if (answer !== null) return settled(desk, request, answer)
  release(desk, tableRefusal('table.dice'))
  // Nothing has happened, but everybody was told to wait for a die.
  if (match.begun) desk.feed.note(match)
  return done(desk, request)
}

function untype(desk: Desk, match: AnyMatch, request: Request): Performed {
  const before = match.entries.length
  const { correctable } = match
  if (correctable !== null && correctable !== request.seat) return no(request, tableRefusal('table.seat'))
  const answer = match.untypeDie()
  if (match.entries.length < before) desk.changed()
  return settled(desk, request, answer)
}

function takeBack(desk: Desk, match: AnyMatch, request: Request): Performed {
  const { seat } = request
  const free = freeUndo(match, seat)
  if (free.ok) {
    undo(match, seat)
    desk.reasons.drop(free.at)
    desk.changed(free.at)
    return done(desk, request)
  }
  const commands = match.entries.length
  const proposed = proposeUndo(match, seat)
  if (!proposed.ok) return no(request, proposed.refusal)
  const { at, open } = proposed.proposal
  if (open.length === 0) desk.changed()
  else {
    desk.proposal = proposed.proposal
    desk.tell(null, { t: 'undo-proposed', seat, commands: commands - at, open })
  }
  return done(desk, request)
}

function answerProposal(desk: Desk, match: AnyMatch, request: Request): Performed {
  const { proposal } = desk
  if (!proposal?.open.includes(request.seat)) return no(request, refuse('table.undo', 'Nobody asks this seat.'))
  if (request.t === 'decline-undo') {
    desk.proposal = null
    desk.tell(null, { t: 'undo-declined', seat: request.seat })
    return done(desk, request, false)
  }
  const commands = match.entries.length
  const next = agreeUndo(match, proposal, request.seat)
  if (next.open.length === 0) desk.changed()
  else {
    desk.proposal = next
    desk.tell(null, { t: 'undo-proposed', seat: next.seat, commands: commands - next.at, open: next.open })
  }
  return done(desk, request)
}

function settle(desk: Desk, request: ShareRequest): Performed {
  const { settling, match } = desk
  const why = !settling || match ? 'The dice are settled.' : settling.take(request)
  if (why !== null) return no(request, refuse('table.dice', why))
  desk.goOn()
  return done(desk, request, false)
}
