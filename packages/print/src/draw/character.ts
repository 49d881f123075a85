import { ART } from '../art.ts'
import type { CharacterPrint, Line, Section, Table, TrackRow } from '../printables.ts'
import { boxes, clauseMark, each, escaped } from './text.ts'

export const characterSheet = ({ title, byname, art, facts, track, tables, lines }: CharacterPrint): string =>
  '<article class="p-character">' +
  `<header><svg viewBox="3 3 34 34" aria-hidden="true">${ART[art]}</svg>` +
  `<div><h3>${escaped(title)}</h3><p>${escaped(byname)}</p></div></header>` +
  `<dl>${each(facts, ([name, value]) => `<div><dt>${escaped(name)}</dt><dd>${escaped(value)}</dd></div>`)}</dl>` +
  `<h4>${escaped(track.title)}</h4><div class="p-track">${each(track.rows, trackRow)}</div>` +
  each(tables, (table) => `<h4>${escaped(table.title)} ${clauseMark(table.clause)}</h4>${drawTable(table)}`) +
  (lines.length === 0 ? '' : drawLines(lines)) +
  '</article>'

const trackRow = ({ boxes: count, label }: TrackRow): string =>
  `<div>${boxes(count)}<span>${escaped(label)}</span></div>`

const drawTable = ({ head, rows }: Table): string =>
  `<table><thead><tr>${each(head, (cell) => `<th>${escaped(cell)}</th>`)}</tr></thead>` +
  `<tbody>${each(rows, (row) => `<tr>${each(row, (cell) => `<td>${escaped(cell)}</td>`)}</tr>`)}</tbody></table>`

const drawLines = (lines: readonly Line[]): string =>
  `<ul>${each(lines, ({ text, clause }) => `<li>${escaped(text)} ${clauseMark(clause)}</li>`)}</ul>`

export const referencePage = (sections: readonly Section[], title: string, credit: string): string =>
  `<article class="p-reference"><header><h2>${escaped(title)}</h2><p>${escaped(credit)}</p></header>` +
  `<div class="p-columns">${each(
    sections,
    (section) =>
      `<section><h3>${escaped(section.title)}</h3>` +
      each(section.tables, (table) => `${drawTable(table)}<p class="p-source">${clauseMark(table.clause)}</p>`) +
      (section.lines.length === 0 ? '' : drawLines(section.lines)) +
      '</section>',
  )}</div></article>`
