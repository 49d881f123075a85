/** Dead Walk Again in the scenario editor. */
import { ABOUT, asOption, type Grade } from '@shamble/dead-walk/page'
import { anyEditor } from '../../../editor/any-editor.ts'
import type { GameEditor } from '../../../editor/game-editor.ts'
import { Board } from './board.tsx'
import { blankDocument, copies, openDocument } from './document.ts'
import { GoalSheet } from './goal-editor.tsx'
import type { OwnScenario } from './own.ts'
import { RulesSheet, ScenarioSheet } from './sheets.tsx'
import { TABLE_EDITOR } from './table.ts'

const GRADES: readonly { readonly id: Grade; readonly label: string; readonly won: boolean }[] = [
  { id: 'major-hero', label: 'Major victory of the living', won: true },
  { id: 'minor-hero', label: 'Minor victory of the living', won: true },
  { id: 'minor-zombie', label: 'Minor victory of the dead', won: false },
  { id: 'major-zombie', label: 'Major victory of the dead', won: false },
]

const PLAYER = 'P1'

const deadWalk: GameEditor<OwnScenario> = {
  ...TABLE_EDITOR,
  id: ABOUT.id,
  title: ABOUT.title,
  credit: ABOUT.credit,
  perMeasure: 12,
  strides: { usual: 1, far: 5, fine: 0.1 },
  sheets: [
    { id: 'scenario', label: 'Scenario', Body: ScenarioSheet },
    { id: 'goals', label: 'Goals', Body: GoalSheet },
    { id: 'rules', label: 'Rules', Body: RulesSheet },
  ],
  Board,
  grades: GRADES,
  blank: blankDocument,
  rolls: { label: 'Roll a town block', roll: async () => (await import('../skirmish.tsx')).rollBlock('120x90') },
  copies,
  open: openDocument,
  head: ({ title, says }) => ({ title, says }),
  renamed: (scenario, title) => ({ ...scenario, title }),
  sheetOf: (place) => (/^(full|partial|engaged)\b/.test(place) ? 'goals' : 'scenario'),
  play: (scenario) => ({
    game: 'dead-walk',
    title: scenario.title,
    options: { own: asOption(scenario), players: 1 },
    seats: { [PLAYER]: { kind: 'person', name: 'You', physical: false } },
    undoDice: 'same',
    guide: false,
  }),
}

export const editor = anyEditor(deadWalk)
