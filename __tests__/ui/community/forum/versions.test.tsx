import { screen, within } from '@testing-library/react'

import { PostVersions } from '@/components/community/forum/post-versions'

import { renderApp } from '@/__tests__/support/render-app'

const AT = '2026-11-02T10:00:00.000Z'

it('shows what each edit took out and put in, as text', async () => {
  const versions = async () => [
    { text: 'Ride ten psi.', written_at: AT },
    { text: 'Ride eight <b>psi</b>.', written_at: AT },
    { text: 'Ride eight bar.', written_at: AT },
  ]
  const { user, container } = renderApp(<PostVersions postId={7} edited={AT} />, {
    fakes: { forum: { versions } },
  })
  const history = await screen.findByRole('region', { name: 'Edit history' })
  expect(await within(history).findByText(/Edit 2 of 2/)).toBeInTheDocument()
  const marked = (name: string) =>
    [...container.querySelectorAll(name)].map((one) => one.textContent).join('|')
  expect([marked('del'), marked('ins')]).toEqual(['eight|<b>|</b>', 'ten'])
  await user.click(screen.getByRole('button', { name: 'Older edit' }))
  expect(screen.getByText(/Edit 1 of 2/)).toBeInTheDocument()
  expect(marked('del')).toBe('bar')
  expect(screen.getByRole('button', { name: 'Older edit' })).toBeDisabled()
})
