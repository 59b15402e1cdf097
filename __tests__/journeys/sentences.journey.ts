import type { BrowserContext, Page } from '@playwright/test'

import { newsletter } from '@/messages/community/newsletter/newsletter'
import { userMenu } from '@/messages/kit/user-menu'

import { cartButton, cartPanel, closeCart, expectCartOpen, putInCart } from './support/cart'
import { answer, step } from './support/configurator'
import { expireToken, logIn, logOut, register, TYPED_PASSWORD } from './support/member'
import { open, reload } from './support/page'
import type { Quiet } from './support/quiet'
import { expect, test } from './support/shop-test'

interface Stage {
  page: Page
  context: BrowserContext
  quiet: Quiet
  email: string
}

interface Row {
  source: '§4' | '§8' | '§9'
  /** Verbatim text, typed here rather than imported from the page messages. */
  sentence: string
  cause: string
  bring: (stage: Stage) => Promise<void>
}

const ACCESSORY = '/accessories/5000111'
const UNREACHABLE = "Can't reach server right now."
const NO_DATABASE =
  'IndexedDB is not supported by your browser. Therefore, Comparison feature is not available.'

async function cut({ page, quiet }: Stage, path: string): Promise<void> {
  quiet.plan(/ERR_CONNECTION_REFUSED/)
  await page.route(
    (url) => url.pathname === path,
    (route) => route.abort('connectionrefused'),
  )
}

async function signIn(page: Page, email: string, password = TYPED_PASSWORD): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click()
}

async function subscribe(page: Page, email: string): Promise<void> {
  const footer = page.getByRole('contentinfo')
  await footer.getByLabel(newsletter.email).fill(email)
  await footer.getByRole('button', { name: newsletter.submit }).click()
}

async function confirmSubscription(page: Page, email: string): Promise<void> {
  await expect(async () => {
    const answer = await page.request.get('/api/outbox')
    const { data } = (await answer.json()) as {
      data: { mails: { recipient: string; text: string }[] }
    }
    const text = data.mails.find(({ recipient }) => recipient === email)?.text ?? ''
    const [link] = /http\S+\/newsletter\/confirm\?token=\S+/.exec(text) ?? []
    expect(link).toBeDefined()
    const { pathname, search } = new URL(link ?? '')
    await open(page, pathname + search)
  }).toPass({ timeout: 30_000 })
  await page.getByRole('button', { name: 'Confirm my subscription' }).click()
  await expect(page.getByRole('heading', { name: 'You’re subscribed' })).toBeVisible()
}

async function addBackpack(page: Page): Promise<void> {
  await open(page, ACCESSORY)
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Add .* to cart$/ })
    .first()
    .click()
  await expectCartOpen(page)
}

const comparisonButton = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'Compare Nyx' })

async function compareNyx(page: Page): Promise<void> {
  await open(page, '/configurator')
  await comparisonButton(page).click()
  await expect(page.getByRole('link', { name: 'Open Comparison', exact: true })).toContainText('1')
}

/** Rewrites the stored cart in the visitor's browser. */
async function keepCart(page: Page, change: (stored: string) => string): Promise<void> {
  const stored = await page.evaluate(() => localStorage.getItem('cart_items') ?? '')
  await page.evaluate((text) => localStorage.setItem('cart_items', text), change(stored))
}

