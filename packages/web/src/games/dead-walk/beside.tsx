/** Beside the board, one at a time: what the scenario asks, the tests to come, the dead, the sheet of whoever is chosen. */
import type { Forecast } from '@shamble/dead-walk/forecast'
import { type Human, humanOf, type ScenarioGoal } from '@shamble/dead-walk/page'
import { Clause } from '../../play/clause.tsx'
import { type Folded, Folds, NoteRows, type TaskPart, Tasks, tasksEnd } from '../../play/folds.tsx'
import { percent } from '../../play/parts.tsx'
import { count, plural, uncapital } from '../../words/plain.ts'
import { Icon } from './art.tsx'
import { activeHuman, chosenHuman, lookOf, scenarioOf, shortName, viewOf } from './read.ts'
import { type TestAhead, testsAhead } from './words/ahead.ts'
import { goalNow, goalSentences, roomsLeft, standingOf } from './words/goals.ts'
import { type SheetRow, type SheetShown, sheetOf } from './words/sheet.ts'
import { threatNotes } from './words/threats.ts'
import type { DisplayState } from './types.ts'

const goalOf = (look: Forecast, goal: ScenarioGoal): TaskPart => ({
  words: goalSentences(look, goal).join(', '),
  left: roomsLeft(look, goal),
  standing: standingOf(look, goal),
})

const partsOf = (goal: ScenarioGoal): readonly ScenarioGoal[] => (goal.is === 'all' ? goal.of : [goal])

function Task({ s, look }: { readonly s: DisplayState; readonly look: Forecast }) {
  const { full, partial, description } = scenarioOf(s.options)
  const isSame = goalSentences(look, partial).join() === goalSentences(look, full).join()
  const parts = partsOf(full).map((goal) => goalOf(look, goal))
  const least = goalOf(look, partial)
  const most = isSame
    ? parts
    : [...parts, { ...least, left: '', words: `At the very least: ${uncapital(least.words)}` }]
  return <Tasks parts={most} story={description} />
}

/** What is asked is one thing: how far it has come; several: how many of them are done. */
const taskEnd = (look: Forecast, full: ScenarioGoal): string =>
  partsOf(full).length === 1 && !look.isMet(full)
    ? goalNow(look, full)
    : tasksEnd(partsOf(full).map((goal) => goalOf(look, goal)))

const TESTS: Readonly<Record<TestAhead['kind'], string>> = { fear: 'fear', rises: 'may rise', wounds: 'wounds' }

function Test({ test }: { readonly test: TestAhead }) {
  const { human, kind, needs, chance, verb, clause, parts } = test
  return (
    <details class="dw-test">
      <summary>
        <b>{shortName(human.name)}</b> {TESTS[kind]}
        <span class={kind === 'rises' ? 'cold' : ''}>
          {verb} <span class="mono">{percent(chance)}</span>
        </span>
      </summary>
      <NoteRows notes={[...parts, { value: '', words: needs, clause }]} />
    </details>
  )
}

const Tests = ({ tests }: { readonly tests: readonly TestAhead[] }) => (
  <>
    <p class="muted">As things stand, phase 1 of the next turn asks for these, in this order.</p>
    {tests.map((test) => (
      <Test key={`${test.kind} ${test.human.n}`} test={test} />
    ))}
  </>
)

/** "2 fear, 1 wounds" */
function testsEnd(tests: readonly TestAhead[]): string {
  const kinds = [...new Set(tests.map(({ kind }) => kind))]
  const told = kinds.map((kind) => `${tests.filter((one) => one.kind === kind).length} ${TESTS[kind]}`)
  return told.join(', ') || 'nobody'
}

function deadEnd(look: Forecast): string {
  const cap = look.cap()
  const n = look.state.zombies.length
  return cap ? `${n} of ${cap.most}` : count(n)
}

const KINDS: Readonly<Record<SheetRow['kind'], string>> = { skill: 'skill', quirk: 'quirk', psychosis: 'psychosis' }

const rowClass = ({ kind, used }: SheetRow): string => `${kind === 'skill' ? '' : 'bad'}${used ? ' used' : ''}`

/** dw.archetype.7 Skills, quirks and psychoses with what they do, and what he has come to. */
const Sheet = ({ shown }: { readonly shown: SheetShown }) => (
  <div class="dw-sheet">
    {shown.rows.length > 0 && (
      <dl>
        {shown.rows.map((row) => (
          <div key={row.id} class={rowClass(row)}>
            <dt>
              {row.title}
              <small>{row.used ? 'used this turn' : KINDS[row.kind]}</small>
            </dt>
            <dd>
              {row.does} <Clause id={row.clause} />
            </dd>
          </div>
        ))}
      </dl>
    )}
    <NoteRows notes={shown.facts} />
  </div>
)

/** "Delgado: Macho", "Delgado, two skills". */
function sheetEnd({ rows }: SheetShown, human: Human): string {
  const name = shortName(human.name)
  const free = rows.filter(({ kind, used }) => kind === 'skill' && !used).length
  const minds = rows.flatMap(({ kind, title }) => (kind === 'skill' ? [] : [title]))
  if (minds.length > 0) return `${name}: ${minds.join(', ')}`
  return free > 0 ? `${name}: ${count(free)} ${plural(free, 'skill')}` : name
}

export function Beside(s: DisplayState) {
  const look = lookOf(s)
  const view = viewOf(s)
  const tests = testsAhead(look)
  const human = chosenHuman(s) ?? activeHuman(view) ?? humanOf(view, 1)
  const sheet = human && sheetOf(s, human)
  const task: Folded = {
    id: 'task',
    icon: 'flag',
    title: 'Task',
    end: taskEnd(look, scenarioOf(s.options).full),
    content: <Task s={s} look={look} />,
  }
  const next: Folded = {
    id: 'tests',
    icon: 'dice',
    title: 'Next tests',
    end: testsEnd(tests),
    content: <Tests tests={tests} />,
  }
  const dead: Folded = {
    id: 'dead',
    icon: 'dead',
    title: 'The dead',
    end: deadEnd(look),
    content: <NoteRows notes={threatNotes(look)} />,
  }
  const sheets: readonly Folded[] =
    human && sheet
      ? [
          {
            id: 'sheet',
            icon: 'human',
            title: 'Sheet',
            end: sheetEnd(sheet, human),
            content: <Sheet shown={sheet} />,
          },
        ]
      : []
  const folds = [task, ...(view.phase === 'setup' ? [] : [next]), dead, ...sheets]
  return <Folds label="Task, tests, the dead" folds={folds} people={view.humans.length} Icon={Icon} />
}
