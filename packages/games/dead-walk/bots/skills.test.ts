import type { Seat } from '@shamble/kernel'
import { describe, expect, it } from 'vitest'
import type { Command } from '../commands.ts'
import { deadWalk } from '../index.ts'
import { act, at, type DeadWalkScene, endPhase, human, scene, zombie } from '../testing.ts'

const skilled = (skills: readonly string[], over: object = {}): object => human({ sheet: { skills }, ...over })
const SKILLED = { skills: true, lurch: false }

/** What the bot of the seat that is asked would do. */
function advice(s: DeadWalkScene): Command {
  const seat = s.owe[0] as Seat
  return deadWalk.advise(s.view(seat), s.table.book, seat, s.offered(seat)).command
}

const lying = { fallen: true, stunned: true }

describe('a bot and its skills', () => {
  it('[dw.gskill.17] takes one more action point whenever it can', () => {
    const s = act(scene({ options: SKILLED, humans: [skilled(['hero'])] }), { do: 'activate', human: 1 })
    expect(advice(s)).toEqual({ do: 'use-skill', skill: 'hero' })
  })

  it('[dw.cskill.2] [dw.cskill.13] mows down many that stand close together, and not few', () => {
    const gunner = (zombies: object[]): DeadWalkScene =>
      act(
        scene({
          options: SKILLED,
          humans: [
            skilled(['brace', 'gunner'], { at: at(30, 60), weapons: [{ type: 'machinegun', id: 1, ready: true }] }),
          ],
          zombies,
        }),
        { do: 'activate', human: 1 },
      )
    const many = gunner([zombie(1, at(60, 60)), zombie(2, at(60, 63)), zombie(3, at(60, 57))])
    expect(advice(many)).toEqual({ do: 'use-skill', skill: 'brace' })
    act(many, advice(many))
    expect(advice(many)).toEqual({ do: 'use-skill', skill: 'gunner' })
    act(many, advice(many))
    expect(advice(many)).toMatchObject({ do: 'rake' })
    expect(advice(gunner([zombie(1, at(60, 60))])).do).not.toBe('use-skill')
  })

  it('[dw.cskill.1] [dw.cskill.12] strikes again where it costs nothing', () => {
    const striker = (skill: string, dice: number[]): DeadWalkScene =>
      scene({
        options: SKILLED,
        humans: [skilled([skill], { weapons: [{ type: 'machete', id: 1, ready: true }] })],
        zombies: [zombie(1, at(62.5, 60)), zombie(2, at(57.5, 60))],
        activation: { human: 1 },
        dice,
      })
    const blow: Command = { do: 'strike', with: 1, target: 'Z1' }
    const angry = act(striker('aggressive', [1, 6]), blow)
    expect(advice(angry)).toEqual({ do: 'use-skill', skill: 'aggressive' })
    act(angry, advice(angry))
    const wild = act(striker('frantic', [6, 6]), blow)
    expect(advice(wild)).toMatchObject({ do: 'use-skill', skill: 'frantic', target: 'Z2' })
    act(wild, advice(wild))
    expect(wild.state.zombies).toEqual([])
  })

  it('[dw.gskill.1] [dw.gskill.6] steadies itself where a test can fail', () => {
    const afraid = (over: object, dice: number[]): DeadWalkScene =>
      endPhase(
        scene({
          options: SKILLED,
          humans: [skilled(['cool', 'fearless'], over)],
          zombies: [zombie(1, at(60, 66), lying)],
          dice,
        }),
      )
    const s = afraid({}, [1, 1])
    expect(advice(s)).toEqual({ do: 'use-skill', skill: 'fearless' })
    act(s, { do: 'decline' })
    const calm = afraid({ bmv: 13 }, [1, 1])
    expect(advice(calm)).toEqual({ do: 'decline' })
    act(calm, { do: 'decline' })
  })

  it('[dw.gskill.15] dodges away from the others', () => {
    const s = endPhase(
      scene({
        options: SKILLED,
        humans: [skilled(['dodge'])],
        zombies: [zombie(1, at(60, 70)), zombie(2, at(50, 60), lying)],
        dice: [1, 1],
      }),
    )
    const answer = advice(s)
    expect(answer).toMatchObject({ do: 'use-skill', skill: 'dodge' })
    const [, y = 0] = answer.do === 'use-skill' ? (answer.to ?? []) : []
    expect(y).toBeLessThan(6000)
    act(s, answer)
  })

  it('[dw.gskill.12] inspires where a die would kill, and not otherwise', () => {
    const dying = (face: number): DeadWalkScene =>
      endPhase(
        scene({
          options: SKILLED,
          humans: [human({ wounds: 3, untested: 1 }), skilled(['inspire'], { at: at(65, 60) })],
          dice: face < 3 ? [face, 6] : [face],
        }),
      )
    const s = dying(2)
    expect(advice(s)).toMatchObject({ do: 'use-skill', skill: 'inspire' })
    act(s, advice(s))
    const fine = dying(4)
    expect(advice(fine)).toEqual({ do: 'decline' })
    act(fine, advice(fine))
  })
})

