/** The words that Directive 2011/83/EU, art. 11a(2) asks for. A separate file, because most pages need only them. */
export const WITHDRAWAL_LABEL = 'Withdraw from contract here'
