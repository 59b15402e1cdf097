import { screen, within } from '@testing-library/react'
import { useState } from 'react'

import { ThreadTags } from '@/components/community/forum/thread-tags'

import { aThread } from '@/__tests__/support/forum/forum-page'
import { renderApp } from '@/__tests__/support/render-app'

function Shown({ can_tag }: { can_tag: boolean }) {
  const [thread, setThread] = useState(aThread({ tags: ['snow', 'tire-pressure'], can_tag }).thread)
  return <ThreadTags thread={thread} onChange={(change) => setThread({ ...thread, ...change })} />
}

const names = () =>
  within(screen.getByRole('list', { name: 'Tags' }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])

it('tags lead to more threads, and others can’t change them', () => {
  renderApp(<Shown can_tag={false} />)
  expect(names()).toEqual([
    ['#snow', '/forum/tag/snow'],
    ['#tire-pressure', '/forum/tag/tire-pressure'],
  ])
  expect(screen.queryByRole('button', { name: 'Edit tags' })).not.toBeInTheDocument()
})

it('the author changes them, with those that others use at hand', async () => {
  const tag = jest.fn(async ({ tags }: { tags: string[] }) => tags)
  const tags = async () => [{ tag: 'studs', threads: 4 }]
  const { user, container } = renderApp(<Shown can_tag />, {
    fakes: { forum: { tag, tags } },
  })
  await user.click(screen.getByRole('button', { name: 'Edit tags' }))
  const field = await screen.findByLabelText('Tags (optional)')
  expect(field).toHaveValue('snow, tire-pressure')
  await user.type(field, ', x')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(field).toHaveAccessibleDescription(/2 to 24 letters/)
  expect(tag).not.toHaveBeenCalled()
  await user.type(field, 'l Studs')
  expect(container.ownerDocument.querySelector('option')).toHaveValue('snow, tire-pressure, studs')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(tag).toHaveBeenCalledWith({ id: 7, tags: ['snow', 'tire-pressure', 'xl-studs'] })
  await screen.findByRole('link', { name: '#xl-studs' })
})
