/** Code shapes of a second normalizer: each kind of value with several spellings has one function. */

const AS_EMAIL = '/email|mailbox|recipient/i'
const AS_POSTCODE = ["Identifier[name='postcode']", "MemberExpression[property.name='postcode']"]
const postcode = `:matches(${AS_POSTCODE.join(', ')})`

const NORMALIZED =
  'domain/kit/plain-text.ts, domain/kit/mailbox.ts and domain/account/auth/password-rules.ts normalize text where input is parsed.'
const COMPARED = 'Compare and look up email addresses by mailboxKey, isSameMailbox or isMailbox.'
const PRINTED = 'server/kernel/address-lines.ts prints addresses, line by line.'

export const ONE_FORM = [
  {
    selector: "CallExpression[callee.property.name='normalize'][arguments.0.value=/^NFK?[CD]$/]",
    message: NORMALIZED,
  },
  {
    selector: `CallExpression[callee.property.name=/^to(Lower|Upper)Case$/] > MemberExpression.callee > :matches(Identifier[name=${AS_EMAIL}], MemberExpression[property.name=${AS_EMAIL}])`,
    message: COMPARED,
  },
  {
    selector: `CallExpression[callee.property.name=/^to(Lower|Upper)Case$/][callee.object.callee.property.name='trim'][callee.object.callee.object.name=${AS_EMAIL}]`,
    message: COMPARED,
  },
  { selector: `TemplateLiteral > ${postcode}`, message: PRINTED },
  {
    selector: `CallExpression[callee.property.name='join'] ArrayExpression > ${postcode}`,
    message: PRINTED,
  },
  {
    selector: `:matches(JSXElement, JSXFragment) > JSXExpressionContainer > ${postcode}`,
    message: PRINTED,
  },
]

/** In wire schemas, `line`, `codeText`, `prose` and `Email` trim more than ASCII whitespace. */
export const ONE_FORM_ON_THE_WIRE = [
  ...ONE_FORM,
  {
    selector: "CallExpression[callee.property.name='trim'][callee.object.type='CallExpression']",
    message: 'Take line, codeText, prose or Email of contract/kit/text.schema.ts.',
  },
]
