import { screen } from '@testing-library/react'

import { AuthorLink } from '@/components/community/forum/author-link'
import { MemberScreen } from '@/components/community/forum/member-screen'
import { ProfileChoice } from '@/components/community/forum/profile-choice'

import { fakeServices } from '@/__tests__/support/fake-services'
import { unreachable } from '@/__tests__/support/guest-shop'
import { renderApp, renderWhole } from '@/__tests__/support/render-app'

const PAGE = {
  ...{ id: 'usr_7', name: 'Jill A', avatar: null, since: '2025-11-01', posts: 1_240, next: 7 },
  bikes: [{ title: 'Nireeka Prime', size: 'L' }],
  written: [
    {
      thread: { id: 3, slug: 'which-pressure', title: 'Which pressure?' },
      ...{ number: 22, excerpt: 'Six psi.', created_at: '2026-11-02T10:00:00.000Z' },
    },
  ],
}

test('the page tells who writes, what they ride and where each post stands', () => {
  renderApp(<MemberScreen page={PAGE} name="Jill A" isFirst failure={null} />)
  expect(screen.getByText('Member since November 2025 · 1,240 posts')).toBeVisible()
  expect(screen.getByText('Rides a Nireeka Prime, L')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Which pressure?' })).toLinkTo(
    '/forum/thread/3/which-pressure?page=2#post-22',
  )
  expect(screen.getByRole('link', { name: 'Older posts' })).toLinkTo(
    '/forum/member/Jill%20A?before=7',
  )
})

test('a moderator silences a member from their page', async () => {
  const silence = jest.fn(async () => ({ until: null }))
  const silences = jest.fn(async () => ({ members: [] }))
  const { user } = renderApp(<MemberScreen page={PAGE} name="Jill A" isFirst failure={null} />, {
    fakes: { forum: { silence, silences } },
    role: 'moderator',
  })
  await user.click(await screen.findByRole('button', { name: 'Silence or ban' }))
  await user.type(screen.getByLabelText('Rule or law'), 'Terms')
  await user.type(screen.getByLabelText('Why'), 'Ads.')
  await user.click(screen.getByRole('button', { name: 'Silence Jill A' }))
  expect(silence).toHaveBeenCalledWith({
    ...{ member: 'usr_7', days: 7, ground: 'rules', reference: 'Terms', reason: 'Ads.' },
  })
})

test.each(['support', undefined] as const)('%s sees no moderation there', async (role) => {
  await renderWhole(<MemberScreen page={PAGE} name="Jill A" isFirst failure={null} />, {
    ...(role && { role }),
  })
  expect(screen.queryByRole('region', { name: 'Moderation' })).toBeNull()
})

test('a page that could not be read says so', () => {
  renderApp(<MemberScreen page={null} name="Jill" isFirst failure="No connection." />)
  expect(screen.getByText('No connection.')).toBeVisible()
})

test('a name is a link where there is a page, and text where there is none', () => {
  const author = { id: '1', name: 'Jill A', avatar: null }
  const { rerender } = renderApp(<AuthorLink author={author} />)
  expect(screen.queryByRole('link')).toBeNull()
  rerender(<AuthorLink author={{ ...author, has_page: true }} />)
  expect(screen.getByRole('link', { name: 'Jill A' })).toLinkTo('/forum/member/Jill%20A')
})

describe('the consent', () => {
  const profile = async () => ({ has_page: false, shows_bikes: false })

  it('is saved at once, and bikes need the page', async () => {
    const setProfile = jest.fn(async (body: { has_page: boolean; shows_bikes: boolean }) => body)
    const services = fakeServices({ forum: { profile, setProfile } })
    const { user } = renderApp(<ProfileChoice />, { services })
    const bikes = await screen.findByLabelText(/Name my delivered bikes/)
    expect(bikes).toBeDisabled()
    await user.click(screen.getByLabelText(/Show others a page/))
    expect(setProfile).toHaveBeenLastCalledWith({ has_page: true, shows_bikes: false })
    await user.click(bikes)
    expect(setProfile).toHaveBeenLastCalledWith({ has_page: true, shows_bikes: true })
  })

  it('stays as it was where it could not be saved', async () => {
    const setProfile = () => Promise.reject(unreachable())
    const services = fakeServices({ forum: { profile, setProfile } })
    const { user } = renderApp(<ProfileChoice />, { services })
    const page = await screen.findByLabelText(/Show others a page/)
    await user.click(page)
    expect(await screen.findByRole('alert')).toBeVisible()
    expect(page).not.toBeChecked()
  })
})
