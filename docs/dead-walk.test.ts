import { readFileSync } from 'node:fs'
import { type DeadWalkKit, deadWalk } from '@shamble/dead-walk'
import { ownScenarioFaults } from '@shamble/dead-walk/forecast'
import { describe, expect, it } from 'vitest'
import { EMPTY_SCENARIO } from '../packages/games/dead-walk/content/own-scenario.ts'
import { type PrintedScenario, SCENARIOS } from '../packages/games/dead-walk/content/scenarios.ts'
import { type Block, blocks, documentText, expectGenerated, json, pathOf, tableText } from './blocks.ts'
import {
  call,
  examplesRun,
  type GameDocument,
  keysDocumented,
  positionsAreRefused,
  refusedPositions,
  tablesAreTrue,
  valueText,
} from './game-document.ts'

const NAME = 'dead-walk.md'
const DOCUMENT: GameDocument<DeadWalkKit> = {
  game: deadWalk,
  name: NAME,
  setups: [
    { zombiesClimb: true, jams: true },
    { scenario: 'shopping-list', team: 'last-patrol', jams: true, moan: true },
    { scenario: 'mercy', team: 'neighbours', corpseDestruction: true },
    { scenario: 'night-at-millers', team: 'precinct-nine', fancyMove: true },
    { scenario: 'nine-forty-bus', team: 'strangers', zombieControl: 'gm-bound', turnLimit: 8 },
    { scenario: 'quiet-hands', team: 'convoy', humanElim: 'twoWounds' },
    { scenario: 'last-boat', zombieControl: 'gm-free', turnLimit: 6 },
    { scenario: 'nine-forty-bus', team: 'last-patrol', advanced: true, traumaLimit: 3, turnLimit: 8 },
  ],
}

examplesRun(DOCUMENT)
positionsAreRefused(DOCUMENT)
tablesAreTrue(DOCUMENT)

const FORM = readFileSync(pathOf('../packages/games/dead-walk/position/form.ts'), 'utf8')

/** The keys of a shape in the source, from a word on to the end of its object. */
function keysFrom(word: string, indent: number): string[] {
  const from = FORM.indexOf(word)
  const part = FORM.slice(from, from + FORM.slice(from).search(new RegExp(`\n {0,${indent - 2}}[})]`)))
  return [...part.matchAll(new RegExp(`^ {${indent}}(\\w+)[:,]`, 'gm'))].map((match) => match[1] as string)
}

describe('docs/dead-walk.md', () => {
  it('odds are those of the last command', async () => {
    const [shot] = blocks(documentText(NAME), 'json run')
    const file = json(shot as Block) as { commands: object[] }
    const { code, out } = await call(['odds', '-', '--json'], {
      ...file,
      dice: [],
      commands: file.commands.slice(0, 1),
    })
    expect(code).toBe(0)
    const { exact, outcomes } = JSON.parse(out) as { exact: boolean; outcomes: { key: string; probability: number }[] }
    expect(exact).toBe(true)
    const chanceOf = (key: string): number => outcomes.find((one) => one.key === key)?.probability ?? 0
    expect([chanceOf('Z1 eliminated'), chanceOf('Z1 falls'), chanceOf('miss')]).toEqual([2 / 6, 2 / 6, 2 / 6])
  })

  it('a bad file is answered in one line that names the place, with exit code 2', async () => {
    const refused = refusedPositions(NAME).find(({ clause }) => clause === 'dw.carry.1')
    const answer = await call(['run', '-'], { game: 'dead-walk', position: refused?.position, commands: [] })
    expect(answer).toMatchObject({ code: 2, out: '' })
    expect(answer.err).toMatch(/^shamble run: .*position\.humans\[0\]\.weapons: .*\n$/)
  })

  it('names every key of a position', () => {
    expect(keysDocumented(NAME)).toEqual([
      keysFrom('const POSITION', 2),
      keysFrom('const human = ', 2),
      keysFrom('const zombie = ', 2),
      keysFrom('  lying: optional', 8),
      keysFrom('  activation: optional', 6),
    ])
  })

  it("names every key of a scenario of one's own, of its table, and every goal", () => {
    const told = (heading: string): string[] => {
      const rows = documentText(NAME).split(`${heading}\n`)[1]?.split('\n#')[0] ?? ''
      return [...rows.matchAll(/^\| (`[\w-]+`(?:, `[\w-]+`)*) \|/gm)].flatMap(
        (row) => (row[1] ?? '').match(/[\w-]+/g) ?? [],
      )
    }
    expect(told("### A scenario of one's own")).toEqual(Object.keys(EMPTY_SCENARIO))
    expect(told('#### Its table')).toEqual(Object.keys(EMPTY_SCENARIO.map))
    const [fault] = ownScenarioFaults({ ...EMPTY_SCENARIO, full: { is: '' } })
    const goals = (fault?.why.match(/"[\w-]+"/g) ?? []).map((name) => name.slice(1, -1))
    expect(
      told('#### Its goals')
        .filter((name) => name !== 'is')
        .sort(),
    ).toEqual(goals.sort())
  })

  it('a scenario is checked as it says', async () => {
    const [scenario] = blocks(documentText(NAME), 'json scenario')
    const [told] = blocks(documentText(NAME), 'text check')
    const { code, out } = await call(['check', '-'], json(scenario as Block))
    expect([code, out.trimEnd()]).toEqual([1, told?.text.trimEnd()])
  })

  it('a campaign is told as it says', async () => {
    const save = readFileSync(pathOf('../packages/games/dead-walk/campaign/golden/harbour-point.json'), 'utf8')
    const { code, out } = await call(['chronicle', '-'], JSON.parse(save))
    const first = out.split('\n').slice(0, 14).join('\n')
    expect(code).toBe(0)
    expectGenerated(NAME, 'chronicle', `\`\`\`text\n${first}\n\`\`\``)
  })

  it('lists the scenarios as they are', () => {
    const rows = (Object.entries(SCENARIOS) as [string, PrintedScenario][]).map(([id, one]) => [
      id,
      one.title,
      one.map,
      Object.entries(one.prescribed)
        .map(([name, value]) => `\`${name}\` ${valueText(value)}`)
        .join(', '),
      one.description,
    ])
    const head = ['id', 'title', 'table', 'prescribes', 'description']
    expectGenerated(NAME, 'scenarios', tableText(head, rows))
  })
})
