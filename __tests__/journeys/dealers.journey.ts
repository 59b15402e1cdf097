import { dealersTexts } from '@/messages/community/dealers/dealers'
import { rides } from '@/messages/community/dealers/rides'

import { expectNoViolations } from './support/axe'
import { open } from './support/page'
import { expect, ON_PHONES, test } from './support/shop-test'

const DEALER = 'Radhaus Mitte'

test(
  'a stranger finds a dealer near a town, books a test ride, and cancels it',
  ON_PHONES,
  async ({ page, request, quiet, email }) => {
    quiet.plan(/409/)
    await open(page, '/dealers')
    await expectNoViolations(page, 'the dealers')
    await page.getByLabel(dealersTexts.near).fill('potsd')
    await page.getByRole('button', { name: 'Potsdam, DE' }).click()
    const list = page.getByRole('region', { name: dealersTexts.list })
    await expect(list.getByRole('heading', { level: 2 }).first()).toHaveText(DEALER)
    await expect(list.getByText(/^\d+ km away$/).first()).toBeVisible()
    await expect(page.getByRole('link', { name: `${DEALER}, Berlin` })).toBeVisible()
    await list.getByRole('link', { name: DEALER }).click()

    await expect(page.getByRole('heading', { level: 1, name: DEALER })).toBeVisible()
    const time = page.getByRole('group', { name: rides.time }).getByRole('radio')
    await time.and(page.locator(':enabled')).first().check()
    await page.getByRole('main').getByLabel(rides.name).fill('Ada Rider')
    await page.getByRole('main').getByLabel(rides.email, { exact: true }).fill(email)
    await expectNoViolations(page, 'the booking')

    const slots = await request.get('/api/dealers/7/slots?bike=700&days=29')
    const { data } = (await slots.json()) as {
      data: { slots: { starts_at: string; is_free: boolean }[] }
    }
    const first = data.slots.find(({ is_free }) => is_free)
    const other = { bike: 700, starts_at: first?.starts_at, name: 'Ben', email: `other-${email}` }
    expect((await request.post('/api/dealers/7/test-rides', { data: other })).status()).toBe(201)

    await page.getByRole('button', { name: rides.send }).click()
    await expect(page.getByText(rides.gone)).toBeVisible()
    await expect(page.getByLabel(rides.name)).toHaveValue('Ada Rider')
    await expectNoViolations(page, 'a time that is gone')
    await page.getByRole('alert').getByRole('button').first().click()
    await page.getByRole('button', { name: rides.send }).click()

    await expect(page.getByRole('heading', { name: rides.booked })).toBeVisible()
    await expectNoViolations(page, 'the booked ride')
    const file = await request.get(
      (await page.getByRole('link', { name: rides.calendar }).getAttribute('href')) ?? '',
    )
    expect(await file.text()).toContain('BEGIN:VEVENT')
    await page.getByRole('button', { name: rides.cancel }).click()
    await page.getByRole('button', { name: rides.cancelSend }).click()
    await expect(page.getByRole('heading', { name: rides.cancelled })).toBeVisible()
  },
)
