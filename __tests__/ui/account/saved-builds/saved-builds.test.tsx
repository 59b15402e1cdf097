import { act, screen, within } from '@testing-library/react'

import { SavedBuildsScreen } from '@/components/account/saved-builds/saved-builds-screen'
import { SaveBuild } from '@/components/shop/bikes/save-build'
import type { MemberBuild } from '@/contract/account/saved-builds/saved-builds'
import { cents } from '@/domain/kit/money'
import { defaultBuild } from '@/domain/shop/bikes/build'
import { savedBuilds as texts } from '@/messages/account/saved-builds/saved-builds'
import { saveBuild } from '@/messages/shop/bikes/save-build'
import type { Services } from '@/services/services'
import { sessionLookedUp, userLoaded } from '@/store/auth/auth-slice'

import { aUser } from '@/__tests__/support/a-user'
import { fixtureBike, unitedStates } from '@/__tests__/support/catalog/fixture-bike'
import { countries, problem } from '@/__tests__/support/guest-shop'
import { renderApp, withDialogs } from '@/__tests__/support/render-app'

const build = defaultBuild(fixtureBike, unitedStates)

const aBuild = (change: Partial<MemberBuild> = {}): MemberBuild => ({
  ...{ id: 1, name: 'Winter bike', code: 'AB12CD34', saved_at: '2026-11-20T12:00:00Z' },
  ...{ bike_slug: 'nyx', title: 'Nyx', build, state: 'offered' },
  ...{ old_price: cents(300_000), price: cents(310_000), delivery_date: '2027-01-11' },
  ...{ differences: ['Frame is now $1,600.00 (was $1,500.00).'] },
  ...change,
})

type SavedBuilds = Services['savedBuilds']

function open(builds: MemberBuild[], fakes: Partial<SavedBuilds> = {}) {
  return renderApp(withDialogs(<SavedBuildsScreen />), {
    fakes: {
      countries: { list: async () => ({ countries, default_id: unitedStates.id }) },
      savedBuilds: { list: async () => ({ builds, has_reminders: false }), ...fakes },
    },
  })
}

const card = async (name = 'Winter bike') =>
  within(
    (await screen.findByRole('heading', { name, level: 2 })).closest('article') ?? document.body,
  )

test('a build shows today’s price beside the saved one, its date and what changed', async () => {
  open([aBuild()])
  const shown = await card()
  expect(shown.getByText('$3,100.00')).toBeVisible()
  expect(shown.getByText('$3,000.00 when saved')).toBeVisible()
  expect(shown.getByText('January 11, 2027')).toBeVisible()
  expect(shown.getByRole('listitem')).toHaveTextContent('Frame is now $1,600.00')
  expect(shown.getByRole('link', { name: /^Open in the configurator/ })).toHaveAttribute(
    'href',
    '/configurator/nyx?build=AB12CD34',
  )
})

test('an ended bike can’t be opened, and says so', async () => {
  open([
    aBuild({
      state: 'ended',
      price: null,
      delivery_date: null,
      differences: ['We no longer sell this bike.'],
    }),
  ])
  const shown = await card()
  expect(shown.getByText(texts.state.ended)).toBeVisible()
  expect(shown.queryByRole('link')).not.toBeInTheDocument()
  expect(shown.getByText(texts.noDelivery)).toBeVisible()
})

test('an empty list says how to fill it', async () => {
  open([])
  expect(await screen.findByRole('heading', { name: texts.empty })).toBeVisible()
  expect(screen.getByRole('link', { name: texts.configure })).toBeVisible()
})

test('a build is renamed in its place', async () => {
  const rename = jest.fn(async () => ({}))
  const { user } = open([aBuild()], { rename })
  await user.click((await card()).getByRole('button', { name: /^Rename/ }))
  const field = screen.getByLabelText(texts.name)
  expect(field).toHaveFocus()
  await user.clear(field)
  await user.keyboard('{Enter}')
  expect(screen.getByText(texts.nameFault)).toBeVisible()
  await user.type(field, 'Summer bike{Enter}')
  expect(await screen.findByRole('heading', { name: 'Summer bike' })).toBeVisible()
  expect(rename).toHaveBeenCalledWith({ id: 1, name: 'Summer bike' })
})

test('a build is removed once the dialog is answered, and stays if that fails', async () => {
  const answers: SavedBuilds['remove'][] = [
    async () => {
      throw problem('unexpected')
    },
    async () => ({}),
  ]
  const remove = jest.fn(async (input: Parameters<SavedBuilds['remove']>[0]) =>
    (answers.shift() ?? (async () => ({})))(input),
  )
  const { user } = open([aBuild()], { remove })
  for (const isGone of [false, true]) {
    await user.click((await card()).getByRole('button', { name: /^Remove/ }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await user.click(dialog.getByRole('button', { name: 'Remove' }))
    if (isGone) expect(await screen.findByText(texts.removed)).toBeVisible()
    else expect(await screen.findByRole('alert')).toBeVisible()
  }
  expect(screen.queryByRole('article')).not.toBeInTheDocument()
})

test('reminders are off until they are chosen, and go back if that fails', async () => {
  const setReminders = jest.fn(async () => {
    throw problem('unexpected')
  })
  const { user } = open([], { setReminders })
  const box = await screen.findByRole('checkbox', { name: texts.reminders })
  expect(box).not.toBeChecked()
  await user.click(box)
  expect(await screen.findByText(new RegExp(texts.remindersFailed))).toBeVisible()
  expect(box).not.toBeChecked()
  expect(setReminders).toHaveBeenCalledWith({ has_reminders: true })
})

describe('the button', () => {
  const save = jest.fn(async () => ({ id: 1 }))

  function openButton(isMember: boolean) {
    const app = renderApp(<SaveBuild slug="nyx" title="Nyx" build={build} />, {
      path: '/compare?builds=AB12CD34',
      fakes: {
        configurator: { saveBuild: async () => ({ code: 'AB12CD34' }) },
        savedBuilds: { save },
      },
    })
    act(() => {
      app.store.dispatch(sessionLookedUp(isMember))
      if (isMember) app.store.dispatch(userLoaded(aUser()))
    })
    return app
  }

  test('saves the build of a member', async () => {
    const { user } = openButton(true)
    await user.click(screen.getByRole('button', { name: /^Save to my builds ?: Nyx$/ }))
    expect(await screen.findByText(saveBuild.saved)).toBeVisible()
    expect(save).toHaveBeenCalledWith({ code: 'AB12CD34' })
    expect(screen.getByRole('link', { name: saveBuild.see })).toHaveAttribute(
      'href',
      '/dashboard/builds',
    )
  })

  test('leads a guest to the login and back', () => {
    openButton(false)
    expect(screen.getByRole('link', { name: /^Log in to save it ?: Nyx$/ })).toHaveAttribute(
      'href',
      '/login?continue=%2Fcompare%3Fbuilds%3DAB12CD34',
    )
  })
})
