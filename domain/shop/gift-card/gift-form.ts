import { emailFault } from '@/domain/account/auth/account-form'
import { GIFT_LENGTHS, type Gift } from './gift'
import { giftDayFault } from './gift-day'

/** Form values of a gift; without a day, `send_on` is ''. */
export interface GiftForm extends Omit<Gift, 'send_on'> {
  send_on: string
}

const DAY = /^\d{4}-\d\d-\d\d$/

/** @param today 'YYYY-MM-DD' in the shop's time zone */
export function giftFaults(form: GiftForm, today: string) {
  const { to_name, to_email, from_name, message, send_on } = form
  const day = dayFault(send_on, today)
  return {
    ...(to_name.trim() === '' && { to_name: 'toNameMissing' as const }),
    ...(to_name.trim().length > GIFT_LENGTHS.name && { to_name: 'nameLong' as const }),
    ...(emailFault(to_email) !== null && { to_email: 'toEmailMissing' as const }),
    ...(from_name.trim() === '' && { from_name: 'fromNameMissing' as const }),
    ...(from_name.trim().length > GIFT_LENGTHS.name && { from_name: 'nameLong' as const }),
    ...(message.trim().length > GIFT_LENGTHS.message && { message: 'messageLong' as const }),
    ...(day && { send_on: day }),
  }
}

function dayFault(send_on: string, today: string) {
  if (send_on === '') return null
  return DAY.test(send_on) ? giftDayFault({ send_on }, today) : ('dayUnknown' as const)
}

/** Converts form values. Today becomes "right after payment", so the day can't expire in a cart. */
export function typedGift(form: GiftForm, today: string): Gift {
  return {
    to_name: form.to_name.trim(),
    to_email: form.to_email.trim(),
    from_name: form.from_name.trim(),
    message: form.message.replace(/\r\n?/g, '\n').trim(),
    send_on: form.send_on === '' || form.send_on === today ? null : form.send_on,
  }
}
