import { useState } from 'preact/hooks'
import { rulesOf } from '../router.ts'
import type { SetupDisplay } from '../play/game-display.ts'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/field.tsx'
import { Toggle } from '../ui/toggle.tsx'
import {
  changesOf,
  type Draft,
  isChapterOpen,
  isPreset,
  scenarioOf,
  standardOf,
  valueOf,
  withOption,
  withPreset,
} from './draft.ts'
import { RuleControl, valueWords } from './rule-control.tsx'

interface Props {
  readonly display: SetupDisplay
  readonly draft: Draft
  readonly onChange: (draft: Draft) => void
}

type Line = SetupDisplay['optionGroups'][number]['options'][number]

/** The switches by chapter and by search; what differs from the book is on top, with a change bar. */
export function HouseRules({ display, draft, onChange }: Props) {
  const [search, setSearch] = useState('')
  const [open, setOpen] = useState<string | null>(null)
  const { hides } = scenarioOf(display, draft)
  const isChapter = ({ id }: Line): boolean => id === display.chapter?.option && !hides.includes(id)
  const chapter = display.optionGroups.find(({ options }) => options.some(isChapter))
  const changed = new Set(changesOf(display, draft).filter((id) => id !== display.chapter?.option))
  const groups = display.optionGroups.map(({ title, options }) => ({
    title,
    options: options.filter(({ id }) => !hides.includes(id) && id !== display.chapter?.option),
  }))
  const lines = groups.flatMap(({ options }) => options)
  const row = (line: Line) => <Rule key={line.id} line={line} display={display} draft={draft} onChange={onChange} />
  const wanted = search.trim().toLowerCase()
  const found = lines.filter(({ id, title }) =>
    `${title} ${display.options[id]?.says ?? ''} ${display.options[id]?.clause ?? ''}`.toLowerCase().includes(wanted),
  )
  const group = (one: (typeof groups)[number] | undefined) =>
    one && (
      <section key={one.title} class="chapter">
        <h3>
          <button
            type="button"
            aria-expanded={open === one.title}
            onClick={() => setOpen(open === one.title ? null : one.title)}
          >
            <span>{one.title}</span>
            <span class="faint">{one.options.length}</span>
          </button>
        </h3>
        {open === one.title && <ul class="rules">{one.options.filter(({ id }) => !changed.has(id)).map(row)}</ul>}
      </section>
    )
  return (
    <div class="house">
      {chapter && (
        <div class={isChapterOpen(display, draft) ? 'opens changed' : 'opens'}>
          {chapter.options.filter(isChapter).map((line) => (
            <ChapterSwitch key={line.id} line={line} display={display} draft={draft} onChange={onChange} />
          ))}
          {!wanted && group(groups[display.optionGroups.indexOf(chapter)])}
        </div>
      )}
      <div class="presets" role="group" aria-label="Presets">
        {display.presets.map((preset) => (
          <button
            key={preset.label}
            type="button"
            class="chip"
            aria-pressed={isPreset(display, draft, preset.options)}
            onClick={() => onChange(withPreset(display, draft, preset.options))}
          >
            {preset.label}
          </button>
        ))}
      </div>
      <TextField
        label="Search the house rules"
        hideLabel
        type="search"
        placeholder="Search by word or clause"
        value={search}
        onInput={setSearch}
        autoComplete="off"
      />
      {changed.size > 0 && (
        <section aria-labelledby="changed-title">
          <h3 class="cap" id="changed-title">
            Not by the book
          </h3>
          <ul class="rules">{lines.filter(({ id }) => changed.has(id)).map(row)}</ul>
        </section>
      )}
      {wanted ? (
        <section aria-label="Found">
          <p class="muted" role="status">
            {found.length === 0 ? 'No house rule says that.' : `${found.length} found.`}
          </p>
          <ul class="rules">{found.filter(({ id }) => !changed.has(id)).map(row)}</ul>
        </section>
      ) : (
        <div>{groups.filter((_, i) => display.optionGroups[i] !== chapter).map(group)}</div>
      )}
    </div>
  )
}

/** One switch for a whole chapter. */
function ChapterSwitch({ line: { id, title }, display, draft, onChange }: Props & { readonly line: Line }) {
  const definition = display.options[id]
  if (!definition || !display.chapter) return null
  return (
    <div class="opener">
      <Toggle
        label={title}
        says={display.chapter.says}
        checked={isChapterOpen(display, draft)}
        onChange={(on) => onChange(withOption(display, draft, id, on))}
      />
      <a class="cl" href={rulesOf(display.id, definition.clause)}>
        {definition.clause}
      </a>
    </div>
  )
}

function Rule({ line, display, draft, onChange }: Props & { readonly line: Line }) {
  const { id, title, values } = line
  const definition = display.options[id]
  if (!definition) return null
  const standard = standardOf(display, draft, id)
  const isChanged = Object.hasOwn(draft.options, id)
  return (
    <li class={isChanged ? 'rule changed' : 'rule'}>
      <div class="says">
        <b>{title}</b>
        <p class="muted">
          {definition.says}{' '}
          <a class="cl" href={rulesOf(display.id, definition.clause)}>
            {definition.clause}
          </a>
        </p>
      </div>
      <div class="control">
        <RuleControl
          title={title}
          definition={definition}
          {...(values ? { words: values } : {})}
          value={valueOf(display, draft, id)}
          onChange={(value) => onChange(withOption(display, draft, id, value))}
        />
        {isChanged && (
          <Button kind="quiet" size="small" onClick={() => onChange(withOption(display, draft, id, standard))}>
            Back to {valueWords(standard, values)}
          </Button>
        )}
      </div>
    </li>
  )
}
