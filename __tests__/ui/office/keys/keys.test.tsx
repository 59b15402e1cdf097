import { screen, waitFor, within } from '@testing-library/react'

import type { ApiKey } from '@/contract/office/keys/keys'
import { KEY_PERMISSIONS } from '@/domain/kit/permissions'
import { edit as editTexts } from '@/messages/kit/edit'
import { keys as texts, revokeKeyDialog } from '@/messages/office/keys/keys'
import { keys as page } from '@/screens/backoffice/keys'
import type { Fakes } from '@/__tests__/support/fake-services'

import { problem } from '@/__tests__/support/guest-shop'
import { renderApp, withDialogs } from '@/__tests__/support/render-app'

const KEY: ApiKey = {
  ...{ id: 'k1', name: 'Accounting', permissions: ['orders.read'], ip_ranges: [] },
  ...{ expires_at: null, state: 'active', hint: 'nk_live_…x9Tq', made_by: 'Ada Rider' },
  ...{ made_at: '2026-11-20T12:00:00.000Z', used_at: null, lacking: [], version: 'v1' },
}
const UNMADE: ApiKey = {
  ...{ ...KEY, id: 'k2', name: 'Warehouse', state: 'unmade', hint: null },
  ...{ made_by: null, made_at: null },
}

const open = (entries: ApiKey[], keys: Fakes['keys'] = {}) =>
  renderApp(withDialogs(page().body), {
    ...{ path: '/backoffice/keys', role: 'owner' },
    fakes: { keys: { list: async () => entries, ...keys } },
  })
const button = (name: string) => screen.findByRole('button', { name })

it('without keys, says what to add', async () => {
  open([])
  expect(await screen.findByText(texts.none)).toBeVisible()
  expect(screen.getByText(texts.noneHint)).toBeVisible()
})

it('refuses a key without a permission, and addresses that aren’t any', async () => {
  const add = jest.fn(async (body) => ({ ...UNMADE, ...body }))
  const { user } = open([], { add })
  await user.click(await button(texts.add))
  await user.type(screen.getByLabelText(texts.fields.name.label), 'Accounting')
  await user.type(screen.getByLabelText(texts.fields.ip_ranges.label), 'home')
  await user.click(screen.getByRole('button', { name: editTexts.save }))
  expect(screen.getByText('Choose at least one permission.')).toBeVisible()
  expect(screen.getByLabelText(texts.fields.ip_ranges.label)).toBeInvalid()
  expect(add).not.toHaveBeenCalled()
})

it('offers each permission once, in the group of the menu that it is about', async () => {
  const { user } = open([])
  await user.click(await button(texts.add))
  const orders = within(screen.getByRole('group', { name: 'Orders and customers' }))
  expect(orders.getByLabelText('Refund payments')).not.toBeChecked()
  await user.click(orders.getByLabelText('See orders'))
  expect(orders.getByLabelText('See orders')).toBeChecked()
  const groups = texts.permissionGroups.flatMap(({ permissions }) => permissions)
  expect([...groups].sort()).toEqual([...KEY_PERMISSIONS].sort())
})

it('makes the secret with the password, and shows it once', async () => {
  const make = jest.fn(async () => ({ entry: { ...UNMADE }, secret: 'nk_live_abc' }))
  make.mockRejectedValueOnce(problem('password_wrong', { status: 422, message: 'Wrong.' }))
  const { user } = open([UNMADE], { make })
  await user.click(await button('Warehouse'))
  await user.click(await button(texts.make))
  const form = within(screen.getByRole('form', { name: texts.secret }))
  await user.click(form.getByRole('button', { name: texts.make }))
  expect(form.getByText(texts.passwordMissing)).toBeVisible()
  await user.type(form.getByLabelText(texts.password), 'not mine{Enter}')
  expect(await screen.findByText('Wrong.')).toBeVisible()
  await user.type(form.getByLabelText(texts.password), '!{Enter}')
  expect(await screen.findByText(texts.shown)).toBeVisible()
  const secret = screen.getByDisplayValue('nk_live_abc')
  expect(secret).toBeVisible()
  const write = jest.spyOn(navigator.clipboard, 'writeText')
  await user.click(await button(texts.copying.copy))
  expect(await screen.findByText(texts.copying.copied)).toBeVisible()
  expect(write).toHaveBeenCalledWith('nk_live_abc')
  write.mockRejectedValue(new Error('denied'))
  await user.click(await button(texts.copying.copy))
  expect(await screen.findByText(texts.copying.notCopied)).toBeVisible()
  expect(secret).toHaveFocus()
  expect(make).toHaveBeenLastCalledWith({ id: 'k2', password: 'not mine!' })
})

