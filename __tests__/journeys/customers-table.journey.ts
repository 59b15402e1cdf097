import { csv } from '@/messages/office/csv/csv'
import { priceTexts as prices } from '@/messages/office/goods/prices'

import { enterOffice, look } from './support/office-look'
import { open } from './support/page'
import { expect, test } from './support/shop-test'

// Without reduced motion, axe measures too little contrast while elements fade in.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('customers of another shop come by a table, after a look at each line', async ({
  page,
  email,
  shop,
}, info) => {
  test.setTimeout(180_000)
  await enterOffice(page, email, shop)
  await open(page, '/backoffice/customers/tables')
  const table = [
    'email,name,last_name,line1,city,region,postcode,country,newsletter',
    `new.${email},Ida,Berg,12 Mill Lane,Portland,OR,97201,US,yes`,
    `other.${email},Bo,Lund,,,,,,`,
    'nobody,No,Address,,,,,,',
    `${email},Staff,Member,,,,,,`,
  ].join('\r\n')
  await page.getByLabel(csv.file).setInputFiles({
    ...{ name: 'customers.csv', mimeType: 'text/csv', buffer: Buffer.from(table) },
  })
  await page.getByRole('button', { name: csv.upload }).click()
  const row = page.getByRole('listitem').filter({ hasText: 'customers.csv' }).first()
  await expect(row.getByText('2 lines will add a customer')).toBeVisible({ timeout: 30_000 })
  await expect(row.getByText('2 are left out')).toBeVisible()
  await row.getByRole('button', { name: csv.details }).click()
  await expect(row.getByText('email must be an address such as name@example.com.')).toBeVisible()
  await expect(row.getByText('This account belongs to the staff.')).toBeVisible()
  await look(page, { info, state: 'checked' })

  await row.getByRole('button', { name: csv.apply(2) }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Nobody is emailed.')
  await look(page, { info, state: 'asked' })
  await dialog.getByRole('button', { name: 'Apply import' }).click()
  await expect(row.getByText('Applied: 2 lines added or changed something.')).toBeVisible({
    timeout: 30_000,
  })
  expect(await shop.lettersTo(`new.${email}`)).toEqual([])

  await open(page, `/backoffice/customers?q=${encodeURIComponent(`new.${email}`)}`)
  await expect(page.getByRole('link', { name: 'Ida Berg' })).toBeVisible()
})

test('prices come by a table, after a look at old and new, and are undone', async ({
  page,
  email,
  shop,
}, info) => {
  test.setTimeout(180_000)
  await enterOffice(page, email, shop)
  await open(page, '/backoffice/catalog/tables')
  const file = `${email}.csv`
  // A part that is sold out, so that no other journey buys it.
  const table = ['part_number,price', '5000312,61.50', '5000313,free'].join('\r\n')
  await page.getByLabel(csv.file).setInputFiles({
    ...{ name: file, mimeType: 'text/csv', buffer: Buffer.from(table) },
  })
  await expect(page.getByLabel(csv.kind)).toHaveValue('prices')
  await page.getByRole('button', { name: csv.upload }).click()
  const row = page.getByRole('listitem').filter({ hasText: file }).first()
  await expect(row.getByText('1 line will change something, 1 is left out.')).toBeVisible({
    timeout: 30_000,
  })
  await row.getByRole('button', { name: csv.details }).click()
  await expect(row.getByText('price must be an amount such as 19.90.')).toBeVisible()
  await row.getByText(csv.verdicts.change(1)).click()
  await expect(row.getByText(/^Chainring, 44 teeth: .+ → \$61\.50$/)).toBeVisible()
  await look(page, { info, state: 'prices-checked' })

  await row.getByRole('button', { name: csv.apply(1) }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Apply import' }).click()
  await expect(row.getByText('Applied: 1 line added or changed something.')).toBeVisible({
    timeout: 30_000,
  })
  await open(page, '/backoffice/catalog/changes')
  const change = page.getByRole('listitem').filter({ hasText: file })
  await change.getByRole('button', { name: prices.undo }).click()
  await expect(change.getByText(prices.state('undone'))).toBeVisible()
})
