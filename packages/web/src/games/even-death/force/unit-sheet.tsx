/** One unit: its numbers, what it may carry and learn, and its odds. */
import {
  CLASSES,
  classOf,
  type ForceHerd,
  type ForceHuman,
  HERD,
  herdCost,
  MOST_WEAPONS,
  PROFILE_IDS,
  profileOf,
  unitCost,
  ZOMBIE_IDS,
  zombieClass,
  zombieKind,
} from '@shamble/even-death/forces'
import { Clause } from '../../../play/clause.tsx'
import { BlockHead } from '../../../play/parts.tsx'
import { Stepper } from '../../../ui/field.tsx'
import { Segmented } from '../../../ui/segmented.tsx'
import { Select } from '../../../ui/select.tsx'
import { count } from '../../../words/plain.ts'
import { chosenUnit, type Draft, withHerd, withRank } from './draft.ts'
import { HerdOdds, HumanOdds } from './odds.tsx'
import { Perks } from './perks.tsx'
import { UnitMark } from './unit-mark.tsx'
import { Weapons } from './weapons.tsx'
import { unitTitle } from './words.ts'

export interface SheetProps {
  readonly draft: Draft
  readonly onDraft: (draft: Draft) => void
}

export function UnitSheet({ draft, onDraft }: SheetProps) {
  const unit = chosenUnit(draft)
  if (!unit) return <p class="fb-nobody muted">Nobody is chosen.</p>
  if (unit.is === 'herd') return <HerdSheet draft={draft} onDraft={onDraft} unit={unit} />
  return <HumanSheet draft={draft} onDraft={onDraft} unit={unit} />
}

const Fact = ({ value, words }: { readonly value: string; readonly words: string }) => (
  <div>
    <dd class="mono">{value}</dd>
    <dt>{words}</dt>
  </div>
)

/** "25, and 15 for weapons". */
function costWords(unit: ForceHuman): string {
  const { points } = profileOf(unit.unit)
  const arms = unitCost(unit) - points
  return arms === 0 ? `${points} points` : `${points}, and ${arms} for weapons`
}

type HumanProps = SheetProps & { readonly unit: ForceHuman }

function HumanSheet({ draft, onDraft, unit }: HumanProps) {
  return (
    <>
      <HumanHead draft={draft} onDraft={onDraft} unit={unit} />
      <div class="fb-kit">
        <section aria-label="Weapons">
          <BlockHead n={3} title="Weapons">
            {count(MOST_WEAPONS)} places
          </BlockHead>
          <Weapons draft={draft} onDraft={onDraft} unit={unit} />
        </section>
        <section aria-label="Perks">
          <BlockHead n={4} title="Perks">
            one of each level
          </BlockHead>
          <Perks draft={draft} onDraft={onDraft} unit={unit} />
        </section>
      </div>
      <HumanOdds unit={unit} />
    </>
  )
}

/** Rank, price and profile. */
function HumanHead({ draft, onDraft, unit }: HumanProps) {
  const { movement, vitality, toughness, armour, faction, title } = profileOf(unit.unit)
  const ranks = PROFILE_IDS.filter((id) => profileOf(id).faction === faction).map((value) => ({
    value,
    label: profileOf(value).title.replace(' Survivor', ''),
    says: `${profileOf(value).points} points`,
  }))
  return (
    <header class="fb-head">
      <UnitMark unit={unit} size={46} />
      <div class="who">
        <h2>{title}</h2>
        <p class="muted">{costWords(unit)}</p>
      </div>
      <Select
        label="Rank"
        hideLabel
        options={ranks}
        value={unit.unit}
        onChange={(to) => onDraft(withRank(draft, to))}
      />
      <dl class="fb-facts">
        <Fact value={`${movement}″`} words="move" />
        <Fact value={String(vitality)} words="vitality" />
        <Fact value={`${toughness.number}+`} words={`${toughness.dice} dice`} />
        <Fact value={armour ? '+1' : 'none'} words="armour" />
      </dl>
    </header>
  )
}

const KINDS = ZOMBIE_IDS.map((value) => ({ value, label: zombieKind(value).title.replace(' Zombies', '') }))

type HerdProps = SheetProps & { readonly unit: ForceHerd }

function HerdSheet({ draft, onDraft, unit }: HerdProps) {
  return (
    <>
      <HerdHead unit={unit} />
      <div class="fb-herd">
        <section aria-label="Kind">
          <BlockHead n={3} title="Kind" />
          <Segmented
            label="Kind of zombies"
            hideLabel
            choices={KINDS}
            value={unit.kind}
            onChange={(to) => onDraft(withHerd(draft, { kind: to }))}
          />
        </section>
        <HerdSize draft={draft} onDraft={onDraft} unit={unit} />
      </div>
      <HerdOdds unit={unit} />
    </>
  )
}

/** Kind, price and profile. */
function HerdHead({ unit }: Pick<HerdProps, 'unit'>) {
  const { movement, armour } = zombieKind(unit.kind)
  const { toughness, points } = zombieClass(unit.kind, unit.size)
  return (
    <header class="fb-head">
      <UnitMark unit={unit} size={46} />
      <div class="who">
        <h2>{unitTitle(unit)}</h2>
        <p class="muted">{points} points, whatever its number in this class</p>
      </div>
      <dl class="fb-facts">
        <Fact value={`${movement}″`} words="move" />
        <Fact value={String(unit.size)} words="zombies" />
        <Fact value={`${toughness.number}+`} words={`${toughness.dice} dice`} />
        <Fact value={armour ? '+1' : 'none'} words="armour" />
      </dl>
    </header>
  )
}

/** How many they are: the full classes, or any number between. */
function HerdSize({ draft, onDraft, unit: { kind, size } }: HerdProps) {
  const full = CLASSES[classOf(size)]
  return (
    <section aria-label="Size">
      <BlockHead n={4} title="Size">
        {count(HERD.least)} to {HERD.most}
      </BlockHead>
      <div class="fb-sizes">
        {CLASSES.map((most) => (
          <button
            key={most}
            type="button"
            aria-pressed={size === most}
            onClick={() => onDraft(withHerd(draft, { size: most }))}
          >
            <b class="mono">{most}</b>
            <small>{herdCost(kind, most)} points</small>
          </button>
        ))}
        <Stepper
          label="Zombies"
          value={size}
          min={HERD.least}
          max={HERD.most}
          onChange={(to) => onDraft(withHerd(draft, { size: to }))}
        />
      </div>
      {size < full && (
        <p class="muted">
          {full} cost no more than {size}. <Clause id="ed.force.10" />
        </p>
      )}
    </section>
  )
}
