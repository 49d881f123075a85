/** What people at the table write to each other. */
import './company.css'
import { useEffect, useRef, useState } from 'preact/hooks'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/field.tsx'
import { Select } from '../ui/select.tsx'
import { useSignal } from '../ui/use-signal.ts'
import { Clause, Unfold } from './clause.tsx'
import { usePlay } from './context.ts'
import { whoTo } from './talk-words.ts'

/** As much as the table takes in one go. */
const LONGEST = 280
const EVERYBODY = ''

export function TalkPanel() {
  const { session, talkRead } = usePlay()
  const live = useSignal(session.live)
  const said = live?.talk?.said ?? []
  const list = useRef<HTMLOListElement>(null)
  const last = said.at(-1)?.n ?? -1
  useEffect(() => {
    talkRead.set(last)
    list.current?.scrollTo({ top: list.current.scrollHeight })
  }, [last])
  return (
    <div class="panel-body talk">
      <ol ref={list} class="said" aria-live="polite" aria-label="What was said" tabIndex={0}>
        {said.length === 0 && <li class="muted">Nobody has said anything yet.</li>}
        {said.map((one) => (
          <li key={one.n}>
            <b>{whoTo(session.everybody, one)}</b> <span>{one.words}</span>
          </li>
        ))}
      </ol>
      {live?.talk?.rests && (
        <div class="warned" role="status">
          <Unfold>
            {live.talk.rests.reason} <Clause id={live.talk.rests.clause} />
          </Unfold>
        </div>
      )}
      <Speak />
      <p class="fine muted">What is said here is no part of the game: no log and no saved file has it.</p>
    </div>
  )
}

/** Who has the screen says something; what rests is kept in the field until it may be said. */
function Speak() {
  const { session } = usePlay()
  const live = useSignal(session.live)
  const [words, setWords] = useState('')
  const [to, setTo] = useState(EVERYBODY)
  const [trouble, setTrouble] = useState('')
  const seat = session.person?.seats[0]
  const others = session.everybody.filter(({ name }) => name !== session.person?.name)
  const options = [
    { value: EVERYBODY, label: 'Everybody' },
    ...others.map(({ name, seats }) => ({ value: seats[0] ?? '', label: name })),
  ]
  const rests = live?.talk?.rests ?? null
  if (seat === undefined) return null
  const send = async (): Promise<void> => {
    const text = words.trim()
    if (text === '' || rests) return
    const reply = await session.open.say(seat, to === EVERYBODY ? null : to, text)
    setTrouble(reply.ok ? '' : reply.refusal.reason)
    if (reply.ok) setWords('')
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <Select label="To" options={options} value={to} onChange={setTo} />
      <TextField label="What you say" value={words} maxLength={LONGEST} autoComplete="off" onInput={setWords} />
      {trouble !== '' && (
        <p class="warned" role="alert">
          {trouble}
        </p>
      )}
      <Button kind="go" size="small" type="submit" disabled={rests !== null || words.trim() === ''}>
        Say it
      </Button>
    </form>
  )
}
