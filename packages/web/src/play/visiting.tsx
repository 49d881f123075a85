/** The way to a table that is open in another window of this browser: who sits there, and which seats are free. */
import './visiting.css'
import { peopleOf, type Person } from '@shamble/host'
import type { Fault } from '@shamble/kernel'
import { useEffect, useState } from 'preact/hooks'
import { ONLOOKER, type OpenMatch } from '../engine/client.ts'
import { keepSits, sitsOf } from '../engine/sits.ts'
import { engine } from '../engine/start.ts'
import { visit } from '../engine/visit.ts'
import { Button } from '../ui/button.tsx'
import { PlainPage } from '../ui/plain-page.tsx'
import { useSignal } from '../ui/use-signal.ts'
import { whereabouts } from './whereabouts.ts'

/** A window that is reloaded is back by then. */
const TRIES = 7
const BETWEEN_MS = 500

interface Props {
  readonly id: string
  /** Who sits down without being asked. */
  readonly as: string | null
  /** The window that had the table is gone. */
  readonly isAgain: boolean
  readonly onVisit: (open: OpenMatch) => Promise<void>
  /** No window has it, or none that can be reached. */
  readonly onNobody: () => void
  readonly onTake: () => void
}

export function Visiting({ id, as, isAgain, onVisit, onNobody, onTake }: Props) {
  const [open, setOpen] = useState<OpenMatch | null>(null)
  const [fault, setFault] = useState<Fault | null>(null)
  const sit = async (at: OpenMatch, people: readonly Person[]): Promise<void> => {
    const refused = await seated(at, people)
    if (refused) return setFault(refused)
    keepSits(id, { names: people.map(({ name }) => name), isVisit: true })
    await onVisit(at)
  }
  useEffect(() => {
    const far = { isGone: false }
    void (async () => {
      const found = await reach(id, isAgain ? TRIES : 1, far)
      if (far.isGone) return found?.close()
      if (!found) return onNobody()
      const names = as === null ? (sitsOf(id)?.names ?? []) : [as]
      const people = peopleOf(found.model.value.card.setup).filter(({ name }) => names.includes(name))
      found.join(ONLOOKER, [])
      setOpen(found)
      if (people.length > 0) await sit(found, people)
    })()
    return () => {
      far.isGone = true
    }
  }, [id])
  useEffect(() => {
    document.title = 'Open in another window | Shamble'
  }, [])
  if (!open)
    return (
      <p class="laying">
        {isAgain ? 'The window that had the table is gone. Looking for it.' : 'Looking for the table.'}
      </p>
    )
  return <Seats open={open} fault={fault} onSit={(person) => void sit(open, [person])} onTake={onTake} />
}

function Seats({
  open,
  fault,
  onSit,
  onTake,
}: {
  readonly open: OpenMatch
  readonly fault: Fault | null
  readonly onSit: (person: Person) => void
  readonly onTake: () => void
}) {
  const { card, presence } = useSignal(open.model)
  const people = peopleOf(card.setup)
  return (
    <PlainPage title={`${card.title} is open in another window.`}>
      {fault && (
        <p class="warned" role="alert">
          {fault.why}
        </p>
      )}
      <ul class="free-seats">
        {people.map((person) => {
          const { isHere, words } = whereabouts(person, presence)
          return (
            <li key={person.name}>
              <b>{person.name}</b>
              <span class="muted">{words}</span>
              <Button kind={isHere ? 'quiet' : 'go'} size="small" disabled={isHere} onClick={() => onSit(person)}>
                {isHere ? 'Taken' : `Sit down as ${person.name}`}
              </Button>
            </li>
          )
        })}
      </ul>
      <p class="muted">
        The window that has the table keeps it, and saves it to a file. Whoever sits there can open a seat for you in
        another window, in the table’s menu.
      </p>
      <Button kind="quiet" size="small" onClick={onTake}>
        Play all of it here
      </Button>
    </PlainPage>
  )
}

/** The table, if a window with it answers. */
async function reach(id: string, tries: number, far: { readonly isGone: boolean }): Promise<OpenMatch | null> {
  const tables =
    engine().tables.value ??
    (await engine()
      .list()
      .catch(() => []))
  const card = tables.find((one) => one.id === id)
  if (card && peopleOf(card.setup).length < 2) return null
  for (let i = 0; i < tries && !far.isGone; i++) {
    if (i > 0) await new Promise((go) => setTimeout(go, BETWEEN_MS))
    const found = await visit(id).catch(() => null)
    if (found) return found
  }
  return null
}

/** Why these people may not sit down; null once they do. */
async function seated(open: OpenMatch, people: readonly Person[]): Promise<Fault | null> {
  const [first, ...others] = people
  if (!first) return null
  open.join(
    first.name,
    first.seats,
    others.flatMap(({ seats }) => seats),
  )
  const refused = await new Promise<Fault | null>((done) => {
    const look = (): void => {
      const line = open.model.value.lines[first.name]
      if (!line?.welcome && !line?.unseated) return
      stop()
      done(line.unseated)
    }
    const stop = open.model.subscribe(look)
  })
  open.leave(refused ? first.name : ONLOOKER)
  if (!refused) open.here.set(people.map(({ name }) => name))
  return refused
}