/** One human with skills whose activation it is. */
const active = (skills: readonly string[], weapons: object[], zombies: object[], over: object = {}): DeadWalkScene =>
  act(scene({ options: SKILLED, humans: [skilled(skills, { weapons, ...over })], zombies }), {
    do: 'activate',
    human: 1,
  })

const carbine = (over: object = {}): object => ({ type: 'carbine', id: 1, ready: true, loaded: 8, ...over })

describe('skills that go with what is done', () => {
  it('[dw.cskill.8] unloads a shotgun where they are close', () => {
    const pump = { type: 'pump-shotgun', id: 1, ready: true, loaded: 6 }
    expect(advice(active(['unload'], [pump], [zombie(1, at(60, 65)), zombie(2, at(61.5, 68))]))).toEqual({
      do: 'use-skill',
      skill: 'unload',
    })
    expect(advice(active(['unload'], [pump], [zombie(1, at(60, 80))])).do).not.toBe('use-skill')
  })

  it('[dw.cskill.3] [dw.cskill.4] waits for those who are too far away, and fires when they come', () => {
    const pistol = { type: 'pistol', id: 1, ready: true, loaded: 8 }
    const s = scene({
      options: SKILLED,
      humans: [skilled(['cover'], { weapons: [pistol] })],
      zombies: [zombie(1, at(60, 87))],
      dice: [6, 6, 6],
    })
    act(s, { do: 'activate', human: 1 })
    expect(advice(s)).toEqual({ do: 'use-skill', skill: 'cover' })
    act(s, advice(s))
    expect(advice(s)).toEqual({ do: 'fire', weapon: 1, target: 'Z1', bursts: 3 })
    act(s, advice(s))
    expect(s.state.zombies).toEqual([])
  })

  it('[dw.gskill.14] is quick where it is a long way', () => {
    const s = scene({
      map: null,
      options: { scenario: 'mercy', skills: true, entryMethods: [] },
      humans: [skilled(['quick'], { at: at(66, 90) })],
      turn: 19,
      activation: { human: 1 },
    })
    expect(advice(s)).toEqual({ do: 'use-skill', skill: 'quick' })
    act(s, advice(s))
    const walk = advice(s)
    act(s, walk)
    expect([walk.do, (s.state.humans[0]?.at.y ?? 0) > 11_300]).toEqual(['move', true])
  })

  it('[dw.cskill.6] reloads fast', () => {
    const s = active(['fast-reload'], [carbine({ loaded: 0 })], [], { stock: { bullets: 1 } })
    expect(advice(s)).toEqual({ do: 'reload', weapon: 1, skill: 'fast-reload' })
  })

  it('[dw.cskill.25] [dw.cskill.21] fires with the skill that makes it sure', () => {
    const target = [zombie(1, at(60, 72))]
    expect(advice(active(['sniper'], [carbine()], target))).toMatchObject({ do: 'fire', skill: 'sniper' })
    expect(advice(active(['double-tap'], [carbine()], target))).toMatchObject({ do: 'fire', skill: 'double-tap' })
  })

  it('[dw.cskill.27] [dw.cskill.16] strikes with the skill that does most', () => {
    const machete = [{ type: 'machete', id: 1, ready: true }]
    const close = [zombie(1, at(62.5, 60))]
    expect(advice(active(['strong'], machete, close))).toMatchObject({ do: 'strike', skill: 'strong' })
    expect(advice(active(['combat-expert'], machete, close))).toMatchObject({ do: 'strike', skill: 'combat-expert' })
  })

  it('[dw.gskill.2] crosses an obstacle for nothing', () => {
    const hedge = { lows: [{ id: 'O1', title: 'hedge', cover: 'soft', line: [50, 55, 70, 55] }] as never }
    const exit = { title: 'road', edge: [50, 0, 70, 0] as const }
    const s = scene({
      options: { ...SKILLED, turnLimit: 5, entryMethods: [] },
      map: { ...hedge, exit },
      humans: [skilled(['fancy-move'])],
      turn: 3,
      activation: { human: 1 },
    })
    expect(advice(s)).toMatchObject({ do: 'move', skill: 'fancy-move' })
  })
})
