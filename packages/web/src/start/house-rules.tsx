import { useState } from 'preact/hooks'
import { rulesOf } from '../router.ts'
import type { SetupFace } from '../table/face.ts'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/field.tsx'
import { changesOf, type Draft, isPreset, scenarioOf, standardOf, valueOf, withOption, withPreset } from './draft.ts'
import { RuleControl, valueWords } from './rule-control.tsx'

interface Props {
  readonly face: SetupFace
  readonly draft: Draft
  readonly onChange: (draft: Draft) => void
}

type Line = SetupFace['optionGroups'][number]['options'][number]

/** The switches by chapter and by search; what differs from the book is on top, with a change bar. */
export function HouseRules({ face, draft, onChange }: Props) {
  const [search, setSearch] = useState('')
  const [open, setOpen] = useState<string | null>(null)
  const { hides } = scenarioOf(face, draft)
  const changed = new Set(changesOf(face, draft))
  const groups = face.optionGroups.map(({ title, options }) => ({
    title,
    options: options.filter(({ id }) => !hides.includes(id)),
  }))
  const lines = groups.flatMap(({ options }) => options)
  const row = (line: Line) => <Rule key={line.id} line={line} face={face} draft={draft} onChange={onChange} />
  const wanted = search.trim().toLowerCase()
  const found = lines.filter(({ id, title }) =>
    `${title} ${face.options[id]?.says ?? ''} ${face.options[id]?.clause ?? ''}`.toLowerCase().includes(wanted),
  )
  return (
    <div class="house">
      <div class="presets" role="group" aria-label="Presets">
        {face.presets.map((preset) => (
          <button
            key={preset.label}
            type="button"
            class="chip"
            aria-pressed={isPreset(face, draft, preset.options)}
            onClick={() => onChange(withPreset(face, draft, preset.options))}
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
        <div>
          {groups.map(({ title, options }) => (
            <section key={title} class="chapter">
              <h3>
                <button
                  type="button"
                  aria-expanded={open === title}
                  onClick={() => setOpen(open === title ? null : title)}
                >
                  <span>{title}</span>
                  <span class="faint">{options.length}</span>
                </button>
              </h3>
              {open === title && <ul class="rules">{options.filter(({ id }) => !changed.has(id)).map(row)}</ul>}
            </section>
          ))}
        </div>
      )}
    </div>
  )
}

function Rule({ line, face, draft, onChange }: Props & { readonly line: Line }) {
  const { id, title, values } = line
  const definition = face.options[id]
  if (!definition) return null
  const standard = standardOf(face, draft, id)
  const isChanged = Object.hasOwn(draft.options, id)
  return (
    <li class={isChanged ? 'rule changed' : 'rule'}>
      <div class="says">
        <b>{title}</b>
        <p class="muted">
          {definition.says}{' '}
          <a class="cl" href={rulesOf(face.id, definition.clause)}>
            {definition.clause}
          </a>
        </p>
      </div>
      <div class="control">
        <RuleControl
          title={title}
          definition={definition}
          {...(values ? { words: values } : {})}
          value={valueOf(face, draft, id)}
          onChange={(value) => onChange(withOption(face, draft, id, value))}
        />
        {isChanged && (
          <Button kind="quiet" size="small" onClick={() => onChange(withOption(face, draft, id, standard))}>
            Back to {valueWords(standard, values)}
          </Button>
        )}
      </div>
    </li>
  )
}