it('asks for the password of a new key at once, without opening it again', async () => {
  const entries: ApiKey[] = []
  const add = jest.fn(async (body: object) => {
    entries.push({ ...UNMADE, ...body })
    return { ...UNMADE, ...body }
  })
  const make = jest.fn(async () => ({ entry: KEY, secret: 'nk_live_abc' }))
  const { user } = open(entries, { list: async () => [...entries], add, make })
  await user.click(await button(texts.add))
  await user.type(screen.getByLabelText(texts.fields.name.label), 'Warehouse')
  await user.click(screen.getByLabelText(texts.fields.permissions.options['orders.read']))
  await user.click(screen.getByRole('button', { name: editTexts.save }))
  const password = await screen.findByLabelText(texts.password)
  expect(screen.getByText(texts.saved('Warehouse'))).toBeVisible()
  expect(password).toHaveFocus()
  await user.type(password, 'mine{Enter}')
  expect(await screen.findByDisplayValue('nk_live_abc')).toBeVisible()
  expect(make).toHaveBeenCalledWith({ id: 'k2', password: 'mine' })
})

it('revokes a key only once that was confirmed', async () => {
  const entries = [KEY]
  const revoke = jest.fn(async () => {
    entries[0] = { ...KEY, state: 'revoked' }
    return entries[0]
  })
  const { user } = open(entries, { list: async () => [...entries], revoke })
  await user.click(await button('Accounting'))
  await user.click(await button(texts.revoke))
  expect(revoke).not.toHaveBeenCalled()
  await user.click(await button(revokeKeyDialog('Accounting').primaryButton))
  await waitFor(() => expect(revoke).toHaveBeenCalledWith({ id: 'k1' }))
  expect(await screen.findByText(texts.notes.revoked)).toBeVisible()
})

it('a revoked key can be read, not changed', async () => {
  const { user } = open([{ ...KEY, state: 'revoked' }])
  await user.click(await button('Accounting'))
  expect(screen.getByLabelText(texts.fields.name.label)).toBeDisabled()
  expect(screen.getByText(texts.notes.revoked)).toBeVisible()
  for (const name of [editTexts.save, texts.revoke, texts.replace])
    expect(screen.queryByRole('button', { name })).toBeNull()
  expect(screen.getByRole('button', { name: editTexts.close })).toBeEnabled()
})

it('says that a key in use needs a new secret to do more', async () => {
  const { user } = open([KEY, UNMADE])
  await user.click(await button('Warehouse'))
  expect(screen.queryByText(texts.widening)).toBeNull()
  await user.click(await button('Accounting'))
  expect(screen.getByText(texts.widening)).toBeVisible()
})

it.each(['expired', 'orphaned'] as const)('says why a key is %s', async (state) => {
  const { user } = open([{ ...KEY, state }])
  await user.click(await button('Accounting'))
  expect(screen.getByText(texts.notes[state])).toBeVisible()
  expect(screen.getByLabelText(texts.fields.name.label)).toBeEnabled()
})

it('lists the permissions that its maker lost', async () => {
  const lacking = { ...KEY, lacking: ['orders.read' as const] }
  const { user } = open([lacking])
  await user.click(await button('Accounting'))
  expect(screen.getByText(texts.lacking(lacking))).toBeVisible()
})
