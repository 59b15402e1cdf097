interface NoticeBlock {
  text: string
  items?: readonly string[]
  isOrdered?: true
  /** Whether the QR code and its address follow. */
  hasCode?: true
}

/**
 * The English notice of Implementing Regulation (EU) 2025/1960, annex I. Directive 2011/83/EU, art. 6(1)(l) and 22a
 * require it. No element of it may be edited (annex I, note 1).
 */
export const guaranteeNotice = {
  title: 'Legal guarantee',
  lead: 'Minimum two-year legal guarantee protection for goods sold in the European Union',
  blocks: [
    {
      text: 'Consumers can claim their rights under the legal guarantee of conformity, for example if goods:',
      items: ['do not match the description;', 'do not function as intended.'],
    },
    {
      text: 'Sellers are liable for any lack of conformity which existed when the goods were delivered, and which becomes apparent within the legal guarantee period. Sellers in such a situation are required to offer:',
      items: [
        'free repair or free replacement;',
        'in some cases, a price reduction or full reimbursement.',
      ],
    },
    {
      text: 'Some countries have a longer legal guarantee period. For second-hand goods, a shorter period may apply, but not less than one year.',
    },
    {
      text: 'For more information on your rights in a specific country, scan the QR code below or ask the seller.',
      hasCode: true,
    },
    {
      text: 'What to do if you receive non-conforming goods:',
      items: [
        'Contact the seller as soon as possible to report the issue;',
        'Provide proof of purchase, such as a receipt, invoice, or bank statement.',
      ],
      isOrdered: true,
    },
    {
      text: 'Sellers and producers may also offer commercial guarantees, which apply independently from the legal guarantee. For example, you may see this GARAN label representing a commercial guarantee of durability offered by the producer at no additional cost and covering the entire good.',
    },
  ] satisfies NoticeBlock[] as readonly NoticeBlock[],
  url: 'https://europa.eu/youreurope/guarantees',
} as const
