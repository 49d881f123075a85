import { seat as seatTable, seeded, submit } from '@shamble/kernel'
import { describe, expect, it } from 'vitest'
import { evac } from '../index.ts'
import { grunt, medic, NO_DOORS, newGame, playOn, scene, theMarine, zombie, zombieAt, zombieNo } from '../testing.ts'

/** The helipad at B2: squares (8,8) to (14,14), a hut at (8,8) to (9,9), the way in from the north at (11,8). */
const PAD = { B2: { id: 'T01' } }
/** Ten zombies far from everything. */
const TEN = Array.from({ length: 10 }, (_, i) => zombie([21 + i, 33]))

describe('the object of the game', () => {
  it('[ev.win.1] [ev.win.2] the marines win with the step onto a helipad tile without zombies', () => {
    const s = scene({ tiles: PAD, marines: [grunt({ at: [11, 7] })], zombies: [zombie([7, 8]), zombie([15, 14])] })
    expect(s.outcome).toBeNull()
    s.do('M1', { do: 'step', to: [11, 8] })
    expect(s.outcome).toMatchObject({ winners: ['marines'], clause: 'ev.win.1' })
    expect(s.event('game over')).toMatchObject({ winner: 'marines' })
    expect(s.refused('M1', { do: 'end' }).clause).toBe('table.over')
  })

  it('[ev.win.2] a zombie in the hut of the helipad tile is enough to keep the chopper away', () => {
    const s = scene({ tiles: PAD, marines: [grunt({ at: [11, 7] })], zombies: [zombie([8, 9])] })
    s.do('M1', { do: 'step', to: [11, 8] })
    expect(s.outcome).toBeNull()
  })

  it('[ev.win.2] so is a knocked-down one in the farthest corner', () => {
    const s = scene({ tiles: PAD, marines: [grunt({ at: [11, 7] })], zombies: [zombie([14, 14], { state: 'down' })] })
    s.do('M1', { do: 'step', to: [11, 8] })
    expect(s.outcome).toBeNull()
  })

  it('[ev.win.2] the last zombie may be shot from outside, as long as a living marine is on the tile', () => {
    const last = [zombie([11, 14])]
    const two = [grunt({ at: [11, 20] }), medic({ seat: 'M2', at: [12, 14] })]
    const s = scene({ tiles: PAD, marines: two, zombies: last, dice: ['ev.attack.3: 6'] })
    s.do('M1', { do: 'shoot', weapon: 'pistol', zombie: 1, stand: false })
    expect(s.outcome?.winners).toEqual(['marines'])
  })

  it('[ev.win.2] with nobody on it, or only the dead, a cleared helipad wins nothing', () => {
    const two = [grunt({ at: [11, 20] }), medic({ seat: 'M2', at: [12, 14], hp: 0 })]
    const s = scene({ tiles: PAD, marines: two, zombies: [zombie([11, 14])], dice: ['ev.attack.3: 6'] })
    s.do('M1', { do: 'shoot', weapon: 'pistol', zombie: 1, stand: false })
    expect(zombieNo(s, 1)).toBeUndefined()
    expect(s.outcome).toBeNull()
  })

  it('[ev.win.3] one marine on the helipad is enough for the whole side', () => {
    const s = scene({ tiles: PAD, marines: [grunt({ at: [11, 7] }), medic({ seat: 'M2', at: [30, 30] })] })
    s.do('M1', { do: 'step', to: [11, 8] })
    expect(s.outcome?.winners).toEqual(['marines'])
  })

  it('[ev.win.3] with evacNeeds all every living marine must be there', () => {
    const marines = [
      grunt({ at: [11, 7] }),
      medic({ seat: 'M2', at: [12, 7] }),
      grunt({ seat: 'M3', at: [1, 1], hp: 0 }),
    ]
    const s = scene({ tiles: PAD, marines, options: { evacNeeds: 'all' } })
    s.do('M1', { do: 'step', to: [11, 8] }).do('M1', { do: 'end' })
    expect(s.outcome).toBeNull()
    s.do('M2', { do: 'step', to: [12, 8] })
    expect(s.outcome?.winners).toEqual(['marines'])
  })

  it('[ev.win.3] with evacNeeds all the death of the last straggler completes the patrol', () => {
    const marines = [grunt({ at: [11, 11] }), medic({ seat: 'M2', at: [30, 30], hp: 1 })]
    const s = scene({
      tiles: PAD,
      marines,
      zombies: [zombie([30, 31])],
      options: { evacNeeds: 'all' },
      phase: 'zombies',
    })
    s.do('Z', { do: 'end-phase' })
    expect(s.outcome).toMatchObject({ winners: ['marines'], clause: 'ev.win.1' })
  })

  it('[ev.win.4] the game ends inside a burst, with the shot that clears the helipad', () => {
    const zombies = [zombie([11, 8]), zombie([11, 7])]
    const s = scene({ tiles: PAD, marines: [medic({ at: [11, 11] })], zombies, dice: ['ev.attack.3: 6'] })
    s.do('M1', { do: 'shoot', weapon: 'smg', zombie: 1, stand: false })
    expect(s.outcome?.winners).toEqual(['marines'])
    expect(s.story.at(-1)).toBe('ev.win.1 game over')
    expect(s.story).not.toContain('ev.auto.8 burst ended')
  })

  it('[ev.win.4] a shot that only knocks the last zombie down does not end it', () => {
    const s = scene({
      tiles: PAD,
      marines: [medic({ at: [11, 11] })],
      zombies: [zombie([11, 8])],
      dice: ['ev.attack.3: 5'],
    })
    s.do('M1', { do: 'shoot', weapon: 'smg', zombie: 1, stand: false })
    expect(s.outcome).toBeNull()
    expect(s.asks).toBe('fire on?')
  })

  it('[ev.win.4] the second fuel can handed over on the helipad ends Fuel Run at once', () => {
    const marines = [grunt({ at: [11, 8], items: ['fuel'] }), medic({ seat: 'M2', at: [11, 7], items: ['fuel'] })]
    const third = grunt({ seat: 'M3', at: [30, 30] })
    const one = { person: 'one' }
    const read = evac.position.read({ tiles: PAD, marines: [...marines, third] }, {}, { M1: one, M2: one })
    const options = evac.settle({ scenario: 'S5' })
    if (!read.ok || !options.ok) throw new Error('the position is refused')
    const t = seatTable(evac, read.value.state, evac.book(options.value), seeded('fuel'))
    expect(t.state.outcome).toBeNull()
    expect(submit(evac, t, 'M1', null, { do: 'swap', with: 'M2', give: [], get: ['fuel'] })).toBeNull()
    expect(t.state.outcome).toMatchObject({ winners: ['marines'], clause: 'ev.win.1' })
  })

  it('[ev.win.5] a zombie that walks off the helipad gives it away in the Zombie Turn', () => {
    const zombies = [zombie([11, 8]), zombie([30, 30])]
    const s = scene({ tiles: PAD, marines: [grunt({ at: [11, 12] })], zombies, phase: 'zombies' })
    s.do('Z', { do: 'activate', zombie: 1 }).do('Z', { do: 'step', to: [10, 8] })
    expect(s.outcome).toBeNull()
    s.do('Z', { do: 'step', to: [10, 7] })
    expect(s.outcome).toMatchObject({ winners: ['marines'], clause: 'ev.win.1' })
  })

  it('[ev.win.5] a condition that holds in the Zombie Spawn phase counts too, before anything is rolled', () => {
    const s = scene({ tiles: PAD, marines: [grunt({ at: [11, 12] })], phase: 'spawn' })
    expect(s.outcome?.winners).toEqual(['marines'])
    expect(s.dice).toEqual([])
  })

  it('[ev.win.6] the marine that finds the helipad wins only after it is populated, with its step', () => {
    const dice = ['ev.pop.1: 1', 'ev.pop.11: 3']
    const hidden = { B2: { id: 'T01', up: false } }
    const s = scene({
      tiles: hidden,
      marines: [grunt({ at: [11, 7] })],
      zombies: TEN,
      options: { zombieCap: 10 },
      dice,
    })
    s.do('M1', { do: 'step', to: [11, 8] })
    expect(s.asks).toBe('place a door')
    expect(s.outcome).toBeNull()
    playOn(s, ({ asks }) => asks === 'place a door')
    expect(s.story.slice(-3)).toEqual(['ev.spawn.10 zombies lost', 'ev.move.1 stepped', 'ev.win.1 game over'])
  })

  /** The only zombie of a helipad at A1 steps south onto a face-down tile without inner squares; its one zombie goes to `at`. */
  const leavesOntoUnknownTile = (at: [number, number]) =>
    scene({
      tiles: { A1: { id: 'T01' }, A2: { id: 'T04', up: false } },
      marines: [grunt({ at: [4, 3] })],
      zombies: [zombie([4, 7])],
      phase: 'zombies',
      options: NO_DOORS,
      dice: ['ev.pop.1: 1', 'ev.pop.11: 1'],
    })
      .do('Z', { do: 'activate', zombie: 1 })
      .do('Z', { do: 'step', to: [4, 8] })
      .do('Z', { do: 'place-zombie', at })

  it('[ev.win.6] a zombie that leaves the helipad by a flip gives it away only after the population', () => {
    const away = leavesOntoUnknownTile([35, 35])
    expect(away.outcome?.winners).toEqual(['marines'])
    expect(zombieAt(away, 1)).toEqual([4, 8])
    const onThePad = leavesOntoUnknownTile([7, 1])
    expect(onThePad.outcome).toBeNull()
    expect(zombieAt(onThePad, 1)).toEqual([4, 8])
  })

  it('[ev.win.7] the zombie player wins with the death of the last marine, in the middle of the Zombie Turn', () => {
    const marines = [grunt({ hp: 1 }), medic({ seat: 'M2', at: [30, 30], hp: 0 })]
    const s = scene({ marines, zombies: [zombie([4, 5]), zombie([20, 20])], phase: 'zombies' })
    s.do('Z', { do: 'activate', zombie: 1 }).do('Z', { do: 'stop' })
    expect(s.outcome).toMatchObject({ winners: ['zombies'], clause: 'ev.win.7' })
    expect(zombieNo(s, 2)?.acted).toBe(false)
  })

  it('[ev.win.7] one living marine is enough to go on', () => {
    const marines = [grunt({ hp: 1 }), medic({ seat: 'M2', at: [30, 30] })]
    const s = scene({ marines, zombies: [zombie([4, 5]), zombie([20, 20])], phase: 'zombies' })
    s.do('Z', { do: 'activate', zombie: 1 }).do('Z', { do: 'stop' })
    expect(theMarine(s, 'M1').hp).toBe(0)
    expect(s.outcome).toBeNull()
  })

  it('[ev.win.8] a grenade that kills the last zombie on the helipad and the last marine loses the game', () => {
    const s = scene({ tiles: PAD, marines: [grunt({ at: [11, 11] })], zombies: [zombie([11, 12])] })
    s.do('M1', { do: 'throw', at: [11, 11] }).do('M1', { do: 'confirm' })
    expect(s.state.zombies).toEqual([])
    expect(s.outcome).toMatchObject({ winners: ['zombies'], clause: 'ev.win.7' })
  })

  it('[ev.win.8] with another marine alive on the helipad the same grenade wins it', () => {
    const marines = [grunt({ at: [11, 11] }), medic({ seat: 'M2', at: [8, 14] })]
    const s = scene({ tiles: PAD, marines, zombies: [zombie([11, 12])] })
    s.do('M1', { do: 'throw', at: [11, 11] }).do('M1', { do: 'confirm' })
    expect(s.outcome?.winners).toEqual(['marines'])
  })
})

