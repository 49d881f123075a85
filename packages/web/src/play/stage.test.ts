import { describe, expect, it } from 'vitest'
import { Stage, type Weight } from './stage.ts'

interface PictureShown extends Partial<Weight> {
  readonly says: string
}

/** A stage whose time passes by hand. */
function stageFor() {
  const seen: string[] = []
  const timers: { at: number; work: () => void }[] = []
  let now = 0
  const stage = new Stage<PictureShown>({
    weigh: ({ dice = false, ms = 100, sweep = false, own = false, crowd, together = false }) => ({
      dice,
      ms,
      sweep,
      own,
      together,
      ...(crowd === undefined ? {} : { crowd }),
    }),
    merge: (a, b) => ({ ...b, says: `${a.says}+${b.says}` }),
    roll: ({ says }) => seen.push(`roll ${says}`),
    show: ({ says }) => seen.push(says),
    rest: () => seen.push('rest'),
    later: (work, ms) => {
      const timer = { at: now + ms, work }
      timers.push(timer)
      return () => timers.splice(timers.indexOf(timer), 1)
    },
  })
  const pass = (ms: number): void => {
    now += ms
    for (;;) {
      const at = timers.findIndex((timer) => timer.at <= now)
      if (at < 0) return
      timers.splice(at, 1)[0]?.work()
    }
  }
  return { stage, seen, pass }
}

describe('the stage', () => {
  it('shows those who come in a row as one picture, however they are told, and no longer than it takes', () => {
    const { stage, seen, pass } = stageFor()
    const come = (says: string): void => stage.push({ says, together: true, ms: 180 })
    come('a')
    come('b')
    expect([seen, stage.moving]).toEqual([[], true])
    come('c')
    pass(60)
    expect(seen).toEqual(['a+b+c'])
    pass(539)
    expect(seen).toEqual(['a+b+c'])
    pass(1)
    expect(seen).toEqual(['a+b+c', 'rest'])
    for (const says of 'defghijk') come(says)
    stage.push({ says: 'then' })
    pass(900)
    expect(seen.slice(2)).toEqual(['d+e+f+g+h+i+j+k', 'then'])
  })

  it('shows one thing after the other', () => {
    const { stage, seen, pass } = stageFor()
    stage.push({ says: 'a' })
    stage.push({ says: 'b' })
    expect(seen).toEqual(['a'])
    pass(100)
    expect(seen).toEqual(['a', 'b'])
    pass(100)
    expect(seen).toEqual(['a', 'b', 'rest'])
    expect(stage.moving).toBe(false)
  })

  it('lets dice fall before their result is shown', () => {
    const { stage, seen, pass } = stageFor()
    stage.push({ says: 'shot', dice: true, own: true })
    expect(seen).toEqual(['roll shot'])
    pass(359)
    expect(seen).toEqual(['roll shot'])
    pass(1)
    expect(seen).toEqual(['roll shot', 'shot'])
  })

  it('shows no falling dice where nothing may move', () => {
    const { stage, seen } = stageFor()
    stage.motion = false
    stage.push({ says: 'shot', dice: true, own: true })
    expect(seen).toEqual(['shot', 'rest'])
    stage.push({ says: 'bite', dice: true })
    expect(seen).toEqual(['shot', 'rest', 'bite'])
  })

  it('shows a phase of the dead in a few pictures, however many they are; what bites is seen by itself', () => {
    for (const dead of [3, 30, 300]) {
      const { stage, seen, pass } = stageFor()
      stage.push({ says: 'before', ms: 1000 })
      for (let i = 0; i < dead; i++) {
        stage.push({ says: `${i}`, ms: 75, sweep: true, crowd: 'walk' })
        // What nobody needs to watch does not part them.
        stage.push({ says: '', ms: 0 })
      }
      stage.push({ says: 'bite', ms: 800, crowd: null })
      stage.push({ says: 'last', ms: 75, sweep: true, crowd: 'walk' })
      pass(1000)
      for (let i = 0; i < 100; i++) pass(75)
      expect(stage.moving).toBe(false)
      const pictures = seen.filter((one) => /^\d/.test(one))
      expect(pictures.length).toBe(Math.min(dead, 6))
      expect(pictures.join('+').split('+').filter(Boolean)).toEqual(Array.from({ length: dead }, (_, i) => `${i}`))
      expect(seen.slice(-3)).toEqual(['bite', 'last', 'rest'])
    }
  })

  it('begins to count pictures anew when somebody else has acted', () => {
    const { stage, seen, pass } = stageFor()
    const dead = (): void => {
      stage.push({ says: 'other', ms: 500 })
      for (let i = 0; i < 12; i++) stage.push({ says: 'z', ms: 75, sweep: true, crowd: 'walk' })
    }
    dead()
    dead()
    for (let i = 0; i < 100; i++) pass(75)
    expect(seen.filter((one) => one.startsWith('z')).length).toBe(12)
  })

  it('finishes everything at once, dice in the air included', () => {
    const { stage, seen, pass } = stageFor()
    stage.push({ says: 'shot', dice: true })
    stage.push({ says: 'a' })
    stage.push({ says: 'b' })
    expect(stage.finish()).toBe(true)
    expect(seen).toEqual(['roll shot', 'shot+a+b', 'rest'])
    pass(1000)
    expect(seen).toHaveLength(3)
    expect(stage.finish()).toBe(false)
  })

  it('holds what bots do until it is stepped, but not what the person does', () => {
    const { stage, seen, pass } = stageFor()
    stage.tempo(null)
    stage.push({ says: 'bot 1' })
    stage.push({ says: 'bot 2' })
    pass(1000)
    expect(seen).toEqual(['rest', 'rest'])
    expect(stage.held).toBe(true)
    stage.step()
    pass(100)
    expect(seen.filter((one) => one !== 'rest')).toEqual(['bot 1'])
    stage.step()
    pass(100)
    stage.push({ says: 'mine', own: true })
    expect(seen.filter((one) => one !== 'rest')).toEqual(['bot 1', 'bot 2', 'mine'])
  })

  it('passes over what nobody needs to watch', () => {
    const { stage, seen } = stageFor()
    stage.push({ says: 'nothing', ms: 0 })
    stage.push({ says: 'a' })
    expect(seen).toEqual(['nothing', 'rest', 'a'])
  })

  it('shows the moves of a crowd together, in no more than a sweep', () => {
    const { stage, seen, pass } = stageFor()
    stage.push({ says: '0' })
    for (let i = 1; i <= 60; i++) stage.push({ says: `${i}`, sweep: true, ms: 75 })
    pass(100)
    let shown = 0
    while (stage.moving) {
      pass(75)
      shown++
    }
    expect(shown).toBeLessThanOrEqual(13)
    expect(
      seen
        .join('+')
        .split('+')
        .filter((one) => /^\d+$/.test(one)),
    ).toHaveLength(61)
  })

  it('shows everything at once at a tempo of nothing', () => {
    const { stage, seen } = stageFor()
    stage.tempo(0)
    stage.push({ says: 'a', dice: true })
    stage.push({ says: 'b' })
    expect(seen.filter((one) => one !== 'rest')).toEqual(['a', 'b'])
  })
})
