import { screen, waitFor, within } from '@testing-library/react'
import Link from 'next/link'

import { TextScreen } from '@/components/office/content/text-screen'
import { TextsScreen } from '@/components/office/content/texts-screen'
import { ContentBody } from '@/components/shop/content/content-body'
import { PictureTools } from '@/components/community/forum/picture-tools'
import { ModalHost } from '@/components/kit/layout/modal-host'
import { contentPictureMarkdown } from '@/domain/shop/content/content-pictures'
import { forumPictures } from '@/messages/community/forum/forum-pictures'
import {
  leaveDialog,
  officeContent as texts,
  restoreDialog,
} from '@/messages/office/content/content'
import type {
  WireContentEdit as ContentEdit,
  WireContentSave as ContentSave,
  WireContentState as ContentState,
} from '@/contract/shop/content/content'
import { ApiFailure } from '@/services/http/failure'
import type { Services } from '@/services/services'

import { fakeServices } from '@/__tests__/support/fake-services'
import { renderApp } from '@/__tests__/support/render-app'

const AT = '2026-10-01T10:00:00.000Z'

const TERMS: ContentState = {
  ...{ kind: 'page', slug: 'terms', title: 'Terms', status: 'published', owner: 'Legal' },
  ...{ review_by: '2026-01-01', latest: 2, saved_at: AT, author: 'Cleo' },
}

type Version = ContentEdit['history'][number]

const versionOf = (number: number, change: Partial<Version> = {}): Version => ({
  ...{ number, title: 'Terms', note: '', saved_at: AT, author: 'Cleo' },
  ...{ publish_at: AT, is_public: false, ...change },
})

const edited = (change: Partial<ContentEdit> = {}): ContentEdit => ({
  ...TERMS,
  ...{ description: 'What counts', source: 'You have 14 days.', placeholders: ['withdrawal.days'] },
  ...{ category: null, keywords: [], categories: [] },
  history: [versionOf(2, { is_public: true }), versionOf(1, { author: null })],
  ...change,
})

const SOURCES: Record<number, string> = { 1: 'You have 7 days.', 2: 'You have 14 days.' }

const TextPictures = (writing: Parameters<typeof PictureTools>[0]) => (
  <PictureTools {...writing} markdownOf={contentPictureMarkdown} />
)

function open(
  overrides: Partial<Services['content']> = {},
  role: 'manager' | 'support' = 'manager',
  support: Partial<Services['support']> = {},
) {
  const services = fakeServices({
    support,
    content: {
      edit: async () => edited(),
      version: async ({ number }) => ({
        ...versionOf(Number(number)),
        ...{ description: 'What counts', source: SOURCES[Number(number)] ?? '' },
        ...{ category: null, keywords: [] },
      }),
      render: async (_kind, _slug, { title, description, source }) => ({
        ...{ title, description, unknown: [] },
        body: [{ tag: 'p', children: [source.replace('{{withdrawal.days}}', 'fourteen')] }],
      }),
      ...overrides,
    },
  })
  return renderApp(
    <>
      <TextScreen
        address={{ kind: 'page', slug: 'terms' }}
        draw={(nodes) => <ContentBody nodes={nodes} />}
        Pictures={TextPictures}
      />
      <Link href="/backoffice/orders">Orders</Link>
      <ModalHost />
    </>,
    { path: '/backoffice/content/page/terms', role, services },
  )
}

const source = () => screen.findByLabelText(texts.source)
const press = (name: string) => screen.getByRole('button', { name })
const shown = () => screen.getByRole('group', { name: texts.preview })

describe('the list', () => {
  it('asks for what the address says and opens the editor', async () => {
    const overview = jest.fn(async () => ({ entries: [TERMS], categories: [] }))
    const path = '/backoffice/content?status=published&kind=page&q=days'
    const services = fakeServices({ content: { overview } })
    renderApp(<TextsScreen />, { path, role: 'manager', services })
    const link = await screen.findByRole('link', { name: 'Terms' })
    expect(link).toLinkTo('/backoffice/content/page/terms')
    expect(overview).toHaveBeenCalledWith({ status: 'published', kind: 'page', q: 'days' })
    const row = screen.getByRole('row', { name: /Terms/ })
    expect(within(row).getByText('Cleo')).toBeInTheDocument()
    expect(within(row).getByText(texts.overdue)).toBeInTheDocument()
  })

  it('nothing found is something else than nothing there', async () => {
    const services = fakeServices({
      content: { overview: async () => ({ entries: [], categories: [] }) },
    })
    const options = { role: 'manager', services } as const
    const { unmount } = renderApp(<TextsScreen />, { path: '/backoffice/content?q=x', ...options })
    expect(await screen.findByText(texts.noMatch)).toBeVisible()
    unmount()
    renderApp(<TextsScreen />, { path: '/backoffice/content', ...options })
    expect(await screen.findByText(texts.none)).toBeVisible()
  })
})