const ROWS: Row[] = [
  {
    source: '§8',
    sentence: UNREACHABLE,
    cause: 'a login finds no server',
    bring: async (stage) => {
      await cut(stage, '/api/login')
      await open(stage.page, '/login')
      await signIn(stage.page, stage.email)
    },
  },
  {
    source: '§8',
    sentence: UNREACHABLE,
    cause: 'a registration finds no server',
    bring: async (stage) => {
      const { page, email } = stage
      await cut(stage, '/api/register')
      await open(page, '/register')
      await page.getByLabel('First name').fill('Ada')
      await page.getByLabel('Last name').fill('Rider')
      await page.getByLabel('Email', { exact: true }).fill(email)
      await page.getByLabel('Password', { exact: true }).fill(TYPED_PASSWORD)
      await page.getByLabel('Confirm password').fill(TYPED_PASSWORD)
      await page.getByRole('button', { name: 'Create account' }).click()
    },
  },
  {
    source: '§8',
    sentence: UNREACHABLE,
    cause: 'the data of the user do not arrive',
    bring: async (stage) => {
      await register(stage.page, stage.email)
      await cut(stage, '/api/me')
      await open(stage.page, '/contact')
    },
  },
  {
    source: '§8',
    sentence: UNREACHABLE,
    cause: 'the cart of a user does not arrive',
    bring: async (stage) => {
      await register(stage.page, stage.email)
      await cut(stage, '/api/cart')
      await open(stage.page, '/contact')
      await cartButton(stage.page).click()
    },
  },
  {
    source: '§8',
    sentence: UNREACHABLE,
    cause: 'the countries do not arrive',
    bring: async (stage) => {
      await cut(stage, '/api/countries')
      await putInCart(stage.page)
      await cartPanel(stage.page).getByText('Estimate shipping and tax').click()
    },
  },
  {
    source: '§8',
    sentence: UNREACHABLE,
    cause: 'the search of spares finds no server',
    bring: async (stage) => {
      await cut(stage, '/api/spares/searching')
      await open(stage.page, '/spares')
      await stage.page.getByRole('main').getByRole('combobox').first().fill('brake')
    },
  },
  {
    source: '§8',
    sentence: 'Your login is expired. Try logging in again.',
    cause: 'the session of a user has ended',
    bring: async ({ page, context, quiet, email }) => {
      quiet.plan(/401/)
      await register(page, email)
      await expireToken(context)
      await context.clearCookies({ name: '__Host-device' })
      await open(page, '/dashboard/profile')
      await expect(page).toHaveURL(/^[^?]*\/login/)
    },
  },
  {
    source: '§8',
    sentence: UNREACHABLE,
    cause: 'the checkout does not load, and the way leads back to the configurator',
    bring: async (stage) => {
      await putInCart(stage.page)
      await cut(stage, '/api/checkout-guest')
      await open(stage.page, '/cart/checkout')
      await expect(stage.page).toHaveURL(/\/configurator/)
    },
  },
  {
    source: '§8',
    sentence: 'The email has already been taken.',
    cause: 'somebody who has confirmed subscribes again',
    bring: async ({ page, email }) => {
      await open(page, '/contact')
      await subscribe(page, email)
      await confirmSubscription(page, email)
      await open(page, '/contact')
      await subscribe(page, email)
    },
  },
  {
    source: '§8',
    sentence: "Sorry, we couldn't check. Try again later.",
    cause: 'a subscription finds no server',
    bring: async (stage) => {
      await cut(stage, '/api/newsletter/subscribe')
      await open(stage.page, '/contact')
      await subscribe(stage.page, stage.email)
    },
  },
  {
    source: '§8',
    sentence: "Couldn't save your cart on server. Data is probably corrupted.",
    cause: 'the kept cart of a guest cannot be read when it moves',
    bring: async ({ page, email }) => {
      await addBackpack(page)
      // A damaged cart is repaired when a page opens, so this one is damaged during the request.
      await page.route('**/api/register', async (route) => {
        await keepCart(page, (stored) => stored.slice(0, stored.length / 2))
        await route.continue()
      })
      await register(page, email)
    },
  },
  {
    source: '§8',
    sentence: "Couldn't save your configured bike on server.",
    cause: 'the kept bike of a guest is refused at the login',
    bring: async (stage) => {
      stage.quiet.plan('/api/configurator/cart')
      await putInCart(stage.page)
      await keepCart(stage.page, (stored) => stored.replaceAll(/"size_id":\d+/g, '"size_id":1'))
      await register(stage.page, stage.email)
    },
  },
  {
    source: '§8',
    sentence: NO_DATABASE,
    cause: 'a bike is added in a browser without IndexedDB',
    bring: async ({ page }) => {
      await page.addInitScript(() => {
        Object.defineProperty(window, 'indexedDB', { value: undefined })
      })
      await open(page, '/configurator')
      await comparisonButton(page).click()
    },
  },
  {
    source: '§8',
    sentence: NO_DATABASE,
    cause: 'the comparison is read in a browser without IndexedDB',
    bring: async ({ page }) => {
      await page.addInitScript(() => {
        Object.defineProperty(window, 'indexedDB', { value: undefined })
      })
      await open(page, '/compare')
    },
  },
  {
    source: '§8',
    sentence: 'IndexedDB is not available.',
    cause: 'a bike is removed after the database has gone',
    bring: async ({ page }) => {
      await compareNyx(page)
      await open(page, '/compare')
      await expect(page.getByRole('main').getByRole('table')).toBeVisible()
      await page.evaluate(() => Object.defineProperty(window, 'indexedDB', { value: undefined }))
      await page
        .getByRole('main')
        .getByRole('button', { name: /^Remove/ })
        .click()
    },
  },
  {
    source: '§8',
    sentence: "Couldn't initialize comparison database.",
    cause: 'the database has a shape that this shop does not know',
    bring: async ({ page }) => {
      await open(page, '/contact')
      await page.evaluate(
        () =>
          new Promise((resolve, reject) => {
            const opening = indexedDB.open('comparator', 990)
            opening.onupgradeneeded = () =>
              opening.result.createObjectStore('bikes', { keyPath: 'address' })
            opening.onerror = reject
            opening.onsuccess = () => resolve(opening.result.close())
          }),
      )
      await open(page, '/compare')
    },
  },
  {
    source: '§4',
    sentence: 'Bike was removed successfully.',
    cause: 'a bike is taken out of the comparison',
    bring: async ({ page }) => {
      await compareNyx(page)
      await open(page, '/compare')
      await page
        .getByRole('main')
        .getByRole('button', { name: /^Remove/ })
        .click()
    },
  },
  {
    source: '§8',
    sentence:
      'the promo code was successfully copied to the clipboard, You can apply the promo code at the checkout page.',
    cause: 'SHOP NOW is pressed',
    bring: async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      await open(page, '/contact')
      await page.getByRole('button', { name: /^Seasonal offer/ }).click()
      await page.getByRole('button', { name: 'SHOP NOW' }).click()
    },
  },
  {
    source: '§4',
    sentence: 'Nyx was added to cart',
    cause: 'a bike is put into the cart',
    bring: async ({ page }) => putInCart(page),
  },
  {
    source: '§4',
    sentence: 'An additional Nyx has been added to the cart',
    cause: 'the same bike is put in again',
    bring: async ({ page }) => {
      await putInCart(page)
      await cartPanel(page).getByRole('button', { name: 'Increase quantity of Nyx' }).click()
    },
  },
  {
    source: '§4',
    sentence: 'Decrease Nyx cart quantity',
    cause: 'minus is pressed above one',
    bring: async ({ page }) => {
      await putInCart(page)
      await cartPanel(page).getByRole('button', { name: 'Increase quantity of Nyx' }).click()
      await cartPanel(page).getByRole('button', { name: 'Decrease quantity of Nyx' }).click()
    },
  },
  {
    source: '§4',
    sentence: 'Nyx was removed from the cart',
    cause: 'Remove is pressed',
    bring: async ({ page }) => {
      await putInCart(page)
      await cartPanel(page)
        .getByRole('button', { name: /^Remove/ })
        .click()
    },
  },
  {
    source: '§4',
    sentence: 'There is no item in your shopping cart!',
    cause: 'the cart is empty',
    bring: async ({ page }) => {
      await open(page, '/contact')
      await cartButton(page).click()
    },
  },
  {
    source: '§4',
    sentence: 'Signed out successfully!',
    cause: 'a user signs out',
    bring: async ({ page, email }) => {
      await register(page, email)
      await logOut(page)
    },
  },
]

