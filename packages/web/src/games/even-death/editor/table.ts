/** A table of Even Death May Die as the editor of measured tables has it: its kinds from top to bottom, and in words. */
import { measuredEditor, type ThingGroup } from '../../../editor/measured/editor.ts'
import { GIVEN, markerKind, pieceKind, thingKind, zoneKind } from './kinds.ts'
import type { OwnTable } from './own.ts'
import { TOOL_GROUPS } from './tools.ts'

const TREE: readonly ThingGroup<OwnTable>[] = [
  { id: 'pieces', words: { one: 'piece of terrain', many: 'pieces of terrain' }, kinds: [pieceKind] },
  { id: 'zones', words: { always: 'Where the seats deploy' }, kinds: [zoneKind] },
  { id: 'markers', words: { one: 'objective', many: 'objectives' }, kinds: [markerKind] },
  { id: 'things', words: { one: 'object', many: 'objects' }, kinds: [thingKind] },
]

export const TABLE_EDITOR = measuredEditor<OwnTable>({
  ...GIVEN,
  stack: [[thingKind], [markerKind], [pieceKind], [zoneKind]],
  groups: TOOL_GROUPS,
  tree: TREE,
  nowhere: 'nowhere',
})
