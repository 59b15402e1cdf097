import type { HttpHandler } from 'msw'
import type { z } from 'zod'

import { api } from '@/contract/kit/api'
import { apiSchemas } from '@/contract/kit/api.schema'
import { isSameMailbox } from '@/domain/kit/mailbox'
import { addCents, subtractCents } from '@/domain/kit/money'
import { fullName } from '@/domain/kit/person-name'

import { asAdmin } from '../members/books'
import type { MockMember } from '../members/records'
import { mock, mockProblem } from '../mock'
import type { MockShop } from '../mock-shop'

const [routes, schemas] = [api.customers, apiSchemas.customers]

type Books = ReturnType<MockShop['books']>
type Detail = (shop: MockShop, id: string) => z.output<typeof schemas.read.response>

/** Serves customer care. The mock shop sends no emails; everything else takes effect. */
export function careHandlers(shop: MockShop, detailOf: Detail): HttpHandler[] {
  return [
    mock(routes.changeCredit, schemas.changeCredit, ({ from, params, body }) =>
      asAdmin(shop, from, () => {
        shop.change((books) => {
          const member = customerAt(books, params.id)
          const { action, amount } = body
          if (action === 'take' && amount > member.credit) throw mockProblem('credit_short')
          member.credit =
            action === 'give'
              ? addCents(member.credit, amount)
              : subtractCents(member.credit, amount)
        })
        return detailOf(shop, params.id)
      }),
    ),
    mock(routes.addNote, schemas.addNote, ({ from, params, body }) =>
      asAdmin(shop, from, ({ user }) => {
        shop.change((books) => {
          const notes = (memberAt(books, params.id).notes ??= [])
          if (notes.some(({ key }) => key === body.request_key)) return
          const by = fullName(user)
          const at = shop.now().toISOString()
          const { text, request_key: key } = body
          notes.push({ ...{ id: notes.length + 1, at, text, by, key }, isRemoved: false })
        })
        return detailOf(shop, params.id)
      }),
    ),
    mock(routes.removeNote, schemas.removeNote, ({ from, params, body }) =>
      asAdmin(shop, from, () => {
        shop.change((books) => {
          const { notes = [] } = memberAt(books, params.id)
          const note = notes.find(({ id }) => id === params.note)
          if (!note) throw mockProblem('note_not_found')
          note.isRemoved = body.is_removed
        })
        return detailOf(shop, params.id)
      }),
    ),
    mock(routes.sendConfirmation, schemas.sendConfirmation, ({ from, params }) =>
      asAdmin(shop, from, () => {
        const isConfirmed = memberAt(shop.books(), params.id).user.email_verified
        if (isConfirmed) throw mockProblem('customer_is_confirmed')
        return {}
      }),
    ),
    mock(routes.exportData, schemas.exportData, ({ from, params }) =>
      asAdmin(shop, from, () => {
        const { password: _, sessions: __, ...exported } = memberAt(shop.books(), params.id)
        return exported
      }),
    ),
    mock(routes.erase, schemas.erase, ({ from, params, body }) =>
      asAdmin(shop, from, () => {
        const { user } = customerAt(shop.books(), params.id)
        if (!isSameMailbox(user.email, body.email)) {
          throw mockProblem('invalid_input')
        }
        shop.change((books) => {
          books.members = books.members.filter((member) => member.user.id !== user.id)
        })
        return {}
      }),
    ),
  ]
}

export function memberAt({ members }: Books, id: string): MockMember {
  const member = members.find(({ user }) => user.id === id)
  if (!member) throw mockProblem('customer_not_found')
  return member
}

export function customerAt(books: Books, id: string): MockMember {
  const member = memberAt(books, id)
  if (member.user.role !== null) throw mockProblem('customer_is_staff')
  return member
}
