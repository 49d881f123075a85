/** What windows and the switchboard say to each other. */
export type ToSwitchboard =
  /** With the door of this window's tables. */
  { readonly t: 'door' } | { readonly t: 'call'; readonly call: number; readonly table: string }

export type FromSwitchboard =
  /** To a door: is this table open there? It answers with `call` and `has`. */
  | { readonly t: 'who'; readonly call: number; readonly table: string }
  /** With one end of a line to the window that called, or that has the table. */
  | { readonly t: 'through'; readonly call: number }
  | { readonly t: 'nobody'; readonly call: number }

/** What a visiting window says beside the messages of the protocol. */
export type Visit =
  /** A lock that it holds as long as it is there, if there are locks. */
  { readonly t: 'hello'; readonly lock: string | null } | { readonly t: 'bye' }
