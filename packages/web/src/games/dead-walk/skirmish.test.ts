import { deadWalk } from '@shamble/dead-walk'
import type { OptionValues } from '@shamble/kernel'
import { describe, expect, it } from 'vitest'
import { newDraft, scenarioOf, setupOf, withRolled, withScenario } from '../../setup/draft.ts'
import type { SkirmishOffer } from '../../play/game-display.ts'
import { editor as deadWalkEditor } from './editor/editor.tsx'
import { setup as deadWalkSetup } from './setup.ts'

const { sizes, load } = deadWalkSetup.skirmish as SkirmishOffer

describe('a table by the dice', () => {
  it.each(sizes)('can be set up on $label cm, and is another one every time', async ({ value, label }) => {
    const { roll } = await load()
    const fresh = newDraft(deadWalkSetup, false)
    const rolled = withRolled(deadWalkSetup, fresh, value, roll({ size: value }))
    expect(scenarioOf(deadWalkSetup, rolled).extent).toBe(`${label} cm`)
    const { title, options } = setupOf(deadWalkSetup, rolled, false)
    expect(title).toMatch(/ the block$/)
    expect(deadWalk.settle(options as OptionValues).ok).toBe(true)
    expect(roll({ size: value })).not.toEqual(rolled.options['own'])
  })

  it('is forgotten for a listed scenario', async () => {
    const { roll } = await load()
    const rolled = withRolled(deadWalkSetup, newDraft(deadWalkSetup, false), '90x90', roll({ size: '90x90' }))
    const listed = withScenario(deadWalkSetup, rolled, 'mercy')
    expect([listed.rolled, listed.options['own']]).toEqual([undefined, undefined])
  })

  it('can be built on in the editor', async () => {
    const made = await deadWalkEditor.rolls?.roll()
    expect(deadWalkEditor.open(JSON.parse(JSON.stringify(made)))).toEqual({ ok: true, document: made })
  })
})
