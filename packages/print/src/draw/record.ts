import type { RecordPrint } from '../printables.ts'
import { boxes, each, escaped } from './text.ts'

/** Boxes for everything that a table of people has to keep in mind. */
export const recordSheet = ({ title, blocks }: RecordPrint): string =>
  `<article class="p-record"><h2>${escaped(title)}</h2>` +
  each(
    blocks,
    (block) =>
      `<h3>${escaped(block.title)}</h3><div class="p-rows p-rows-${block.columns}">` +
      each(
        block.rows,
        ({ label, groups }) =>
          `<div><b>${escaped(label)}</b>` +
          each(
            groups,
            (group) => `${boxes(group.boxes)}${group.label === '' ? '' : `<em>${escaped(group.label)}</em>`}`,
          ) +
          '</div>',
      ) +
      '</div>',
  ) +
  '</article>'
