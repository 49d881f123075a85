/** What is on the list, what it costs, and what is wrong with it. */
import { costOf, unitCost, type ForceUnit } from '@shamble/even-death/forces'
import { Clause } from '../../../play/clause.tsx'
import { BlockHead } from '../../../play/parts.tsx'
import { Button, IconButton } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { UnitMark } from './unit-mark.tsx'
import {
  type Bought,
  type Draft,
  faultsOf,
  firstOf,
  left,
  offeredTo,
  placeOf,
  withoutUnit,
  withTwin,
  withUnit,
} from './draft.ts'
import { armsWords, idleWords, leftWords, perksWords, strengthWords, unitTitle, whereWords } from './words.ts'

interface Props {
  readonly draft: Draft
  readonly undo: (() => void) | null
  readonly onOpen: (at: number) => void
  readonly onDraft: (draft: Draft) => void
}

export const List = ({ draft, undo, onOpen, onDraft }: Props) => (
  <div class="fb-list">
    <Total draft={draft} undo={undo} onDraft={onDraft} />
    <BlockHead n={2} title="The force">
      unit and weapons are paid, perks are free
    </BlockHead>
    {draft.force.length === 0 && <p class="fb-empty book">An empty force. Take a ready-made one, or add the first.</p>}
    <ol class="fb-units">
      {draft.force.map((unit, i) => (
        <Row
          key={i}
          unit={unit}
          n={i + 1}
          isOpen={i === draft.chosen}
          isWrong={faultsOf(draft).some((fault) => placeOf(fault) === i)}
          onOpen={() => onOpen(i)}
          onTwin={() => onDraft(withTwin(draft, i))}
          onRemove={() => onDraft(withoutUnit(draft, i))}
        />
      ))}
    </ol>
    <Adding draft={draft} onDraft={onDraft} />
    <Judgement draft={draft} onOpen={onOpen} />
  </div>
)

function Total({ draft, undo, onDraft }: Pick<Props, 'draft' | 'undo' | 'onDraft'>) {
  const { points, force, title } = draft
  const cost = costOf(force)
  const scale = Math.max(points, cost)
  return (
    <header class="fb-total">
      <div class="fb-name">
        <input
          type="text"
          aria-label="Name of the force"
          placeholder="Without a name"
          maxLength={40}
          value={title}
          onInput={({ currentTarget }) => onDraft({ ...draft, title: currentTarget.value.replaceAll('"', '') })}
        />
        <Button kind="quiet" size="small" icon="undo" disabled={undo === null} onClick={() => undo?.()}>
          Undo
        </Button>
      </div>
      <p class={cost > points ? 'fb-sum over' : 'fb-sum'} role="status">
        <strong>{cost}</strong> <span>of {points}</span>
      </p>
      <div class="fb-bar" aria-hidden="true" style={{ '--n': scale }}>
        {force.map((unit, i) => (
          <i key={i} class={i === draft.chosen ? 'on' : ''} style={{ '--c': unitCost(unit) }} />
        ))}
        {cost < points && <i class="rest" style={{ '--c': points - cost }} />}
      </div>
      <p class="muted">
        <b>{leftWords(points, force)}</b> {strengthWords(draft.faction, force)} <Clause id="ed.force.1" />
      </p>
    </header>
  )
}

function Row({
  unit,
  n,
  isOpen,
  isWrong,
  onOpen,
  onTwin,
  onRemove,
}: {
  readonly unit: ForceUnit
  readonly n: number
  readonly isOpen: boolean
  readonly isWrong: boolean
  readonly onOpen: () => void
  readonly onTwin: () => void
  readonly onRemove: () => void
}) {
  const title = unitTitle(unit)
  return (
    <li class={`${isOpen ? 'on' : ''}${isWrong ? ' wrong' : ''}`}>
      <button type="button" class="fb-unit" aria-current={isOpen} onClick={onOpen}>
        <UnitMark unit={unit} size={32} />
        <span class="who">
          <b>{title}</b>
          <small>{unit.is === 'human' ? armsWords(unit) : 'one herd, moved and led as one'}</small>
        </span>
        <em>{unit.is === 'human' ? perksWords(unit) : ''}</em>
        <strong class="mono">{unitCost(unit)}</strong>
        {isWrong && <span class="vh">, not legal as it is</span>}
      </button>
      <span class="acts">
        <IconButton icon="plus" label={`One more like unit ${n}, ${title}`} onClick={onTwin} />
        <IconButton icon="x" label={`Strike unit ${n}, ${title}, off the list`} onClick={onRemove} />
      </span>
    </li>
  )
}

const boughtKey = (bought: Bought): string => ('unit' in bought ? bought.unit : bought.kind)

function Adding({ draft, onDraft }: Pick<Props, 'draft' | 'onDraft'>) {
  const rest = left(draft)
  return (
    <div class="fb-add" role="group" aria-label="Add a unit">
      <span class="label">Add</span>
      {offeredTo(draft.faction).map((bought) => {
        const unit = firstOf(bought)
        const over = unitCost(unit) - rest
        return (
          <button
            key={boughtKey(bought)}
            type="button"
            class={over > 0 ? 'over' : ''}
            onClick={() => onDraft(withUnit(draft, unit))}
          >
            {unitTitle(unit)} {unitCost(unit)}
            {over > 0 && <small>, {over} over</small>}
          </button>
        )
      })}
    </div>
  )
}

/** ed.force.12 Everything that is wrong, each with its place and its clause; pressing one opens the unit. */
function Judgement({ draft, onOpen }: Pick<Props, 'draft' | 'onOpen'>) {
  const faults = faultsOf(draft)
  const idle = idleWords(draft.force)
  return (
    <ul class="fb-faults" aria-live="polite">
      {faults.length === 0 && (
        <li>
          <Icon name="check" small />
          <p>
            Legal. Every rule of <Clause id="ed.force.12" /> was tried.
          </p>
        </li>
      )}
      {faults.map((fault, i) => {
        const place = placeOf(fault)
        const where = whereWords(draft.force, fault)
        return (
          <li key={i} class="bad">
            <Icon name="warn" small />
            <p>
              {place === null ? (
                <b>{where}</b>
              ) : (
                <button type="button" class="link" onClick={() => onOpen(place)}>
                  {where}
                </button>
              )}
              : {fault.why} <Clause id={fault.clause} />
            </p>
          </li>
        )
      })}
      {idle !== null && (
        <li class="idle">
          <Icon name="warn" small />
          <p>
            {idle} <Clause id="ed.perks.18" />
          </p>
        </li>
      )}
    </ul>
  )
}
