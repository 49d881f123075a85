import { checkLaws } from '../check-laws.ts'
import type { Violation } from './law.ts'

const MANIFESTS: Record<string, string> = {
  'package.json': '{"name":"shamble","devDependencies":{"fast-check":"1.0.0","vite":"1.0.0"}}',
  'packages/kernel/package.json': '{"name":"@shamble/kernel"}',
  'packages/grid/package.json': '{"name":"@shamble/grid"}',
  'packages/table/package.json': '{"name":"@shamble/table"}',
  'packages/print/package.json': '{"name":"@shamble/print"}',
  'packages/games/evac/package.json': '{"name":"@shamble/evac"}',
  'packages/games/other/package.json': '{"name":"@shamble/other"}',
  'packages/shelf/package.json': '{"name":"@shamble/shelf"}',
  'packages/bots/package.json': '{"name":"@shamble/bots"}',
  'packages/host/package.json': '{"name":"@shamble/host"}',
  'packages/cli/package.json': '{"name":"@shamble/cli"}',
  'packages/web/package.json': '{"name":"@shamble/web","dependencies":{"@shamble/kernel":"0.1.0","preact":"1.0.0"}}',
}

/** What is wrong with these files, in the repository with the manifests above. */
export const violationsIn = (files: Readonly<Record<string, string>>): Violation[] =>
  checkLaws(new Map(Object.entries({ ...MANIFESTS, ...files })))

/** The laws that a file with this text breaks. */
const allLawsBroken = (file: string, text: string): string[] => violationsIn({ [file]: text }).map(({ law }) => law)

/** The same without `declared`: an import that is wrong for another reason is hardly ever declared. */
export const lawsBroken = (file: string, text: string): string[] =>
  allLawsBroken(file, text).filter((law) => law !== 'declared')

export const isUndeclared = (file: string, text: string): boolean => allLawsBroken(file, text).includes('declared')
