/** The fields of an address, the same wherever one is typed. */
export const addressFields = {
  name: 'Full name',
  country: 'Country',
  line1: 'Street and number',
  line2: 'Apartment, floor, company (optional)',
  addLine2: 'Add apartment, floor or company',
  city: 'Town or city',
  postcode: 'Postcode',
  postcodeHint: (example: string) => `For example ${example}`,
  phone: 'Phone (optional)',
  phoneHint: 'Only the carrier uses it, to arrange the delivery.',
} as const

/** What is wrong with an entry, beside its field and in the summary. */
export const faultSentences = {
  missing: (label: string) => `Enter ${IN_SENTENCE[label] ?? `the ${label.toLowerCase()}`}.`,
  email: 'Enter an e-mail address such as name@example.com.',
  postcode: (example: string) => `Enter a postcode such as ${example}.`,
  summary: (count: number) =>
    count === 1 ? 'One entry needs another look' : `${count} entries need another look`,
} as const

/** The articles that a label takes in "Enter …". */
const IN_SENTENCE: Record<string, string> = {
  'E-mail': 'your e-mail address',
  [addressFields.name]: 'your full name',
  [addressFields.line1]: 'street and number',
  [addressFields.city]: 'a town or city',
  [addressFields.postcode]: 'the postcode',
}

/** The address book. */
export const addresses = {
  title: 'Addresses',
  lead: 'Where your orders go and where their bills go.',
  loading: 'Opening your address book.',
  slow: 'This takes longer than usual. Please wait a moment.',
  empty: 'There is no address in your book yet.',
  emptyHint: 'An address that you add is offered to you at every checkout.',
  add: 'Add an address',
  addTitle: 'New address',
  editTitle: 'Change address',
  edit: 'Edit',
  delete: 'Delete',
  /** Completes the name of a button for those who do not see which card it stands on. */
  of: (name: string, line: string) => `${name}, ${line}`,
  forDelivery: 'Delivery',
  forBill: 'Bill',
  deliverHere: 'Deliver here',
  billHere: 'Bill here',
  save: 'Save address',
  cancel: 'Cancel',
  saved: 'The address was saved.',
  deleted: 'The address was deleted.',
  chosenForDelivery: (line: string) => `Orders go to ${line}.`,
  chosenForBill: (line: string) => `Bills go to ${line}.`,
  full: 'The address book holds 20 addresses. Delete one to add another.',
  notSaved: (sentence: string) => `The address was not saved. ${sentence}`,
  notDeleted: (sentence: string) => `The address was not deleted. ${sentence}`,
  notChosen: (sentence: string) => `Nothing was changed. ${sentence}`,
} as const
