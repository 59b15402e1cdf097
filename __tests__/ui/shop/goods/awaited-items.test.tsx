import { screen } from '@testing-library/react'

import { AwaitedItems } from '@/components/shop/goods/awaited-items'
import type { AwaitedItem } from '@/contract/shop/goods/stock-alerts'
import { awaitedItems as texts } from '@/messages/shop/goods/stock-alert'

import { problem } from '@/__tests__/support/guest-shop'
import { renderApp } from '@/__tests__/support/render-app'

const LOCK = { id: 3, title: 'U-lock', path: '/accessories/5', asked_at: '2026-05-04T10:00:00Z' }
const FRAME = { ...LOCK, id: 4, title: 'Nyx frame, size M', path: null }

const open = (alerts: AwaitedItem[], remove = jest.fn(async () => ({}))) =>
  renderApp(<AwaitedItems />, {
    fakes: { stockAlerts: { list: async () => ({ alerts }), remove } },
  })
const stop = (title: string) =>
  screen.findByRole('button', { name: `${texts.stop}${texts.of(title)}` })

test('a member sees what they wait for, and stops waiting for one', async () => {
  const remove = jest.fn(async () => ({}))
  const { user } = open([LOCK, FRAME], remove)
  expect(await screen.findByRole('link', { name: 'U-lock' })).toHaveAttribute('href', LOCK.path)
  expect(screen.queryByRole('link', { name: FRAME.title })).toBeNull()
  await user.click(await stop('U-lock'))
  expect(await screen.findByText(texts.stopped('U-lock'))).toHaveFocus()
  expect(remove).toHaveBeenCalledWith({ id: 3 })
  expect(screen.queryByRole('link', { name: 'U-lock' })).toBeNull()
  await user.click(await stop(FRAME.title))
  expect(await screen.findByText(texts.empty)).toBeVisible()
})

test('an item stays in the list if that failed', async () => {
  const remove = jest.fn().mockRejectedValue(problem('server_busy', { message: 'Not now.' }))
  const { user } = open([LOCK], remove)
  await user.click(await stop('U-lock'))
  expect(await screen.findByText('Not now.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'U-lock' })).toBeVisible()
})
