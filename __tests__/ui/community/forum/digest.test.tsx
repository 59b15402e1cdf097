import { screen } from '@testing-library/react'

import { CategoryWatch } from '@/components/community/forum/category-watch'
import { DigestChoice } from '@/components/community/forum/digest-choice'
import { EndDigestScreen } from '@/components/community/forum/end-digest-screen'
import type { DigestLevel } from '@/domain/community/forum/forum-digest'

import type { Fakes } from '@/__tests__/support/fake-services'
import { unreachable } from '@/__tests__/support/guest-shop'
import { renderApp } from '@/__tests__/support/render-app'

const show = (node: React.ReactElement, forum: Fakes) => renderApp(node, { fakes: forum })

describe('the button of a category', () => {
  it('watches it, says so, and stops', async () => {
    const watchCategory = jest.fn(
      async ({
        category: _,
        is_watching: isWatching,
      }: {
        category: string
        is_watching: boolean
      }) => isWatching,
    )
    const { user } = show(<CategoryWatch slug="prime" />, {
      forum: { categoryWatches: async () => ['nyx'], watchCategory },
    })
    await user.click(await screen.findByRole('button', { name: 'Watch this category' }))
    expect(await screen.findByText('We’ll notify you of each new thread.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Stop watching' }))
    expect(await screen.findByRole('button', { name: 'Watch this category' })).toBeVisible()
    expect(watchCategory.mock.calls).toEqual([
      [{ category: 'prime', is_watching: true }],
      [{ category: 'prime', is_watching: false }],
    ])
  })
})

describe('the choice of emails', () => {
  it('is saved at once', async () => {
    const setDigest = jest.fn(async ({ level }: { level: DigestLevel }) => level)
    const digest = async () => 'weekly' as const
    const { user } = show(<DigestChoice />, { forum: { digest, setDigest } })
    const choice = await screen.findByLabelText('Email me unread notifications')
    expect(choice).toHaveValue('weekly')
    await user.selectOptions(choice, 'Never')
    expect(setDigest).toHaveBeenCalledWith({ level: 'never' })
    expect(choice).toHaveValue('never')
  })

  it('stays as it was where it could not be saved', async () => {
    const setDigest = () => Promise.reject(unreachable())
    const digest = async () => 'weekly' as const
    const { user } = show(<DigestChoice />, { forum: { digest, setDigest } })
    const choice = await screen.findByLabelText('Email me unread notifications')
    await user.selectOptions(choice, 'Daily')
    expect(await screen.findByText(/We couldn’t save that\./)).toBeVisible()
    expect(choice).toHaveValue('weekly')
  })
})

describe('the page of an email’s link', () => {
  it('ends the emails with one press and takes it back with another', async () => {
    const endDigest = jest.fn(async () => ({}))
    const resumeDigest = jest.fn(async () => ({ level: 'daily' as const }))
    const { user } = show(<EndDigestScreen id="usr_1" letterKey="k" />, {
      forum: { endDigest, resumeDigest },
    })
    expect(endDigest).not.toHaveBeenCalled()
    await user.click(screen.getByRole('button', { name: 'Turn off emails' }))
    expect(endDigest).toHaveBeenCalledWith({ id: 'usr_1', key: 'k' })
    await user.click(await screen.findByRole('button', { name: 'Turn them back on' }))
    expect(await screen.findByText('Forum emails are on again')).toBeVisible()
  })
})
