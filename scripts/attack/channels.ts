/** Every way by which something comes in from outside. */
import { addresses } from './channels/addresses.ts'
import { commandLines } from './channels/command-lines.ts'
import { commands } from './channels/commands.ts'
import { messages } from './channels/messages.ts'
import { options } from './channels/options.ts'
import { positions, states } from './channels/positions.ts'
import { campaigns, saves } from './channels/saves.ts'
import { scenarios } from './channels/scenarios.ts'
import type { Channel, Target } from './run.ts'

/** Forgets what the inputs of a channel are: only its own are handed to it. */
const any = <I>({ ready, ...named }: Channel<I>): Channel => ({
  ...named,
  ready: ready as () => Promise<Target<unknown>>,
})

export const CHANNELS: readonly Channel[] = [
  any(commands),
  any(positions),
  any(states),
  any(saves),
  any(campaigns),
  any(scenarios),
  any(options),
  any(messages),
  any(addresses),
  any(commandLines),
]
