import { fireEvent, screen, within } from '@testing-library/react'

import { brand as page } from '@/screens/backoffice/settings'
import type { BrandPage } from '@/contract/office/brand/brand'
import { ALT_MISSING, BRAND_FIELDS } from '@/domain/kit/brand'
import { edit } from '@/messages/kit/edit'
import { brandTexts as texts } from '@/messages/office/brand/brand'
import { ApiFailure } from '@/services/http/failure'
import type { Services } from '@/services/services'
import { DEFAULT_BRAND } from '@/utils/default-brand'

import { fakeServices } from '@/__tests__/support/fake-services'
import { renderApp } from '@/__tests__/support/render-app'

const PAGE: BrandPage = {
  ...{ brand: DEFAULT_BRAND, seen: 'b1', draft: null, draft_seen: 'd0', versions: [] },
  pictures: { logo: null, mark: null },
  hero: null,
  bikes: [
    { slug: 'nyx', title: 'Nyx', colors: ['Acid', 'Night'] },
    { slug: 'homie', title: 'Homie', colors: ['Harbour'] },
  ],
}
const VERSION = { at: '2030-05-01T10:00:00.000Z', by: 'Ada', brand: DEFAULT_BRAND }
const { fields, pictures } = texts

function open(overrides: Partial<Services['brand']> = {}, shown = PAGE) {
  const services = fakeServices({ brand: { read: async () => shown, ...overrides } })
  return renderApp(page().body, { path: '/backoffice/brand', role: 'manager', services })
}

const publishes = () => jest.fn(async () => ({ ...PAGE, seen: 'b2' }))
const button = (name: string) => screen.getByRole('button', { name })

it('publishes what is typed, with the bike and color of the first picture', async () => {
  const publish = publishes()
  const { user } = open({ publish })
  const name = await screen.findByLabelText(fields.name.label)
  await user.clear(name)
  await user.type(name, 'Velotal')
  expect(screen.getByLabelText(fields.hero_color.label)).toBeDisabled()
  await user.selectOptions(screen.getByLabelText(fields.hero_bike.label), 'nyx')
  await user.selectOptions(screen.getByLabelText(fields.hero_color.label), 'Night')
  await user.click(button(texts.publish))
  expect(publish).toHaveBeenCalledWith({
    ...DEFAULT_BRAND,
    ...{ name: 'Velotal', hero_bike: 'nyx', hero_color: 'Night', seen: 'b1' },
  })
})

it('shows a heading and a menu in the preview while they are typed', async () => {
  const { user } = open()
  await user.type(await screen.findByLabelText(fields.heading.label), ' Soon.')
  await user.type(screen.getByLabelText(fields.menu.label), '\nBlog: https://blog.example/')
  const preview = within(screen.getByRole('region', { name: texts.preview }))
  expect(preview.getByText(`${DEFAULT_BRAND.heading} Soon.`)).toBeVisible()
  expect(preview.getByText('Blog')).toBeVisible()
})

it('both accents are picked, previewed, and refused while they can’t be read', async () => {
  const publish = publishes()
  const { user } = open({ publish })
  const second = await screen.findByLabelText(fields.second_accent.label)
  await user.clear(second)
  await user.type(second, '#cff245')
  await user.click(button(texts.publish))
  expect(publish).not.toHaveBeenCalled()
  expect(second).toHaveAccessibleDescription(
    expect.stringContaining(BRAND_FIELDS.second_accent.field.wrong),
  )
  const preview = screen.getByRole('region', { name: texts.preview })
  expect(preview.style.getPropertyValue('--second-accent')).toBe(DEFAULT_BRAND.second_accent)
  fireEvent.change(screen.getByLabelText(texts.pick(fields.second_accent.label)), {
    target: { value: '#7a1f2b' },
  })
  expect(preview.style.getPropertyValue('--second-accent')).toBe('#7A1F2B')
})

it('sections of the home page are moved and hidden', async () => {
  const publish = publishes()
  const { user } = open({ publish })
  await screen.findByLabelText(fields.name.label)
  expect(button(texts.up(texts.sections.bikes))).toBeDisabled()
  await user.click(button(texts.up(texts.sections.reviews)))
  await user.click(screen.getByRole('checkbox', { name: texts.sections.built }))
  await user.click(button(texts.publish))
  expect(publish).toHaveBeenCalledWith(
    expect.objectContaining({ sections: ['bikes', 'reviews', 'delivery', 'help'] }),
  )
})

it('a foot of pages without the links of the law isn’t sent', async () => {
  const publish = publishes()
  const { user } = open({ publish })
  const footer = await screen.findByLabelText(fields.footer.label)
  await user.clear(footer)
  await user.type(footer, 'Help\nContact: /contact')
  expect(button(texts.saveDraft)).toBeDisabled()
  await user.click(button(texts.publish))
  expect(footer).toHaveAccessibleDescription(
    expect.stringContaining(BRAND_FIELDS.footer.field.wrong),
  )
  expect(publish).not.toHaveBeenCalled()
})

