/** What a scenario says beside its table: who plays, how it ends, which house rules it brings. */
import { OPTIONS } from '@shamble/dead-walk/page'
import type { OptionValue, OptionValues } from '@shamble/kernel'
import type { Field, FieldGroup, SheetProps } from '../../../editor/game-editor.ts'
import { Fields } from '../../../editor/fields.tsx'
import { optionsOf } from '../../../editor/measured/fields.ts'
import { withValue } from '../../../editor/path.ts'
import type { Draft } from '../../../setup/draft.ts'
import { HouseRules } from '../../../setup/house-rules.tsx'
import type { SetupDisplay } from '../../../play/game-display.ts'
import { isKeyOf, keysOf } from '../../../sure.ts'
import { setup as deadWalkSetup } from '../setup.ts'
import { freeName } from './names.ts'
import type { OwnScenario } from './own.ts'
import { person } from './people.ts'

type F = Field<OwnScenario>

type OptionId = keyof typeof OPTIONS

const prescribe = (s: OwnScenario, id: OptionId, value: OptionValue): OwnScenario => {
  const { standard } = OPTIONS[id]
  const { [id]: _, ...rest } = s.prescribed
  const isStandard = JSON.stringify(standard) === JSON.stringify(value)
  return { ...s, prescribed: isStandard ? rest : { ...rest, [id]: value } }
}

const prescribed = (s: OwnScenario, id: OptionId): OptionValue => s.prescribed[id] ?? OPTIONS[id].standard

function numberOf(s: OwnScenario, id: OptionId): number {
  const value = prescribed(s, id)
  return typeof value === 'number' ? value : 0
}

function wordsOf(s: OwnScenario, id: OptionId): readonly string[] {
  const value = prescribed(s, id)
  return Array.isArray(value) ? value.map(String) : []
}

const METHODS: Readonly<Record<string, string>> = {
  A: 'A: at the start',
  B: 'B: at the edges',
  C: 'C: in rooms',
  D: 'D: for shots',
  E: 'E: for greater noise',
}

function whole(s: OwnScenario, label: string, id: OptionId, max: number): F {
  return {
    kind: 'number',
    label,
    value: numberOf(s, id),
    min: 0,
    max,
    step: 1,
    set: (n) => prescribe(s, id, Math.round(n)),
  }
}

function orNone(
  label: string,
  on: string,
  value: number | null,
  usual: number,
  max: number,
  set: (value: number | null) => OwnScenario,
): F[] {
  return [
    { kind: 'flag', label: on, value: value !== null, set: (yes) => set(yes ? usual : null) },
    ...(value === null
      ? []
      : [{ kind: 'number', label, value, min: 1, max, step: 1, set: (n: number) => set(Math.round(n)) } satisfies F]),
  ]
}

const STAYING: Readonly<Record<OwnScenario['staying'], string>> = {
  lost: 'is lost: only those who left survive',
  survive: 'survives',
  'survive-if-cleared': 'survives if the zombies are down',
}

const BLOCKS: Readonly<Record<OwnScenario['uses'][number], string>> = { searching: 'Searching', vehicles: 'Vehicles' }

function called(s: OwnScenario): FieldGroup<OwnScenario> {
  const size = (label: string, i: 0 | 1): F => ({
    kind: 'number',
    label,
    value: s.map.size[i],
    min: 20,
    max: 300,
    step: 5,
    unit: 'cm',
    set: (n) => withValue(s, `map.size[${i}]`, n),
  })
  return {
    title: 'What it is called',
    fields: [
      {
        kind: 'text',
        label: 'Title',
        value: s.title,
        max: 80,
        set: (title) => ({ ...s, title: title === '' ? ' ' : title }),
      },
      { kind: 'text', label: 'What it is about', value: s.says, max: 400, lines: 4, set: (says) => ({ ...s, says }) },
      size('Table, west to east', 0),
      size('Table, north to south', 1),
    ],
  }
}

function players(s: OwnScenario): FieldGroup<OwnScenario> {
  const fields: F[] = [
    {
      kind: 'note',
      text:
        s.humans === null
          ? 'The team that is chosen when the table is set up. Place a human, and the scenario brings its own people.'
          : `${s.humans.length} ${s.humans.length === 1 ? 'person' : 'people'} of its own.`,
    },
    {
      kind: 'act',
      label: 'Add somebody who begins in the start zone',
      act: () => ({
        ok: true,
        document: { ...s, humans: [...(s.humans ?? []), person(freeName(s), null)] },
        chosen: `humans[${s.humans?.length ?? 0}]`,
        words: 'added somebody',
      }),
    },
  ]
  if (s.humans !== null)
    fields.push({
      kind: 'act',
      label: 'Back to the team of the set-up',
      act: () => ({
        ok: true,
        document: { ...s, humans: null },
        chosen: null,
        words: 'went back to the team of the set-up',
      }),
    })
  return { title: 'Who plays', fields }
}