describe('writing', () => {
  it('shows what readers will see, and puts a fact where the caret is', async () => {
    const { user } = open()
    const area = await source()
    await user.type(area, ' Or {Shift}', { initialSelectionStart: 17 })
    await user.selectOptions(screen.getByLabelText(texts.fact), 'withdrawal.days')
    expect(area).toHaveValue('You have 14 days. Or {{withdrawal.days}}')
    expect(area).toHaveFocus()
    await waitFor(() => expect(shown()).toHaveTextContent('Or fourteen'))
  })

  it('saves a draft, and publishes now or at an hour', async () => {
    const save = jest.fn(async ({ base }: ContentSave) => ({
      ...{ number: base + 1, status: 'published' as const },
    }))
    let latest = 2
    const edit = async () => edited({ latest, source: `Saved ${latest}` })
    const { user } = open({ save, edit })
    await user.type(await source(), '!')
    latest = 3
    await user.click(press(texts.save))
    expect(await screen.findByText(texts.saved(3))).toBeVisible()
    expect(save.mock.calls[0]?.[0]).toMatchObject({
      base: 2,
      publish_at: null,
      review_by: '2026-01-01',
    })
    expect(press(texts.save)).toBeDisabled()

    await user.type(await source(), '!')
    latest = 4
    await user.click(press(texts.publish))
    expect(await screen.findByText(texts.published(4))).toBeVisible()
    expect(save.mock.calls[1]?.[0].publish_at).not.toBeNull()

    await user.type(await source(), '!')
    expect(press(texts.schedule)).toBeDisabled()
    await user.type(screen.getByLabelText(/Publish at/), '2099-01-01T08:00')
    latest = 5
    await user.click(press(texts.schedule))
    await waitFor(() => expect(save).toHaveBeenCalledTimes(3))
    expect(save.mock.calls[2]?.[0].publish_at).toBe('2099-01-01T13:00:00.000Z')
  })

  it('publishes a saved draft as it is, without another version', async () => {
    const history = [versionOf(2, { publish_at: null }), versionOf(1, { is_public: true })]
    const schedule = jest.fn(async () => ({ number: 2, status: 'published' as const }))
    const { user } = open({ edit: async () => edited({ history }), schedule })
    await source()
    await user.click(press(texts.publish))
    expect(await screen.findByText(texts.published(2))).toBeVisible()
    expect(schedule).toHaveBeenCalledWith({
      kind: 'page',
      slug: 'terms',
      number: 2,
      publish_at: expect.any(String),
    })
  })

  it('outlives a reload, and leaving asks', async () => {
    const first = open()
    await first.user.type(await source(), ' Unsaved.')
    first.unmount()
    const { user, router } = open()
    expect(await source()).toHaveValue('You have 14 days. Unsaved.')
    await user.click(screen.getByRole('link', { name: 'Orders' }))
    expect(await screen.findByText(leaveDialog.message)).toBeVisible()
    await user.click(press('Stay'))
    expect(router.push).not.toHaveBeenCalled()
    await user.click(screen.getByRole('link', { name: 'Orders' }))
    await user.click(await screen.findByRole('button', { name: 'Leave' }))
    await waitFor(() => expect(router.push).toHaveBeenCalledWith('/backoffice/orders'))
  })

  it('names what is missing and what the shop does not know', async () => {
    const save = jest.fn()
    const render = async () => ({ title: '', description: '', body: [], unknown: ['seller.nmae'] })
    const { user } = open({ save, render })
    expect(await screen.findByText(texts.unknown(['seller.nmae']))).toBeVisible()
    await user.clear(screen.getByLabelText(texts.titleField))
    await user.click(press(texts.save))
    expect(screen.getByText(texts.titleFault)).toBeVisible()
    expect(save).not.toHaveBeenCalled()
  })

  it('offers nothing to those who may only read', async () => {
    open({}, 'support')
    expect(await source()).toHaveAttribute('readonly')
    expect(screen.queryByRole('button', { name: texts.save })).toBeNull()
    expect(screen.queryByRole('button', { name: texts.restoreOf(1) })).toBeNull()
  })
})

test('a version that waits for its hour stands above a later draft, and can wait no longer', async () => {
  const hour = '2099-01-01T13:00:00.000Z'
  const history = [
    versionOf(4, { publish_at: null }),
    versionOf(3, { publish_at: hour }),
    versionOf(2, { is_public: true }),
  ]
  const schedule = jest.fn(async () => ({ number: 3, status: 'published' as const }))
  const { user } = open({ schedule, edit: async () => edited({ latest: 4, history }) })
  const standing = await screen.findByText(/^In the shop: version 2\./)
  expect(standing).toHaveTextContent(/Version 3 follows on .* Version 4 is a draft\.$/)
  await user.click(press(texts.unscheduleOf(3)))
  expect(await screen.findByText(texts.unscheduled(3))).toBeVisible()
  expect(schedule).toHaveBeenCalledWith({
    kind: 'page',
    slug: 'terms',
    number: 3,
    publish_at: null,
  })
})

