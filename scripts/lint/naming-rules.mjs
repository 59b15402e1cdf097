/**
 * Names that the code base must not use. Enforced by `no-restricted-syntax`, because `naming-convention` needs type
 * information, can't suggest the better word, and also checks members, which the wire and the database define.
 */

/** Actual nouns that end in -ing or -ed; justify additions in the review. */
const NOUNS =
  'Encoding|Heading|Lacing|Rating|Tracing|Feed|Setting|Meaning|Spring|Ring|String|Warning|Mapping|Binding|Building|Booking|Bookkeeping|Pricing|Seed|Speed|Shed|Need|Thread|Shipping|Landing|Casing'
const PARTICIPLES =
  'Known|Given|Shown|Written|Chosen|Told|Said|Kept|Held|Made|Sent|Seen|Found|Bought|Sold|Sown|Sought|Built|Left|Drawn|Grown|Begun|Read|Cut|Paid|Spoken|Heard|Led|Withheld|Done|Undone|Put|Lost|Set|Taken|Worn|Meant'
const VAGUE =
  'About|Again|Alone|Around|At|By|Due|Ears|Hands|Hear|Mine|Of|On|Own|Place|Places|Since|Then|Thing|Two|Ways?|Wish|Wishes|Words?|Ask'

const TYPE_MESSAGE =
  'Name what it is: <Function>Input, <Hook>Options, …Query, …Body, …Deps, …FormValues (docs/glossary.md).'
const types = (pattern) => [
  { selector: `TSInterfaceDeclaration[id.name=/${pattern}/]`, message: TYPE_MESSAGE },
  { selector: `TSTypeAliasDeclaration[id.name=/${pattern}/]`, message: TYPE_MESSAGE },
]

/** Whole names of top-level functions and constants, and prefixes of functions, with replacements. */
const FUNCTIONS = [
  ['(rowOf)', 'toRow'],
  ['(inWire)', 'toResponse'],
  ['(seenOf)', 'versionOf'],
  ['(typedOf)', 'toFormValues'],
  ['(saidFaults)', 'faultMessages'],
  ['(faultsOf)', 'validate…'],
  ['(goOn|bring[A-Z]\\w*)', 'a verb that says what happens'],
  ['(tell|tell[A-Z]\\w*)', 'notify…, publish…'],
  ['(say|say[A-Z]\\w*)', 'print…, respond…, announce…'],
  ['(judge|judged|judge[A-Z]\\w*)', 'validate…, verify…'],
  ['(forget|forget[A-Z]\\w*)', 'erase… (privacy), purge… (retention), clear… (browser), delete…'],
  [
    '(kept|kept[A-Z]\\w*|keep|keep(?!Alive|Running|OrFirst)[A-Z]\\w*)',
    'cache…, save…, store…, record…, stored…',
  ],
  ['(sought\\w*|meant\\w*|wished|wanted\\w*)', 'filter…, parse…, requested…'],
  ['(put[A-Z]\\w*)', 'upsert…'],
  ['(note[A-Z]\\w*(?<!For|Of))', 'record…, mark…'],
  ['((?!matches|content|column|plain)\\w+Words)', '…Text (string), …Texts (list), …Terms (search)'],
  [
    '(use(?:Kept|Settled|Given|Known|Shown|Wanted)\\w*)',
    'the mechanism: useDebounced, useStored…, useDisplay…',
  ],
]
const functions = FUNCTIONS.flatMap(([names, instead]) => {
  const message = `Say what it does: ${instead} (docs/glossary.md).`
  return [
    {
      selector: `:matches(Program, ExportNamedDeclaration) > FunctionDeclaration[id.name=/^${names}$/]`,
      message,
    },
    {
      selector: `:matches(Program, ExportNamedDeclaration) > VariableDeclaration > VariableDeclarator[id.name=/^${names}$/]`,
      message,
    },
  ]
})

export const NAMING = [
  ...types(`^(?!(?:${NOUNS})$)[A-Z][a-z]+(?:ed|ing)$`),
  ...types(`^(?:${PARTICIPLES}|${VAGUE})$`),
  ...types('^(?:Typed|Kept|Given|Wanted|Asked|Told|Sought)[A-Z]|(?:Wish|Wishes|Asked|Told|Seen)$'),
  ...functions,
]
/** Tests may keep short local helpers; their types follow the rule. */
export const NAMING_TESTS = types(`^(?:${VAGUE})$`)

/** Names of variables and parameters. Not `id-denylist`, which also reports members of the API. */
export const NAMING_LOCALS = [
  'kept',
  'told',
  'said',
  'given',
  'wanted',
  'sought',
  'meant',
  'wish',
  'anew',
  'settled',
  'colour',
  'tyre',
].flatMap((name) => [
  {
    selector: `VariableDeclarator > Identifier.id[name='${name}']`,
    message: `Name the mechanism instead of "${name}" (docs/glossary.md).`,
  },
  {
    selector: `:function > Identifier.params[name='${name}']`,
    message: `Name the mechanism instead of "${name}" (docs/glossary.md).`,
  },
])

/** Words that comments must not use, for a small `house` rule, because no core rule checks them. */
export const COMMENT_WORDS = [
  [/\banew\b/i, 'again; re-read, re-render, refetch'],
  [
    /\bwho(?:ever)? (?:is|has|was|comes|calls|asks|reads|buys|looks|types|saves)\b/i,
    'the user, the client, the caller',
  ],
  [/\b(?:some|any|every|no)body\b/i, 'someone, no one; better the role'],
  [/\b(?:he|his|him)\b/, 'they, their'],
  [/\bhears? of\b/i, 'is notified of, subscribes to'],
  [/\bin vain\b/i, 'zero-result'],
  [/\bin the place of\b/i, 'replaces, instead of'],
  [/\b(?:colour|tyre|catalogue|grey|centre|metre|modelled|cancelled)\b/i, 'American spelling'],
]
export const commentWords = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: { word: '"{{ word }}" in a comment: {{ instead }}.' },
  },
  create: (context) => ({
    Program() {
      for (const comment of context.sourceCode.getAllComments())
        for (const [never, instead] of COMMENT_WORDS) {
          const found = never.exec(comment.value)
          if (found)
            context.report({
              loc: comment.loc,
              messageId: 'word',
              data: { word: found[0], instead },
            })
        }
    },
  }),
}
