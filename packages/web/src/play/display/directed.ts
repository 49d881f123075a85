/** What the dead do in their phase, as a game tells it: whoever shows it knows no rule. */
import type { Seat } from '@shamble/kernel'
import type { Seen } from './display-state.ts'

/** What leads them when they go; else what they do. They are shown in this order. */
export const LEADS = [
  'emerge',
  'rise',
  'smell',
  'sight',
  'call',
  'sound',
  'walk',
  'wander',
  'notice',
  'door',
  'attack',
  'come',
  'end',
] as const
export type Lead = (typeof LEADS)[number]

/** One thing that one of the dead does. */
export interface Deed {
  readonly lead: Lead
  /** Who does it, as the board calls it. */
  readonly figure: string
  /** Whom or what it goes for: figures and places that are in sight with it. */
  readonly about: readonly string[]
  /** Places on its way that are in sight with it. */
  readonly through?: readonly string[]
  /** Who decides for it; nobody where the rules do. */
  readonly seat?: Seat
  /** Whom it has got at. */
  readonly reaches?: string
  /** What came of it: somebody is hurt or dies, a door breaks, or not. */
  readonly came?: 'hurt' | 'killed' | 'broke' | 'nothing'
}

/**
 * An event as a deed; `follows`: what came of the deed before it; `part`: another part of the turn begins, whose deeds are
 * shown after those before it; null: nothing of the dead's.
 */
export type EventRole = Deed | 'follows' | 'part' | null

export const isDeed = (role: EventRole): role is Deed => typeof role === 'object' && role !== null

export interface DirectedDisplay<View = unknown, Event = unknown> {
  deeds(events: readonly Event[], seen: Seen<View>): readonly EventRole[]
  /** The table while `later` of `all` is still to be shown: whoever it befalls is as before, or as the rest has left him. */
  before(later: readonly Event[], was: View, is: View, all: readonly Event[]): View
  /** Something is turned over for everybody: it is looked at by itself, whoever did it, before anything comes of it. */
  opens?(event: Event): boolean
  /** One of the dead comes onto the table: all who do so in a row are one picture. */
  comes?(event: Event): boolean
  felt(events: readonly Event[], seen: Seen<View>): readonly Felt[]
  /** Of the dead, who fell in these events; `before`: all that was told before them. */
  bodies(events: readonly Event[], before: () => readonly Event[]): readonly Body[]
}

/** What is felt of what happens: names of figures and places as the board knows them. */
export type Felt =
  /** `to` is where it was aimed at, `figure` who stood there. */
  | {
      readonly kind: 'shot' | 'blow'
      readonly from: string
      readonly to: string
      readonly figure: string
      readonly hit: boolean
    }
  | { readonly kind: 'bite'; readonly from: string; readonly at: string; readonly hit: boolean }
  | { readonly kind: 'door'; readonly at: string; readonly broke: boolean }
  | { readonly kind: 'tile'; readonly at: string; readonly name: string }

/** Where one of the dead fell for good: an outline that blocks nothing. */
export interface Body {
  readonly n: number
  readonly at: string
}
