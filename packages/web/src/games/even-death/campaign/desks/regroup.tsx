/** ed.camp-battle.15 Zombies of one kind go from herd to herd; a horde over its limit leaves some behind. */
import './desks.css'
import { type Regrouped, zombieKind } from '@shamble/even-death/campaign/page'
import { costOf } from '@shamble/even-death/forces'
import { useState } from 'preact/hooks'
import { Clause } from '../../../../play/clause.tsx'
import { usePlay } from '../../../../play/context.ts'
import { Button } from '../../../../ui/button.tsx'
import { Stepper } from '../../../../ui/field.tsx'
import { lookOf, offered } from '../read.ts'
import type { DisplayState } from '../types.ts'

const worth = (herds: readonly Regrouped[]): number =>
  costOf(herds.map(({ kind, size }) => ({ is: 'herd', kind, size })))

interface HerdsProps {
  readonly herds: readonly Regrouped[]
  readonly onChange: (herds: readonly Regrouped[]) => void
}

const HerdSteppers = ({ herds, onChange }: HerdsProps) => (
  <ul class="steppers">
    {herds.map(({ kind, size }, i) => (
      <li key={i}>
        <span>
          <b>{zombieKind(kind).title} herd</b>
        </span>
        <Stepper
          label={`${zombieKind(kind).title} herd ${i + 1}`}
          value={size}
          min={0}
          max={15}
          onChange={(next) => onChange(herds.map((herd, at) => (at === i ? { ...herd, size: next } : herd)))}
        />
      </li>
    ))}
  </ul>
)

export function RegroupDesk(s: DisplayState) {
  const { session } = usePlay()
  const offers = offered(s, 'regroup')
  const [herds, setHerds] = useState<readonly Regrouped[]>(offers[0]?.herds ?? [])
  const command = { do: 'regroup', herds: herds.filter(({ size }) => size > 0) } as const
  const refusal = s.seat === null ? null : lookOf(s).refusal(s.seat, command)
  return (
    <div class="force-desk first">
      <section class="first-force war-lists" aria-label="Regroup the horde">
        <h2>The horde has won. How does it regroup?</h2>
        <p class="muted">
          Zombies of one kind may go from herd to herd, up to fifteen in each. Nobody new comes.{' '}
          <Clause id="ed.camp-battle.15" />
        </p>
        <HerdSteppers herds={herds} onChange={setHerds} />
        <p class={refusal ? 'bad' : 'muted'} role="status">
          {worth(command.herds)} points. {refusal ? refusal.reason : 'The rules allow it.'}
        </p>
        <div class="acts">
          <Button size="big" onClick={() => setHerds(offers[0]?.herds ?? [])}>
            As it was proposed
          </Button>
          <Button
            kind="go"
            size="big"
            disabled={refusal !== null}
            onClick={() => void session.do({ commands: [command] })}
          >
            Regroup
          </Button>
        </div>
      </section>
    </div>
  )
}
