/** rs.zed.15 D18: one attacker after the other. */
import type { SentForecast } from '@shamble/run-or-shoot/forecast'
import { capital } from '../../../words/plain.ts'
import { Clause } from '../../../play/clause.tsx'
import { lengthWords } from '../../../board/measured/units.ts'
import { Mark } from '../art.tsx'
import { figureMark } from '../place.ts'
import { deskOf, groundFor } from '../read.ts'
import { leftWords, LURES, reasonWords, triedBy } from '../words/desk.ts'
import { calledIn, zedName, zedTitle } from '../words/titles.ts'
import { AskedAllTheSame, DeskForm, type DeskProps } from './form.tsx'

export function SendDesk(s: DeskProps) {
  const sent = deskOf(s)?.sent()
  if (!sent)
    return <DeskForm s={s} title="Attackers" says={<AskedAllTheSame nothing="Nothing to move." />} book="Go on" />
  return (
    <DeskForm
      s={s}
      title="Attackers move"
      says={reasonWords(s.view, groundFor(s.options), sent)}
      book="Take the automatic spot"
    >
      <WhoGoes s={s} sent={sent} />
      <Tried sent={sent} />
    </DeskForm>
  )
}

function WhoGoes({ s, sent }: { readonly s: DeskProps; readonly sent: SentForecast }) {
  const touched = deskOf(s)?.region().touches ?? null
  const horde = s.view.hidden?.origins[sent.zed]?.horde ?? null
  return (
    <div class="one">
      <div class="figure-head">
        <Mark mark={figureMark(s.view, zedName(sent.zed))} size={34} />
        <div>
          <h3>{capital(zedTitle(s.view, sent.zed))}</h3>
          <p class="muted">{horde === null ? leftWords(sent.left) : `of horde ${horde}, ${leftWords(sent.left)}`}</p>
        </div>
      </div>
      <p>
        {touched === null
          ? 'Or press where it goes: any free place in the hatched region.'
          : `It can touch ${calledIn(s.view, touched)}, and must: or press one of the spots around.`}{' '}
        <Clause id="rs.zed.15" />
      </p>
    </div>
  )
}

/** What it looks for, in order, and what it has found. */
const Tried = ({ sent }: { readonly sent: SentForecast }) => (
  <div class="one">
    {sent.isMutant ? (
      <p>
        A mutant goes its own way, and not by the list. <Clause id="rs.mutant.4" />
      </p>
    ) : (
      <ol class="tried" aria-label="What it looks for, in order">
        {triedBy(sent).map(({ lure, clause, isIt }, i) => (
          <li key={lure} class={isIt ? 'is' : ''}>
            <b>{i + 1}</b>
            <span>
              {capital(LURES[lure])} {isIt && <Clause id={clause} />}
            </span>
            <em>{isIt ? lengthWords(sent.gap) : 'none'}</em>
          </li>
        ))}
      </ol>
    )}
  </div>
)
