import { addressFields } from './address-fields'

export const faultSentences = {
  otherRegion: (label: string) => `This ${label} isn’t in the state or province that you chose.`,
  missing: (label: string) => `Enter ${IN_SENTENCE[label] ?? `the ${label.toLowerCase()}`}.`,
  email: 'Enter an email address, such as name@example.com.',
  /** @param label the country's own term, as shown on the field */
  postcode: (label: string, example: string) => `Enter a ${inSentence(label)}, such as ${example}.`,
  regionChoice: (label: string) => `Choose a ${label.toLowerCase()} from the list.`,
  summary: (count: number) => (count === 1 ? 'Please fix 1 field' : `Please fix ${count} fields`),
} as const

/** Wording of field labels in sentences such as "Enter your full name". */
const IN_SENTENCE: Record<string, string> = {
  Email: 'your email address',
  [addressFields.name]: 'your full name',
  [addressFields.line1]: 'your street address',
  [addressFields.city]: 'your city',
  'ZIP code': 'your ZIP code',
  'Postal code': 'your postal code',
}

function inSentence(label: string): string {
  return label.startsWith('ZIP') ? label : label.toLowerCase()
}

export const addresses = {
  title: 'Addresses',
  lead: 'Your shipping and billing addresses.',
  loading: 'Loading your address book…',
  slow: 'This is taking longer than usual. Please wait a moment.',
  empty: 'You have no saved addresses yet.',
  emptyHint: 'Addresses you save show up at checkout.',
  add: 'Add an address',
  addTitle: 'New address',
  editTitle: 'Edit address',
  edit: 'Edit',
  delete: 'Delete',
  /** Text that distinguishes the buttons of different cards for screen readers. */
  of: (name: string, line: string) => `${name}, ${line}`,
  forDelivery: 'Delivery',
  forBill: 'Billing',
  deliverHere: 'Ship to this address',
  billHere: 'Bill to this address',
  save: 'Save address',
  cancel: 'Cancel',
  saved: 'Address saved.',
  deleted: 'Address deleted.',
  chosenForDelivery: (line: string) => `We’ll ship to ${line}.`,
  chosenForBill: (line: string) => `We’ll bill to ${line}.`,
  full: 'You can save up to 20 addresses. Delete one to add another.',
  notSaved: (sentence: string) => `We couldn’t save the address. ${sentence}`,
  notDeleted: (sentence: string) => `We couldn’t delete the address. ${sentence}`,
  notChosen: (sentence: string) => `We couldn’t change that. ${sentence}`,
} as const