function ending(s: OwnScenario): FieldGroup<OwnScenario> {
  const mostDown = Math.max(1, s.zombies.length)
  return {
    title: 'How it ends',
    fields: [
      whole(s, 'Last turn (0: none)', 'turnLimit', 40),
      {
        kind: 'choice',
        label: 'Who is still on the table then',
        value: s.staying,
        options: optionsOf(STAYING),
        set: (staying) => (isKeyOf(STAYING, staying) ? { ...s, staying } : s),
      },
      ...orNone(
        'Zombies that must be down',
        'It ends when zombies placed here are down',
        s.endsWhenGone,
        mostDown,
        100,
        (endsWhenGone) => ({ ...s, endsWhenGone }),
      ),
      ...orNone(
        'Turns of the engine',
        'An engine must be started before the exit opens',
        s.engineTurns,
        3,
        9,
        (engineTurns) => ({ ...s, engineTurns }),
      ),
    ],
  }
}

const coming = (s: OwnScenario): FieldGroup<OwnScenario> => ({
  title: 'How the dead come',
  fields: [
    {
      kind: 'chips',
      label: 'Methods',
      value: wordsOf(s, 'entryMethods'),
      options: optionsOf(METHODS),
      set: (value) => prescribe(s, 'entryMethods', value),
    },
    whole(s, 'At first, for each human', 'startZombiesPerHuman', 6),
    whole(s, 'Rolls at the edges', 'entryBRolls', 4),
  ],
})

function advanced(s: OwnScenario): FieldGroup<OwnScenario> {
  const rooms = s.map.buildings.flatMap((b) => b.rooms.map(([id, title]) => ({ value: id, label: `${title} ${id}` })))
  const fields: F[] = [
    {
      kind: 'chips',
      label: 'Blocks',
      value: s.uses,
      options: optionsOf(BLOCKS),
      set: (uses) => ({ ...s, uses: keysOf(BLOCKS).filter((id) => uses.includes(id)) }),
    },
    {
      kind: 'flag',
      label: 'Every room may be searched',
      value: s.searchable === null,
      set: (on) => ({ ...s, searchable: on ? null : rooms.map(({ value }) => value) }),
    },
  ]
  if (s.searchable !== null && rooms.length > 0)
    fields.push({
      kind: 'chips',
      label: 'Rooms that may be searched',
      value: s.searchable,
      options: rooms,
      set: (searchable) => ({ ...s, searchable }),
    })
  return { title: 'Advanced rules it uses', fields }
}

export function ScenarioSheet({ document: scenario, change }: SheetProps<OwnScenario>) {
  return (
    <Fields
      game="dead-walk"
      of="scenario"
      groups={[called, players, ending, coming, advanced].map((group) => group(scenario))}
      change={change}
      take={(edited) => edited.ok && change(edited.document, edited.words)}
    />
  )
}

/** House rules that the fields above, or the table, decide. */
const ELSEWHERE: readonly string[] = ['turnLimit', 'entryMethods', 'entryBRolls', 'startZombiesPerHuman']

const FACE: SetupDisplay = {
  ...deadWalkSetup,
  presets: [],
  optionGroups: deadWalkSetup.optionGroups
    .map(({ title, options: lines }) => ({
      title: lines.some(({ id }) => id === 'advanced') ? 'Advanced rules' : title,
      options: lines.filter(({ id }) => !ELSEWHERE.includes(id)),
    }))
    .filter(({ options: lines }) => lines.length > 0),
  scenarios: [
    { id: '', title: '', says: '', ours: true, sizes: [1], length: '', extent: '', prescribed: {}, hides: [] },
  ],
  quickStart: {},
}

/** The house rules that a scenario prescribes; the host of a table may still change them. */
export function RulesSheet({ document: scenario, change }: SheetProps<OwnScenario>) {
  const mine = FACE.optionGroups.flatMap(({ options: lines }) => lines.map(({ id }) => id))
  const pick = (values: OptionValues, isMine: boolean): OptionValues =>
    Object.fromEntries(Object.entries(values).filter(([id]) => mine.includes(id) === isMine))
  const draft: Draft = { options: pick(scenario.prescribed, true), seats: {}, undoDice: 'same', seed: '' }
  return (
    <div class="ed-rules">
      <p class="muted ed-note">What the scenario prescribes. Whoever sets up a table may still change it.</p>
      <HouseRules
        display={FACE}
        draft={draft}
        onChange={(next) =>
          change(
            { ...scenario, prescribed: { ...pick(scenario.prescribed, false), ...pick(next.options, true) } },
            'changed a house rule',
          )
        }
      />
    </div>
  )
}
