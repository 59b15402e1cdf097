import { api } from '@/contract/kit/api'
import type { Route } from '@/contract/kit/route'

/** Operations that need a person, provider or email to succeed; `documentedFaults` covers those. */
export const ELSEWHERE: ReadonlySet<string> = new Set([
  ...[
    'account.setPassword',
    'account.socialLogin',
    'account.checkReset',
    'account.resetPassword',
    'account.confirmEmail',
    'account.saveAvatar',
    'bookkeeping.cancellation',
    'fulfillment.pickListFile',
    'brand.setPicture',
    'account.readAvatar',
    'account.deleteAccount',
    'account.confirmSecondFactor',
    'account.endSecondFactor',
    'account.checkFirstAdmin',
    'account.makeFirstAdmin',
    'account.checkInvitation',
    'account.acceptInvitation',
    'account.joinStaff',
  ],
  ...['bookkeeping.retryEvent', 'bookkeeping.received', 'bookkeeping.sent', 'bookkeeping.decide'],
  ...['fulfillment.build', 'fulfillment.ship', 'fulfillment.deliver', 'fulfillment.correct'],
  ...['fulfillment.undo', 'fulfillment.undoBegin', 'fulfillment.undoDelivery'],
  ...['bookkeeping.cancelPaid', 'drafts.take'],
  ...['fulfillment.returns', 'fulfillment.openReturn', 'fulfillment.moveReturn'],
  ...['bookkeeping.previewRefund', 'bookkeeping.evidence'],
  ...['disputes.files', 'disputes.attach', 'disputes.attachPaper', 'disputes.remove'],
  // No order in the walk waits for a part.
  ...['delays.preview', 'delays.report'],
  // The walk's orders have arrived, and these requests confirm what a quote has shown.
  ...['drafts.create', 'drafts.pay'],
  ...['edits.preview', 'edits.delivery', 'edits.bike'],
  ...['edits.ask', 'edits.sendAsked', 'edits.withdraw', 'edits.difference', 'edits.payDifference'],
  ...['backoffice.cancelOrder', 'backoffice.sendGift'],
  ...['orders.confirmEmail', 'orders.sendConfirmation'],
  ...['orders.changeGift', 'orders.changeMyGift'],
  // Guests of the walk have orders in progress, and its archives aren't made yet.
  ...['guests.erase', 'accounting.file'],
  // A disabled customer can do none of the following.
  ...['customers.changeAccess', 'customers.changeCredit', 'customers.erase', 'desk.merge'],
  // The walk's member has confirmed the email address.
  'customers.sendConfirmation',
  ...['forum.silence', 'forum.unsilence'],
  ...[
    'support.upload',
    'prices.uploadPicture',
    'prices.upload',
    'feeds.feed',
    'goods.picture',
    'promo.hero',
    'configurator.picture',
    'content.picture',
    'forum.picture',
    'support.file',
    'support.postmarkEmail',
    'support.mimeEmail',
    'support.rawEmail',
    'support.postmarkBounce',
  ],
  ...['content.preview', 'content.legalVersion'],
  ...['certificates.submit', 'certificates.withdraw', 'taxCertificates.decide'],
  ...['credits.redeem'],
  ...['forum.endDigest', 'forum.resumeDigest'],
  ...['newsletter.confirm', 'newsletter.unsubscribe'],
  ...['stockAlerts.confirm', 'stockAlerts.unsubscribe', 'savedBuilds.endReminders'],
  ...['payment.callBack', 'payment.callBackPayPal', 'payment.providerEvent'],
])

const patterns = [...ELSEWHERE].map((title) => {
  const [stem = '', name = ''] = title.split('.')
  const routes: Record<string, Route> | undefined = api[stem as keyof typeof api]
  const route = routes?.[name]
  if (!route) throw new Error(`The contract has no ${title}.`)
  const path = new RegExp(`^${route.path.replace(/:[a-zA-Z]+/g, '[^/]+')}$`)
  return { title, route, path }
})

/** Validates a successful response of such an operation by the document; empty for all others. */
export async function documentedFaults(
  call: { method: string; path: string },
  { status, body }: { status: number; body: unknown },
): Promise<string[]> {
  const address = call.path.split('?')[0] ?? ''
  const found = patterns.find(
    ({ route, path }) => route.method === call.method && path.test(address),
  )
  if (!found || status > 299) return []
  // Generating the document is slow, and most test files don't need it.
  const [{ openApiDocument }, { apiValidator }] = await Promise.all([
    import('@/server/openapi/document'),
    import('../api/api-validator'),
  ])
  const document = openApiDocument() as unknown as OpenApi
  const operation =
    document.paths[found.route.path.replace(/:([a-zA-Z]+)/g, '{$1}')]?.[call.method.toLowerCase()]
  const content = operation?.responses[String(status)]?.content
  const schema = content?.['application/json']?.schema
  if (!schema) return [`${found.title}: ${status} with JSON is not listed.`]
  return apiValidator(document).accepts(schema, body)
}

interface OpenApi {
  paths: Record<
    string,
    Record<string, { responses: Record<string, { content?: Record<string, { schema: object }> }> }>
  >
}
