import { describe, expect, it } from 'vitest'
import { at, during, otherNo, playTo, plays, type RunOrShootScene, scene, survivorNo, zedNo } from '../testing.ts'
import { distance2 } from '@shamble/table'

/** Places in the lane of Back Lane; a Zed beside somebody touches him. */
const HERE = at(20, 34)
const beside = { east: at(22, 34), west: at(18, 34), south: at(20, 36), north: at(20, 32) }

const hitsOf = (s: RunOrShootScene): number[] => s.state.survivors.map(({ hits }) => hits)
const harms = (s: RunOrShootScene) => s.events.flatMap((e) => (e.e === 'harmed' ? [e] : []))

describe('damage', () => {
  it('[rs.damage.1] [rs.damage.2] [rs.down.1] [rs.down.6] every standing Zed in contact does 1 point, to who lies as well', () => {
    const s = scene({
      survivors: [{ at: HERE, down: true }],
      zeds: [{ at: beside.east }, { at: beside.south, down: true }, { at: at(17.9, 34) }, { at: at(17.85, 31) }],
    })
    playTo(plays(s, 'S1', 'RUN'), '5a')
    expect(hitsOf(s)).toEqual([2])
    expect(harms(s).map(({ by, how, hits }) => [by, how, hits])).toEqual([
      [1, 'bite', 1],
      [3, 'bite', 1],
    ])
    expect([zedNo(s, 1)?.bit, zedNo(s, 2)?.bit]).toEqual([1, null])
  })

  it('[rs.damage.2] [rs.witch.12] a Witch that sits does not bite, nor does anything behind a wall', () => {
    // The south wall of the store runs along y = 27.
    const s = scene({
      survivors: [{ at: HERE }, { at: at(15, 28) }],
      zeds: [{ at: beside.east, kind: 'witch', posture: 'sitting' }, { at: at(15, 26) }],
    })
    plays(s, 'S1', 'RUN')
    playTo(plays(s, 'S2', 'RUN'), '5a')
    expect(hitsOf(s)).toEqual([0, 0])
  })

  it('[rs.damage.3] a Zed in contact with several hurts the one it attacked last, most hits, the lowest number', () => {
    const between = (hits: readonly number[], bit: number | null): number[] => {
      const s = scene({
        survivors: [beside.west, beside.east, beside.south].map((place, i) => ({ at: place, hits: hits[i] ?? 0 })),
        zeds: [{ at: HERE, bit }],
      })
      for (const seat of ['S1', 'S2', 'S3']) plays(s, seat, 'RUN')
      playTo(s, '5a')
      return harms(s).map(({ survivor }) => survivor)
    }
    expect(between([0, 0, 0], null)).toEqual([1])
    expect(between([0, 1, 2], null)).toEqual([3])
    expect(between([0, 1, 2], 2)).toEqual([2])
  })

  it('[rs.damage.3] [rs.damage.7] whom it pins comes first, by a d3; others in contact still do theirs', () => {
    const s = scene({
      survivors: [{ at: beside.west }, { at: beside.east, down: true, pinnedBy: 1 }],
      zeds: [{ at: HERE, kind: 'hunter', pins: 2, bit: 1 }, { at: at(22, 36) }],
      dice: ['rs.hunter.11 d3: 2'],
    })
    playTo(plays(s, 'S1', 'RUN'), '5a')
    expect(hitsOf(s)).toEqual([0, 3])
    expect(harms(s).map(({ how, faces }) => [how, faces])).toEqual([
      ['pin', [2]],
      ['bite', []],
    ])
  })

  it("[rs.damage.7] the pinner's die, the Tank's die, the test, and two dice of knock back for who lives", () => {
    const dice = ['rs.hunter.11 d3: 1', 'rs.tank.6 d3: 1', 'rs.tank.6 d6: 3 4', 'draw rs.infection.1: 0']
    const zeds = [
      { at: beside.west, kind: 'hunter', pins: 1 },
      { at: at(23, 34), kind: 'tank' },
    ] as const
    const pinned = { at: HERE, down: true, pinnedBy: 1 }
    const s = scene({ survivors: [pinned, { at: at(36, 36) }], zeds, dice })
    playTo(plays(s, 'S2', 'RUN'), '5a')
    expect(hitsOf(s)).toEqual([2, 0])
    expect(s.state.hidden.tested).toEqual({ 1: 'infected' })
    expect(during(s, '4').map(({ e }) => e)).toEqual([
      'harmed',
      'rolled in secret',
      'harmed',
      'knocked back',
      'fell',
      'groaned',
    ])
    // He is knocked against the Hunter behind him.
    expect(survivorNo(s, 1)).toMatchObject({ pinnedBy: 1, at: at(19.98, 34) })

    const dead = scene({
      survivors: [{ ...pinned, hits: 2 }, { at: at(36, 36) }],
      zeds,
      dice: ['rs.hunter.11 d3: 1', 'rs.tank.6 d3: 1'],
    })
    playTo(plays(dead, 'S2', 'RUN'), '5a')
    expect(survivorNo(dead, 1).status).toBe('dead')
  })

  it('[rs.damage.5] contacts are read once: who is knocked against a Zed is not bitten by it, the other bites stand', () => {
    const s = scene({
      survivors: [{ at: HERE }, { at: at(36, 36) }],
      zeds: [{ at: at(23, 34), kind: 'tank' }, { at: at(15, 34) }, { at: beside.south }],
      dice: ['rs.tank.6 d3: 1', 'rs.tank.6 d6: 6 6'],
    })
    plays(s, 'S1', 'RUN')
    playTo(plays(s, 'S2', 'RUN'), '5a')
    expect(harms(s).map(({ by, how }) => [by, how])).toEqual([
      [1, 'blow'],
      [3, 'bite'],
    ])
    const dot = survivorNo(s, 1)
    expect(Math.sqrt(distance2(dot.at, at(15, 34)))).toBeLessThan(210)
    expect(s.event('fell')).toMatchObject({ survivor: 1, how: 'blow' })
  })

  it('[rs.damage.5] all of it counts at once; whoever is killed loses every later action', () => {
    const s = scene({
      survivors: [
        { at: HERE, hits: 3 },
        { at: at(22, 36), hits: 3 },
      ],
      zeds: [{ at: beside.east }, { at: beside.north }, { at: at(24, 36) }],
    })
    plays(s, 'S1', 'RUN')
    plays(s, 'S2', 'RUN')
    expect(s.state.survivors.map(({ status }) => status)).toEqual(['dead', 'dead'])
    expect(s.outcome).toMatchObject({ clause: 'rs.end.1' })
  })

  it('[rs.turn.6] survivors in their order; then groans, then alarms', () => {
    const s = scene({
      options: { scenario: 'number-nine' },
      survivors: [otherNo(11, { at: at(10, 3) }), { at: at(3, 12) }],
      zeds: [{ at: at(12, 3) }, { at: at(8, 3) }, { at: at(3, 14) }],
      // The NPS pushes one of the two who hold him.
      dice: ['rs.melee.3 d6: 1'],
      state: { alarms: [{ id: '1,0 v1', state: 'ringing', turns: 2 }] },
    })
    playTo(plays(s, 'S2', 'RUN'), '5a')
    expect(harms(s).map(({ survivor }) => survivor)).toEqual([2, 11])
    const after = s.story.filter((line) => /harmed|groaned|noise/.test(line))
    expect(after).toEqual(['rs.injury.7 harmed', 'rs.injury.7 harmed', 'rs.groan.1 groaned', 'rs.noise.2 noise'])
  })

  it('[rs.damage.6] only a survivor who was not tested before is tested', () => {
    const s = scene({
      survivors: [{ at: HERE }, { at: at(30, 34) }],
      zeds: [{ at: beside.east }, { at: at(30, 36) }],
      dice: ['draw rs.infection.1: 5'],
      state: {
        hidden: { ...scene().state.hidden, nextZed: 9, tested: { 2: 'immune' } },
      },
    })
    plays(s, 'S1', 'RUN')
    playTo(plays(s, 'S2', 'RUN'), '5a')
    expect(hitsOf(s)).toEqual([1, 1])
    expect(s.state.hidden.tested).toEqual({ 1: 'immune', 2: 'immune' })
    expect(s.state.hidden.rolls.filter(({ step }) => step === '4').map(({ about, value }) => [about, value])).toEqual([
      [1, 5],
    ])
  })
})
