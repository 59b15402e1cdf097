import { act, createEvent, fireEvent, screen, within } from '@testing-library/react'

import { CatalogItemScreen } from '@/components/office/goods/item-screen'
import { cents } from '@/domain/kit/money'
import { blankValues } from '@/domain/kit/text-field'
import { SHEET_FIELDS } from '@/domain/shop/goods/product-fields'
import { PICTURE_LIMIT } from '@/domain/office/goods/product-pictures'
import { catalog } from '@/messages/office/goods/prices'
import { productPictures as texts } from '@/messages/office/goods/product-pictures'
import type { CatalogItem } from '@/contract/office/goods/goods'
import type { Services } from '@/services/services'

import { aCatalogItem } from '@/__tests__/support/catalog/catalog-item'
import { fakeServices } from '@/__tests__/support/fake-services'
import { problem } from '@/__tests__/support/guest-shop'
import { renderApp } from '@/__tests__/support/render-app'

const upload = (file: string) => ({ file, href: `/up/${file}`, width: 1_600, height: 1_600 })
const picture = (file: string, alt: string) => ({
  ...{ id: `id-${file}`, file, crop: null, alt, width: 1_600, height: 1_600 },
})
const ITEM = aCatalogItem()
const WITH_TWO: CatalogItem = {
  ...ITEM,
  pictures: [picture('one', 'First'), picture('two', 'Second')],
  uploads: [upload('one'), upload('two')],
}

function open(item: CatalogItem, prices: Partial<Services['prices']> = {}) {
  const save = jest.fn(async () => ({ ...item, version: 'two' }))
  const services = fakeServices({ prices: { read: async () => item, save, ...prices } })
  const path = '/backoffice/catalog/7'
  return { save, ...renderApp(<CatalogItemScreen id={7} />, { role: 'catalog', path, services }) }
}

const png = (name: string) => new File(['x'], name, { type: 'image/png' })
const choose = async () => screen.findByLabelText(texts.add)
const alt = (position: number) => screen.getByLabelText(texts.altOf(position))
const button = (name: string) => screen.getByRole('button', { name })
const saved = (save: jest.Mock) => (save.mock.calls.at(-1) as [{ pictures: unknown }])[0].pictures

function uploads() {
  let count = 0
  return jest.fn(async () => upload(`up-${(count += 1)}`))
}

it('several pictures are uploaded, and none is saved without words', async () => {
  const { user, save } = open(ITEM, { uploadPicture: uploads() })
  await user.upload(await choose(), [png('a.png'), png('b.png')])
  await user.type(await screen.findByLabelText(texts.altOf(1)), 'The chain')
  await user.click(button(catalog.save))
  expect(save).not.toHaveBeenCalled()
  expect(screen.getAllByText(texts.altFault)).toHaveLength(1)
  expect(alt(2)).toHaveFocus()
  await user.keyboard('Its lock')
  await user.click(button(catalog.save))
  expect(await screen.findByText(catalog.saved)).toBeVisible()
  expect(saved(save)).toEqual([
    { file: 'up-1', crop: null, alt: 'The chain', color: null },
    { file: 'up-2', crop: null, alt: 'Its lock', color: null },
  ])
})

it('pictures are pasted and dropped like chosen ones; a text is pasted into its field', async () => {
  const uploadPicture = uploads()
  const { user } = open(ITEM, { uploadPicture })
  const area = (await choose()).closest('div')
  if (!area) throw new Error('Nothing to drop on.')
  const drop = createEvent.drop(area, { dataTransfer: { files: [png('a.png')], types: ['Files'] } })
  fireEvent(area, drop)
  expect(drop.defaultPrevented).toBe(true)
  await screen.findByLabelText(texts.altOf(1))
  fireEvent.paste(document.body, { clipboardData: { files: [png('b.png')] } })
  await screen.findByLabelText(texts.altOf(2))
  await user.click(screen.getByLabelText(catalog.title))
  await user.paste(' and lock')
  expect(screen.getByLabelText(catalog.title)).toHaveValue('Chain and lock')
  expect(uploadPicture).toHaveBeenCalledTimes(2)
})

