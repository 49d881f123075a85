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

type Group = SetupDisplay['optionGroups'][number]
type Line = Group['options'][number]

/** What there is to switch: the chapter that opens as a whole apart from all other lines. */
function sorted({ display, draft }: Props) {
  const { hides } = scenarioOf(display, draft)
  const isChapter = ({ id }: Line): boolean => id === display.chapter?.option
  const opens = (line: Line): boolean => isChapter(line) && !hides.includes(line.id)
  const groups = display.optionGroups.map(({ title, options }) => ({
    title,
    options: options.filter((line) => !hides.includes(line.id) && !isChapter(line)),
  }))
  const at = display.optionGroups.findIndex(({ options }) => options.some(opens))
  const chapter = {
    lines: display.optionGroups[at]?.options.filter(opens) ?? [],
    group: groups[at],
  }
  const changed = new Set(changesOf(display, draft).filter((id) => id !== display.chapter?.option))
  return { groups, chapter, changed }
}

/** The switches by chapter and by search; what differs from the book is on top, with a change bar. */
export function HouseRules(props: Props) {
  const { display, draft } = props
  const [search, setSearch] = useState('')
  const [open, setOpen] = useState<string | null>(null)
  const { groups, chapter, changed } = sorted(props)
  const lines = groups.flatMap(({ options }) => options)
  const wanted = search.trim().toLowerCase()
  const isByTheBook = ({ id }: Line): boolean => !changed.has(id)
  const group = (one: Group | undefined) =>
    one && (
      <Chapter
        key={one.title}
        {...props}
        group={one}
        shown={one.options.filter(isByTheBook)}
        open={open === one.title}
        onToggle={() => setOpen(open === one.title ? null : one.title)}
      />
    )
  return (
    <div class="house">
      {chapter.lines.length > 0 && (
        <div class={isChapterOpen(display, draft) ? 'opens changed' : 'opens'}>
          {chapter.lines.map((line) => (
            <ChapterSwitch key={line.id} line={line} {...props} />
          ))}
          {!wanted && group(chapter.group)}
        </div>
      )}
      <Presets {...props} />
      <Search value={search} onInput={setSearch} />
      {changed.size > 0 && <Changed {...props} lines={lines.filter((line) => !isByTheBook(line))} />}
      {wanted ? (
        <Found {...props} found={saying(display, lines, wanted)} isShown={isByTheBook} />
      ) : (
        <div>{groups.filter((one) => one !== chapter.group).map(group)}</div>
      )}
    </div>
  )
}

const Search = ({ value, onInput }: { readonly value: string; readonly onInput: (words: string) => void }) => (
  <TextField
    label="Search the house rules"
    hideLabel
    type="search"
    placeholder="Search by word or clause"
    value={value}
    onInput={onInput}
    autoComplete="off"
  />
)

const Changed = (props: Props & { readonly lines: readonly Line[] }) => (
  <section aria-labelledby="changed-title">
    <h3 class="cap" id="changed-title">
      Not by the book
    </h3>
    <Rules {...props} />
  </section>
)

/** The lines whose title, sentence or clause has these words. */
const saying = (display: SetupDisplay, lines: readonly Line[], wanted: string): readonly Line[] =>
  lines.filter(({ id, title }) =>
    `${title} ${display.options[id]?.says ?? ''} ${display.options[id]?.clause ?? ''}`.toLowerCase().includes(wanted),
  )

const Rules = ({ lines, display, draft, onChange }: Props & { readonly lines: readonly Line[] }) => (
  <ul class="rule-list">
    {lines.map((line) => (
      <Rule key={line.id} line={line} display={display} draft={draft} onChange={onChange} />
    ))}
  </ul>
)

/** A group that opens: what was changed in it is shown elsewhere. */
const Chapter = ({
  group: { title, options },
  shown,
  open,
  onToggle,
  ...props
}: Props & {
  readonly group: Group
  readonly shown: readonly Line[]
  readonly open: boolean
  readonly onToggle: () => void
}) => (
  <section class="chapter">
    <h3>
      <button type="button" aria-expanded={open} onClick={onToggle}>
        <span>{title}</span>
        <span class="faint">{options.length}</span>
      </button>
    </h3>
    {open && <Rules {...props} lines={shown} />}
  </section>
)

const Presets = ({ display, draft, onChange }: Props) => (
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
)

/** What a search found: all are counted, those that are not on top already are shown. */
const Found = ({
  found,
  isShown,
  ...props
}: Props & { readonly found: readonly Line[]; readonly isShown: (line: Line) => boolean }) => (
  <section aria-label="Found">
    <p class="muted" role="status">
      {found.length === 0 ? 'No house rule says that.' : `${found.length} found.`}
    </p>
    <Rules {...props} lines={found.filter(isShown)} />
  </section>
)

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
