import { checkLaws } from '../check-laws.ts'

const MANIFESTS: Record<string, string> = {
  'packages/kernel/package.json': '{"name":"@shamble/kernel"}',
  'packages/grid/package.json': '{"name":"@shamble/grid"}',
  'packages/table/package.json': '{"name":"@shamble/table"}',
  'packages/print/package.json': '{"name":"@shamble/print"}',
  'packages/games/evac/package.json': '{"name":"@shamble/evac"}',
  'packages/games/other/package.json': '{"name":"@shamble/other"}',
  'packages/bots/package.json': '{"name":"@shamble/bots"}',
  'packages/cli/package.json': '{"name":"@shamble/cli"}',
  'packages/web/package.json': '{"name":"@shamble/web"}',
}

/** The laws that a file with this text breaks, in the repository with the manifests above. */
export function lawsBroken(file: string, text: string): string[] {
  return checkLaws(new Map(Object.entries({ ...MANIFESTS, [file]: text }))).map((violation) => violation.law)
}
