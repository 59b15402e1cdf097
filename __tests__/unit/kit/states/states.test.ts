import { readFileSync } from 'node:fs'

import { isMove } from '@/domain/kit/moves'
import { ATTEMPT_MOVES, REFUND_MOVES } from '@/domain/shop/payment/payment-moves'
import { TICKET_MOVES } from '@/domain/community/support/ticket-moves'
import { MACHINES, statesPage } from '@/scripts/states/page'

describe('docs/states.md', () => {
  it('is what the tables say: run `npx tsx scripts/states.ts`', () => {
    expect(readFileSync('docs/states.md', 'utf8')).toBe(`${statesPage()}\n`)
  })
})

describe.each(MACHINES.map((machine) => [machine.title, machine] as const))(
  'the transitions of: %s',
  (_, { begins, moves }) => {
    it('are listed once each', () => {
      const arrows = moves.map(({ from, to }) => `${from} > ${to}`)
      expect(arrows).toEqual([...new Set(arrows)])
    })

    it('go somewhere, are made by somebody, and say what follows', () => {
      const poor = moves.filter(
        ({ from, to, by, follows }) => from === to || by.length === 0 || !follows.endsWith('.'),
      )
      expect(poor).toEqual([])
    })

    it('reach every state from the first one', () => {
      const states = new Set(moves.flatMap(({ from, to }) => [from, to]))
      const reached = new Set([begins])
      for (const _round of states)
        for (const { from, to } of moves) if (reached.has(from)) reached.add(to)
      expect([...states].filter((state) => !reached.has(state))).toEqual([])
    })
  },
)

test('money that was captured is never another thing again', () => {
  expect(ATTEMPT_MOVES.filter(({ from }) => from === 'captured')).toEqual([])
})

test('a refund that is void is never sent', () => {
  expect(isMove(REFUND_MOVES, { from: 'void', to: 'succeeded' })).toBe(false)
})

test('a customer closes a ticket, and only an administrator opens it again', () => {
  const whoMay = (from: string, to: string) =>
    TICKET_MOVES.filter((move) => move.from === from && move.to === to).flatMap(({ by }) => by)
  expect(whoMay('open', 'closed')).toContain('customer')
  expect(TICKET_MOVES.filter(({ from }) => from === 'closed')).toMatchObject([
    { to: 'open', by: ['agent'] },
  ])
})
