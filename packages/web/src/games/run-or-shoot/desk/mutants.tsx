/** rs.hunter.4, rs.turn.9 D19 and D23: what each Hunter does, whom each of the others attacks. */
import type { AttackerForecast, HunterDoes, HunterForecast } from '@shamble/run-or-shoot/forecast'
import type { AnyZed, CommandOf } from '@shamble/run-or-shoot/page'
import { useState } from 'preact/hooks'
import { capital } from '../../../words/plain.ts'
import { Mark } from '../art.tsx'
import { Chips } from '../hand/chips.tsx'
import { deskOf, groundFor } from '../read.ts'
import { hunterReason, hunterWords, mutantName } from '../words/desk.ts'
import { whereWords } from '../words/places.ts'
import { calledIn } from '../words/titles.ts'
import { AskedAllTheSame, DeskForm, type DeskProps } from './form.tsx'

const ITSELF = ''
const WAITS = 'waits'

const keyOf = (zed: AnyZed): string => JSON.stringify(zed)

type Told = Readonly<Record<string, string>>

/** What was set of those that are still there, of whatever is still offered. */
function useTold(): readonly [Told, (zed: AnyZed, what: string) => void] {
  const [told, setTold] = useState<Told>({})
  return [told, (zed, what) => setTold({ ...told, [keyOf(zed)]: what })]
}

function Head({ s, one }: { readonly s: DeskProps; readonly one: HunterForecast | AttackerForecast }) {
  return (
    <div class="figure-head">
      <Mark mark={one.kind} size={34} />
      <div>
        <h3>{mutantName(s.view, one)}</h3>
        <p class="muted">{whereWords(groundFor(s.options), one)}</p>
      </div>
    </div>
  )
}

const doesKey = ({ does, at }: HunterDoes): string => `${does} ${at ?? ''}`

export function HuntersDesk(s: DeskProps) {
  const hunters = deskOf(s)?.hunters() ?? []
  const [told, tell] = useTold()
  const set = hunters.flatMap(({ zed, may }): CommandOf<'hunters'>['told'] => {
    const does = may.find((one) => doesKey(one) === told[keyOf(zed)])
    return does ? [{ zed, ...does }] : []
  })
  return (
    <DeskForm
      s={s}
      title="Hunters"
      says={
        hunters.length === 0 ? (
          <AskedAllTheSame nothing="There is no Hunter." />
        ) : (
          'Say what each does in this step, or let them hunt by themselves.'
        )
      }
      book={hunters.length === 0 ? 'Go on' : 'By the book'}
      other={
        hunters.length === 0
          ? undefined
          : { label: 'Tell them so', command: set.length > 0 ? { do: 'hunters', told: set } : null }
      }
    >
      {hunters.map((one) => (
        <div key={keyOf(one.zed)} class="one">
          <Head s={s} one={one} />
          {one.may.length > 0 && (
            <Chips
              title="It will"
              choices={[
                { id: ITSELF, label: 'As it likes' },
                ...one.may.map((does) => ({ id: doesKey(does), label: capital(hunterWords(s.view, does)) })),
              ]}
              value={told[keyOf(one.zed)] ?? ITSELF}
              onChoose={(what) => tell(one.zed, what)}
            />
          )}
          <p>{hunterReason(s.view, one)}</p>
        </div>
      ))}
    </DeskForm>
  )
}

function attackReason(s: DeskProps, { targets, mayWait }: AttackerForecast): string {
  const [first] = targets
  if (first === undefined) return 'Nobody is where it could attack.'
  const itself = `By itself it attacks ${calledIn(s.view, first)}: the best chance, then the nearest.`
  return mayWait ? `${itself} To attack shows it to everybody.` : itself
}

/** Whom one was told to attack, or to wait. */
function attackOf({ zed, targets, mayWait }: AttackerForecast, what: string | undefined): CommandOf<'mutants'>['told'] {
  if (what === WAITS && mayWait) return [{ zed }]
  const at = targets.find((n) => String(n) === what)
  return at === undefined ? [] : [{ zed, at }]
}

export function AttackersDesk(s: DeskProps) {
  const attackers = deskOf(s)?.attackers() ?? []
  const [told, tell] = useTold()
  const set = attackers.flatMap((one) => attackOf(one, told[keyOf(one.zed)]))
  const isAny = attackers.some(({ targets }) => targets.length > 0)
  return (
    <DeskForm
      s={s}
      title="Mutants attack"
      says={
        isAny ? (
          'Say whom each attacks, or let them choose by themselves.'
        ) : (
          <AskedAllTheSame nothing="None of them could attack anybody." />
        )
      }
      book={isAny ? 'By the book' : 'Go on'}
      other={
        isAny ? { label: 'Tell them so', command: set.length > 0 ? { do: 'mutants', told: set } : null } : undefined
      }
    >
      {attackers.map((one) => (
        <div key={keyOf(one.zed)} class="one">
          <Head s={s} one={one} />
          {one.targets.length > 0 && (
            <Chips
              title="It attacks"
              choices={[
                { id: ITSELF, label: 'As it likes' },
                ...one.targets.map((n) => ({ id: String(n), label: calledIn(s.view, n) })),
                ...(one.mayWait ? [{ id: WAITS, label: 'Nobody yet' }] : []),
              ]}
              value={told[keyOf(one.zed)] ?? ITSELF}
              onChoose={(what) => tell(one.zed, what)}
            />
          )}
          <p>{attackReason(s, one)}</p>
        </div>
      ))}
    </DeskForm>
  )
}
