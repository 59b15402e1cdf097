import { screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'

interface Combobox {
  user: UserEvent
  field: () => HTMLElement
  list: () => HTMLElement
}

/** Walks around the ends of a list of two matches, and closes it with Escape. */
export async function expectRoundTrip({ user, field, list }: Combobox, text: string) {
  await user.type(field(), text)
  const options = await within(list()).findAllByRole('option')
  await user.keyboard('{ArrowUp}')
  expect(options[1]).toHaveAttribute('aria-selected', 'true')
  await user.keyboard('{ArrowDown}')
  expect(field()).not.toHaveAttribute('aria-activedescendant')
  await user.keyboard('{Escape}')
  expect(within(list()).queryAllByRole('option')).toEqual([])
  expect(field()).toHaveValue(text)
}

interface Offers {
  text: string
  options: readonly (string | RegExp)[]
  announced: string
  router: { push: unknown }
  path: string
}

/** Types, and chooses the second match with the keyboard. */
export async function expectOffers(
  { user, field, list }: Combobox,
  { text, options: expected, announced, router, path }: Offers,
) {
  await user.type(field(), text)
  const options = await within(list()).findAllByRole('option')
  expect(options.map(({ textContent }) => textContent)).toEqual(
    expected.map((one) => expect.stringMatching(one)),
  )
  expect(field()).toHaveAttribute('aria-expanded', 'true')
  expect(screen.getByText(announced)).toHaveAttribute('role', 'status')
  await user.keyboard('{ArrowDown}{ArrowDown}')
  expect(options[1]).toHaveAttribute('aria-selected', 'true')
  expect(field()).toHaveAttribute('aria-activedescendant', options[1]?.id)
  await user.keyboard('{Enter}')
  expect(router.push).toHaveBeenCalledWith(path)
  expect(field()).toHaveAttribute('aria-expanded', 'false')
}