it('a draft is saved, continued and deleted', async () => {
  const draft = { ...VERSION, brand: { ...DEFAULT_BRAND, name: 'Later' } }
  const saveDraft = jest.fn(async ({ brand }: { brand: unknown }) => ({
    ...PAGE,
    draft: brand ? draft : null,
    draft_seen: brand ? 'd1' : 'd0',
  }))
  const { user } = open({ saveDraft: saveDraft as never })
  await user.type(await screen.findByLabelText(fields.name.label), ' Later')
  await user.click(button(texts.saveDraft))
  expect(await screen.findByText(texts.draftSaved)).toBeVisible()
  expect(screen.getByLabelText(fields.name.label)).toHaveValue(DEFAULT_BRAND.name)
  await user.click(button(texts.useDraft))
  expect(screen.getByLabelText(fields.name.label)).toHaveValue('Later')
  await user.click(button(texts.removeDraft))
  expect(saveDraft).toHaveBeenLastCalledWith({ brand: null, seen: 'd1' })
})

it('an earlier version goes into the form, and is published as any other', async () => {
  const versions = [{ ...VERSION, brand: { ...DEFAULT_BRAND, name: 'Before' } }]
  const { user } = open({}, { ...PAGE, versions })
  await user.click(await screen.findByText(texts.history.title))
  await user.click(button(texts.history.use))
  expect(screen.getByLabelText(fields.name.label)).toHaveValue('Before')
  expect(screen.getByText(edit.unsaved)).toBeVisible()
})

it('a logo is uploaded and removed; a file that isn’t a picture says so', async () => {
  const logo = { version: 'abc', width: 300, height: 50 }
  const upload = jest.fn(async () => ({ ...PAGE, pictures: { logo, mark: null } }))
  const removePicture = jest.fn(async () => PAGE)
  const { user } = open({ upload, removePicture })
  await screen.findByLabelText(fields.name.label)
  const input = screen.getByLabelText(pictures.choose(pictures.logo.label), { selector: 'input' })
  await user.upload(input, new File(['x'], 'logo.svg', { type: 'image/svg+xml' }))
  expect(await screen.findByRole('img', { name: pictures.logo.label })).toHaveAttribute(
    'src',
    '/icons/logo.png?abc',
  )
  await user.click(button(pictures.remove))
  expect(removePicture).toHaveBeenCalledWith({ name: 'logo' })
  expect(screen.queryByRole('img', { name: pictures.logo.label })).not.toBeInTheDocument()
  upload.mockRejectedValueOnce(
    new ApiFailure({
      ...{ kind: 'problem', code: 'image_unreadable', status: 422 },
      ...{ errors: [], message: 'Please choose another picture.' },
    } as never),
  )
  await user.upload(input, new File(['x'], 'logo.svg', { type: 'image/svg+xml' }))
  expect(await screen.findByRole('alert')).toHaveTextContent(/picture/i)
})

it.each([
  [2559, true],
  [2560, false],
])('a picture of %d pixels is called too small: %s', async (width, isSmall) => {
  const hero = { version: 'mJ2v0Qk3Zr8wN5yTb7LxAg', width, height: 900 }
  const { user } = open({ upload: async () => ({ ...PAGE, hero }) })
  await screen.findByLabelText(fields.name.label)
  const input = screen.getByLabelText(pictures.choose(pictures.hero.label), { selector: 'input' })
  await user.upload(input, new File(['x'], 'road.jpg', { type: 'image/jpeg' }))
  await screen.findByLabelText(fields.hero_alt.label)
  expect(screen.queryAllByText(pictures.heroSmall(hero))).toHaveLength(isSmall ? 1 : 0)
})

it('a picture of one’s own is previewed, needs a description, and gives way to the bike again', async () => {
  const hero = { version: 'mJ2v0Qk3Zr8wN5yTb7LxAg', width: 2560, height: 1600 }
  const upload = jest.fn(async () => ({ ...PAGE, hero }))
  const publish = publishes()
  const { user } = open({ upload, publish })
  await screen.findByLabelText(fields.name.label)
  const input = screen.getByLabelText(pictures.choose(pictures.hero.label), { selector: 'input' })
  await user.upload(input, new File(['x'], 'road.jpg', { type: 'image/jpeg' }))
  expect(upload).toHaveBeenCalledWith('hero', expect.any(File))
  const alt = await screen.findByLabelText(fields.hero_alt.label)
  await user.click(button(texts.publish))
  expect(alt).toHaveAccessibleDescription(expect.stringContaining(ALT_MISSING))
  expect(publish).not.toHaveBeenCalled()
  await user.type(alt, 'Two riders')
  await user.selectOptions(screen.getByLabelText(fields.hero_focus.label), 'top')
  const preview = within(screen.getByRole('region', { name: texts.preview }))
  const picture = preview.getByRole('img', { name: 'Two riders' })
  expect(picture).toHaveAttribute('src', `/api/hero-pictures/${hero.version}/960.webp`)
  expect(picture).toHaveStyle({ objectPosition: 'top' })
  await user.click(button(texts.publish))
  expect(publish).toHaveBeenCalledWith(
    expect.objectContaining({
      ...{ hero_picture: hero.version, hero_alt: 'Two riders', hero_focus: 'top' },
    }),
  )
})
