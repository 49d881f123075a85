/** ed.camp-battle.14 A battle that was entered by hand: how it is said to have ended, and whether it was so. */
import './page.css'
import { agreeing, forecastFor } from '@shamble/even-death/campaign/forecast'
import type { Command, Person, PersonResult, Result, View } from '@shamble/even-death/campaign/page'
import type { Holder } from '@shamble/kernel'
import { useEffect, useRef } from 'preact/hooks'
import type { DeskProps } from '../../../../campaign/campaign-display.ts'
import { Kbd } from '../../../../play/parts.tsx'
import { Button } from '../../../../ui/button.tsx'
import { capital, count, listed, plural } from '../../../../words/plain.ts'
import { Mark } from '../art.tsx'
import { armsOf, theFaction } from '../words/names.ts'
import { theSeat } from '../words/question.ts'
import { called, peopleIn, STATUS, unitsOf } from './results.ts'
import { Steps } from './steps.tsx'
import { Vitality } from './vitality.tsx'

type Props = DeskProps<View, Command>

type EnteredProps = Pick<Props, 'view' | 'options'> & { readonly result: Result }

const labelOf = ({ fate, infected }: PersonResult): string =>
  `${STATUS.find(({ value }) => value === fate)?.label ?? 'Was given up'}${infected && fate !== 'dead' && fate !== 'turned' ? ', infected' : ''}`

const isSame = (person: Person, { fate, vitality, infected }: PersonResult): boolean =>
  fate === 'alive' && vitality === person.vitality && infected === (person.health === 'infected')

/** Everybody and every herd as they were entered, with a bar on what it changes. */
function Entered({ view, options, result }: EnteredProps) {
  const look = forecastFor(view, options)
  return (
    <ul class="war-fates">
      {peopleIn(view).map((person) => {
        const after = result.people.find(({ id }) => id === person.id)
        if (!after) return null
        const isGone = after.vitality === 0
        return (
          <li key={person.id} class={isSame(person, after) ? '' : `changed${isGone ? ' gone' : ''}`}>
            <Mark mark={person.unit} size={30} />
            <span class="who">
              <b>{called(person)}</b>
              <small class="muted">{armsOf(person)}</small>
            </span>
            <Vitality of={look.full(person)} left={after.vitality} was={person.vitality} />
            <span class={isGone ? 'bad' : ''}>{labelOf(after)}</span>
          </li>
        )
      })}
      <HerdsEntered view={view} result={result} />
    </ul>
  )
}

const zombiesIn = (herds: readonly { readonly size: number }[]): number =>
  herds.reduce((sum, { size }) => sum + size, 0)

function HerdsEntered({ view, result: { herds } }: Omit<EnteredProps, 'options'>) {
  const before = unitsOf(view).flatMap((unit) => (unit.is === 'herd' ? [unit] : []))
  const [was, left] = [zombiesIn(before), zombiesIn(herds)]
  if (was + left === 0) return null
  return (
    <li class={was === left ? '' : 'changed'}>
      <Mark mark={`${before[0]?.kind ?? 'regular'} 1`} size={30} />
      <b>The dead</b>
      <span class="wide">
        {left === 0
          ? `None of ${was} is left.`
          : `${left} left${was > 0 ? ` of ${was}` : ''}: herds of ${listed(herds.map(({ size }) => String(size)))}.`}
      </span>
    </li>
  )
}

/** Whoever has a part in it and has not said yet whether it was so. */
const stillToSay = (view: View): readonly string[] =>
  agreeing({ state: view }).map((seat) => nameOf(view.holders[seat], seat))

const nameOf = (holder: Holder | undefined, seat: string): string =>
  holder && 'person' in holder && holder.person !== '' ? holder.person : theSeat(seat)

/** "Ann entered it. Ben agrees. Cleo has still to say." */
function saidWords(view: View): string {
  const proposal = view.battle?.proposal
  if (!proposal) return ''
  const agreed = [...new Set(proposal.agreed.map((seat) => nameOf(view.holders[seat], seat)))]
  const open = stillToSay(view)
  return [
    `${nameOf(view.holders[proposal.by], proposal.by)} entered it`,
    ...(agreed.length > 0 ? [`${listed(agreed)} ${plural(agreed.length, 'agrees', 'agree')}`] : []),
    ...(open.length > 0 ? [`${listed(open)} ${plural(open.length, 'has', 'have')} still to say`] : []),
  ]
    .map((words) => `${capital(words)}.`)
    .join(' ')
}

/** What is to come of it, once all agree. */
const STEPS = [
  { title: 'Losses', says: 'your answer', state: 'now' },
  { title: 'The turned', says: 'by itself', state: 'ahead' },
  { title: 'Regroup', says: 'if it has to', state: 'ahead' },
  { title: 'Points', says: 'by itself', state: 'ahead' },
] as const

/** Was it so? Whoever has a part in it says. */
export function AgreeDesk({ view, options, give }: Props) {
  const proposal = view.battle?.proposal
  const yes = (): void => void give({ do: 'agree', yes: true })
  useEnter(yes)
  if (!proposal) return null
  const { result } = proposal
  const winner = result.winner ? theFaction(result.winner) : 'nobody'
  return (
    <div class="war-agree">
      <Steps steps={[{ title: 'Result', says: winner, state: 'done' }, ...STEPS]} />
      <p class="book">
        Fought with miniatures. {saidWords(view)} {capital(winner)} won after {count(result.rounds)}{' '}
        {plural(result.rounds, 'round')}.
      </p>
      <Entered view={view} options={options} result={result} />
      <div class="acts">
        <Button size="big" onClick={() => void give({ do: 'agree', yes: false })}>
          Something is wrong
        </Button>
        <Button kind="go" size="big" onClick={yes} end={<Kbd>Enter</Kbd>}>
          Yes, that is how it was
        </Button>
      </div>
    </div>
  )
}

/** Enter says yes, unless something else is about to be pressed by it. */
function useEnter(yes: () => void): void {
  const given = useRef(yes)
  given.current = yes
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Enter' || event.repeat) return
      if (event.target instanceof Element && event.target.closest('button, a, input, summary, [role="dialog"]')) return
      given.current()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
}
