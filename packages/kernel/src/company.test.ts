import { describe, expect, it } from 'vitest'
import { anyMatch, startMatch } from './begin.ts'
import { Company, type Party } from './company.ts'
import { MatchHost } from './host.ts'
import { LONGEST_SAYING, type HostMessage, type Presence, PROTOCOL } from './messages.ts'
import { commandOdds } from './odds.ts'
import { saveMatch } from './save.ts'
import type { Holder, Seat } from './seat.ts'
import { seededDice } from './source.ts'
import { lantern, setUp } from './testkit/index.ts'

const people = { K1: { person: 'Ann' }, K2: { person: 'Bob' } }

function table(holders: Readonly<Record<Seat, Holder>> = people) {
  const told: Presence[] = []
  const company = new Company({ isAlone: true, onPresence: (presence) => told.push(presence) })
  const match = anyMatch(startMatch(lantern, setUp(lantern, { holders }), seededDice('company')))
  const host = new MatchHost({ match, odds: commandOdds, company })
  let id = 0
  const sit = (client: string, seats: string[], more: { also?: string[]; party?: Party } = {}) => {
    const { party, ...asked } = more
    const got: HostMessage[] = []
    const line = host.connect((message) => got.push(structuredClone(message)), party)
    const give = (message: object): void => line.receive({ v: PROTOCOL, ...message })
    give({ t: 'join', client, seats, ...asked })
    const say = (words: string, to: string | null = null, seat = seats[0]): HostMessage | undefined => {
      give({ t: 'say', id: ++id, seat, to, words })
      return got.findLast((one) => 'id' in one && one.id === id)
    }
    const heard = (): string[] => got.flatMap((one) => (one.t === 'talk' ? one.said.map(({ words }) => words) : []))
    const errors = () => got.filter((one) => one.t === 'error')
    return { got, line, give, say, heard, errors }
  }
  return { host, match, sit, told }
}

describe('who is here', () => {
  it('is told to everybody, by persons’ seats alone, whenever it changes', () => {
    const { sit, told } = table()
    const ann = sit('ann', ['K1'])
    const eve = sit('eve', [])
    expect(told).toEqual([{ t: 'presence', seats: { K1: 'here', K2: 'away' }, bots: [] }])
    const bob = sit('bob', ['K2'])
    expect(told.at(-1)?.seats).toEqual({ K1: 'here', K2: 'here' })
    bob.give({ t: 'leave' })
    expect(told.at(-1)?.seats).toEqual({ K1: 'here', K2: 'away' })
    bob.give({ t: 'join', client: 'bob', seats: ['K2'] })
    bob.line.close()
    expect(told.at(-1)?.seats).toEqual({ K1: 'here', K2: 'away' })
    const heard = ({ got }: typeof ann) => got.filter(({ t }) => t === 'presence').length
    expect([heard(ann), heard(eve), told.length]).toEqual([5, 5, 5])
  })

  it('counts who sits at the same screen, and nobody of whom a bot plays', () => {
    const { sit, told } = table()
    const ann = sit('ann', ['K1'], { also: ['K2'] })
    expect(told.at(-1)).toMatchObject({ seats: { K1: 'here', K2: 'here' } })
    const lent = sit('lent', ['K2'], { party: { isBot: true } })
    expect([lent.errors(), told.at(-1)]).toEqual([
      [],
      { t: 'presence', seats: { K1: 'here', K2: 'here' }, bots: ['K2'] },
    ])
    lent.line.close()
    expect(ann.got.filter(({ t }) => t === 'update')).toMatchObject([{ glances: [{ seat: 'K1' }] }])
    ann.give({ t: 'join', client: 'ann', seats: [] })
    const bot = sit('bot', ['K2'], { party: { isBot: true } })
    expect(told.at(-1)).toEqual({ t: 'presence', seats: { K1: 'here', K2: 'away' }, bots: ['K2'] })
    bot.line.close()
    expect(told.at(-1)?.bots).toEqual([])
  })

  it('refuses a seat that another party has, or that is none of one’s own, and nothing changes', () => {
    const { sit, told } = table()
    const ann = sit('ann', ['K1'], { party: { of: 'one' } })
    const other = sit('other', ['K2', 'K1'], { party: { of: 'two' } })
    expect(other.errors()).toMatchObject([{ at: 'seats[1]', clause: 'table.taken' }])
    other.give({ t: 'join', client: 'other', seats: [], also: ['K1'] })
    expect(other.errors().at(-1)).toMatchObject({ at: 'also[0]', clause: 'table.taken' })
    expect(sit('no', ['K2'], { party: { seats: ['K1'] } }).errors()).toMatchObject([{ clause: 'table.guest' }])
    expect(told).toHaveLength(1)
    expect(other.got.filter(({ t }) => t !== 'error')).toEqual([])
    const again = sit('ann', ['K1'], { party: { of: 'one' } })
    expect(again.errors()).toEqual([])
    ann.give({ t: 'leave' })
    again.line.close()
    expect(sit('other', ['K1'], { party: { of: 'two' } }).errors()).toEqual([])
  })
})

