/** What can be heard: short and dry, made here, each with a twin that can be seen. Off unless somebody wants it. */
import type { LogLine } from './game-display.ts'

export type Cue = 'dice' | 'tile' | 'door' | 'bite' | 'turn'

/** The sounds of some new lines, each kind once, the gravest last. */
export function cuesOf(lines: readonly LogLine[]): readonly Cue[] {
  const found = new Set<Cue>()
  for (const { roll, icon, mark } of lines) {
    if (roll) found.add('dice')
    if (icon === 'door') found.add('door')
    if (mark === 'turned') found.add('tile')
    if (mark === 'hurt' || mark === 'died') found.add('bite')
  }
  return (['dice', 'tile', 'door', 'bite'] as const).filter((cue) => found.has(cue))
}

interface Knock {
  /** Seconds after the cue begins. */
  readonly at: number
  readonly seconds: number
  readonly loud: number
  /** A tone of this pitch, or noise around it. */
  readonly hertz: number
  readonly tone: boolean
}

const noise = (at: number, hertz: number, seconds: number, loud: number): Knock => ({
  at,
  seconds,
  loud,
  hertz,
  tone: false,
})

/** Wood for dice, paper for tiles, a low thud for a door, a breath for a bite, one soft tone for one's own turn. */
const CUES: Readonly<Record<Cue, readonly Knock[]>> = {
  dice: [noise(0, 1800, 0.03, 0.5), noise(0.07, 1500, 0.03, 0.35), noise(0.13, 1700, 0.02, 0.2)],
  tile: [noise(0, 5200, 0.12, 0.18)],
  door: [{ at: 0, seconds: 0.14, loud: 0.5, hertz: 70, tone: true }, noise(0, 300, 0.05, 0.3)],
  bite: [noise(0, 650, 0.28, 0.22)],
  turn: [{ at: 0, seconds: 0.3, loud: 0.12, hertz: 520, tone: true }],
}

let context: AudioContext | null = null

function play({ at, seconds, loud, hertz, tone }: Knock, to: AudioContext, after: number): void {
  const begin = to.currentTime + after + at
  const gain = to.createGain()
  gain.gain.setValueAtTime(0, begin)
  gain.gain.linearRampToValueAtTime(loud, begin + 0.008)
  gain.gain.exponentialRampToValueAtTime(0.0005, begin + seconds)
  gain.connect(to.destination)
  if (tone) {
    const source = to.createOscillator()
    source.frequency.value = hertz
    source.connect(gain)
    source.start(begin)
    source.stop(begin + seconds)
    return
  }
  const source = to.createBufferSource()
  const buffer = to.createBuffer(1, Math.ceil(to.sampleRate * seconds), to.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1
  const filter = to.createBiquadFilter()
  filter.type = 'bandpass'
  filter.frequency.value = hertz
  source.buffer = buffer
  source.connect(filter).connect(gain)
  source.start(begin)
}

/** One after the other, so that none covers another. */
export function sound(cues: readonly Cue[]): void {
  context ??= new AudioContext()
  const to = context
  if (to.state === 'suspended') void to.resume()
  for (const [i, cue] of cues.entries()) for (const knock of CUES[cue]) play(knock, to, i * 0.16)
}
