import { act, screen, within } from '@testing-library/react'

import { AuditScreen } from '@/components/office/audit/audit-screen'
import { EntryScreen } from '@/components/office/audit/entry-screen'
import { WhoChanged } from '@/components/office/kit/who-changed'
import { audit as texts } from '@/messages/office/audit/audit'
import type { AuditList, AuditRow } from '@/contract/office/audit/audit'
import { sessionLookedUp, userLoaded } from '@/store/auth/auth-slice'

import { aStaffUser } from '@/__tests__/support/a-user'
import { renderApp } from '@/__tests__/support/render-app'

const ROW: AuditRow = {
  ...{ id: '7', at: '2026-11-20T12:00:00.000Z', actor: { id: 'p1', name: 'Olga Stone' } },
  api_key: null,
  ...{ role: 'owner', action: 'stock.setThreshold', subject: { kind: 'stock', id: 'frame:nyx:M' } },
  ...{ before: { threshold: 5 }, after: { threshold: 7 }, asked: {}, reason: '', is_erased: false },
}
const PEOPLE = [{ id: 'p1', name: 'Olga Stone' }]
const listOf = (...items: AuditRow[]): AuditList => ({
  ...{ items, next: null, previous: null, people: PEOPLE },
})

function open(path: string, answer: () => Promise<AuditList>) {
  const list = jest.fn(answer)
  const app = renderApp(<AuditScreen />, { path, fakes: { audit: { list } } })
  return { ...app, list }
}

it('says each change in words and opens its entry', async () => {
  const { list } = open('/backoffice/audit?person=p1', async () => listOf(ROW))
  expect(await screen.findByRole('link', { name: 'Changed a stock threshold' })).toLinkTo(
    '/backoffice/audit/7',
  )
  expect(screen.getByText('Threshold: 5 → 7')).toBeVisible()
  expect(list).toHaveBeenCalledWith({ person: 'p1' })
  expect(screen.getByLabelText(texts.person)).toHaveValue('p1')
})

it('a person that is chosen goes into the address', async () => {
  const { user, router } = open('/backoffice/audit?subject=NK-1', async () => listOf(ROW))
  await screen.findByText('Threshold: 5 → 7')
  await user.selectOptions(screen.getByLabelText(texts.person), 'Olga Stone')
  expect(router.push).toHaveBeenCalledWith(
    '/backoffice/audit?person=p1&subject=NK-1',
    undefined,
    expect.anything(),
  )
})

it('says that nothing was found, and leads back to everything', async () => {
  open('/backoffice/audit?subject=NK-1', async () => listOf())
  expect(await screen.findByRole('heading', { name: texts.noMatch })).toBeVisible()
  expect(screen.getByRole('link', { name: texts.all })).toLinkTo('/backoffice/audit')
})

it('an entry shows each detail before and after, and leads to its subject', async () => {
  const read = async () => ({
    ...ROW,
    ...{ request_id: 'r1', session: '3', link: { number: '9', hash: 'abc' } },
  })
  renderApp(<EntryScreen id="7" />, { fakes: { audit: { read } } })
  const row = within(await screen.findByRole('table')).getByRole('row', { name: 'Threshold 5 7' })
  expect(row).toBeVisible()
  expect(screen.getByRole('link', { name: 'Stock of frame:nyx:M' })).toLinkTo(
    '/backoffice/stock/frame%3Anyx%3AM',
  )
})

it('“Who changed this?” is offered to those alone who may see the log', async () => {
  const { store } = renderApp(<WhoChanged kind="orders" id="NK-1" />)
  expect(screen.queryByRole('link')).toBeNull()
  act(() => {
    store.dispatch(sessionLookedUp(true))
    store.dispatch(userLoaded(aStaffUser('manager')))
  })
  expect(await screen.findByRole('link', { name: texts.whoChanged })).toLinkTo(
    '/backoffice/audit?kind=orders&subject=NK-1',
  )
})
