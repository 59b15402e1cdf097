import { act, screen, waitFor, within } from '@testing-library/react'

import { Inbox } from '@/components/office/support/inbox'
import { officeLists } from '@/messages/office/kit/lists'
import { desk as texts } from '@/messages/office/support/support'
import type { Services } from '@/services/services'

import { aDesk, aTicket, KIM } from '@/__tests__/support/desk-ticket'
import { unreachable } from '@/__tests__/support/guest-shop'
import { renderApp } from '@/__tests__/support/render-app'

type List = Services['desk']['list']

const page = (...numbers: string[]) => ({
  tickets: numbers.map((number) => aTicket({ number, subject: `About ${number}` })),
  next: null as string | null,
  previous: null as string | null,
})

function openInbox(path: string, answer: List) {
  const list = jest.fn(answer)
  const desk = { list, overview: async () => aDesk() }
  const app = renderApp(<Inbox />, { path, fakes: { desk } })
  return { ...app, list }
}

it('asks for what the address says, and shows view, filters and words of it', async () => {
  const path = '/backoffice/tickets?assignee=none&priority=high&q=wheel'
  const { list } = openInbox(path, async () => page('T-2'))
  expect(await screen.findByRole('link', { name: 'About T-2' })).toLinkTo('/backoffice/tickets/T-2')
  expect(list).toHaveBeenCalledWith({ assignee: 'none', priority: 'high', q: 'wheel' })
  expect(await screen.findByRole('link', { name: /Unassigned 3/ })).toHaveAttribute(
    'aria-current',
    'true',
  )
  expect(screen.getByRole('link', { name: /Overdue/ })).toLinkTo(
    '/backoffice/tickets?due=overdue&priority=high&q=wheel',
  )
  expect(screen.getByLabelText(texts.columns.priority)).toHaveValue('high')
  expect(screen.getByLabelText(texts.search)).toHaveValue('wheel')
})

it('a filter goes into the address and begins with the first page', async () => {
  const { user, router } = openInbox('/backoffice/tickets?q=wheel&after=1.T-9', async () =>
    page('T-2'),
  )
  await screen.findByRole('option', { name: KIM.name })
  await user.selectOptions(screen.getByLabelText(texts.assignee), KIM.name)
  const href = `/backoffice/tickets?assignee=${KIM.id}&q=wheel`
  expect(router.push).toHaveBeenCalledWith(href, undefined, { shallow: true })
})

it('J and K walk through the rows, and are letters in the search field', async () => {
  const { user } = openInbox('/backoffice/tickets', async () => page('T-3', 'T-2', 'T-1'))
  await screen.findByRole('link', { name: 'About T-3' })
  await user.keyboard('jj')
  expect(screen.getByRole('link', { name: 'About T-2' })).toHaveFocus()
  await user.keyboard('k')
  expect(screen.getByRole('link', { name: 'About T-3' })).toHaveFocus()
  await user.keyboard('/')
  const search = screen.getByLabelText(texts.search)
  expect(search).toHaveFocus()
  await user.keyboard('jk/')
  expect(search).toHaveValue('jk/')
})

it('says in words what is overdue', async () => {
  openInbox('/backoffice/tickets', async () => ({
    ...page(),
    tickets: [
      aTicket({ due_at: new Date(Date.now() - 3 * 60 * 60_000 - 60_000).toISOString() }),
      aTicket({ number: 'T-2', due_at: null }),
    ],
  }))
  const [, late, none] = await screen.findAllByRole('row')
  if (!late || !none) throw new Error('There are two rows.')
  expect(within(late).getAllByText(/^3 hours overdue$/)).not.toHaveLength(0)
  expect(within(none).queryByText(/overdue/)).toBeNull()
})

it('leads on by the cursor of the page and keeps the filter', async () => {
  openInbox('/backoffice/tickets?tag=brakes', async () => ({ ...page('T-2'), next: '5.T-2' }))
  expect(await screen.findByRole('link', { name: 'Later' })).toLinkTo(
    '/backoffice/tickets?tag=brakes&after=5.T-2',
  )
})

it('nothing found is something else than nothing there', async () => {
  const { unmount } = openInbox('/backoffice/tickets?q=zz', async () => page())
  expect(await screen.findByRole('heading', { name: texts.nothing })).toBeVisible()
  unmount()
  openInbox('/backoffice/tickets', async () => page())
  expect(await screen.findByRole('heading', { name: texts.nothingOpen })).toBeVisible()
})

it('hears of tickets while it is open; a look that fails keeps what is shown', async () => {
  let hear: Parameters<Services['live']['open']>[1]['hear'] = () => undefined
  const open = jest.fn<Promise<never>, Parameters<Services['live']['open']>>((query, options) => {
    expect(query).toEqual({ staff: '1' })
    hear = options.hear
    return new Promise(() => undefined)
  })
  const list = jest.fn<ReturnType<List>, Parameters<List>>(async () => page('T-2'))
  renderApp(<Inbox />, {
    path: '/backoffice/tickets',
    fakes: { live: { open }, desk: { list, overview: async () => aDesk() } },
  })
  await screen.findByRole('link', { name: 'About T-2' })
  list.mockResolvedValueOnce(page('T-3', 'T-2'))
  await waitFor(() => expect(open).toHaveBeenCalled())
  act(() => hear({ kind: 'ticket', subject: 'T-3' }, '1'))
  expect(await screen.findByRole('link', { name: 'About T-3' })).toBeVisible()
  list.mockRejectedValue(unreachable())
  act(() => hear({ kind: 'ticket', subject: 'T-4' }, '2'))
  expect(await screen.findByText(officeLists.stale)).toBeVisible()
  expect(screen.getByRole('link', { name: 'About T-3' })).toBeVisible()
})
