import { Cell, type Signal } from './engine/signal.ts'

export type Route =
  | { readonly at: 'start' }
  | { readonly at: 'new'; readonly game: string /** With real dice. */; readonly dice: boolean }
  /** As somebody, if it is open in another window. */
  | { readonly at: 'table'; readonly id: string; readonly as: string | null }
  | { readonly at: 'replay'; readonly id: string }
  | { readonly at: 'rules'; readonly game: string; readonly clause: string | null }
  /** With the people of a campaign, with what is written out in the address, or with what is ready-made. */
  | { readonly at: 'print'; readonly game: string; readonly campaign: string | null; readonly own: string | null }
  /** A desk of the game beside its tables. */
  | { readonly at: 'bench'; readonly game: string }
  | { readonly at: 'campaign'; readonly id: string }
  | { readonly at: 'new-campaign'; readonly game: string }
  | {
      readonly at: 'editor'
      readonly game: string /** Of a map that is kept; null: a new one. */
      readonly id: string | null
    }
  | { readonly at: 'nowhere' }

/** What the part of the address after # means. */
export function readRoute(hash: string): Route {
  const [page = '', name = '', more, text] = hash
    .replace(/^#\/?/, '')
    .split('/')
    .map((part) => decode(part))
  if (page === '') return { at: 'start' }
  if (name === '') return { at: 'nowhere' }
  if (page === 'new') return { at: 'new', game: name, dice: more === 'dice' }
  if (page === 'table') return { at: 'table', id: name, as: more || null }
  if (page === 'replay') return { at: 'replay', id: name }
  if (page === 'rules') return { at: 'rules', game: name, clause: more || null }
  if (page === 'print')
    return text === undefined
      ? { at: 'print', game: name, campaign: more || null, own: null }
      : { at: 'print', game: name, campaign: null, own: text }
  if (page === 'bench') return { at: 'bench', game: name }
  if (page === 'campaign') return { at: 'campaign', id: name }
  if (page === 'new-campaign') return { at: 'new-campaign', game: name }
  if (page === 'editor') return { at: 'editor', game: name, id: more || null }
  return { at: 'nowhere' }
}

const decode = (part: string): string => {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

export const START = '#/'
export const newTable = (game: string, how?: 'dice'): string =>
  `#/new/${encodeURIComponent(game)}${how === undefined ? '' : `/${how}`}`
export const tableAt = (id: string, as?: string): string =>
  `#/table/${encodeURIComponent(id)}${as === undefined ? '' : `/${encodeURIComponent(as)}`}`
export const replayOf = (id: string): string => `#/replay/${encodeURIComponent(id)}`
export const rulesOf = (game: string, clause?: string): string =>
  `#/rules/${encodeURIComponent(game)}${clause === undefined ? '' : `/${encodeURIComponent(clause)}`}`
export const printOf = (game: string, campaign?: string): string =>
  `#/print/${encodeURIComponent(game)}${campaign === undefined ? '' : `/${encodeURIComponent(campaign)}`}`
/** What somebody has built, written out: nothing of it need be kept. */
export const printOfOwn = (game: string, text: string): string => `${printOf(game, 'own')}/${encodeURIComponent(text)}`
export const benchOf = (game: string): string => `#/bench/${encodeURIComponent(game)}`
export const campaignAt = (id: string): string => `#/campaign/${encodeURIComponent(id)}`
export const newCampaign = (game: string): string => `#/new-campaign/${encodeURIComponent(game)}`
export const editorOf = (game: string, map?: string): string =>
  `#/editor/${encodeURIComponent(game)}${map === undefined ? '' : `/${encodeURIComponent(map)}`}`

const cell = new Cell<Route>({ at: 'start' })

export const route: Signal<Route> = cell

export function startRouter(): void {
  const read = (): void => cell.set(readRoute(location.hash))
  read()
  addEventListener('hashchange', read)
}

export function go(to: string): void {
  location.hash = to
}

/** In place of where the page is, so that the way back does not lead there. */
export function replace(to: string): void {
  location.replace(to)
}
