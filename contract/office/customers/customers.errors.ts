export const CUSTOMERS_STATUS = {
  customer_not_found: 404,
  customer_is_staff: 409,
  customer_is_confirmed: 409,
  customer_has_order: 409,
  credit_short: 409,
  note_not_found: 404,
} as const

export const CUSTOMERS_SENTENCE: Record<keyof typeof CUSTOMERS_STATUS, string> = {
  customer_not_found: 'We couldn’t find this customer. The account may have been deleted.',
  customer_is_staff: 'This account belongs to the staff and can’t be changed here.',
  customer_is_confirmed: 'This email address is confirmed already.',
  customer_has_order:
    'An order, a return, a refund or a dispute is open. Please finish it first. You can erase the data then.',
  note_not_found: 'We couldn’t find this note. It may have been removed for over a day.',
  credit_short: 'The customer has less store credit than that.',
}