test('an uploaded picture stands in the text with its description to be typed', async () => {
  const upload = jest.fn(async () => ({
    ...{ id: 'mJ2v0Qk3Zr8wN5yTb7LxAg', name: 'tire.png', type: 'png' as const, size: 9 },
    ...{ width: 800, height: 600 },
  }))
  const { user } = open({}, 'manager', { upload })
  await source()
  const file = new File(['x'], 'tire.png', { type: 'image/png' })
  await user.upload(screen.getByLabelText(forumPictures.add), file)
  const markdown = '](/api/content-pictures/mJ2v0Qk3Zr8wN5yTb7LxAg/800x600)'
  const area = (await source()) as HTMLTextAreaElement
  await waitFor(() => expect(area.value).toContain(markdown))
  await user.keyboard('{Backspace}')
  await user.click(press(texts.save))
  expect(screen.getByText(texts.pictureFault)).toBeVisible()
})

test('a help topic has a category and search words', async () => {
  const categories = [
    { slug: 'riding', title: 'Riding' },
    { slug: 'care', title: 'Care' },
  ]
  const save = jest.fn(async () => ({ number: 3, status: 'published' as const }))
  const help = { kind: 'help' as const, category: 'riding', keywords: ['rain'], categories }
  const { user } = open({ save, edit: async () => edited(help) })
  await user.selectOptions(await screen.findByLabelText(texts.category), 'care')
  await user.type(screen.getByLabelText(texts.keywords), ', snow,')
  await user.click(press(texts.save))
  await waitFor(() => expect(save).toHaveBeenCalled())
  expect(save).toHaveBeenCalledWith(
    expect.objectContaining({
      ...{ kind: 'help', slug: 'terms', category: 'care', keywords: ['rain', 'snow'] },
    }),
  )
})

test('somebody saved meanwhile: both stand side by side, and neither is lost', async () => {
  const changed = { kind: 'problem', status: 409, code: 'content_changed', message: '', errors: [] }
  let now = edited()
  const save = jest.fn()
  save.mockImplementationOnce(async () => {
    now = edited({ latest: 3, author: 'Grace', source: 'You have 30 days.' })
    throw new ApiFailure(changed as never)
  })
  const { user } = open({ save, edit: async () => now })
  await user.type(await source(), ' Mine.')
  await user.click(press(texts.save))
  const box = await screen.findByRole('alert')
  expect(box).toHaveTextContent(texts.news(3, 'Grace'))
  await waitFor(() => expect(box.querySelector('ins')).not.toBeNull())
  expect([...box.querySelectorAll('ins')].map((one) => one.textContent)).toEqual(['30', ' Mine.'])
  expect(await source()).toHaveValue('You have 14 days. Mine.')
  expect(press(texts.save)).toBeDisabled()
  await user.click(press(texts.keepMine))
  await user.click(press(texts.save))
  expect(save.mock.calls[1]?.[0]).toMatchObject({ base: 3, source: 'You have 14 days. Mine.' })
})

describe('the history', () => {
  it('says who saved each version and which words differ between two', async () => {
    open()
    const history = (await screen.findByRole('heading', { name: texts.history })).parentElement
    expect(history).toHaveTextContent('by Cleo')
    await waitFor(() => expect(history?.querySelector('ins')).toHaveTextContent('14'))
    expect(history?.querySelector('del')).toHaveTextContent('7')
  })

  it('restores a version as a draft after asking, and not over unsaved words', async () => {
    const restore = jest.fn(async () => ({ number: 3, status: 'published' as const }))
    let now = edited()
    const { user } = open({ restore, edit: async () => now })
    await user.type(await source(), '!')
    expect(press(texts.restoreOf(1))).toBeDisabled()
    await user.type(await source(), '{Backspace}')
    await user.click(press(texts.restoreOf(1)))
    expect(await screen.findByText(restoreDialog(1, 3).message)).toBeVisible()
    now = edited({ latest: 3, source: 'You have 7 days.' })
    await user.click(
      await within(await screen.findByRole('dialog')).findByRole('button', { name: 'Restore' }),
    )
    expect(await screen.findByText(texts.restored(1, 3))).toBeVisible()
    expect(restore).toHaveBeenCalledWith({ kind: 'page', slug: 'terms', number: 1, base: 2 })
    expect(await source()).toHaveValue('You have 7 days.')
  })
})
