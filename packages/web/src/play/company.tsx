/** Who is at the table, at this screen or in a window of its own; who plays for whom meanwhile. Loaded where several people play. */
import './company.css'
import type { Person } from '@shamble/host'
import { useEffect, useState } from 'preact/hooks'
import { keepSits } from '../engine/sits.ts'
import { tableAt } from '../router.ts'
import { Button } from '../ui/button.tsx'
import { useSignal } from '../ui/use-signal.ts'
import { usePlay } from './context.ts'
import { Clause, Unfold } from './clause.tsx'
import type { PlaySession } from './session.ts'
import { saidBy } from './talk-words.ts'
import { whereabouts } from './whereabouts.ts'

/** Windows can be put through to each other. */
const CAN_VISIT = typeof SharedWorker !== 'undefined'

function sitHere({ open }: PlaySession, names: readonly string[]): void {
  keepSits(open.id, { names, isVisit: open.isVisit })
  open.here.set(names)
}

export function Company() {
  const { session } = usePlay()
  const { presence } = useSignal(session.open.model)
  useSignal(session.open.here)
  useSignal(session.live)
  const { everybody, people } = session
  const here = people.map(({ name }) => name)
  const other = everybody.find(({ name }) => !here.includes(name))
  return (
    <section class="company" aria-label="At the table">
      <h3 class="cap">At the table</h3>
      <ul>
        {everybody.map((person) => (
          <Row key={person.name} person={person} here={here} presence={presence} />
        ))}
      </ul>
      {other && <TalkButton />}
    </section>
  )
}

function Row({
  person,
  here,
  presence,
}: {
  readonly person: Person
  readonly here: readonly string[]
  readonly presence: PlaySession['open']['model']['value']['presence']
}) {
  const { session, display } = usePlay()
  const { name } = person
  const desk = display.roster.deskOf?.(person.seats, session.options) ?? name
  const { isHere, words } = whereabouts(person, presence)
  const isOwn = here.includes(name)
  const isElsewhere = isHere && !isOwn
  return (
    <li class={isHere ? 'here' : 'away'}>
      <i aria-hidden="true" />
      <b>{name}</b>
      <span class="muted">{isElsewhere ? `${words}, in another window` : words}</span>
      {isOwn && here.length > 1 && CAN_VISIT && (
        <a
          class="link"
          href={tableAt(session.open.id, name)}
          target="_blank"
          rel="noopener"
          onClick={() =>
            sitHere(
              session,
              here.filter((one) => one !== name),
            )
          }
        >
          Open {desk} in another window
        </a>
      )}
      {!isOwn && !isHere && (
        <button type="button" class="link" onClick={() => sitHere(session, [...here, name])}>
          Seat {name} at this screen
        </button>
      )}
    </li>
  )
}

/** How much was said that nobody here has read. */
function TalkButton() {
  const { session, openTalk, talkRead } = usePlay()
  const live = useSignal(session.live)
  const read = useSignal(talkRead)
  const said = live?.talk?.said ?? []
  const own = session.person?.seats ?? []
  const news = said.filter(({ n, seat }) => n > read && !own.includes(seat))
  const [heard, setHeard] = useState('')
  const last = news.at(-1)
  useEffect(() => setHeard(last ? saidBy(session.everybody, last) : ''), [last?.n])
  return (
    <>
      <Button size="small" class="talk-open" onClick={openTalk}>
        Talk {news.length > 0 && <em>{news.length} new</em>}
      </Button>
      <p class="vh" role="status" aria-live="polite">
        {heard}
      </p>
      {live?.talk?.rests && (
        <div class="fine muted">
          <Unfold>
            Talk rests. <Clause id={live.talk.rests.clause} />
          </Unfold>
        </div>
      )}
    </>
  )
}
