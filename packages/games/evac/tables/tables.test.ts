import { describe, expect, it } from 'vitest'
import { ATTACK } from './attack.ts'
import { BONUSES } from './bonuses.ts'
import { DOOR_COUNTERS } from './doors.ts'
import { FINDS } from './finds.ts'
import { HEALING } from './healing.ts'
import { MARINES } from './marines.ts'
import { NAMES } from './names.ts'
import { ORDER_RANGE, ORDERS } from './orders.ts'
import { DEFAULT_TYPES, PATROLS } from './patrols.ts'
import type { Row } from './rows.ts'
import { WEAPONS } from './weapons.ts'
import { ZOMBIES } from './zombies.ts'

/** What a table says for each roll, read as ev.dice.4 reads it. */
function read<Result>(table: readonly Row<Result>[], rolls: readonly number[]): (Result | undefined)[] {
  return rolls.map((roll) => (table.findLast((row) => row.from <= roll) ?? table[0])?.result)
}

describe('printed tables', () => {
  it('[ev.marine.1] Medic, Grunt and Sergeant have their Speed, HP and kit', () => {
    const { medic, grunt, sergeant } = MARINES
    expect([medic.speed, medic.hp, ...medic.kit]).toEqual([5, 3, 'pistol', 'smg', 'reload:smg', 'medkit', 'knife'])
    expect([grunt.speed, grunt.hp, ...grunt.kit]).toEqual([3, 5, 'pistol', 'rifle', 'reload:rifle', 'grenade', 'knife'])
    expect([sergeant.speed, sergeant.hp, ...sergeant.kit]).toEqual([4, 4, 'pistol', 'shotgun', 'knife'])
  })

  it('[ev.marine.4] the only printed reloads are for the SMG of the Medic and the rifle of the Grunt', () => {
    const reloads = [MARINES.medic, MARINES.grunt, MARINES.sergeant].map((row) =>
      row.kit.filter((item) => item.startsWith('reload:')),
    )
    expect(reloads).toEqual([['reload:smg'], ['reload:rifle'], []])
  })

  it('[ev.lt.2] the Lieutenant has Speed 4, HP 4, a pistol with one reload and a knife', () => {
    const { speed, hp, kit } = MARINES.lieutenant
    expect([speed, hp, ...kit]).toEqual([4, 4, 'pistol', 'reload:pistol', 'knife'])
  })

  it('extra reloads fit a gun of the kit: the automatic one, for the Lieutenant the pistol (ev.house.6)', () => {
    const fitting = Object.values(MARINES).map((row) => [row.kit.includes(row.automatic), row.automatic])
    expect(fitting).toEqual([
      [true, 'smg'],
      [true, 'rifle'],
      [true, 'shotgun'],
      [true, 'pistol'],
    ])
    expect(Object.values(MARINES).map((row) => WEAPONS[row.automatic].automatic)).toEqual([true, true, true, false])
  })

  it('[ev.attack.3] every weapon has its attack modifier and ammunition', () => {
    expect(Object.entries(WEAPONS).map(([kind, row]) => [kind, row.modifier, row.ammo])).toEqual([
      ['unarmed', -1, null],
      ['knife', 0, null],
      ['pistol', 0, 12],
      ['smg', 0, 20],
      ['rifle', 1, 20],
      ['shotgun', 2, 8],
    ])
  })

  it('[ev.auto.1] SMG, assault rifle and auto-shotgun are automatic, the others not', () => {
    const automatic = Object.entries(WEAPONS).filter(([, row]) => row.automatic)
    expect(automatic.map(([kind]) => kind)).toEqual(['smg', 'rifle', 'shotgun'])
  })

  it('[ev.attack.3] an attack misses to 3, knocks down on 4 and 5 and kills from 6', () => {
    const results = ['miss', 'miss', 'miss', 'knockDown', 'knockDown', 'kill']
    expect(read(ATTACK, [1, 2, 3, 4, 5, 6])).toEqual(results)
  })

  it('a modified 0 is a miss and 7 to 9 are kills (ev.attack.4, ev.dice.4)', () => {
    expect(read(ATTACK, [0, 7, 8, 9])).toEqual(['miss', 'kill', 'kill', 'kill'])
  })

  it('a new tile gets 2, 4 or 6 door counters (ev.pop.1)', () => {
    expect(read(DOOR_COUNTERS, [1, 2, 3, 4, 5, 6])).toEqual([2, 2, 2, 4, 4, 6])
  })

  it('healing restores nothing to 3, 1 HP on 4 and 5 and 2 HP from 6 (ev.heal.5)', () => {
    expect(read(HEALING, [1, 2, 3, 4, 5, 6, 7])).toEqual([0, 0, 0, 1, 1, 2, 2])
  })

  it('a search finds a zombie on 1, nothing to 4, a reload on 5, a grenade or shells on 6 (ev.scav.3)', () => {
    expect(read(FINDS, [1, 2, 3, 4, 5, 6])).toEqual(['zombie', 'nothing', 'nothing', 'nothing', 'item', 'item'])
    expect(FINDS.map((row) => row.choices)).toEqual([
      [],
      [],
      ['reload:pistol', 'reload:smg', 'reload:rifle'],
      ['grenade', 'reload:shotgun'],
    ])
  })

  it('a d4 per three marines, two squares, a 6 at a door (ev.pop.11, ev.spawn.5, ev.zturn.1, ev.zdoor.1)', () => {
    expect(ZOMBIES).toEqual({ zombieDie: 4, marinesPerDie: 3, speed: 2, doorTarget: 6, bite: 1 })
  })

  it('standing adds 1 to rolls and sprinting 1 square (ev.stand.1, ev.sprint.1)', () => {
    expect(BONUSES).toEqual({ stand: 1, sprint: 1 })
  })

  it('an order carries 7 squares: Move +2 Speed, Fire +1 attack, Steady +1 healing (ev.lt.3, ev.lt.4)', () => {
    expect(ORDER_RANGE).toBe(7)
    expect(Object.values(ORDERS)).toEqual([
      { title: 'Move!', speed: 2, attack: 0, healing: 0 },
      { title: 'Fire!', speed: 0, attack: 1, healing: 0 },
      { title: 'Steady!', speed: 0, attack: 0, healing: 1 },
    ])
  })
})

describe('patrols', () => {
  it('there is one suggestion for every number of marines from 1 to 12 (ev.seat.3)', () => {
    expect(PATROLS.map((patrol) => patrol.length)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
  })

  it('the patrols of three, six, nine and twelve have equally many of each type (ev.setup.14)', () => {
    for (const size of [3, 6, 9, 12]) {
      const patrol = PATROLS[size - 1] ?? []
      const counts = DEFAULT_TYPES.map((type) => patrol.filter((one) => one === type).length)
      expect(counts).toEqual([size / 3, size / 3, size / 3])
    }
  })

  it('by default seats are offered Grunt, Medic, Sergeant and again (ev.setup.13)', () => {
    expect(DEFAULT_TYPES).toEqual(['grunt', 'medic', 'sergeant'])
  })

  it('four names are ready for each type, one for the Lieutenant, all different', () => {
    expect(Object.values(NAMES).map((names) => names.length)).toEqual([4, 4, 4, 1])
    expect(new Set(Object.values(NAMES).flat()).size).toBe(13)
  })
})
