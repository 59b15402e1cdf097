import { daysOffDialog } from '@/messages/office/capacity/capacity'
import { certificates } from '@/messages/office/certificates/certificates'
import { delays, moveDatesDialog } from '@/messages/office/delays/delays'
import { editBikeDialog, edits } from '@/messages/office/edits/edits'
import {
  fulfillment,
  shipDialog,
  undoParcelDialog,
} from '@/messages/office/fulfillment/fulfillment'
import { NO_MAIL } from '@/messages/office/kit/mail-note'
import { cancelPaidDialog, cancelUnpaidDialog } from '@/messages/office/orders/orders'
import { returns } from '@/messages/office/returns/returns'
import { desk } from '@/messages/office/support/support'
import { cancelRideDialog, testRides } from '@/messages/office/test-rides/test-rides'
import { cents } from '@/domain/kit/money'
import type { BikeEditPreview } from '@/contract/office/edits/edits'
import type { OfficeCertificate } from '@/contract/office/certificates/certificates'
import type { TestRide } from '@/contract/office/test-rides/test-rides'

const email = 'ada@example.com'
const order = { number: 'NK-1', email, lines: [{ count: 1 }], totals: { total: cents(100) } }
const preview = (due: number) =>
  ({ changes: ['Size M → L'], due, refund: 0, old_date: null, new_date: null }) as BikeEditPreview
const ride = { name: 'Ada', day: '2026-12-04', minutes: 600 } as TestRide
const certificate = { number: '12' } as OfficeCertificate

const allOf = ({ message, primaryButton }: { message: string; primaryButton: string }) =>
  `${message} ${primaryButton}`

const TEXTS: Record<string, (hasMail: boolean) => string> = {
  'a cancellation': (has_mail) =>
    cancelUnpaidDialog({ ...order, credit_used: cents(0), has_mail }).message,
  'a cancellation with a refund': (has_mail) =>
    cancelPaidDialog({ ...order, has_mail }, { total: 0, goes_to: [], restocked: 0 } as never)
      .message,
  'a parcel': (hasMail) =>
    shipDialog({ count: 1, rest: 0, carrier: 'UPS', email, hasMail }).message,
  'a parcel that is undone': (hasMail) => undoParcelDialog(1, email, hasMail).message,
  'corrected tracking': (hasMail) => fulfillment.correctionNote(hasMail),
  'a changed bike': (hasMail) => editBikeDialog(preview(0), { email, others: 0, hasMail }).message,
  'a difference to pay': (hasMail) =>
    editBikeDialog(preview(100), { email, others: 0, hasMail }).message,
  'a changed bike that is saved': (hasMail) => edits.savedBike(hasMail),
  'a requested difference': (hasMail) => edits.requested(hasMail),
  'a link that is sent again': (hasMail) => edits.sentAgain(hasMail),
  'a changed delivery': (hasMail) => edits.deliveryHint(hasMail),
  'a changed delivery that is saved': (hasMail) => edits.savedDelivery(hasMail),
  'a received return': (hasMail) => returns.moveNote(hasMail),
  'a registered return': (hasMail) => returns.registerLead(hasMail),
  'a certificate': (hasMail) => certificates.saved(certificate, hasMail),
  'a moved test ride': (hasMail) => testRides.moved(ride, hasMail),
  'a canceled test ride': (hasMail) => testRides.wasCancelled(ride, hasMail),
  'a test ride to cancel': (hasMail) => cancelRideDialog(ride, hasMail).message,
  'moved dates': (has_mail) => delays.moving({ moving: 1, waiting: 2, has_mail }),
  'dates to move': (hasMail) => allOf(moveDatesDialog(2, hasMail)),
  'days off': (has_mail) => allOf(daysOffDialog({ moving: 2, orders: [], has_mail, seen: '' })),
  'an answer': (hasMail) => desk.answerHint(hasMail),
  'a reopened ticket': (hasMail) => desk.reopenDialog(hasMail).message,
}

test.each(Object.entries(TEXTS))('%s promises an email only with a mail server', (_, textOf) => {
  expect(textOf(true)).toMatch(/email/)
  expect(textOf(true)).not.toContain(NO_MAIL)
  expect(textOf(false)).toContain(NO_MAIL)
  expect(textOf(false).replace(NO_MAIL, '')).not.toMatch(/email/i)
})
