import { within } from '@testing-library/react'
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
