import {
  type Concentration,
  CONCENTRATIONS,
  type ForceHuman,
  type PerkId,
  PERK_IDS,
  PERKS,
  perkOf,
  profileOf,
} from '@shamble/even-death/forces'
import { Clause } from '../../../play/clause.tsx'
import { capital } from '../../../words/plain.ts'
import { perkFault, withPerk } from './draft.ts'
import type { SheetProps } from './unit-sheet.tsx'

type Props = SheetProps & { readonly unit: ForceHuman }

const LEVELS = [1, 2, 3] as const

/** What it does, in as few words as fit on a button. */
const SHORT: Readonly<Record<PerkId, string>> = {
  athletic: '2″ more to move',
  scavenger: 'of use in a campaign',
  medic: 'heals two, once',
  'quick-reloader': 'one Reload less',
  parkour: 'nothing slows it',
  immune: 'is never infected',
  specialist: 'rolls one die again',
  overwatch: 'a third action when an enemy is near',
  stoic: 'passes every psych check',
  concentration: '',
}

interface Choice {
  readonly perk: PerkId
  readonly concentration?: Concentration
}

/** ed.force.8 Concentration is one of two. */
const choicesOf = (level: number): readonly Choice[] =>
  PERK_IDS.filter((id) => perkOf(id).level === level).flatMap((perk): readonly Choice[] =>
    perk === 'concentration' ? CONCENTRATIONS.map((concentration) => ({ perk, concentration })) : [{ perk }],
  )

export const Perks = (props: Props) => (
  <div class="fb-perks">
    {LEVELS.map((level) => (
      <div key={level} role="group" aria-label={`Level ${level}`}>
        <h3 class="cap">
          Level {level}
          {isClosed(props.unit, level) && (
            <>
              : not at this rank <Clause id="ed.force.5" />
            </>
          )}
        </h3>
        <div class="fb-choices">
          {choicesOf(level).map((choice) => (
            <Perk key={`${choice.perk} ${choice.concentration ?? ''}`} {...props} {...choice} />
          ))}
        </div>
      </div>
    ))}
  </div>
)

/** ed.force.5 Nothing of this level is for such a unit, but for what it has for nothing. */
const isClosed = (unit: ForceHuman, level: number): boolean =>
  choicesOf(level).every(
    ({ perk, concentration }) => isGiven(unit, perk) || perkFault(unit, perk, concentration)?.clause === 'ed.force.5',
  )

const isGiven = (unit: ForceHuman, perk: PerkId): boolean => profileOf(unit.unit).has.includes(perk)

const isOn = (unit: ForceHuman, { perk, concentration }: Choice): boolean =>
  unit.perks.includes(perk) && (concentration === undefined || unit.concentration === concentration)

/** What it has for nothing needs no choice; what it cannot learn says why. */
function Perk({ draft, onDraft, unit, perk, concentration }: Props & Choice) {
  const { title, says } = PERKS[perk]
  const fault = perkFault(unit, perk, concentration)
  const words = concentration === undefined ? SHORT[perk] : capital(concentration)
  if (fault !== null) {
    return (
      <div class="fb-perk off" title={fault.why}>
        <b>{title}</b>
        <small>
          {isGiven(unit, perk) || !isClosed(unit, perkOf(perk).level) ? (
            <>
              {isGiven(unit, perk) ? 'has it already' : 'not at this rank'} <Clause id={fault.clause} />
            </>
          ) : (
            words
          )}
          <span class="vh">. {fault.why}</span>
        </small>
      </div>
    )
  }
  return (
    <button
      type="button"
      class="fb-perk"
      aria-pressed={isOn(unit, { perk, ...(concentration && { concentration }) })}
      title={says}
      onClick={() => onDraft(withPerk(draft, perk, concentration))}
    >
      <b>{title}</b>
      <small>{words}</small>
    </button>
  )
}
