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
