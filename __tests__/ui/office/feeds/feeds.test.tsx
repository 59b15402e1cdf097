import { screen } from '@testing-library/react'

import { FeedsScreen } from '@/components/office/feeds/feeds-screen'
import { FEED_FILES } from '@/domain/shop/feeds/feeds'
import { toSentence } from '@/messages/kit/errors'
import { feeds as texts } from '@/messages/office/feeds/feeds'

import { countries, unreachable } from '@/__tests__/support/guest-shop'
import { renderApp } from '@/__tests__/support/render-app'

const list = async () => ({ countries, default_id: 222 })
const links = () =>
  screen.getAllByRole<HTMLInputElement>('textbox', { name: 'Link' }).map(({ value }) => value)

it('shows the address of each feed for the country that staff choose', async () => {
  const { user } = renderApp(<FeedsScreen />, {
    ...{ role: 'owner', path: '/backoffice/feeds' },
    fakes: { countries: { list } },
  })
  const select = await screen.findByRole('combobox', { name: texts.country })
  expect(links()).toEqual(
    FEED_FILES.map((file) => `http://localhost:3000/feeds/${file}?country=US`),
  )
  expect(document.body).toHaveFocus()
  await user.selectOptions(select, 'Germany')
  expect(links()[0]).toBe('http://localhost:3000/feeds/google.xml?country=DE')
})

it('offers another try if the countries don’t arrive', async () => {
  let isDown = true
  const { user } = renderApp(<FeedsScreen />, {
    ...{ role: 'owner', path: '/backoffice/feeds' },
    fakes: {
      countries: {
        list: async () => {
          if (isDown) throw unreachable()
          return list()
        },
      },
    },
  })
  expect(await screen.findByText(toSentence({ kind: 'unreachable' }))).toBeVisible()
  isDown = false
  await user.click(screen.getByRole('button', { name: /try again/i }))
  expect(await screen.findByRole('combobox', { name: texts.country })).toBeVisible()
})
