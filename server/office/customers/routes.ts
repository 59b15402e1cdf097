import { customersRoutes } from '@/contract/office/customers/customers'
import { customersSchemas } from '@/contract/office/customers/customers.schema'
import {
  changeAccess,
  eraseCustomer,
  exportForCustomer,
  resendConfirmation,
} from '@/server/identity'
import { createRouter } from '@/server/kernel/http/router'
import { auditDownload, textStream } from '@/server/kernel/http/text-stream'
import { sha256 } from '@/server/kernel/ports/ids'

import { changeCredit } from './change-credit'
import { customersTable } from './customers-table'
import { addNote, removeNote } from './notes'
import { customerFilter, readCustomers, readOne } from './read-customers'

export const customersRouter = createRouter(customersRoutes, customersSchemas)
  .on('list', async (context) => ({ data: await readCustomers(context, context.query) }))
  .on('table', async (context) => {
    const { db, body } = context
    const expanded = await customerFilter(context, body)
    await auditDownload(db)
    return { stream: textStream(customersTable(db, expanded)) }
  })
  .on('read', async (context) => ({ data: await readOne(context, context.params.id) }))
  .on('changeAccess', async (context) => {
    const { params, body } = context
    await changeAccess(context, { ...params, action: body.action })
    return { data: await readOne(context, params.id) }
  })
  .on('changeCredit', async (context) => {
    const { params, body, caller, requestId } = context
    const press = context.idempotencyKey ?? requestId
    // The key includes the amount, so that the same client key with a different amount is a different change.
    const parts = [caller.key?.id ?? caller.userId, params.id, body.action, body.amount, press]
    await changeCredit(context, { ...params, ...body, key: sha256(parts.join(':')).slice(0, 32) })
    return { data: await readOne(context, params.id) }
  })
  .on('addNote', async (context) => {
    const { params, body, caller } = context
    await addNote(context, { ...params, ...body, made_by: caller.userId })
    return { data: await readOne(context, params.id) }
  })
  .on('removeNote', async (context) => {
    const { params, body } = context
    await removeNote(context, { ...params, ...body })
    return { data: await readOne(context, params.id) }
  })
  .on('sendConfirmation', async (context) => {
    await resendConfirmation(context, context.params.id)
    return { data: {} }
  })
  .on('exportData', async (context) => {
    const content = JSON.stringify(await exportForCustomer(context, context.params.id), null, 2)
    return { file: { content, fileName: 'personal-data.json' } }
  })
  .on('erase', async (context) => {
    await eraseCustomer(context, { ...context.params, ...context.body })
    return { data: {} }
  })
