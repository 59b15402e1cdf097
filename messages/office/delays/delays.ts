import type { Delay, DelayPreview } from '@/contract/office/delays/delays'
import { delayKind } from '@/domain/office/delays/delays'
import { dateLong } from '@/utils/format'

import type { DialogRequest } from '@/messages/kit/dialogs'
import { mailNote } from '@/messages/office/kit/mail-note'

const orders = (count: number) => (count === 1 ? '1 order' : `${count} orders`)
const buyers = (count: number) => (count === 1 ? 'Its buyer gets' : 'Each buyer gets')

const emails = (count: number) => (count === 1 ? '1 email' : `${count} emails`)

const isItem = (item: string) => delayKind(item) === 'item'

const BEGINS = { item: 'Arrives', week: 'Built from', break: 'Works again' } as const

const WAITING = {
  item: 'wait for',
  week: 'were moved out of',
  break: 'were moved because of',
} as const

const STATES: Record<Delay['state'], string> = {
  active: 'Late',
  replaced: 'Reported again',
  ended: 'Ended',
}

export const delays = {
  title: 'Late parts and full weeks',
  lead: 'When something arrives late at the factory, or a week is full: which promised dates move, and telling the buyers.',
  report: 'Report a delay',
  item: 'What is late?',
  itemHint: 'Full weeks, parts, frames and goods that open orders are waiting for',
  itemFault: 'Choose what is late.',
  waiting: (count: number) => `${orders(count)} ${count === 1 ? 'is' : 'are'} waiting`,
  nobody: 'No open order is waiting for anything.',
  noMatch: 'No open order is waiting for anything by this name.',
  day: 'Arrives at the factory',
  begunOn: 'Built from',
  fullCause: 'Our factory is fully booked in the week we had planned for your bike.',
  dayFault: 'Choose a day.',
  work: 'Business days until ready',
  workHint: 'From then until the order can leave',
  workFault: 'Enter business days from 0 to 60.',
  cause: 'Reason, for the buyers',
  causeHint: 'For example: “Our supplier’s motors arrive three weeks late.”',
  causeFault: 'Tell the buyers why.',
  preview: 'Check which dates move',
  previewTitle: (title: string) => `Promised dates: ${title}`,
  nothing: (count: number) =>
    `${orders(count)} ${count === 1 ? 'waits' : 'wait'} for it, and no promised date moves. Nobody needs to be told.`,
  moving: ({ moving, waiting, has_mail }: Pick<DelayPreview, 'moving' | 'waiting' | 'has_mail'>) =>
    `${moving === waiting ? '' : `${moving} of `}${orders(waiting)} ${moving === 1 ? 'gets' : 'get'} a new date. ${mailNote(`${buyers(moving)} one email.`, has_mail)}`,
  replaces: 'It takes the place of the earlier report of the same item.',
  cut: (count: number) => `The first ${count} are listed.`,
  moved: 'Orders have changed in the meantime. This is the new list.',
  columns: { number: 'Order', name: 'Customer', old: 'Promised', new: 'New date' },
  same: 'stays',
  apply: (count: number) => (count === 1 ? 'Move 1 date' : `Move ${count} dates`),
  back: 'Back to the report',
  done: ({ item, title, moved }: Pick<Delay, 'item' | 'title' | 'moved'>) =>
    `${isItem(item) ? 'Reported late' : 'Moved out of'}: ${title}. ${orders(moved)} ${moved === 1 ? 'has' : 'have'} a new date.`,
  list: 'Delays',
  none: 'Nothing is late',
  noneHint: 'Delays that you report show up here.',
  state: (state: Delay['state']) => STATES[state],
  facts: ({ item, arrives_on, moved, by }: Pick<Delay, 'item' | 'arrives_on' | 'moved' | 'by'>) =>
    [
      `${BEGINS[delayKind(item)]} ${dateLong(arrives_on)}`,
      `${orders(moved)} moved`,
      by && `by ${by}`,
    ]
      .filter(Boolean)
      .join(' · '),
  end: (item: string) => (isItem(item) ? 'It has arrived' : 'Move back'),
  endOf: ({ item, title }: Pick<Delay, 'item' | 'title'>) =>
    `${isItem(item) ? 'It has arrived' : 'Move back'}: ${title}`,
} as const

export const moveDatesDialog = (count: number, hasMail: boolean) =>
  ({
    title: count === 1 ? 'Move this date?' : `Move ${count} dates?`,
    message: `${mailNote(`${buyers(count)} an email now with the new date and your reason.`, hasMail)} The order page shows it at once.`,
    icon: 'info',
    type: 'wide',
    primaryButtonType: 'default',
    primaryButton: `${count === 1 ? 'Move it' : 'Move them'}${hasMail ? ` and send ${emails(count)}` : ''}`,
    secondaryButton: 'Not yet',
  }) as const satisfies DialogRequest

export const endDelayDialog = ({ item, title }: Pick<Delay, 'item' | 'title'>) =>
  ({
    title: isItem(item) ? 'Has it arrived?' : 'Move these dates back?',
    message: `Orders that ${WAITING[delayKind(item)]} ${title} and haven’t shipped get their earlier date back, and their buyers an email about it.`,
    icon: 'info',
    type: 'wide',
    primaryButtonType: 'default',
    primaryButton: isItem(item) ? 'Yes, it’s here' : 'Move them back',
    secondaryButton: 'Not yet',
  }) as const satisfies DialogRequest