test.describe('each sentence is on the screen, from its own cause', () => {
  for (const { source, sentence, cause, bring } of ROWS) {
    test(`spec ${source}: ${sentence} (${cause})`, async ({ page, context, quiet, email }) => {
      await bring({ page, context, quiet, email })
      // The sentence may be part of a longer one, for example after the name of a missing item.
      await expect(page.getByText(sentence).filter({ visible: true }).first()).toBeVisible()
    })
  }
})

test('spec §8: what the server says about a login is what the page says', async ({
  page,
  quiet,
  email,
}) => {
  quiet.plan(/422|401/)
  await open(page, '/login')
  const answered = page.waitForResponse('**/api/login')
  await signIn(page, email, 'a-wrong-password')
  const { message } = (await (await answered).json()) as { message: string }
  expect(message).not.toBe('')
  await expect(page.getByText(message)).toBeVisible()
})

test('spec §9: texts are cut, prices have dollar signs and commas, and one is where counting begins', async ({
  page,
}) => {
  const long = `a-rider-with-a-long-name.${Date.now()}@example.com`
  await addBackpack(page)
  const panel = cartPanel(page)
  const description = panel.locator('p[title]').first()
  const whole = (await description.getAttribute('title')) ?? ''
  expect(whole.length).toBeGreaterThan(25)
  await expect(description).toHaveText(`${whole.slice(0, 25)}…`)
  await expect(panel.getByRole('spinbutton')).toHaveValue('1')
  await expect(panel.getByRole('spinbutton')).toHaveAttribute('min', '1')
  await closeCart(page)
  await open(page, '/configurator/nireeka-prime')
  await expect(answer(page, 'Price')).toContainText(/\$\d,\d{3}\.\d{2}/)

  await register(page, long)
  await page.getByRole('button', { name: userMenu.open('Ada') }).click()
  await expect(page.getByText(`${long.slice(0, 19)}…`, { exact: true }).first()).toBeVisible()
  await expect(page.getByRole('menuitem', { name: 'Admin Panel' })).toHaveCount(0)
})

