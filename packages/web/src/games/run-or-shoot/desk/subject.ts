/** What the umpire has in sight while he is asked. */
import { framedAround } from '../../../board/measured/framing.ts'
import type { Subject } from '../../../play/game-display.ts'
import { sentFigure } from '../plan/umpire.ts'
import type { DisplayState } from '../types.ts'
import { zedCalled } from '../words/titles.ts'

/** So much around a Zed that is sent, with its way. */
const AROUND = 2200

/** The Zed that is sent with its way; all of the table where things are hidden. */
export function umpireSubject(s: DisplayState): Subject | null {
  const sent = sentFigure(s)
  const z = zedCalled(s.view, sent)
  if (z) return { topic: `${sent}`, rect: framedAround(z.at, AROUND) }
  return s.view.step === 'setup' ? { topic: 'set-up', rect: null } : null
}