it('what can’t be taken is said by its name, and the rest is taken', async () => {
  const uploadPicture = jest.fn()
  uploadPicture.mockRejectedValueOnce(problem('image_unreadable', { message: 'No.' }))
  uploadPicture.mockResolvedValue(upload('good'))
  const { user } = open(ITEM, { uploadPicture })
  const large = png('large.png')
  Object.defineProperty(large, 'size', { value: PICTURE_LIMIT + 1 })
  const input = await choose()
  input.removeAttribute('accept')
  await user.upload(input, [
    new File(['GIF89a'], 'moving.gif', { type: 'image/gif' }),
    ...[large, png('broken.png'), png('good.png')],
  ])
  await screen.findByLabelText(texts.altOf(1))
  const text = within(screen.getByRole('alert')).getAllByRole('listitem')
  expect(text.map(({ textContent }) => textContent)).toEqual([
    texts.faults.type('moving.gif'),
    texts.faults.size('large.png'),
    expect.stringMatching(/^broken\.png: we can’t read this picture/),
  ])
  expect(uploadPicture).toHaveBeenCalledTimes(2)
  await user.click(button(texts.dismiss))
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

it('how far an upload is stands beside it, and AVIF without a type is known by its name', async () => {
  let finish: (value: ReturnType<typeof upload>) => void = () => undefined
  let sent: (share: number) => void = () => undefined
  const uploadPicture = jest.fn((_: File, { onSent }: { onSent: (share: number) => void }) => {
    sent = onSent
    return new Promise<ReturnType<typeof upload>>((resolve) => (finish = resolve))
  })
  const { user } = open(ITEM, { uploadPicture })
  await user.upload(await choose(), new File(['x'], 'bell.AVIF'))
  act(() => sent(0.4))
  expect(screen.getByText(texts.uploading('bell.AVIF', 40))).toBeVisible()
  expect(screen.getByRole('progressbar')).toHaveAttribute('value', '40')
  expect(uploadPicture.mock.calls[0]?.[1]).toMatchObject({ type: 'image/avif' })
  await act(async () => finish(upload('a')))
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument()
})

it('buttons move a picture, keep the focus and say where it is now', async () => {
  const { user, save } = open(WITH_TWO)
  await screen.findByLabelText(texts.altOf(1))
  button(texts.later(1)).focus()
  await user.keyboard('{Enter}')
  expect(alt(1)).toHaveValue('Second')
  expect(button(texts.later(2))).toHaveFocus()
  expect(screen.getByText(texts.moved(2, 2))).toBeInTheDocument()
  // At the end of the list it does nothing.
  await user.keyboard('{Enter}')
  expect(alt(2)).toHaveValue('First')
  await user.click(button(texts.earlier(2)))
  expect(screen.getByText(texts.moved(1, 2))).toBeInTheDocument()
  await user.click(button(texts.later(1)))
  await user.click(button(catalog.save))
  await screen.findByText(catalog.saved)
  expect(saved(save)).toMatchObject([{ file: 'two' }, { file: 'one' }])
})

it('a picture is dragged to another place; without colors, it has no choice of them', async () => {
  open(WITH_TWO)
  await screen.findByLabelText(texts.altOf(1))
  const data = { dataTransfer: { files: [], types: [] } }
  const [first, second] = screen.getAllByTitle(texts.drag)
  const target = first?.closest('li')
  if (!second || !target) throw new Error('Two pictures are missing.')
  fireEvent.dragStart(second, data)
  fireEvent.dragOver(target, data)
  fireEvent.drop(target, data)
  fireEvent.dragEnd(second, data)
  expect(alt(1)).toHaveValue('Second')
  expect(screen.queryByLabelText(texts.colorOf(1))).not.toBeInTheDocument()
})

it('a removed picture comes back to its place', async () => {
  const { user } = open(WITH_TWO)
  await screen.findByLabelText(texts.altOf(1))
  await user.click(button(texts.remove(1)))
  expect(alt(1)).toHaveValue('Second')
  expect(screen.getByText(texts.notSaved)).toBeVisible()
  expect(button(texts.undo)).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(alt(1)).toHaveValue('First')
  expect(alt(1)).toHaveFocus()
  expect(screen.queryByText(texts.notSaved)).not.toBeInTheDocument()
})

it('a picture is cut to the frame of the shop, or shown as it is', async () => {
  const { user, save } = open(WITH_TWO)
  await screen.findByLabelText(texts.altOf(1))
  await user.click(button(texts.crop(1)))
  await user.click(await screen.findByRole('button', { name: texts.cropping.apply }))
  expect(button(texts.crop(1))).toHaveFocus()
  await user.click(button(catalog.save))
  await screen.findByText(catalog.saved)
  expect(saved(save)).toMatchObject([
    { file: 'one', crop: { x: 0, y: 200, width: 1_600, height: 1_200 } },
    { file: 'two', crop: null },
  ])
  await user.click(button(texts.crop(1)))
  await user.click(await screen.findByRole('radio', { name: texts.cropping.shapes.whole }))
  await user.click(button(texts.cropping.apply))
  await user.click(button(catalog.save))
  expect(saved(save)).toMatchObject([{ crop: null }, { crop: null }])
})

it('pictures of somebody else stand beside one’s own, and those of an earlier edit come back', async () => {
  const { title, description, group, fits, is_offered } = ITEM
  const words = { title, description, group, fits, is_offered, ...blankValues(SHEET_FIELDS) }
  const details = { versions: [], service: null, bundle: null }
  const was = { ...words, ...details, pictures: [picture('old', 'Old one')] }
  const edit = { ...{ id: 1, at: '2026-11-20T12:00:00.000Z', by: 'Ada' }, was, became: WITH_TWO }
  const item = { ...WITH_TWO, edits: [edit], uploads: [...WITH_TWO.uploads, upload('old')] }
  const theirs = { ...item, pictures: [picture('two', 'Theirs')], version: 'two' }
  const read = jest.fn().mockResolvedValueOnce(item).mockResolvedValue(theirs)
  const save = jest.fn().mockRejectedValueOnce(problem('catalog_changed', { status: 409 }))
  const { user } = open(item, { read, save })
  await user.click(await screen.findByText(/Ada/))
  await user.click(button(catalog.restore))
  expect(alt(1)).toHaveValue('Old one')
  await user.click(button(catalog.save))
  const alert = await screen.findByRole('alert')
  expect(within(alert).getAllByRole('row')[1]).toHaveTextContent('Pictures1. Old one1. Theirs')
  await user.click(within(alert).getByRole('button', { name: catalog.takeTheirs }))
  expect(alt(1)).toHaveValue('Theirs')
})

const paint = (title: string) => ({ title, hex: '#112233' })
const version = (id: string, color: string, size: string) => ({
  ...{ id, title: id, price: cents(1_990), color: paint(color), size },
})
const COLORED: CatalogItem = {
  ...WITH_TWO,
  versions: [
    ...[version('red', 'Red', 'M'), version('blue', 'Blue', 'M'), version('red-l', 'Red', 'L')],
  ],
}

it('a picture is for one color or for every one', async () => {
  const { user, save } = open(COLORED)
  const second = await screen.findByLabelText(texts.colorOf(2))
  expect(
    within(second)
      .getAllByRole('option')
      .map((one) => one.textContent),
  ).toEqual([...[texts.everyColor, 'Red', 'Blue']])
  await user.selectOptions(second, 'Blue')
  expect(screen.getByText(texts.notSaved)).toBeVisible()
  await user.click(button(catalog.save))
  expect(saved(save)).toMatchObject([{ color: null }, { color: 'Blue' }])
})

it('staff read what couldn’t be made smaller, and try it again without losing what they typed', async () => {
  const retryPictures = jest.fn(async () => WITH_TWO)
  const { user } = open({ ...WITH_TWO, stuck_pictures: ['id-two'] }, { retryPictures })
  await user.type(await screen.findByLabelText(texts.altOf(1)), ' one')
  expect(screen.getByText(texts.stuck.sentence(['Second']))).toBeVisible()
  await user.click(button(texts.stuck.retry))
  expect(await screen.findByText(texts.stuck.tried)).toBeVisible()
  expect(retryPictures).toHaveBeenCalledWith({ id: 7 })
  expect(alt(1)).toHaveValue('First one')
})
