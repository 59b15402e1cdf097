import { readdirSync, readFileSync } from 'node:fs'

import { catalog } from '@/messages/office/goods/prices'
import { promotions } from '@/messages/office/promo/promo'
import { DEFAULT_REGION } from '@/utils/default-region'

import { withSettings } from '@/__tests__/support/page-settings'

test('fields for amounts have the sign that the shop has chosen', () => {
  const labels = () => [catalog.newPrice, promotions.fields.cap]
  expect(labels()).toEqual(['Price ($)', expect.objectContaining({ label: 'At most off ($)' })])
  const restore = withSettings({ region: { ...DEFAULT_REGION, currency: 'USD' } })
  expect(labels()).toEqual(['Price (USD)', expect.objectContaining({ label: 'At most off (USD)' })])
  restore()
})

test('no text of the office has a sign of its own', () => {
  const files = readdirSync('messages/office', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => `messages/office/${file}`)
  expect(files.length).toBeGreaterThan(50)
  expect(files.filter((file) => /\(\$\)'|in dollars/i.test(readFileSync(file, 'utf8')))).toEqual([
    'messages/office/kit/amount-label.ts',
  ])
})