test('spec §9: colors stand in their order, and the country is 222 at first', async ({ page }) => {
  await open(page, '/configurator/nyx')
  const types = await step(page, 'Color').locator('fieldset').allTextContents()
  const order = ['Standard', 'Pearlized', 'Custom']
  const seen = order.filter((type) => types.some((text) => text.startsWith(type)))
  expect(types.map((text) => order.find((type) => text.startsWith(type)))).toEqual(seen)
  expect(seen.length).toBeGreaterThan(1)
  await putInCart(page)
  await cartPanel(page).getByText('Estimate shipping and tax').click()
  await expect(cartPanel(page).getByRole('combobox', { name: 'Delivery to' })).toHaveValue('222')
})

test('spec §9: a remembered login lasts 30 days, one that is not ends with the browser', async ({
  page,
  context,
  email,
}) => {
  const days = async () => {
    const cookie = (await context.cookies()).find(({ name }) => name === 'access_token')
    return cookie && cookie.expires > 0 ? (cookie.expires * 1_000 - Date.now()) / 86_400_000 : 0
  }
  await register(page, email)
  await logOut(page)
  await logIn(page, email)
  expect(await days()).toBeGreaterThan(29.9)
  expect(await days()).toBeLessThanOrEqual(30)
  await logOut(page)
  await logIn(page, email, false)
  expect(await days()).toBe(0)
})

test('spec §9: confetti falls for 6 seconds, and the hours of support stand in the footer', async ({
  page,
}) => {
  await open(page, '/contact')
  const footer = page.getByRole('contentinfo')
  for (const words of [
    'Monday to Friday',
    '9 A.M to 5 P.M EST',
    'Saturday',
    '9 A.M to 1 P.M EST',
  ]) {
    await expect(footer).toContainText(words)
  }
  await page.getByRole('button', { name: /^Seasonal offer/ }).click()
  const confetti = page.locator('canvas')
  await expect(confetti).toBeVisible()
  const began = Date.now()
  await expect(confetti).toHaveCount(0)
  expect(Date.now() - began).toBeGreaterThan(4_500)
  expect(Date.now() - began).toBeLessThan(7_500)
  await expect(page.getByText('10%').first()).toBeVisible()
  await expect(page.getByText(/\$400/).first()).toBeVisible()
  await expect(page.getByText(/\$3,000/).first()).toBeVisible()
})

test('spec §9: what the browser keeps bears the names of the specification', async ({ page }) => {
  await compareNyx(page)
  await putInCart(page)
  await reload(page)
  const stored = await page.evaluate(async () => ({
    keys: Object.keys(localStorage),
    databases: (await indexedDB.databases()).map(({ name, version }) => [name, version]),
  }))
  expect(stored.keys).toContain('cart_items')
  // Dexie multiplies version numbers by 10, so version 1 is stored as 10.
  expect(stored.databases).toContainEqual(['comparator', 10])
})
