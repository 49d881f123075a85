import { ART } from '../art.ts'
import type { CardPrint } from '../printables.ts'
import { boxes, escaped } from './text.ts'

export const cardFace = ({ id, title, family, art, says, dark, boxes: rounds }: CardPrint): string =>
  `<article class="p-card${dark ? ' p-dark' : ''}">` +
  `<h3>${escaped(title)}</h3>` +
  `<svg class="p-card-art" viewBox="0 0 40 40" aria-hidden="true">${ART[art]}</svg>` +
  `<p class="p-family">${escaped(family)}</p>` +
  `<p class="p-says">${escaped(says)}</p>` +
  (rounds === 0 ? '' : boxes(rounds)) +
  `<footer>${escaped(id)}</footer>` +
  '</article>'

export const cardBack = (title: string): string => `<div class="p-back"><b>${escaped(title)}</b></div>`