describe('turn limit and landing', () => {
  /** The Zombie Turn of this turn, in which only one zombie far away can be activated; then it ends. */
  const endOfTurn = (turn: number, options: Record<string, number>, on: [number, number], dice: string[] = []) =>
    scene({
      tiles: PAD,
      marines: [grunt({ at: on })],
      zombies: [zombie([30, 30])],
      turn,
      phase: 'zombies',
      options,
      dice,
    }).do('Z', { do: 'end-phase' })

  it('[ev.win.9] with a turn limit the zombies win when the Zombie Turn of the last turn ends', () => {
    expect(endOfTurn(5, { turnLimit: 5 }, [4, 4]).outcome).toMatchObject({ winners: ['zombies'], clause: 'ev.win.9' })
  })

  it('[ev.win.9] a turn before the limit, or without one, the game goes on', () => {
    expect(endOfTurn(4, { turnLimit: 5 }, [4, 4], ['ev.spawn.5: 1']).state.turn).toBe(5)
    expect(endOfTurn(200, {}, [4, 4], ['ev.spawn.5: 1']).outcome).toBeNull()
  })

  it('[ev.win.9] a landing that falls due at the same moment is checked first', () => {
    const s = endOfTurn(5, { turnLimit: 5, landingDelay: 1 }, [11, 11])
    expect(s.outcome).toMatchObject({ winners: ['marines'], clause: 'ev.land.2' })
    const late = endOfTurn(5, { turnLimit: 5, landingDelay: 2 }, [11, 11])
    expect(late.outcome).toMatchObject({ winners: ['zombies'], clause: 'ev.win.9' })
  })

  it('[ev.land.1] without a delay the chopper lands at once, with one it does not', () => {
    const marines = [grunt({ at: [11, 7] })]
    expect(scene({ tiles: PAD, marines }).do('M1', { do: 'step', to: [11, 8] }).outcome?.clause).toBe('ev.win.1')
    const s = scene({ tiles: PAD, marines, options: { landingDelay: 1 } }).do('M1', { do: 'step', to: [11, 8] })
    expect(s.outcome).toBeNull()
  })

  it('[ev.land.2] with a delay of 2 the helipad must be held through two Zombie Turns in a row', () => {
    const s = endOfTurn(3, { landingDelay: 2 }, [11, 11], ['ev.spawn.5: 1'])
    expect(s.event('landing')).toMatchObject({ count: 1, needed: 2 })
    s.do('Z', { do: 'place-zombie', at: [35, 35] }).do('M1', { do: 'end' })
    expect(s.outcome).toBeNull()
    s.do('Z', { do: 'end-phase' })
    expect(s.outcome).toMatchObject({ winners: ['marines'], clause: 'ev.land.2' })
  })

  it('[ev.land.2] a zombie on the helipad at the end of a Zombie Turn sets the counter back to 0', () => {
    const dice = ['ev.spawn.5: 1', 'ev.spawn.5: 1']
    const s = endOfTurn(3, { landingDelay: 2 }, [11, 11], dice)
    expect(s.state.landing).toBe(1)
    s.do('Z', { do: 'place-zombie', at: [15, 15] }).do('M1', { do: 'end' })
    s.do('Z', { do: 'activate', zombie: 2 })
      .do('Z', { do: 'step', to: [14, 15] })
      .do('Z', { do: 'step', to: [14, 14] })
    s.do('Z', { do: 'end-phase' })
    expect(s.state.landing).toBe(0)
    expect(s.outcome).toBeNull()
  })

  it('[ev.land.2] the delay also waits for what evacNeeds asks', () => {
    const marines = [grunt({ at: [11, 11] }), medic({ seat: 'M2', at: [30, 30] })]
    const options = { landingDelay: 1, evacNeeds: 'all' }
    const s = scene({ tiles: PAD, marines, phase: 'zombies', options, dice: ['ev.spawn.5: 1'] })
    expect(s.event('landing').count).toBe(0)
    expect(s.outcome).toBeNull()
  })

  it('[ev.land.2] [ev.win.7] the death of the last marine is not delayed', () => {
    const zombies = [zombie([11, 12]), zombie([30, 30])]
    const options = { landingDelay: 3 }
    const s = scene({ tiles: PAD, marines: [grunt({ at: [11, 11], hp: 1 })], zombies, phase: 'zombies', options })
    s.do('Z', { do: 'activate', zombie: 1 }).do('Z', { do: 'stop' })
    expect(s.outcome?.clause).toBe('ev.win.7')
  })
})

