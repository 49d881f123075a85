import { describe, expect, it } from 'vitest'
import { lawsBroken } from './testing.ts'

describe('the dependencies of kernel, grid, table, print and games', () => {
  it.each(['dependencies', 'peerDependencies', 'optionalDependencies'])('they list no outside %s', (field) => {
    const outside = `{"name":"@shamble/kernel","${field}":{"lodash":"1.0.0"}}`
    expect(lawsBroken('packages/kernel/package.json', outside)).toEqual(['dependencies'])
  })
})
