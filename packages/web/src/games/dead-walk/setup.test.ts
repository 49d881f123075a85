import { deadWalk } from '@shamble/dead-walk'
import { ADVANCED_OPTIONS } from '@shamble/dead-walk/page'
import { describe, expect, it } from 'vitest'
import { setup as deadWalkSetup } from './setup.ts'

const settled = (options: Parameters<typeof deadWalk.settle>[0]): Readonly<Record<string, unknown>> => {
  const result = deadWalk.settle(options)
  if (!result.ok) throw new Error(result.fault.why)
  return result.value
}

/** Documents, and what only a campaign asks for. */
const ELSEWHERE = [
  'roster',
  'xpTable',
  'levelTable',
  'quirksPerCharacter',
  'recoveryPerScenario',
  'teamFill',
  'finalReplay',
]

describe('the set-up of the advanced rules', () => {
  it('lists every switch that somebody could want', () => {
    const listed = deadWalkSetup.optionGroups.find(({ title }) => title === 'One by one')?.options ?? []
    expect(listed[0]).toEqual({ id: 'advanced', title: 'Advanced rules' })
    const ids = Object.keys(ADVANCED_OPTIONS).filter((id) => !ELSEWHERE.includes(id))
    expect(listed.map(({ id }) => id).sort()).toEqual(ids.sort())
    for (const { id, values } of listed) {
      expect(deadWalkSetup.options[id]?.says).toMatch(/^[A-Z].*[.]$/)
      const definition = deadWalkSetup.options[id]
      if (definition?.kind === 'choice' || definition?.kind === 'pick')
        expect(Object.keys(values ?? {}).sort()).toEqual(definition.of.map(String).sort())
    }
  })

  it.each(deadWalkSetup.scenarios.map(({ id }) => id))(
    '[dw.scope.3] the one switch brings in %s what the rules bring with it',
    (scenario) => {
      const brought = deadWalkSetup.chapter?.brings({ scenario }) ?? {}
      expect(settled({ scenario, advanced: true })).toMatchObject(brought)
      expect(settled({ scenario, advanced: true })).toEqual(settled({ scenario, ...brought, advanced: true }))
    },
  )

  it('says in which scenarios there is something to search and to drive', () => {
    const says = (id: string): string => deadWalkSetup.scenarios.find((one) => one.id === id)?.says ?? ''
    expect(says('lawless-street')).not.toContain('advanced')
    expect(says('mercy')).toContain('With the advanced rules its rooms can be searched.')
    expect(says('nine-forty-bus')).toContain('With the advanced rules its rooms can be searched and vehicles driven.')
  })
})