describe('resigning', () => {
  const three = (hp3 = 5) => [grunt(), medic({ seat: 'M2', at: [6, 6] }), grunt({ seat: 'M3', at: [8, 8], hp: hp3 })]

  it('[ev.win.10] the marines resign only when every human with a living marine agrees', () => {
    const s = scene({ marines: three() }).do('M1', { do: 'resign' }).do('M2', { do: 'resign' })
    expect(s.outcome).toBeNull()
    s.do('M3', { do: 'resign' })
    expect(s.outcome).toMatchObject({ winners: ['zombies'], clause: 'ev.win.10' })
  })

  it('[ev.win.10] whoever changes their mind plays on', () => {
    const s = scene({ marines: three() })
      .do('M1', { do: 'resign' })
      .do('M2', { do: 'resign' })
      .do('M1', { do: 'play-on' })
    s.do('M3', { do: 'resign' })
    expect(s.outcome).toBeNull()
    expect(s.refused('M3', { do: 'resign' }).clause).toBe('ev.win.10')
    expect(s.refused('M1', { do: 'play-on' }).clause).toBe('ev.win.10')
    s.do('M1', { do: 'resign' })
    expect(s.outcome?.clause).toBe('ev.win.10')
  })

  it('[ev.win.10] the dead are not asked', () => {
    const s = scene({ marines: three(0) })
      .do('M1', { do: 'resign' })
      .do('M2', { do: 'resign' })
    expect(s.outcome?.winners).toEqual(['zombies'])
  })

  it('[ev.win.10] and alone they cannot resign for the living', () => {
    const s = scene({ marines: three(0) }).do('M3', { do: 'resign' })
    expect(s.outcome).toBeNull()
  })

  it('[ev.win.10] when the last marine whose seat had not agreed dies, the others have resigned', () => {
    const marines = [grunt(), medic({ seat: 'M2', at: [30, 30], hp: 1 })]
    const s = scene({ marines, zombies: [zombie([30, 31])], phase: 'zombies' }).do('M1', { do: 'resign' })
    s.do('Z', { do: 'end-phase' })
    expect(s.outcome).toMatchObject({ winners: ['zombies'], clause: 'ev.win.10' })
  })

  it('[ev.win.10] bots always agree and never propose it', () => {
    const s = scene({ marines: three(), holders: { M2: { bot: 'steady' }, M3: { bot: 'steady' } } })
    expect(s.refused('M2', { do: 'resign' }).clause).toBe('ev.win.10')
    s.do('M1', { do: 'resign' })
    expect(s.outcome?.winners).toEqual(['zombies'])
  })

  it('[ev.win.10] when only bots have living marines, all human marine seats must agree', () => {
    const marines = [grunt({ hp: 0 }), medic({ seat: 'M2', at: [6, 6], hp: 0 }), grunt({ seat: 'M3', at: [8, 8] })]
    const s = scene({ marines, holders: { M3: { bot: 'steady' } } }).do('M1', { do: 'resign' })
    expect(s.outcome).toBeNull()
    s.do('M2', { do: 'resign' })
    expect(s.outcome?.winners).toEqual(['zombies'])
  })

  it('[ev.win.10] the zombie player resigns alone, at any time', () => {
    const s = scene({ marines: three() }).do('Z', { do: 'resign' })
    expect(s.outcome).toMatchObject({ winners: ['marines'], clause: 'ev.win.10' })
  })

  it('[ev.win.10] in the set-up every seat still counts, whether its marine is placed or not', () => {
    const s = newGame({
      options: { marines: 2, layout: 'Alpha' },
      dice: ['ev.pop.1: 1', 'ev.pop.11: 1', 'ev.pop.1: 1', 'ev.pop.11: 1'],
    })
    while (s.asks !== 'place your marine') s.timeOut(s.owe[0] as string)
    s.timeOut('M1').do('M1', { do: 'resign' })
    expect(s.outcome).toBeNull()
    s.do('M2', { do: 'resign' })
    expect(s.outcome?.winners).toEqual(['zombies'])
  })
})
