import { describe, expect, it } from 'vitest'
import { citationsOf } from './citations.ts'
import { clausesIn, isProven, type Proof, writtenProofs } from './proofs.ts'
import { proofsIn } from './run-tests.ts'

const proof = (status: Proof['status']): Proof => ({ file: 'x.test.ts', line: 1, title: '', status })

describe('tests that prove clauses', () => {
  it.each([
    ['[ev.los.3] a wall blocks', ['ev.los.3']],
    ['[ev.los.3, ev.los.4] a wall blocks', ['ev.los.3', 'ev.los.4']],
    ['[ev.los.3] [ev.zdoor.11] a wall blocks', ['ev.los.3', 'ev.zdoor.11']],
    ['[ed.zombie-actions.2] each needs a check', ['ed.zombie-actions.2']],
    ['a wall blocks [ev.los.3]', []],
    ['a wall blocks, see ev.los.3', []],
  ])('are titled with them: %s', (title, clauses) => {
    expect(clausesIn(title)).toEqual(clauses)
  })

  it('are found in the files, with their lines', () => {
    const quote = '`'
    const text = [
      "it('[ev.a.1] one', () => {})",
      'it.each([',
      '  1,',
      '])(',
      `  ${quote}[ev.a.2, ev.a.1] two %i${quote}, (n) => {})`,
      "const dice = ['ev.a.3: 4']",
    ].join('\n')
    const proofs = writtenProofs([{ file: 'x.test.ts', text }])
    expect([...proofs.keys()]).toEqual(['ev.a.1', 'ev.a.2'])
    expect(proofs.get('ev.a.1')?.map(({ line }) => line)).toEqual([1, 5])
  })

  it('count when they pass and none fails', () => {
    expect(isProven([proof('passed'), proof('skipped')])).toBe(true)
    expect(isProven([proof('passed'), proof('failed')])).toBe(false)
    expect(isProven([proof('skipped')])).toBe(false)
    expect(isProven([])).toBe(false)
  })

  it('are joined with the results of a run, titles of groups included', () => {
    const result = (title: string, status: string, ancestorTitles: string[] = []): object => ({
      title,
      status,
      ancestorTitles,
    })
    const report = {
      testResults: [
        {
          name: '/top/packages/x.test.ts',
          assertionResults: [result('[ev.a.1] one', 'passed'), result('two', 'failed', ['[ev.a.2] group'])],
        },
      ],
    }
    const proofs = proofsIn(report as Parameters<typeof proofsIn>[0], '/top')
    expect(proofs.get('ev.a.1')).toEqual([
      { file: 'packages/x.test.ts', line: null, title: '[ev.a.1] one', status: 'passed' },
    ])
    expect(proofs.get('ev.a.2')).toMatchObject([{ status: 'failed' }])
  })
})

describe('citations', () => {
  it('are lines of code that name the clause, and not another with a longer number', () => {
    const sources = [
      { file: 'rules/a.ts', text: '/** ev.a.1 Says so. */\n/** ev.a.12 */\nrefuse("ev.a.1", "")\nxev.a.1' },
      { file: 'rules/a.test.ts', text: 'ev.a.1' },
      { file: 'rules/clauses.ts', text: 'ev.a.1' },
    ]
    expect(citationsOf(sources, 'ev.a.1').map(({ line }) => line)).toEqual([1, 3])
  })
})