describe('what is said', () => {
  it('reaches everybody or one person, and is in no save', () => {
    const { sit, match } = table()
    const before = saveMatch(match, { private: true })
    const [ann, bob, eve] = [sit('ann', ['K1']), sit('bob', ['K2']), sit('eve', [])]
    expect(ann.say('to all')).toMatchObject({ t: 'done' })
    expect(ann.say('to Bob', 'K2')).toMatchObject({ t: 'done' })
    expect([ann, bob, eve].map(({ heard }) => heard())).toEqual([
      ['to all', 'to Bob'],
      ['to all', 'to Bob'],
      ['to all'],
    ])
    expect(eve.got.filter(({ t }) => t === 'talk')).toHaveLength(2)
    bob.line.close()
    expect(sit('bob', ['K2']).heard()).toEqual(['to all', 'to Bob'])
    expect(saveMatch(match, { private: true })).toEqual(before)
  })

  it('is refused to strangers, to a bot, for a seat that is not one’s own, and if it is too long or nothing', () => {
    const { sit } = table({ K1: { person: 'Ann' }, K2: { bot: 'competent' } })
    const ann = sit('ann', ['K1'])
    const eve = sit('eve', [])
    expect(eve.say('psst', null, 'K1')).toMatchObject({ t: 'refused', refusal: { clause: 'table.guest' } })
    expect(ann.say('you there', 'K2')).toMatchObject({ t: 'refused', refusal: { clause: 'table.seat' } })
    expect(ann.say('you there', 'K9')).toMatchObject({ t: 'refused', refusal: { clause: 'table.shape', at: 'to' } })
    expect(ann.say('')).toMatchObject({ t: 'error', at: 'words' })
    expect(ann.say('a'.repeat(LONGEST_SAYING + 1))).toMatchObject({ t: 'error', at: 'words' })
    expect([...ann.heard(), ...eve.heard()]).toEqual([])
  })

  it('is bounded in a turn, and who comes later hears the last hundred', () => {
    const { sit } = table()
    const ann = sit('ann', ['K1'])
    for (let i = 0; i < 200; i++) expect(ann.say(`${i}`)?.t).toBe('done')
    expect(ann.say('more')).toMatchObject({ t: 'refused', refusal: { clause: 'table.again' } })
    const late = sit('bob', ['K2']).heard()
    expect([late.length, late[0], late.at(-1)]).toEqual([100, '100', '199'])
  })

  it('asked twice under one id it is said once', () => {
    const { sit } = table()
    const [ann, bob] = [sit('ann', ['K1']), sit('bob', ['K2'])]
    for (let i = 0; i < 2; i++) ann.give({ t: 'say', id: 77, seat: 'K1', to: null, words: 'once' })
    expect(bob.heard()).toEqual(['once'])
  })
})
